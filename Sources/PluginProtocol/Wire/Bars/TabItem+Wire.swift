import CoreGraphics
import WireMessages

extension TabItem {
    init(wire: Mullion_V1_TabItem) throws(Misbehaviour) {
        self.init()
        title = try BarText.read(wire.hasTitle, wire.title, "title")
        image = wire.hasImage ? try within("image", try BarImage(wire: wire.image)) : nil
        selectedImage =
            wire.hasSelectedImage ? try within("selected_image", try BarImage(wire: wire.selectedImage)) : nil
        badge = try BarText.read(wire.hasBadge, wire.badge, "badge")
        badgeColor = wire.hasBadgeColor ? try within("badge_color", try CGColor(wire: wire.badgeColor)) : nil
        accessibilityLabel = try BarText.read(
            wire.hasAccessibilityLabel, wire.accessibilityLabel, "accessibility_label")
        accessibilityIdentifier = try BarText.read(
            wire.hasAccessibilityIdentifier, wire.accessibilityIdentifier, "accessibility_identifier")
    }

    var wire: Mullion_V1_TabItem {
        .with {
            if let title { $0.title = BarText.cut(title) }
            if let image { $0.image = image.wire }
            if let selectedImage { $0.selectedImage = selectedImage.wire }
            if let badge { $0.badge = BarText.cut(badge) }
            if let badgeColor { $0.badgeColor = badgeColor.wire }
            if let accessibilityLabel { $0.accessibilityLabel = BarText.cut(accessibilityLabel) }
            if let accessibilityIdentifier { $0.accessibilityIdentifier = BarText.cut(accessibilityIdentifier) }
        }
    }
}
