/// The time by which a main loop's timers run. A seam for tests: `MonotonicClock` in programs, `ManualClock` in tests.
package protocol LoopClock: Sendable {
    /// The time since an origin that is fixed for the life of the clock and means nothing otherwise. It never goes back.
    var now: Duration { get }

    /// A new alarm on this clock; each loop has one.
    func makeAlarm() throws(SystemCallError) -> any LoopAlarm
}
