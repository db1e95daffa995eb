/// The items of one section at one moment, as a tree: an item may have others below it, which show while it is expanded (UIKit's page of
/// this name).
///
/// It is a value: a copy changes alone, and may be made and changed on any thread. A call that UIKit ends with an exception, such as an
/// insertion beside an item that is not in the snapshot, is reported here, and changes nothing.
@preconcurrency public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
    private var tree = ItemTree<ItemIdentifierType>()

    /// Creates a snapshot without items.
    public init() {}

    /// Creates a copy of another snapshot.
    public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
        self = snapshot
    }

    // MARK: Content

    /// The identifiers of all items, each before those below it, whether they show or not.
    public var items: [ItemIdentifierType] {
        tree.items { _ in true }
    }

    /// The identifiers of the items that are below no other, in order.
    public var rootItems: [ItemIdentifierType] {
        tree.roots
    }

    /// The identifiers of the items that show, in order: the roots, and whatever is below expanded ones that show.
    public var visibleItems: [ItemIdentifierType] {
        tree.items(below: \.isExpanded)
    }

    /// The identifiers of the items that are expanded, in the order of `items`.
    public var expandedItems: [ItemIdentifierType] {
        items.filter(isExpanded)
    }

    /// Whether an item is in the snapshot.
    public func contains(_ item: ItemIdentifierType) -> Bool {
        tree[item] != nil
    }

    /// The index of an item in `items`; nil where it is not in the snapshot.
    public func index(of item: ItemIdentifierType) -> Int? {
        contains(item) ? items.firstIndex(of: item) : nil
    }

    /// The number of items that an item is below, one below the other: 0 for a root. An item that is not in the snapshot is reported, and
    /// has 0.
    public func level(of item: ItemIdentifierType) -> Int {
        isKnown(item, "level(of:)") ? tree.ancestors(of: item).count : 0
    }

    /// The item that another one is immediately below; nil for a root. An item that is not in the snapshot is reported, and has none.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        isKnown(child, "parent(of:)") ? tree[child]?.parent : nil
    }

    /// Whether an item is expanded, so that what is below it may show. An item that is not in the snapshot is not.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool {
        tree[item]?.isExpanded ?? false
    }

    /// Whether an item is in the snapshot and shows, for all that it is below is expanded.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        contains(item) && tree.ancestors(of: item).allSatisfy(isExpanded)
    }

    /// The items below another one as a snapshot of their own, expanded as they are here.
    ///
    /// - Parameters:
    ///   - parent: The item; if it is not in the snapshot, that is reported, and the answer has no items.
    ///   - includingParent: Whether the item itself is the root. Else those immediately below it are the roots.
    public func snapshot(
        of parent: ItemIdentifierType, includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        guard isKnown(parent, "snapshot(of:includingParent:)") else { return Self() }
        var snapshot = Self()
        snapshot.tree = tree.subtree(of: includingParent ? [parent] : tree[parent]?.children ?? [])
        return snapshot
    }

    // MARK: Changes

    /// Adds items at the end of those below another one, or of the roots.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        if let parent {
            guard isKnown(parent, "append(_:to:)") else { return }
        }
        insert(ItemTree(items), below: parent, at: tree.children(of: parent).count, "append(_:to:)", items)
    }

    /// Adds items immediately before another one, below the same item as that.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        insert(ItemTree(items), beside: item, distance: 0, "insert(_:before:)", items)
    }

    /// Adds items immediately after another one and what is below that, below the same item as that.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        insert(ItemTree(items), beside: item, distance: 1, "insert(_:after:)", items)
    }

    /// Adds the items of another snapshot immediately before an item, below the same item as that.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
    ) {
        insert(snapshot.tree, beside: item, distance: 0, "insert(_:before:)", snapshot.items)
    }

    /// Adds the items of another snapshot immediately after an item and what is below that, below the same item as that.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
    ) {
        insert(snapshot.tree, beside: item, distance: 1, "insert(_:after:)", snapshot.items)
    }

    /// Takes items away with all that is below them. Those that are not in the snapshot are left out.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        tree.remove(items)
    }

    /// Takes all items away.
    public mutating func deleteAll() {
        self = Self()
    }

    /// Has the items of another snapshot below an item in place of all that is below it now.
    public mutating func replace(
        childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        guard isKnown(parent, "replace(childrenOf:using:)") else { return }
        let old = tree
        tree.remove(tree.children(of: parent))
        if !insert(snapshot.tree, below: parent, at: 0, "replace(childrenOf:using:)", snapshot.items) { tree = old }
    }

    /// Expands items, so that what is immediately below them shows if they do. If one is not in the snapshot, that is reported, and none is
    /// expanded.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        setExpanded(true, items, "expand(_:)")
    }

    /// Collapses items, so that nothing below them shows. What is expanded below them stays so. If one is not in the snapshot, that is
    /// reported, and none is collapsed.
    public mutating func collapse(_ items: [ItemIdentifierType]) {
        setExpanded(false, items, "collapse(_:)")
    }

    /// The tree as text for a developer, an item a line: `+` before one that is expanded, `-` before one that could be, `*` before one that
    /// nothing is below, each indented by its level.
    public func visualDescription() -> String {
        items.map { item in
            let node = tree[item]
            let sign = node?.children.isEmpty != false ? "*" : node?.isExpanded == true ? "+" : "-"
            return String(repeating: "  ", count: tree.ancestors(of: item).count) + "\(sign) \(item)"
        }.joined(separator: "\n")
    }

    // MARK: Checks

    private func report(_ message: String) {
        UsageDiagnostic.reportFromAnyThread(.invalidSnapshot, "NSDiffableDataSourceSectionSnapshot.\(message)")
    }

    private func isKnown(_ item: ItemIdentifierType, _ method: String) -> Bool {
        if contains(item) { return true }
        report("\(method): the item \(item) is not in the section snapshot. Append it first.")
        return false
    }

    private mutating func setExpanded(_ isExpanded: Bool, _ items: [ItemIdentifierType], _ method: String) {
        let missing = items.filter { !contains($0) }
        guard missing.isEmpty else {
            report("\(method): items that are not in the section snapshot: \(UsageDiagnostic.list(missing)).")
            return
        }
        for item in items { tree[item]?.isExpanded = isExpanded }
    }

    private mutating func insert(
        _ added: ItemTree<ItemIdentifierType>?, beside item: ItemIdentifierType, distance: Int, _ method: String,
        _ items: [ItemIdentifierType]
    ) {
        guard isKnown(item, method) else { return }
        let parent = tree[item]?.parent
        guard let index = tree.children(of: parent).firstIndex(of: item) else { return }
        insert(added, below: parent, at: index + distance, method, items)
    }

    /// - Parameters:
    ///   - added: The items to add, as a tree; nil where an item is given twice.
    ///   - items: All items that were given, also where `added` is nil.
    /// - Returns: Whether it was added. An item that is there twice then is reported.
    @discardableResult private mutating func insert(
        _ added: ItemTree<ItemIdentifierType>?, below parent: ItemIdentifierType?, at index: Int, _ method: String,
        _ items: [ItemIdentifierType]
    ) -> Bool {
        var seen: Set<ItemIdentifierType> = []
        let repeated = items.filter { contains($0) || !seen.insert($0).inserted }
        guard let added, repeated.isEmpty else {
            report(
                "\(method): identifiers in a section snapshot must be unique. Duplicate item identifiers: "
                    + UsageDiagnostic.list(repeated))
            return false
        }
        tree.insert(added, below: parent, at: index)
        return true
    }
}
