extension ListChange {
    /// Returns the values of items by the places that the items have after the change. Values of items that go, or are read anew, are left
    /// out.
    func carry<Value>(_ values: [IndexPath: Value]) -> [IndexPath: Value] {
        var carried: [IndexPath: Value] = [:]
        carried.reserveCapacity(values.count)
        for (place, value) in values where !reloaded.contains(place) {
            if let new = newIndexPath(of: place) { carried[new] = value }
        }
        return carried
    }
}
