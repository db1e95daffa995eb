import CoreGraphics

/// What the bar of a tab bar controller shows for a scene's controller.
package struct TabItem: Hashable, Sendable {
    package var title: String?
    package var image: BarImage?
    /// While the tab is selected; nil: the image.
    package var selectedImage: BarImage?
    /// "" for a dot; nil for none.
    package var badge: String?
    /// Nil: that of the bar.
    package var badgeColor: CGColor?
    package var accessibilityLabel: String?
    package var accessibilityIdentifier: String?

    package init() {}

    /// On the wire, with all texts and both pictures: what a host keeps for each scene.
    package static let mostBytes = 192 << 10

    /// As a trace shows it.
    var description: String {
        (title.map(TraceText.quoted) ?? "none") + (badge.map { " badge \(TraceText.quoted($0))" } ?? "")
    }
}
