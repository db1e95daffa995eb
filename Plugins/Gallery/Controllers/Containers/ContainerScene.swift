import UIKit

/// A container of the host with pages of mail in it.
package enum ContainerScene: String, CaseIterable, Sendable {
    case navigation = "navigation stack"
    case tabs = "tabs"
    case furtherTabs = "further tabs"
    case twoColumns = "two columns"
    case threeColumns = "three columns"
    case custom = "container of the app's own"

    /// The scenes that look different at this width.
    package static func all(isWide: Bool) -> [ContainerScene] {
        // In a wide bar all tabs have room.
        isWide ? allCases.filter { $0 != .furtherTabs } : allCases
    }

    /// - Parameters:
    ///   - isWide: Whether it is shown at a regular width.
    ///   - pane: Makes the controller of a page, wherever that runs. No two are asked for with the same page.
    @MainActor package func makeRoot(
        in language: GalleryLanguage, isWide: Bool, pane: (MailPage) -> UIViewController
    ) -> UIViewController {
        let texts = Texts(MailPage.texts, in: language)
        func page(_ kind: MailPage.Kind) -> UIViewController {
            let controller = pane(MailPage(kind, in: language))
            // Until the plugin says what it is called.
            controller.title = texts["\(kind)"]
            return controller
        }
        let root: UIViewController
        switch self {
        case .navigation:
            let stack = UINavigationController(rootViewController: page(.inbox))
            stack.pushViewController(page(.message), animated: false)
            root = stack
        case .tabs, .furtherTabs:
            let tabs = UITabBarController()
            let pages: [(Mailbox, MailPage.Kind)] = [
                (.inbox, .inbox), (.flagged, .flagged), (.drafts, .drafts), (.sent, .sent), (.archive, .archive),
                (.trash, .trash),
            ]
            tabs.viewControllers = pages.map { mailbox, kind in
                let stack = UINavigationController(rootViewController: page(kind))
                stack.tabBarItem = UITabBarItem(
                    title: texts[mailbox.rawValue], image: UIImage(systemName: mailbox.symbol), tag: 0)
                stack.tabBarItem.badgeValue = mailbox.count.map { "\($0)" }
                return stack
            }
            tabs.moreNavigationController.tabBarItem.title = texts["more"]
            tabs.moreNavigationController.viewControllers.first?.title = texts["more"]
            if self == .furtherTabs { tabs.selectedViewController = tabs.moreNavigationController }
            root = tabs
        case .twoColumns:
            let split = MailSplitViewController(style: .doubleColumn)
            split.setViewController(page(.inbox), for: .primary)
            split.setViewController(page(.message), for: .secondary)
            split.preferredDisplayMode = .oneBesideSecondary
            root = split
        case .threeColumns:
            let split = MailSplitViewController(style: .tripleColumn)
            split.setViewController(page(.mailboxes), for: .primary)
            split.setViewController(page(.inbox), for: .supplementary)
            split.setViewController(page(.message), for: .secondary)
            split.preferredDisplayMode = .twoBesideSecondary
            root = split
        case .custom:
            let kinds: [MailPage.Kind] = isWide ? [.mailboxes, .inbox, .message] : [.summary, .inbox]
            root = DeskViewController(kinds.map(page), title: texts["desk"], isWide: isWide)
        }
        root.traitOverrides.layoutDirection = language.layoutDirection
        return root
    }
}
