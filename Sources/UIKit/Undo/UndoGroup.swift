/// Actions that are undone together, in the order in which they were registered, with groups among them.
@MainActor struct UndoGroup {
    /// An action that takes back one change.
    struct Action {
        weak var target: AnyObject?
        let isDiscardable: Bool
        let run: @MainActor (AnyObject) -> Void
    }

    enum Entry {
        case action(Action)
        case group(UndoGroup)
    }

    var entries: [Entry] = []
    /// The name of the group for menus; empty for none.
    var name = ""

    /// Whether nothing is lost if the group is forgotten. A group without actions loses nothing.
    var isDiscardable: Bool {
        entries.allSatisfy { entry in
            switch entry {
            case .action(let action): action.isDiscardable
            case .group(let group): group.isDiscardable
            }
        }
    }

    var isEmpty: Bool {
        entries.allSatisfy { entry in
            switch entry {
            case .action: false
            case .group(let group): group.isEmpty
            }
        }
    }

    /// Takes back the changes, the last one first. An action whose target is gone does nothing.
    func run() {
        for entry in entries.reversed() {
            switch entry {
            case .action(let action):
                if let target = action.target { action.run(target) }
            case .group(let group): group.run()
            }
        }
    }

    /// Marks the last action.
    mutating func setDiscardable(_ isDiscardable: Bool) {
        guard let last = entries.popLast() else { return }
        switch last {
        case .action(let action):
            entries.append(.action(Action(target: action.target, isDiscardable: isDiscardable, run: action.run)))
        case .group(var group):
            group.setDiscardable(isDiscardable)
            entries.append(.group(group))
        }
    }

    mutating func removeActions(withTarget target: AnyObject) {
        entries = entries.compactMap { entry in
            switch entry {
            case .action(let action): return action.target === target ? nil : entry
            case .group(var group):
                group.removeActions(withTarget: target)
                return group.entries.isEmpty ? nil : .group(group)
            }
        }
    }
}
