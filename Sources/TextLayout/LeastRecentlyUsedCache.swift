/// A dictionary that forgets what was not asked for longest, once it holds more than it may.
///
/// A key must equal itself, which a number that is none does not.
package struct LeastRecentlyUsedCache<Key: Hashable, Value> {
    private struct Node {
        let key: Key
        var value: Value
        var cost: Int
        /// Towards the entry used more recently; nil for the newest.
        var newer: Int?
        var older: Int?
    }

    private var slots: [Key: Int] = [:]
    private var nodes: [Node?] = []
    private var freeSlots: [Int] = []
    private var newest: Int?
    private var oldest: Int?

    /// The sum of the entries' costs; above it the oldest entries go. The newest one stays whatever it costs.
    package let costLimit: Int
    package private(set) var totalCost = 0

    package init(costLimit: Int) {
        self.costLimit = costLimit
    }

    package var count: Int {
        slots.count
    }

    /// The value for `key`, which becomes the most recently used.
    package mutating func value(for key: Key) -> Value? {
        guard let slot = slots[key] else { return nil }
        if slot != newest {
            unlink(slot)
            linkAsNewest(slot)
        }
        return nodes[slot]?.value
    }

    package mutating func insert(_ value: Value, for key: Key, cost: Int) {
        remove(key)
        let node = Node(key: key, value: value, cost: cost)
        let slot: Int
        if let free = freeSlots.popLast() {
            slot = free
            nodes[slot] = node
        } else {
            slot = nodes.count
            nodes.append(node)
        }
        slots[key] = slot
        totalCost += cost
        linkAsNewest(slot)
        while totalCost > costLimit, let oldest, oldest != slot, let key = nodes[oldest]?.key, remove(key) {}
    }

    /// Whether there was an entry.
    @discardableResult package mutating func remove(_ key: Key) -> Bool {
        guard let slot = slots.removeValue(forKey: key) else { return false }
        unlink(slot)
        totalCost -= nodes[slot]?.cost ?? 0
        nodes[slot] = nil
        freeSlots.append(slot)
        return true
    }

    private mutating func linkAsNewest(_ slot: Int) {
        nodes[slot]?.older = newest
        nodes[slot]?.newer = nil
        if let newest { nodes[newest]?.newer = slot }
        newest = slot
        if oldest == nil { oldest = slot }
    }

    private mutating func unlink(_ slot: Int) {
        let newer = nodes[slot]?.newer
        let older = nodes[slot]?.older
        if let newer { nodes[newer]?.older = older } else { newest = older }
        if let older { nodes[older]?.newer = newer } else { oldest = newer }
    }
}
