/// A line of items and further groups in a compositional layout, or items at places of their own.
///
/// A section repeats its group until all items have their places. Groups in groups count as items of them.
@preconcurrency @MainActor public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Content {
        case filled(CompositionalAxis, [NSCollectionLayoutItem])
        case repeated(CompositionalAxis, NSCollectionLayoutItem, count: Int, isEqual: Bool)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    private let content: Content

    /// The space between the items; nil for none. It does not count for places that a group computes itself.
    public var interItemSpacing: NSCollectionLayoutSpacing?

    private init(_ layoutSize: NSCollectionLayoutSize, _ content: Content) {
        self.content = content
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    // MARK: Rows

    /// Makes a row that repeats its items for as long as there is room for the next one.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .filled(.horizontal, subitems))
    }

    /// Makes a row of so many items. They keep their size, whether there is room for all or not.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .repeated(.horizontal, subitem, count: count, isEqual: false))
    }

    /// Makes a row of so many items that share its width: the width of the item does not count, unless it is estimated. Apple's SDK has
    /// deprecated it in favour of `horizontal(layoutSize:repeatingSubitem:count:)`.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .repeated(.horizontal, subitem, count: count, isEqual: true))
    }

    // MARK: Columns

    /// Makes a column that repeats its items for as long as there is room for the next one.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .filled(.vertical, subitems))
    }

    /// Makes a column of so many items. They keep their size, whether there is room for all or not.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .repeated(.vertical, subitem, count: count, isEqual: false))
    }

    /// Makes a column of so many items that share its height: the height of the item does not count, unless it is estimated. Apple's SDK
    /// has deprecated it in favour of `vertical(layoutSize:repeatingSubitem:count:)`.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .repeated(.vertical, subitem, count: count, isEqual: true))
    }

    // MARK: Places of their own

    /// Makes a group of as many items as the provider names places for.
    ///
    /// - Parameter itemProvider: Called when the section is laid out for a container, not for each group: all groups are alike.
    public static func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .custom(itemProvider))
    }

    // MARK: Parts

    /// The items and groups inside the group. There are none in a group that computes its places itself.
    public var subitems: [NSCollectionLayoutItem] {
        switch content {
        case .filled(_, let subitems): subitems
        case .repeated(_, let subitem, _, _): [subitem]
        case .custom: []
        }
    }

    /// The views that are anchored to the group. Their index path is that of the group's first item.
    override public var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { anchored }
        set { anchored = newValue }
    }

    override public func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutGroup(layoutSize, content)
        copy.takeOver(self)
        copy.anchored = anchored
        copy.interItemSpacing = interItemSpacing
        return copy
    }

    /// Returns a text that shows what the group consists of, each item in a line of its own below its group.
    public func visualDescription() -> String {
        lines(indentedBy: 0).joined(separator: "\n")
    }

    private func lines(indentedBy indentation: Int) -> [String] {
        let space = String(repeating: "  ", count: indentation)
        let (name, times) =
            switch content {
            case .filled(let axis, _): ("\(axis) group", "")
            case .repeated(let axis, _, let count, _): ("\(axis) group", ", \(count) times")
            case .custom: ("group with places of its own", "")
            }
        let inner = subitems.flatMap { subitem in
            (subitem as? NSCollectionLayoutGroup)?.lines(indentedBy: indentation + 1)
                ?? ["\(space)  item \(subitem.layoutSize.size)"]
        }
        return ["\(space)\(name) \(layoutSize.size)\(times)"] + inner
    }

    // MARK: Value

    func group(in environment: any NSCollectionLayoutEnvironment) -> CompositionalGroup {
        let spacing = interItemSpacing?.value ?? .none
        switch content {
        case .filled(let axis, let subitems):
            return CompositionalGroup(
                item: value, axis: axis, spacing: spacing,
                content: .filled(subitems.map { $0.element(in: environment) }))
        case .repeated(let axis, let subitem, let count, let isEqual):
            return CompositionalGroup(
                item: value, axis: axis, spacing: spacing,
                content: .repeated(subitem.element(in: environment), count: count, isEqual: isEqual))
        case .custom(let provider):
            let traits = environment.traitCollection
            return CompositionalGroup(
                item: value, axis: .horizontal,
                content: .custom { size in
                    // Layouts are computed where their views are laid out: on the main actor.
                    MainActor.assumeIsolated {
                        provider(LayoutEnvironment(LayoutContainer(size), traits)).compactMap(\.value)
                    }
                })
        }
    }

    override func element(in environment: any NSCollectionLayoutEnvironment) -> CompositionalElement {
        .group(group(in: environment))
    }
}

extension CompositionalSize: CustomStringConvertible {
    var description: String { "\(width) by \(height)" }
}

extension CompositionalLength: CustomStringConvertible {
    var description: String {
        switch rule {
        case .fractionOfWidth: "\(value) of the width"
        case .fractionOfHeight: "\(value) of the height"
        case .absolute: "\(value)"
        case .estimated: "about \(value)"
        case .uniform: "about \(value), as its siblings"
        }
    }
}
