/// What the toolbar of a navigation controller shows for a scene's controller.
package struct Toolbar: Hashable, Sendable {
    /// From the leading edge on.
    package var items: [BarButton]

    package init(_ items: [BarButton] = []) {
        self.items = items
    }

    /// With the spaces.
    package static let mostItems = 32
    /// On the wire, with all texts and pictures: what a host keeps for each scene.
    package static let mostBytes = 320 << 10
    /// Of the pixels of all pictures: the texts have room beside them.
    package static let mostPictureBytes = 208 << 10

    /// As a trace shows it.
    var description: String {
        items.isEmpty ? "empty" : items.map(\.description).joined(separator: ", ")
    }
}
