/// How long changes take that are made together, and how they go on.
package struct AnimationParameters: Hashable, Sendable {
    /// In seconds.
    package let duration: Double
    package let pace: LayerAnimation.Pace

    package init(duration: Double, pace: LayerAnimation.Pace) {
        self.duration = duration
        self.pace = pace
    }
}
