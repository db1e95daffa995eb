import CoreGraphics
import WireMessages

/// In bytes of UTF-8, of each text in a bar.
private let longestText = 4096

private func text(_ isPresent: Bool, _ text: String, _ field: String) throws(Misbehaviour) -> String? {
    isPresent ? try WireNumber.text(text, upTo: longestText, field) : nil
}

extension NavigationItem {
    init(wire: Mullion_V1_NavigationItem) throws(Misbehaviour) {
        self.init()
        title = try text(wire.hasTitle, wire.title, "title")
        backButtonTitle = try text(wire.hasBackButtonTitle, wire.backButtonTitle, "back_button_title")
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
            if let title { $0.title = WireNumber.text(title, upTo: longestText) }
            if let backButtonTitle { $0.backButtonTitle = WireNumber.text(backButtonTitle, upTo: longestText) }
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
        title = try text(wire.hasTitle, wire.title, "title")
        image = wire.hasImage ? try within("image", try BarImage(wire: wire.image)) : nil
        isDone = wire.done
        isEnabled = !wire.disabled
        isHidden = wire.hidden
        tint = wire.hasTint ? try within("tint", try CGColor(wire: wire.tint)) : nil
        accessibilityLabel = try text(wire.hasAccessibilityLabel, wire.accessibilityLabel, "accessibility_label")
        accessibilityIdentifier = try text(
            wire.hasAccessibilityIdentifier, wire.accessibilityIdentifier, "accessibility_identifier")
        hasAction = !wire.hasNoAction_p
    }

    fileprivate var wire: Mullion_V1_BarButton {
        .with {
            $0.button = id.rawValue
            if let title { $0.title = WireNumber.text(title, upTo: longestText) }
            if let image { $0.image = image.wire }
            $0.done = isDone
            $0.disabled = !isEnabled
            $0.hidden = isHidden
            if let tint { $0.tint = tint.wire }
            if let accessibilityLabel {
                $0.accessibilityLabel = WireNumber.text(accessibilityLabel, upTo: longestText)
            }
            if let accessibilityIdentifier {
                $0.accessibilityIdentifier = WireNumber.text(accessibilityIdentifier, upTo: longestText)
            }
            $0.hasNoAction_p = !hasAction
        }
    }
}
