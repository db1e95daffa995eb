import CoreGraphics

/// A button that a scene's controller has in a bar of its container.
package struct BarButton: Hashable, Sendable {
    package var id: BarButtonID
    package var title: String?
    /// Shown in place of the title.
    package var image: BarImage?
    package var isDone = false
    package var isEnabled = true
    package var isHidden = false
    /// Nil: that of the bar.
    package var tint: CGColor?
    package var accessibilityLabel: String?
    package var accessibilityIdentifier: String?
    package var hasAction = true

    package init(id: BarButtonID) {
        self.id = id
    }
}
