import CoreGraphics
import WireMessages

extension BarButton {
    /// In points.
    private static let widths = 0.0...10_000

    init(wire: Mullion_V1_BarButton) throws(Misbehaviour) {
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
        width = CGFloat(try WireNumber.check(wire.width, in: Self.widths, "width"))
        space = try Space.read(wire.space)
        menu = wire.hasMenu ? try within("menu", try BarMenu(wire: wire.menu)) : nil
    }

    static func list(
        _ wire: [Mullion_V1_BarButton], upTo limit: Int, _ field: String
    ) throws(Misbehaviour) -> [BarButton] {
        try WireNumber.count(wire.count, upTo: limit, field)
        var buttons: [BarButton] = []
        for (index, button) in wire.enumerated() {
            buttons.append(try within("\(field)[\(index)]", try BarButton(wire: button)))
        }
        return buttons
    }

    /// No button is in a bar twice.
    static func requireDifferent(_ buttons: [BarButton]) throws(Misbehaviour) {
        var seen: Set<BarButtonID> = []
        for button in buttons where !seen.insert(button.id).inserted {
            throw Misbehaviour(.foreignIdentifier, "button \(button.id) is there twice")
        }
    }

    var wire: Mullion_V1_BarButton {
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
            $0.width = WireNumber.clamp(Double(width), to: Self.widths, else: 0)
            $0.space = Space.wire(space)
            if let menu { $0.menu = menu.wire }
        }
    }
}

extension BarButton.Space {
    /// Nil for a button.
    fileprivate static func read(_ wire: Mullion_V1_BarSpace) throws(Misbehaviour) -> Self? {
        switch wire {
        case .unspecified: nil
        case .fixed: .fixed
        case .flexible: .flexible
        case .UNRECOGNIZED(let number):
            throw Misbehaviour(.unknownCase, "\(number) is no kind of space", at: ["space"])
        }
    }

    fileprivate static func wire(_ space: Self?) -> Mullion_V1_BarSpace {
        switch space {
        case .fixed: .fixed
        case .flexible: .flexible
        case nil: .unspecified
        }
    }
}
