import CoreGraphics
import WireMessages

extension NavigationBarAppearance {
    init(wire: Mullion_V1_NavigationBarAppearance) throws(Misbehaviour) {
        self.init()
        background = wire.hasBackground ? try within("background", try CGColor(wire: wire.background)) : nil
        shadow = wire.hasShadow ? try within("shadow", try CGColor(wire: wire.shadow)) : nil
        title = try within("title", try BarTextStyle(wire: wire.title))
        largeTitle = try within("large_title", try BarTextStyle(wire: wire.largeTitle))
        button = try within("button", try BarButtonAppearance(wire: wire.button))
        doneButton = try within("done_button", try BarButtonAppearance(wire: wire.doneButton))
        backButton = try within("back_button", try BarButtonAppearance(wire: wire.backButton))
    }

    var wire: Mullion_V1_NavigationBarAppearance {
        .with {
            if let background { $0.background = background.wire }
            if let shadow { $0.shadow = shadow.wire }
            if title != BarTextStyle() { $0.title = title.wire }
            if largeTitle != BarTextStyle() { $0.largeTitle = largeTitle.wire }
            if button != BarButtonAppearance() { $0.button = button.wire }
            if doneButton != BarButtonAppearance() { $0.doneButton = doneButton.wire }
            if backButton != BarButtonAppearance() { $0.backButton = backButton.wire }
        }
    }
}

extension BarButtonAppearance {
    fileprivate init(wire: Mullion_V1_BarButtonAppearance) throws(Misbehaviour) {
        self.init()
        normal = try within("normal", try BarTextStyle(wire: wire.normal))
        highlighted = try within("highlighted", try BarTextStyle(wire: wire.highlighted))
        disabled = try within("disabled", try BarTextStyle(wire: wire.disabled))
        focused = try within("focused", try BarTextStyle(wire: wire.focused))
    }

    fileprivate var wire: Mullion_V1_BarButtonAppearance {
        .with {
            if normal != BarTextStyle() { $0.normal = normal.wire }
            if highlighted != BarTextStyle() { $0.highlighted = highlighted.wire }
            if disabled != BarTextStyle() { $0.disabled = disabled.wire }
            if focused != BarTextStyle() { $0.focused = focused.wire }
        }
    }
}
