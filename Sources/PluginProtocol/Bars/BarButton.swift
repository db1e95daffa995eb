import CoreGraphics

/// A button that a scene's controller has in a bar of its container, or room between buttons.
package struct BarButton: Hashable, Sendable {
    package enum Space: Hashable, Sendable {
        /// As wide as `width`.
        case fixed
        /// Shares what the others leave.
        case flexible
    }

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
    /// In points: of the button, or of a fixed space. 0: as wide as it has to be; of a space: none.
    package var width: CGFloat = 0
    /// Nil for a button.
    package var space: Space?
    /// Shown by a long press, or where it has no action by a tap.
    package var menu: BarMenu?

    package init(id: BarButtonID) {
        self.id = id
    }

    /// As a trace shows it.
    var description: String {
        switch space {
        case .fixed: "\(id) \(width) points"
        case .flexible: "\(id) room"
        case nil:
            "\(id) \((title ?? accessibilityLabel).map(TraceText.quoted) ?? "a picture")"
                + (menu.map { " with a \($0.description)" } ?? "")
        }
    }
}
