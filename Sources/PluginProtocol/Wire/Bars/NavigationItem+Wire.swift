import CoreGraphics
import WireMessages

extension NavigationItem {
    init(wire: Mullion_V1_NavigationItem) throws(Misbehaviour) {
        self.init()
        title = try BarText.title(wire.hasTitle, wire.title, "title")
        backButtonTitle = try BarText.title(wire.hasBackButtonTitle, wire.backButtonTitle, "back_button_title")
        prompt = try BarText.title(wire.hasPrompt, wire.prompt, "prompt")
        largeTitleDisplay = try LargeTitleDisplay(wire: wire.largeTitleDisplay)
        standardAppearance =
            wire.hasStandardAppearance
            ? try within("standard_appearance", try NavigationBarAppearance(wire: wire.standardAppearance)) : nil
        compactAppearance =
            wire.hasCompactAppearance
            ? try within("compact_appearance", try NavigationBarAppearance(wire: wire.compactAppearance)) : nil
        scrollEdgeAppearance =
            wire.hasScrollEdgeAppearance
            ? try within("scroll_edge_appearance", try NavigationBarAppearance(wire: wire.scrollEdgeAppearance)) : nil
        compactScrollEdgeAppearance =
            wire.hasCompactScrollEdgeAppearance
            ? try within(
                "compact_scroll_edge_appearance", try NavigationBarAppearance(wire: wire.compactScrollEdgeAppearance))
            : nil
        backButton = wire.hasBackButton ? try within("back_button", try BarButton(wire: wire.backButton)) : nil
        hidesBackButton = wire.hidesBackButton
        leftItemsSupplementBackButton = wire.leftItemsSupplementBackButton
        leadingButtons = try BarButton.list(wire.leadingButtons, upTo: Self.mostButtons, "leading_buttons")
        trailingButtons = try BarButton.list(wire.trailingButtons, upTo: Self.mostButtons, "trailing_buttons")
        try BarButton.requireDifferent(buttons)
    }

    var wire: Mullion_V1_NavigationItem {
        .with {
            if let title { $0.title = BarText.cutTitle(title) }
            if let backButtonTitle { $0.backButtonTitle = BarText.cutTitle(backButtonTitle) }
            if let prompt { $0.prompt = BarText.cutTitle(prompt) }
            $0.largeTitleDisplay = largeTitleDisplay.wire
            if let standardAppearance { $0.standardAppearance = standardAppearance.wire }
            if let compactAppearance { $0.compactAppearance = compactAppearance.wire }
            if let scrollEdgeAppearance { $0.scrollEdgeAppearance = scrollEdgeAppearance.wire }
            if let compactScrollEdgeAppearance { $0.compactScrollEdgeAppearance = compactScrollEdgeAppearance.wire }
            if let backButton { $0.backButton = backButton.wire }
            $0.hidesBackButton = hidesBackButton
            $0.leftItemsSupplementBackButton = leftItemsSupplementBackButton
            $0.leadingButtons = leadingButtons.prefix(Self.mostButtons).map(\.wire)
            $0.trailingButtons = trailingButtons.prefix(Self.mostButtons).map(\.wire)
        }
    }
}

extension NavigationItem.LargeTitleDisplay {
    fileprivate init(wire: Mullion_V1_LargeTitleDisplay) throws(Misbehaviour) {
        switch wire {
        case .unspecified: self = .automatic
        case .always: self = .always
        case .never: self = .never
        case .UNRECOGNIZED(let number):
            throw Misbehaviour(.unknownCase, "\(number) says nothing of large titles", at: ["large_title_display"])
        }
    }

    fileprivate var wire: Mullion_V1_LargeTitleDisplay {
        switch self {
        case .automatic: .unspecified
        case .always: .always
        case .never: .never
        }
    }
}
