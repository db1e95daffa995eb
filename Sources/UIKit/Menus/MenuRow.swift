/// One line of a menu that is shown.
@MainActor enum MenuRow {
    /// What the elements below it have in common.
    case heading(String)
    /// Leads out of the submenu.
    case back(UIMenu)
    case element(UIMenuElement)
    case separator
    /// What is to stand there is not there yet.
    case waiting

    /// What a menu shows, with those in it that stand in it. What is hidden is left out.
    ///
    /// - Parameter isSubmenu: Whether there is another one to go back to.
    static func rows(of menu: UIMenu, isSubmenu: Bool) -> [MenuRow] {
        var top: [MenuRow] = []
        if isSubmenu {
            top = [.back(menu)]
        } else if !menu.title.isEmpty {
            top = [.heading(menu.title)]
        }
        let sections = sections(of: menu)
        return Array(([top] + sections).filter { !$0.isEmpty }.joined(separator: [.separator]))
    }

    /// Whether there is anything to choose from.
    static func isEmpty(_ menu: UIMenu) -> Bool {
        sections(of: menu).allSatisfy(\.isEmpty)
    }

    private static func sections(of menu: UIMenu) -> [[MenuRow]] {
        var sections: [[MenuRow]] = [[]]
        for child in menu.expandedChildren where !child.menuAttributes.contains(.hidden) {
            guard !(child is UIDeferredMenuElement) else {
                sections[sections.count - 1].append(.waiting)
                continue
            }
            guard let inner = child as? UIMenu else {
                sections[sections.count - 1].append(.element(child))
                continue
            }
            guard !isEmpty(inner) else { continue }
            guard inner.options.contains(.displayInline) else {
                sections[sections.count - 1].append(.element(inner))
                continue
            }
            var inline = Self.sections(of: inner).filter { !$0.isEmpty }
            if !inner.title.isEmpty { inline[0].insert(.heading(inner.title), at: 0) }
            sections += inline + [[]]
        }
        return sections
    }

    /// Whether the user can choose it.
    var isChoosable: Bool {
        switch self {
        case .back: true
        case .element(let element): !element.menuAttributes.contains(.disabled)
        case .heading, .separator, .waiting: false
        }
    }

    /// Nil for what cannot be chosen.
    var title: String? {
        switch self {
        case .back(let menu): menu.title
        case .element(let element): element.title
        case .heading, .separator, .waiting: nil
        }
    }
}
