import QuartzCore

/// A change of size or traits that is announced to a scene's controller: what its coordinator is there told.
package struct SceneTransition: Hashable, Sendable {
    package let id: TransitionID
    /// Nil for a change that is shown at once.
    package let animation: AnimationParameters?
    /// Whether it follows a gesture, until `SceneStep.endInteraction`.
    package let isInteractive: Bool

    package init(id: TransitionID, animation: AnimationParameters?, isInteractive: Bool = false) {
        self.id = id
        self.animation = animation
        self.isInteractive = isInteractive
    }
}
