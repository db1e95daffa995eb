import Foundation

/// A restoration gives controllers back what was kept: it finds or makes each of them, has all of them decode, and tells them when that is done.
@MainActor final class StateRestoration {
    private struct Entry {
        let key: String
        /// The coder of the archive; nil where that cannot be read.
        let decoder: StateDecoder?
        let error: (any Error)?
    }

    private let roots: [UIViewController]
    private let withPresented: Bool
    private let state: RestorableState
    private var entries: [Entry] = []
    /// The controllers that a restoration class, the application's delegate or a storyboard gave, by their keys.
    private var given: [String: UIViewController] = [:]
    /// The keys of the controllers that a storyboard gave because there was none yet.
    private var made: Set<String> = []
    /// The controllers that exist, by their keys: those at the roots and below, and those below the ones that were given.
    private var existing: [String: UIViewController] = [:]
    /// The keys of the controllers that do not come back.
    private var dropped: Set<String> = []
    private var restored: [UIViewController] = []
    /// The controllers that presented one when the state was kept, each with the one that it presented.
    private(set) var presentations: [(presenter: UIViewController, presented: UIViewController)] = []

    init(_ state: RestorableState, roots: [UIViewController], withPresented: Bool) {
        self.state = state
        self.roots = roots
        self.withPresented = withPresented
    }

    // MARK: Finding

    /// Finds or makes each controller that kept something (REST-19), parents first.
    func find() {
        for root in roots.reversed() {
            if let identifier = StateTree.identifier(of: root) { note(root, at: StatePath(root: identifier)) }
        }
        // A parent's key begins that of a child, so it comes first.
        for key in state.archives.keys.sorted() where !key.contains(StatePath.viewMark) {
            let entry = entry(key)
            entries.append(entry)
            guard let decoder = entry.decoder, !isBelowDropped(key) else { continue }
            find(key, decoder)
        }
    }

    private func entry(_ key: String) -> Entry {
        do {
            let decoder = try StateDecoder(state.archives[key] ?? Data()) { [weak self] in self?.object(at: $0) }
            return Entry(key: key, decoder: decoder, error: nil)
        } catch {
            return Entry(key: key, decoder: nil, error: error)
        }
    }

    private func find(_ key: String, _ decoder: StateDecoder) {
        let components = decoder.components
        if let name = decoder.text(StateKey.restorationClass) {
            if let type = _typeByName(name) as? any UIViewControllerRestoration.Type {
                if let made = type.viewController(withRestorationIdentifierPath: components, coder: decoder) {
                    give(made, key, components)
                } else {
                    dropped.insert(key)
                }
                return
            }
            UsageDiagnostic.report(
                .invalidRestorationClass,
                "the restoration class of \(components.joined(separator: "/")) is not in this program any more, as if there had been none"
            )
        }
        let application = UIApplication.shared
        if let made = application.delegate?.application(
            application, viewControllerWithRestorationIdentifierPath: components, coder: decoder)
        {
            return give(made, key, components)
        }
        guard existing[key] == nil, let made = decoder.makeFromStoryboard() else { return }
        // The file may not know an identifier that was set in code.
        if StateTree.identifier(of: made) == nil { made.restorationIdentifier = components.last }
        self.made.insert(key)
        give(made, key, components)
    }

    private func give(_ controller: UIViewController, _ key: String, _ components: [String]) {
        given[key] = controller
        noteTree(of: controller, at: StatePath(components: components, key: key))
    }

    private func isBelowDropped(_ key: String) -> Bool {
        dropped.contains { StatePath.isKey(key, below: $0) }
    }

    // MARK: What exists

    /// Notes the controllers from this one down; of two with the same key the first one counts.
    private func note(_ controller: UIViewController, at path: StatePath) {
        var seen: Set<String> = []
        StateTree.visit(controller, at: path, withPresented: withPresented) { controller, path in
            if seen.insert(path.key).inserted { existing[path.key] = controller }
        }
    }

    /// Notes anew what is below a controller, which may have other children by now.
    private func noteTree(of controller: UIViewController, at path: StatePath) {
        for key in existing.keys where StatePath.isKey(key, below: path.key) { existing[key] = nil }
        note(controller, at: path)
    }

    private func controller(at key: String) -> UIViewController? {
        if dropped.contains(key) || isBelowDropped(key) { return nil }
        if let found = given[key] {
            // A parent that has loaded its view since then may have got a child of its own, by an embed segue for instance. That one is shown.
            guard made.contains(key), let own = existing[key], !given.values.contains(where: { $0 === own }) else {
                return found
            }
            return own
        }
        // On a stack from which a page is missing others have moved up; what was given for one place is not taken for another.
        guard let found = existing[key], !given.values.contains(where: { $0 === found }) else { return nil }
        return found
    }

    /// The controller or view with a key, as far as it has been found by now.
    func object(at key: String) -> UIResponder? {
        guard let mark = key.range(of: StatePath.viewMark) else { return controller(at: key) }
        let path = StatePath(components: [], key: String(key[..<mark.lowerBound]))
        guard let owner = controller(at: path.key) else { return nil }
        var found: UIView?
        owner.loadViewIfNeeded()
        StateTree.visitViews(of: owner) { view, name in if found == nil, path.view(name) == key { found = view } }
        return found
    }

    // MARK: Decoding

    /// Has every controller decode, parents first, each with its views; the view is loaded before that (REST-42).
    func decode() {
        var left = state.archives
        for entry in entries {
            guard let controller = controller(at: entry.key) else { continue }
            controller.loadViewIfNeeded()
            guard let decoder = entry.decoder else {
                report(controller, entry.error)
                continue
            }
            if decode(decoder, of: controller, controller.decodeRestorableState) { restored.append(controller) }
            let path = StatePath(components: decoder.components, key: entry.key)
            StateTree.visitViews(of: controller) { view, identifier in
                // Of two with the same identifier the first has kept something.
                guard let archive = left.removeValue(forKey: path.view(identifier)) else { return }
                do {
                    let decoder = try StateDecoder(archive) { [weak self] in self?.object(at: $0) }
                    _ = decode(decoder, of: view, view.decodeRestorableState)
                } catch {
                    report(view, error)
                }
            }
            noteTree(of: controller, at: path)
            if let key = decoder.path(StateKey.presented), let presented = self.controller(at: key) {
                presentations.append((controller, presented))
            }
        }
    }

    /// - Returns: Whether the object was given its state.
    private func decode(_ decoder: StateDecoder, of owner: UIResponder, _ body: (NSCoder) -> Void) -> Bool {
        guard decoder.fits(owner) else {
            UsageDiagnostic.report(
                .unreadableState,
                "what was kept for \(owner) is of the class \(decoder.text(StateKey.objectClass) ?? ""), and it begins afresh"
            )
            return false
        }
        body(decoder)
        return true
    }

    private func report(_ owner: UIResponder, _ error: (any Error)?) {
        UsageDiagnostic.report(
            .unreadableState,
            "what \(owner) kept cannot be read, and it begins afresh\(error.map { ": \($0)" } ?? "")")
    }

    /// Tells each controller that everything was taken over, parents first, and lets go of the archives.
    func finish() {
        for controller in restored { controller.applicationFinishedRestoringState() }
        restored = []
    }
}
