/// A dictionary that forgets what was not asked for longest, once it holds more than it may.
///
/// A key must equal itself, which a number that is none does not.
package struct LeastRecentlyUsedCache<Key: Hashable, Value> {
    /// Apart from keys and values, so that an entry comes to the front without a copy of these.
    private struct Links {
        var cost: Int
        /// Towards the entry used more recently; nil for the newest.
        var newer: Int?
        var older: Int?
    }

    private var slots: [Key: Int] = [:]
    private var keys: [Key?] = []
    private var values: [Value?] = []
    private var links: [Links] = []
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
        return values[slot]
    }

    package mutating func insert(_ value: Value, for key: Key, cost: Int) {
        remove(key)
        let slot = takeSlot()
        keys[slot] = key
        values[slot] = value
        links[slot].cost = cost
        slots[key] = slot
        totalCost += cost
        linkAsNewest(slot)
        while totalCost > costLimit, let oldest, oldest != slot, let key = keys[oldest], remove(key) {}
    }

    /// Whether there was an entry.
    @discardableResult package mutating func remove(_ key: Key) -> Bool {
        guard let slot = slots.removeValue(forKey: key) else { return false }
        unlink(slot)
        totalCost -= links[slot].cost
        keys[slot] = nil
        values[slot] = nil
        freeSlots.append(slot)
        return true
    }

    private mutating func takeSlot() -> Int {
        if let free = freeSlots.popLast() { return free }
        keys.append(nil)
        values.append(nil)
        links.append(Links(cost: 0))
        return links.count - 1
    }

    private mutating func linkAsNewest(_ slot: Int) {
        links[slot].older = newest
        links[slot].newer = nil
        if let newest { links[newest].newer = slot }
        newest = slot
        if oldest == nil { oldest = slot }
    }

    private mutating func unlink(_ slot: Int) {
        let (newer, older) = (links[slot].newer, links[slot].older)
        if let newer { links[newer].older = older } else { newest = older }
        if let older { links[older].newer = newer } else { oldest = newer }
    }
}
