/// Items of which each may have others below it.
struct ItemTree<Item: Hashable & Sendable>: Sendable {
    /// An item's place in the tree.
    struct Node: Sendable {
        /// The item that it is immediately below; nil for a root.
        fileprivate(set) var parent: Item?
        /// The items immediately below it, in order.
        fileprivate(set) var children: [Item] = []
        var isExpanded = false
    }

    /// The items that are below no other, in order.
    private(set) var roots: [Item] = []
    private var nodes: [Item: Node] = [:]

    /// Creates a tree without items.
    init() {}

    /// Creates a tree of roots; nil where one is given twice.
    init?(_ roots: [Item]) {
        self.roots = roots
        nodes.reserveCapacity(roots.count)
        for item in roots where nodes.updateValue(Node(), forKey: item) != nil { return nil }
    }

    /// The place of an item; nil where it is not in the tree. A change of one that is not in it has no effect.
    subscript(item: Item) -> Node? {
        get { nodes[item] }
        set {
            guard let newValue, nodes[item] != nil else { return }
            nodes[item] = newValue
        }
    }

    /// The items immediately below one, or the roots.
    func children(of parent: Item?) -> [Item] {
        guard let parent else { return roots }
        return nodes[parent]?.children ?? []
    }

    /// The items that an item is below, from the nearest to the root.
    func ancestors(of item: Item) -> [Item] {
        var ancestors: [Item] = []
        var next = nodes[item]?.parent
        while let ancestor = next {
            ancestors.append(ancestor)
            next = nodes[ancestor]?.parent
        }
        return ancestors
    }

    /// The items in order, each before those below it.
    ///
    /// - Parameter isIncluded: Whether those below an item are among them.
    func items(below isIncluded: (Node) -> Bool) -> [Item] {
        items(from: roots, below: isIncluded)
    }

    private func items(from start: [Item], below isIncluded: (Node) -> Bool) -> [Item] {
        var items: [Item] = []
        // A tree may be deeper than the stack of a thread allows for calls.
        var open = Array(start.reversed())
        while let item = open.popLast() {
            items.append(item)
            guard let node = nodes[item], !node.children.isEmpty, isIncluded(node) else { continue }
            open += node.children.reversed()
        }
        return items
    }

    /// Some items, none of which is below another one, as roots of a tree of their own with all that is below them.
    func subtree(of roots: [Item]) -> ItemTree {
        var tree = ItemTree()
        tree.roots = roots
        for item in items(from: roots, below: { _ in true }) { tree.nodes[item] = nodes[item] }
        for root in roots { tree.nodes[root]?.parent = nil }
        return tree
    }

    /// Adds another tree, which has none of the items of this one.
    ///
    /// - Parameters:
    ///   - parent: The item of this tree that its roots come below; nil to be roots here as well.
    ///   - index: The index of the first one there.
    mutating func insert(_ added: ItemTree, below parent: Item?, at index: Int) {
        nodes.merge(added.nodes) { old, _ in old }
        guard let parent else { return roots.insert(contentsOf: added.roots, at: index) }
        nodes[parent]?.children.insert(contentsOf: added.roots, at: index)
        for root in added.roots { nodes[root]?.parent = parent }
    }

    /// Takes items away with all that is below them. Those that are not in the tree are left out.
    mutating func remove(_ items: [Item]) {
        let gone = Set(items.filter { nodes[$0] != nil })
        guard !gone.isEmpty else { return }
        let parents = Set(gone.map { nodes[$0]?.parent })
        for parent in parents {
            guard let parent else {
                roots.removeAll(where: gone.contains)
                continue
            }
            nodes[parent]?.children.removeAll(where: gone.contains)
        }
        for item in self.items(from: Array(gone), below: { _ in true }) { nodes[item] = nil }
    }
}
