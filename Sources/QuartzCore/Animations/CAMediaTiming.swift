/// When something runs, how fast and how often. Times are in seconds.
@preconcurrency @MainActor public protocol CAMediaTiming: AnyObject {
    /// The time of the media clock (`CACurrentMediaTime()`) at which it begins, in seconds; 0 is when the change is committed.
    var beginTime: CFTimeInterval { get set }
    /// The seconds that one run takes; 0 takes the duration of the transaction.
    var duration: CFTimeInterval { get set }
    /// 2 runs twice as fast, 0 stands still.
    var speed: Float { get set }
    /// The animation's own time at its beginning.
    var timeOffset: CFTimeInterval { get set }
    /// May be a fraction, or `.infinity`.
    var repeatCount: Float { get set }
    /// How long the runs go on; above 0 it counts in place of `repeatCount`.
    var repeatDuration: CFTimeInterval { get set }
    /// Each run is followed by one back.
    var autoreverses: Bool { get set }
    /// The value that is shown before the beginning and after the end.
    var fillMode: CAMediaTimingFillMode { get set }
}
