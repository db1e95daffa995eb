import StoryboardFormat

/// The elements of files that are appearances of bars, as `standardAppearance` of a bar is one.
@MainActor enum BarAppearanceElement {
    static func navigationBar(_ element: InterfaceElement, _ coder: InterfaceCoder) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        apply(element, to: appearance, coder.archive.source) { child, source in
            switch child.key {
            case "titleTextAttributes": appearance.titleTextAttributes = source.attributes(child)
            case "largeTitleTextAttributes": appearance.largeTitleTextAttributes = source.attributes(child)
            default: return false
            }
            return true
        }
        return appearance
    }

    static func tabBar(_ element: InterfaceElement, _ coder: InterfaceCoder) -> UITabBarAppearance {
        let appearance = UITabBarAppearance()
        apply(element, to: appearance, coder.archive.source) { child, source in
            guard child.key == "selectionIndicatorTintColor" else { return false }
            appearance.selectionIndicatorTintColor = source.color(child)
            return true
        }
        return appearance
    }

    static func toolbar(_ element: InterfaceElement, _ coder: InterfaceCoder) -> UIToolbarAppearance {
        let appearance = UIToolbarAppearance()
        apply(element, to: appearance, coder.archive.source) { _, _ in false }
        return appearance
    }

    /// Sets what all bars have, and leaves other members to `other`, which answers whether it knows one.
    private static func apply(
        _ element: InterfaceElement, to appearance: UIBarAppearance, _ source: InterfaceSource,
        _ other: (InterfaceElement, InterfaceSource) -> Bool
    ) {
        for child in element.children {
            switch child.key {
            case "backgroundColor": appearance.backgroundColor = color(child, source)
            case "shadowColor": appearance.shadowColor = color(child, source)
            // Bars have no effect behind them: they are opaque.
            case "backgroundEffect": break
            default: if !other(child, source) { source.reportUnknown(element, "element", child.key ?? child.name) }
            }
        }
    }

    /// Nil for an element that says that there is none.
    private static func color(_ element: InterfaceElement, _ source: InterfaceSource) -> UIColor? {
        element.name == "nil" ? nil : source.color(element)
    }
}
