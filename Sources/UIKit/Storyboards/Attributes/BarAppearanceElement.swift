import StoryboardFormat

/// The elements of files that are appearances of bars, as `standardAppearance` of a bar is one.
@MainActor enum BarAppearanceElement {
    static func navigationBar(_ element: InterfaceElement, _ coder: InterfaceCoder) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        apply(element, to: appearance, coder.archive.source) { child, source in
            switch child.key {
            case "titleTextAttributes": appearance.titleTextAttributes = source.attributes(child)
            case "largeTitleTextAttributes": appearance.largeTitleTextAttributes = source.attributes(child)
            case "buttonAppearance": BarItemAppearanceElement.read(child, into: appearance.buttonAppearance, source)
            case "doneButtonAppearance":
                BarItemAppearanceElement.read(child, into: appearance.doneButtonAppearance, source)
            case "backButtonAppearance":
                BarItemAppearanceElement.read(child, into: appearance.backButtonAppearance, source)
            default: return false
            }
            return true
        }
        return appearance
    }

    static func tabBar(_ element: InterfaceElement, _ coder: InterfaceCoder) -> UITabBarAppearance {
        let appearance = UITabBarAppearance()
        apply(element, to: appearance, coder.archive.source) { child, source in
            switch child.key {
            case "selectionIndicatorTintColor": appearance.selectionIndicatorTintColor = color(child, source)
            case "stackedLayoutAppearance":
                BarItemAppearanceElement.read(child, into: appearance.stackedLayoutAppearance, source)
            case "inlineLayoutAppearance":
                BarItemAppearanceElement.read(child, into: appearance.inlineLayoutAppearance, source)
            case "compactInlineLayoutAppearance":
                BarItemAppearanceElement.read(child, into: appearance.compactInlineLayoutAppearance, source)
            default: return false
            }
            return true
        }
        return appearance
    }

    static func toolbar(_ element: InterfaceElement, _ coder: InterfaceCoder) -> UIToolbarAppearance {
        let appearance = UIToolbarAppearance()
        apply(element, to: appearance, coder.archive.source) { child, source in
            switch child.key {
            case "buttonAppearance": BarItemAppearanceElement.read(child, into: appearance.buttonAppearance, source)
            case "doneButtonAppearance":
                BarItemAppearanceElement.read(child, into: appearance.doneButtonAppearance, source)
            default: return false
            }
            return true
        }
        return appearance
    }

    /// Sets what all bars have, and leaves other members to `other`, which answers whether it knows one.
    private static func apply(
        _ element: InterfaceElement, to appearance: UIBarAppearance, _ source: InterfaceSource,
        _ other: (InterfaceElement, InterfaceSource) -> Bool
    ) {
        // Bars have no effect behind them: they are opaque.
        source.reportAttributes(of: element, but: ["backgroundEffect"])
        for child in element.children {
            switch child.key {
            case "backgroundColor": appearance.backgroundColor = color(child, source)
            case "shadowColor": appearance.shadowColor = color(child, source)
            case "backgroundEffect": break
            default: if !other(child, source) { source.reportUnknown(element, "element", child.key ?? child.name) }
            }
        }
    }

    /// Returns the colour of an element; nil for one that says that there is none.
    static func color(_ element: InterfaceElement, _ source: InterfaceSource) -> UIColor? {
        element.name == "nil" ? nil : source.color(element)
    }
}
