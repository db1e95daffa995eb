/// One property of one layer on its way from a value to another, as a property animator moves it.
@MainActor final class AnimatedMove {
    let layer: CALayer
    let property: AnimatableProperty
    /// The layer's own value before.
    let start: AnimatableValue
    private let shown: AnimatableValue
    /// The value that the animation leads to.
    let end: AnimatableValue
    private let isAdditive: Bool
    private let delay: Double
    private let key: String
    /// The animation that the layer was given for the move last.
    private var running: CAAnimation?

    private static var lastKey = 0

    /// - Parameters:
    ///   - former: the animator's move of the same property that this one continues, at `progress`.
    ///   - delay: the part of the whole that passes before this move begins.
    init(_ change: PropertyChange, after former: AnimatedMove?, at progress: Double, delay: Double) {
        layer = change.layer
        property = change.property
        end = change.new
        self.delay = delay
        start = former?.start ?? change.old
        if case .adding = change.motion, change.old.difference(from: change.new) != nil {
            isAdditive = true
            // The value counts this move alone. Other animations of the property add to it.
            shown = former?.value(at: progress) ?? change.old
        } else {
            isAdditive = false
            shown = change.shownBefore
        }
        if let former {
            key = former.key
            running = former.running
        } else if isAdditive {
            Self.lastKey += 1
            key = "animator \(Self.lastKey)"
        } else {
            // With this key the move replaces what animates the property, as the next animation replaces the move.
            key = property.rawValue
        }
    }

    /// The value of the property when `progress` of the whole is done.
    func value(at progress: Double) -> AnimatableValue {
        let own = progress <= delay ? 0 : delay < 1 ? (progress - delay) / (1 - delay) : 1
        return shown.interpolated(to: end, at: own)
    }

    /// The same value as an entry of an animation.
    private func entry(at progress: Double) -> Any {
        let value = value(at: progress)
        guard isAdditive else { return value.any }
        return (value.difference(from: end) ?? value.neutral).any
    }

    /// Shows the value at `progress` until something else is said.
    func hold(at progress: Double) {
        let hold = CAKeyframeAnimation(keyPath: property.rawValue)
        hold.values = [entry(at: progress)]
        hold.speed = 0
        run(hold, seconds: 1)
    }

    /// Goes from one progress to another, along the pace.
    func go(from: Double, to: Double, pace: LayerAnimation.Pace, seconds: Double) {
        var stops = [from, to]
        if delay > min(from, to), delay < max(from, to) { stops.insert(delay, at: 1) }
        let move = CAKeyframeAnimation(keyPath: property.rawValue)
        move.values = stops.map(entry)
        move.keyTimes = stops.map { NSNumber(value: ($0 - from) / (to - from)) }
        move.pace = pace
        run(move, seconds: seconds)
    }

    private func run(_ animation: CAPropertyAnimation, seconds: Double) {
        animation.duration = max(seconds, 1e-4)
        animation.isAdditive = isAdditive
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        running = animation
        layer.add(animation, forKey: key)
    }

    /// Shows the layer's own value, unless another animation has replaced the move.
    func finish() {
        if let running, layer.animation(forKey: key) === running { layer.removeAnimation(forKey: key) }
        running = nil
    }

    /// Gives the layer, by its view where it is a view's own, a value on the way, and shows it.
    func finish(at value: AnimatableValue) {
        finish()
        // A part of a control has the control as its owner, and a place of its own.
        guard let view = layer.owner as? UIView, view.layer === layer, view.set(property, to: value) else {
            layer.set(property, to: value)
            return
        }
    }
}
