import MainLoop

/// A clock that goes at a tenth of the pace of the true one. A plugin counts as hanging by the loop's clock, and then the host has words to draw:
/// on a machine that is busy with other things it has ten times as long to answer.
struct SlowClock: LoopClock {
    static let pace = 10

    var now: Duration {
        MonotonicClock().now / Self.pace
    }

    func makeAlarm() throws(SystemCallError) -> any LoopAlarm {
        SlowAlarm(try MonotonicClock().makeAlarm())
    }
}
