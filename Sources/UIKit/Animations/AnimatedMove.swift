/// One property of one layer on its way from a value to another, as a property animator moves it.
@MainActor struct AnimatedMove {
    let layer: CALayer
    let property: AnimatableProperty
    /// The layer's own value before.
    let start: AnimatableValue
    /// Where it was shown when the move began, in the middle of something else perhaps.
    let shown: AnimatableValue
    let end: AnimatableValue
    /// The part of the whole that passes before this move begins.
    let delay: Double
    let key: String

    /// What is shown when `progress` of the whole is done.
    func value(at progress: Double) -> AnimatableValue {
        let own = progress <= delay ? 0 : delay < 1 ? (progress - delay) / (1 - delay) : 1
        return shown.interpolated(to: end, at: own)
    }

    /// Shows the value at `progress` until something else is said.
    func hold(at progress: Double) {
        let hold = CAKeyframeAnimation(keyPath: property.rawValue)
        hold.values = [value(at: progress).any]
        hold.speed = 0
        run(hold, seconds: 1)
    }

    /// Goes from one progress to another, along the pace.
    func go(from: Double, to: Double, pace: LayerAnimation.Pace, seconds: Double) {
        var stops = [from, to]
        if delay > min(from, to), delay < max(from, to) { stops.insert(delay, at: 1) }
        let move = CAKeyframeAnimation(keyPath: property.rawValue)
        move.values = stops.map { value(at: $0).any }
        move.keyTimes = stops.map { NSNumber(value: ($0 - from) / (to - from)) }
        move.pace = pace
        run(move, seconds: seconds)
    }

    private func run(_ animation: CAPropertyAnimation, seconds: Double) {
        animation.duration = max(seconds, 1e-4)
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: key)
    }

    /// Shows what the layer itself has.
    func finish() {
        layer.removeAnimation(forKey: key)
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
