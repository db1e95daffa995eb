/// One moment of a `LoopClock` that a main loop waits for as it waits for everything else: by a descriptor.
package protocol LoopAlarm: AnyObject, Sendable {
    /// Readable from the moment that was set until `set(at:)` is called again. Nobody has to read from it.
    var descriptor: OwnedDescriptor { get }

    /// - Parameter deadline: A time of the clock; one that has passed makes the descriptor readable at once. Nil: never.
    func set(at deadline: Duration?)
}
