/// Blocks that are called again and again, in the order in which they were added.
struct HookList<Body> {
    private var hooks: [(id: UInt64, body: Body)] = []

    /// The hooks of this moment. Fetch each by `body(of:)` when its turn comes: it may be removed by one before it.
    var ids: [UInt64] { hooks.map(\.id) }

    mutating func add(_ id: UInt64, _ body: Body) {
        hooks.append((id, body))
    }

    mutating func remove(_ id: UInt64) {
        hooks.removeAll { $0.id == id }
    }

    func body(of id: UInt64) -> Body? {
        hooks.first { $0.id == id }?.body
    }
}
