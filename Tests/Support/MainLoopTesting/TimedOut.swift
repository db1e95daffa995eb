/// What a test waited for did not happen.
package struct TimedOut: Error, CustomStringConvertible {
    package let event: String

    package init(event: String) {
        self.event = event
    }

    package var description: String {
        "Waited \(GuestLoop.patience) in vain until \(event)."
    }
}
