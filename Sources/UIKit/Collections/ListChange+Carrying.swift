extension ListChange {
    /// What is kept by places of items, moved along with the items. What was kept for items that go, or are read anew, is left out.
    func carry<Value>(_ values: [IndexPath: Value]) -> [IndexPath: Value] {
        var carried: [IndexPath: Value] = [:]
        carried.reserveCapacity(values.count)
        for (place, value) in values where !reloaded.contains(place) {
            if let new = newIndexPath(of: place) { carried[new] = value }
        }
        return carried
    }
}
