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
        leadingButtons = try BarButton.list(wire.leadingButtons, upTo: Self.mostButtons, "leading_buttons")
        trailingButtons = try BarButton.list(wire.trailingButtons, upTo: Self.mostButtons, "trailing_buttons")
        try BarButton.requireDifferent(buttons)
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
