import CoreGraphics
import WireMessages

extension NavigationItem {
    init(wire: Mullion_V1_NavigationItem) throws(Misbehaviour) {
        self.init()
        title = try BarText.title(wire.hasTitle, wire.title, "title")
        backButtonTitle = try BarText.title(wire.hasBackButtonTitle, wire.backButtonTitle, "back_button_title")
        backButton = wire.hasBackButton ? try within("back_button", try BarButton(wire: wire.backButton)) : nil
        hidesBackButton = wire.hidesBackButton
        leftItemsSupplementBackButton = wire.leftItemsSupplementBackButton
        leadingButtons = try Self.buttons(wire.leadingButtons, "leading_buttons")
        trailingButtons = try Self.buttons(wire.trailingButtons, "trailing_buttons")
        var seen: Set<BarButtonID> = []
        for button in buttons where !seen.insert(button.id).inserted {
            throw Misbehaviour(.foreignIdentifier, "button \(button.id) is there twice")
        }
    }

    private static func buttons(
        _ wire: [Mullion_V1_BarButton], _ field: String
    ) throws(Misbehaviour) -> [BarButton] {
        try WireNumber.count(wire.count, upTo: mostButtons, field)
        var buttons: [BarButton] = []
        for (index, button) in wire.enumerated() {
            buttons.append(try within("\(field)[\(index)]", try BarButton(wire: button)))
        }
        return buttons
    }

    var wire: Mullion_V1_NavigationItem {
        .with {
            if let title { $0.title = BarText.cutTitle(title) }
            if let backButtonTitle { $0.backButtonTitle = BarText.cutTitle(backButtonTitle) }
            if let backButton { $0.backButton = backButton.wire }
            $0.hidesBackButton = hidesBackButton
            $0.leftItemsSupplementBackButton = leftItemsSupplementBackButton
            $0.leadingButtons = leadingButtons.prefix(Self.mostButtons).map(\.wire)
            $0.trailingButtons = trailingButtons.prefix(Self.mostButtons).map(\.wire)
        }
    }
}

extension BarButton {
    fileprivate init(wire: Mullion_V1_BarButton) throws(Misbehaviour) {
        self.init(id: try WireNumber.serial(wire.button, "button"))
        title = try BarText.read(wire.hasTitle, wire.title, "title")
        image = wire.hasImage ? try within("image", try BarImage(wire: wire.image)) : nil
        isDone = wire.done
        isEnabled = !wire.disabled
        isHidden = wire.hidden
        tint = wire.hasTint ? try within("tint", try CGColor(wire: wire.tint)) : nil
        accessibilityLabel = try BarText.read(
            wire.hasAccessibilityLabel, wire.accessibilityLabel, "accessibility_label")
        accessibilityIdentifier = try BarText.read(
            wire.hasAccessibilityIdentifier, wire.accessibilityIdentifier, "accessibility_identifier")
        hasAction = !wire.hasNoAction_p
    }

    fileprivate var wire: Mullion_V1_BarButton {
        .with {
            $0.button = id.rawValue
            if let title { $0.title = BarText.cut(title) }
            if let image { $0.image = image.wire }
            $0.done = isDone
            $0.disabled = !isEnabled
            $0.hidden = isHidden
            if let tint { $0.tint = tint.wire }
            if let accessibilityLabel {
                $0.accessibilityLabel = BarText.cut(accessibilityLabel)
            }
            if let accessibilityIdentifier {
                $0.accessibilityIdentifier = BarText.cut(accessibilityIdentifier)
            }
            $0.hasNoAction_p = !hasAction
        }
    }
}
