/// A scene of a storyboard: a controller and the objects that belong to it.
package struct InterfaceScene: Sendable {
    /// The controller, or the placeholder of one in another storyboard.
    package let controller: InterfaceElement
    /// The other objects, in the order of the file: placeholders, the exit, gesture recognisers, views beside the controller's.
    package let others: [InterfaceElement]

    package init?(_ element: InterfaceElement) {
        let objects = element.members(of: "objects")
        let place =
            objects.firstIndex { $0["sceneMemberID"] == "viewController" }
            ?? objects.firstIndex {
                $0.name.lowercased().hasSuffix("controller") || $0.name == "viewControllerPlaceholder"
            }
        guard let place else { return nil }
        controller = objects[place]
        var others = objects
        others.remove(at: place)
        self.others = others
    }

    package var id: String? { controller.id }

    /// Whether the scene stands for a controller of another storyboard.
    package var isReference: Bool { controller.name == "viewControllerPlaceholder" }
}
