import Diagnostics

/// An animation runs on a layer for a while and changes how it is shown, not what it is: the layer's properties keep their values.
///
/// It is a description. The process that owns the layer makes it, and the one that shows the layer carries it
/// out. A change after it was added to a layer has no effect on that layer; another one may get it as well.
@preconcurrency @MainActor open class CAAnimation: CAMediaTiming, NSObjectProtocol, Hashable, CustomStringConvertible {
    public required init() {}

    /// The pace of the whole; nil is linear.
    open var timingFunction: CAMediaTimingFunction?
    /// Held strongly, as Core Animation does, until the animation has ended.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the layer drops the animation when it has ended.
    open var isRemovedOnCompletion = true

    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode: CAMediaTimingFillMode = .removed

    /// The pace of the whole, in place of `timingFunction`.
    package var pace: LayerAnimation.Pace?

    /// Seconds from the commit to the beginning, where `beginTime` does not say it.
    package var delay: Double = 0

    /// Called once the animation is over, with whether it ran to its end.
    package var onEnd: ((_ finished: Bool) -> Void)?

    /// Whether the view that owns the layer takes no touches meanwhile.
    package var blocksInteraction = false

    /// The animation with the values that it has now, for the layer that it is added to.
    func snapshot() -> CAAnimation { self }

    func copyTiming(to copy: CAAnimation) {
        copy.timingFunction = timingFunction
        copy.isRemovedOnCompletion = isRemovedOnCompletion
        copy.beginTime = beginTime
        copy.duration = duration
        copy.speed = speed
        copy.timeOffset = timeOffset
        copy.repeatCount = repeatCount
        copy.repeatDuration = repeatDuration
        copy.autoreverses = autoreverses
        copy.fillMode = fillMode
        copy.pace = pace
        copy.delay = delay
    }

    /// The description, with what `layer` has where the animation does not say; nil where there is nothing to run, with a
    /// line in the log.
    ///
    /// - Parameter groups: Those that the animation is in, the outermost first.
    func description(
        of id: LayerAnimation.ID, on layer: CALayer, timing: AnimationTiming, in groups: [LayerAnimation.Group]
    ) -> LayerAnimation? {
        nil
    }

    /// Returns the animations that run on `layer`: this one, or in the place of a group those that are in it.
    ///
    /// - Parameters:
    ///   - id: The name of the one; those of a group have names of their own.
    ///   - groups: The groups that the animation is in, the outermost first.
    func runs(
        as id: LayerAnimation.ID, on layer: CALayer, timing: AnimationTiming, in groups: [LayerAnimation.Group]
    ) -> [LayerAnimations.Run] {
        description(of: id, on: layer, timing: timing, in: groups)
            .map { [LayerAnimations.Run(animation: self, description: $0)] } ?? []
    }

    var wholePace: LayerAnimation.Pace {
        pace ?? .curve(timingFunction?.curve ?? .linear)
    }

    /// - Parameters:
    ///   - now: of the media clock.
    ///   - standardDuration: in place of a duration of 0.
    func timing(startedAt now: Double, standardDuration: Double) -> AnimationTiming {
        timing(
            from: beginTime == 0 ? now + delay : beginTime, standardDuration: standardDuration,
            stays: !isRemovedOnCompletion)
    }

    /// Returns the timing of an animation in a group, by the time of the group.
    ///
    /// - Parameter duration: The length of one run of the group, in seconds, in place of a duration of 0.
    func timing(inGroupOf duration: Double) -> AnimationTiming {
        timing(from: beginTime + delay, standardDuration: duration, stays: true)
    }

    private func timing(from begin: Double, standardDuration: Double, stays: Bool) -> AnimationTiming {
        let length = duration == 0 ? standardDuration : duration
        let cycle = autoreverses ? 2 * length : length
        let count: Double =
            repeatDuration > 0 && cycle > 0 ? repeatDuration / cycle : repeatCount == 0 ? 1 : Double(repeatCount)
        return AnimationTiming(
            begin: begin, duration: length, rate: Double(speed), offset: timeOffset, repeatCount: count,
            autoreverses: autoreverses, fillsBackwards: [.backwards, .both].contains(fillMode),
            fillsForwards: stays && [.forwards, .both].contains(fillMode))
    }

    func refuseTiming(on layer: CALayer) {
        Log.views.warning(
            "\(layer.id): an animation with the duration \(duration), speed \(speed) and repeat count \(repeatCount) cannot run; each must be a number, and only the speed may be negative"
        )
    }

    // MARK: Identity

    nonisolated open var hash: Int { identityHash }
    nonisolated open func isEqual(_ object: Any?) -> Bool { isIdentical(to: object) }
    nonisolated open var description: String { identityDescription }

    nonisolated public static func == (left: CAAnimation, right: CAAnimation) -> Bool {
        left === right || left.isEqual(right)
    }

    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}
