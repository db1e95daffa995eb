import StoryboardFormat

/// Gives a container the children that its storyboard relates it to. They are children from the start, and hear of no move (SB-23).
@MainActor enum ContainerRelationships {
    static func connect(
        _ related: [(relationship: String, child: UIViewController)], in container: UIViewController,
        _ element: InterfaceElement, _ source: InterfaceSource
    ) {
        guard !related.isEmpty else { return }
        for entry in related { entry.child.isMadeWithContainer = true }
        defer { for entry in related { entry.child.isMadeWithContainer = false } }
        func children(_ names: String...) -> [UIViewController] {
            related.filter { names.contains($0.relationship) }.map(\.child)
        }
        switch container {
        case let navigation as UINavigationController:
            navigation.setViewControllers(children("rootViewController"), animated: false)
        case let tabs as UITabBarController:
            tabs.setViewControllers(children("viewControllers"), animated: false)
        case let split as UISplitViewController:
            connect(
                children("masterViewController", "primaryViewController").first,
                children("detailViewController", "secondaryViewController").first,
                children("supplementaryViewController").first, children("compactViewController").first, in: split)
        default:
            source.report(element, "\(type(of: container)) takes no children of a storyboard (skipped)")
        }
    }

    private static func connect(
        _ primary: UIViewController?, _ secondary: UIViewController?, _ supplementary: UIViewController?,
        _ compact: UIViewController?, in split: UISplitViewController
    ) {
        guard split.style != .unspecified else {
            split.viewControllers = [primary, secondary].compactMap { $0 }
            return
        }
        if let primary { split.setViewController(primary, for: .primary) }
        if let supplementary { split.setViewController(supplementary, for: .supplementary) }
        if let secondary { split.setViewController(secondary, for: .secondary) }
        if let compact { split.setViewController(compact, for: .compact) }
    }
}
