/// Calls a method before each frame in which something may be drawn, by Apple's name.
///
/// Frames are those of the screen. In a plugin they are those of its panes: there is none while the host has not shown the last commit, and none
/// while no pane is seen. Who draws from time to time by a timer draws too often or too seldom; who draws by a link does not.
///
/// A link is held by the loop that it was added to, and holds its target, until `invalidate()`.
@preconcurrency @MainActor open class CADisplayLink: FrameListener {
    private var target: AnyObject?
    private let selector: Selector
    private var modes: Set<RunLoop.Mode> = []

    /// - Parameters:
    ///   - target: Whose method is called; it is retained.
    ///   - sel: A method that takes nothing, or the link. One that cannot be called is reported, and ends the link.
    public init(target: Any, selector sel: Selector) {
        self.target = target as AnyObject
        selector = sel
    }

    // MARK: Time

    /// When the last frame began, in seconds of `CACurrentMediaTime()`; 0 before the first.
    open private(set) var timestamp: CFTimeInterval = 0
    /// When the frame after that is to begin.
    open private(set) var targetTimestamp: CFTimeInterval = 0
    /// The time between two frames of the screen, in seconds.
    open var duration: CFTimeInterval { 1 / DisplayFrames.framesPerSecond }

    /// How often the method is called at most. A rate that is no number, or below 1, is that of the screen.
    open var preferredFrameRateRange = CAFrameRateRange.default

    /// The same as a whole number; 0, the default, is as often as the screen has frames.
    open var preferredFramesPerSecond: Int {
        get { Int(exactly: (preferredFrameRateRange.preferred ?? 0).rounded()) ?? 0 }
        set {
            let rate = Float(max(0, newValue))
            preferredFrameRateRange = CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
        }
    }

    /// Whether the method is not called. Nothing is made up for afterwards.
    open var isPaused = false {
        didSet { if !isPaused { DisplayFrames.main.listenersDidChange() } }
    }

    // MARK: Life

    /// Begins to call. Only the main loop has frames; on another one nothing is called.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard target != nil, runloop === RunLoop.main else { return }
        modes.insert(mode)
        DisplayFrames.main.add(self)
    }

    /// Ends what `add(to:forMode:)` began with the same mode.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard runloop === RunLoop.main, modes.remove(mode) != nil, modes.isEmpty else { return }
        DisplayFrames.main.remove(self)
    }

    /// Ends the link for good: it calls nobody any more, and lets go of its target.
    open func invalidate() {
        modes = []
        target = nil
        DisplayFrames.main.remove(self)
    }

    /// A frame has begun: calls the method, if as many frames have passed as the rate asks for.
    final func frameDidBegin(at time: Double) {
        let interval = 1 / preferredFrameRateRange.framesPerSecond
        // Half a frame early is nearer than half a frame late.
        guard !isPaused, !modes.isEmpty, let target, timestamp == 0 || time - timestamp > interval - duration / 2 else {
            return
        }
        timestamp = time
        targetTimestamp = time + interval
        // A method that is not there, or takes something else, was reported. It would be again in each frame.
        if ObjectRegistry.shared.perform(selector, on: target, MethodArguments(self)) == nil { invalidate() }
    }
}
