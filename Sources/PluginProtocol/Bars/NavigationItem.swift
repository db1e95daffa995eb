/// What the bar of a navigation controller shows for a scene's controller.
package struct NavigationItem: Hashable, Sendable {
    package enum LargeTitleDisplay: Hashable, Sendable {
        /// As the item below it.
        case automatic
        case always
        case never
    }

    package var title: String?
    /// Above the title.
    package var prompt: String?
    package var largeTitleDisplay = LargeTitleDisplay.automatic
    /// How the bar looks; nil: as it is by itself.
    package var standardAppearance: NavigationBarAppearance?
    /// Where the vertical size class is compact.
    package var compactAppearance: NavigationBarAppearance?
    /// Where nothing of what lies below is under the bar.
    package var scrollEdgeAppearance: NavigationBarAppearance?
    /// Both of these.
    package var compactScrollEdgeAppearance: NavigationBarAppearance?
    /// Nil: its title.
    package var backButtonTitle: String?
    /// In place of the button that leads back to the controller.
    package var backButton: BarButton?
    package var hidesBackButton = false
    package var leftItemsSupplementBackButton = false
    /// From the leading edge on.
    package var leadingButtons: [BarButton] = []
    /// From the trailing edge on.
    package var trailingButtons: [BarButton] = []

    package init() {}

    /// More buttons than this a side does not have.
    package static let mostButtons = 16
    /// On the wire, with all texts and pictures: what a host keeps for each scene.
    package static let mostBytes = 512 << 10
    /// Of the pixels of all pictures: the texts have room beside them.
    package static let mostPictureBytes = 384 << 10

    package var buttons: [BarButton] {
        leadingButtons + trailingButtons + [backButton].compactMap(\.self)
    }

    /// As a trace shows it.
    var description: String {
        let buttons = self.buttons.map(\.description)
        return (title.map(TraceText.quoted) ?? "none")
            + (buttons.isEmpty ? "" : " with \(buttons.joined(separator: ", "))")
    }
}
