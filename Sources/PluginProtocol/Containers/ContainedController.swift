/// A controller that a container of the host has: on its stack, in a tab, or for a column.
package struct ContainedController: Hashable, Sendable {
    package var controller: ControllerID
    /// Nil for a controller that is not the plugin's.
    package var scene: SceneID?
    /// Where the plugin has offered it.
    package var offer: OfferID?

    package init(controller: ControllerID, scene: SceneID? = nil, offer: OfferID? = nil) {
        self.controller = controller
        self.scene = scene
        self.offer = offer
    }
}

extension ContainedController: CustomStringConvertible {
    package var description: String {
        scene.map { "\(controller) (scene \($0))" } ?? "\(controller)"
    }
}
