/// A controller on the stack of a navigation controller of the host.
package struct StackEntry: Hashable, Sendable {
    package var controller: ControllerNumber
    /// Nil for a controller that is not the plugin's.
    package var scene: SceneID?
    /// Where the plugin has offered it.
    package var offer: OfferID?

    package init(controller: ControllerNumber, scene: SceneID? = nil, offer: OfferID? = nil) {
        self.controller = controller
        self.scene = scene
        self.offer = offer
    }
}
