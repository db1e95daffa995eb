import StoryboardFormat

/// The elements in appearances of bars that say how buttons and tabs look: one for each state, by its key.
@MainActor enum BarItemAppearanceElement {
    static func read(
        _ element: InterfaceElement, into appearance: UIBarButtonItemAppearance, _ source: InterfaceSource
    ) {
        let states = [
            "normal": appearance.normal, "highlighted": appearance.highlighted, "disabled": appearance.disabled,
            "focused": appearance.focused,
        ]
        readStates(of: element, states, source) { state, child in
            guard child.key == "titleTextAttributes" else { return false }
            state.titleTextAttributes = source.attributes(child)
            return true
        }
    }

    static func read(_ element: InterfaceElement, into appearance: UITabBarItemAppearance, _ source: InterfaceSource) {
        let states = [
            "normal": appearance.normal, "selected": appearance.selected, "disabled": appearance.disabled,
        ]
        readStates(of: element, states, source) { state, child in
            switch child.key {
            case "titleTextAttributes": state.titleTextAttributes = source.attributes(child)
            case "iconColor": state.iconColor = BarAppearanceElement.color(child, source)
            case "badgeBackgroundColor": state.badgeBackgroundColor = BarAppearanceElement.color(child, source)
            case "badgeTextAttributes": state.badgeTextAttributes = source.attributes(child)
            default: return false
            }
            return true
        }
    }

    /// Reads the members of each state by `member`, which answers whether it knows one.
    private static func readStates<State>(
        of element: InterfaceElement, _ states: [String: State], _ source: InterfaceSource,
        _ member: (State, InterfaceElement) -> Bool
    ) {
        source.reportAttributes(of: element)
        for child in element.children {
            guard let state = child.key.flatMap({ states[$0] }) else {
                source.reportUnknown(element, "element", child.key ?? child.name)
                continue
            }
            source.reportAttributes(of: child)
            for part in child.children where !member(state, part) {
                source.reportUnknown(child, "element", part.key ?? part.name)
            }
        }
    }
}
