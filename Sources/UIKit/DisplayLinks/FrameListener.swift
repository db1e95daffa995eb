/// Hears of the beginning of each frame in which something may be drawn, while it has been added to `DisplayFrames` and is not paused.
@MainActor protocol FrameListener: AnyObject {
    var isPaused: Bool { get }

    /// - Parameter time: That of the frame, in seconds of the frame clock.
    func frameDidBegin(at time: Double)
}
