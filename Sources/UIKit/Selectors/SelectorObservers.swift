import Synchronization

/// The observers that were added to notification centers with a selector, on whatever thread. Neither observers nor centers are retained.
final class SelectorObservers: Sendable {
    static let shared = SelectorObservers()

    /// The entries by their observers. The identifier of an observer that is gone can be that of another one later.
    private let entries = Mutex<[ObjectIdentifier: [SelectorObserver]]>([:])

    /// Has a center tell an observer.
    ///
    /// - Returns: The entry, which is gone when it is removed or has found its observer gone.
    @discardableResult func add(
        _ observer: AnyObject, _ selector: Selector, _ name: NSNotification.Name?, _ sender: Any?,
        at center: NotificationCenter
    ) -> SelectorObserver {
        let entry = SelectorObserver(observer, selector, name, sender.map { ObjectIdentifier($0 as AnyObject) }, center)
        let id = ObjectIdentifier(observer)
        entry.token = center.addObserver(forName: name, object: sender, queue: nil) {
            [weak entry, weak self] notification in
            guard let entry else { return }
            if !entry.tell(notification) { self?.removeThoseGone(id) }
        }
        entries.withLock { $0[id, default: []].append(entry) }
        return entry
    }

    /// Removes the entries of an observer, which may be on its way out: then weak references to it are nil already.
    func remove(_ observer: AnyObject, at center: NotificationCenter) {
        remove(ObjectIdentifier(observer)) { ($0.observer == nil || $0.observer === observer) && $0.center === center }
    }

    func remove(_ observer: AnyObject, _ name: NSNotification.Name?, _ sender: Any?, at center: NotificationCenter) {
        let sender = sender.map { ObjectIdentifier($0 as AnyObject) }
        remove(ObjectIdentifier(observer)) {
            ($0.observer == nil || $0.observer === observer) && $0.center === center && (name == nil || $0.name == name)
                && (sender == nil || $0.sender == sender)
        }
    }

    private func removeThoseGone(_ id: ObjectIdentifier) {
        remove(id) { $0.observer == nil }
    }

    /// A center is told outside of the lock: it may call an observer meanwhile, and that may come back here.
    private func remove(_ id: ObjectIdentifier, where isMeant: (SelectorObserver) -> Bool) {
        let removed = entries.withLock { entries in
            let all = entries[id] ?? []
            let rest = all.filter { !isMeant($0) }
            entries[id] = rest.isEmpty ? nil : rest
            return all.filter(isMeant)
        }
        for entry in removed { entry.end() }
    }
}
