/// How long changes take that are made together, and how they go on.
package struct AnimationParameters: Hashable, Sendable {
    /// In seconds.
    package let duration: Double
    /// In seconds, before they begin.
    package let delay: Double
    package let pace: LayerAnimation.Pace

    package init(duration: Double, delay: Double = 0, pace: LayerAnimation.Pace) {
        self.duration = duration
        self.delay = delay
        self.pace = pace
    }
}
