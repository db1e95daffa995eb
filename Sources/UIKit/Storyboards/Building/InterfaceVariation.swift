import StoryboardFormat

/// The variation of an element for some traits: other values, and the subviews and constraints that there are.
@MainActor struct InterfaceVariation {
    let element: InterfaceElement
    /// The traits for which it counts, by their names; empty for `default`.
    private let terms: [(name: String, value: String)]

    init(_ element: InterfaceElement) {
        self.element = element
        terms = (element.key ?? "default").split(separator: "-").compactMap { term in
            let parts = term.split(separator: "=").map(String.init)
            return parts.count == 2 ? (parts[0], parts[1]) : nil
        }
    }

    var isDefault: Bool { terms.isEmpty }
    /// The more terms, the more it counts.
    var weight: Int { terms.count }

    func matches(_ traits: UITraitCollection) -> Bool {
        terms.allSatisfy { term in
            switch term.name {
            case "widthClass": Self.name(of: traits.horizontalSizeClass) == term.value
            case "heightClass": Self.name(of: traits.verticalSizeClass) == term.value
            case "userInterfaceStyle": (traits.userInterfaceStyle == .dark ? "dark" : "light") == term.value
            case "layoutDirection":
                (traits.layoutDirection == .rightToLeft ? "rightToLeft" : "leftToRight") == term.value
            // Screens have all one gamut here.
            case "gamut": term.value == "sRGB"
            default: false
            }
        }
    }

    private static func name(of sizeClass: UIUserInterfaceSizeClass) -> String {
        switch sizeClass {
        case .compact: "compact"
        case .regular: "regular"
        default: ""
        }
    }

    /// The names of the attributes and the keys of the elements that have other values.
    var changes: Set<String> {
        Set(element.attributes.keys.filter { $0 != "key" }).union(
            element.children.filter { $0.name != "mask" }.compactMap(\.key))
    }

    /// The ids that it takes out of a list, or brings in.
    func members(_ name: String, of list: String) -> [String] {
        element.children.filter { $0.name == "mask" && $0.key == list }
            .flatMap { $0.children.filter { $0.name == name }.compactMap { $0["reference"] } }
    }

    /// The ids of what of a list only a variation brings in.
    static func excludedByDefault(_ element: InterfaceElement, _ list: String) -> Set<String> {
        let defaults = element.children.filter { $0.name == "variation" }.map(InterfaceVariation.init).filter(
            \.isDefault)
        return Set(defaults.flatMap { $0.members("exclude", of: list) })
    }
}
