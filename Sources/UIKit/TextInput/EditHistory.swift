/// The changes of a text that is edited, so that they can be undone: groups of changes, of which what is typed in one go is one.
package struct EditHistory: Sendable {
    /// The action that a change is a part of. Changes of one kind that continue each other are undone together.
    package enum Kind: Hashable, Sendable {
        case typing
        case deletingBackward
        case deletingForward
        case composing
        case other
    }

    struct Change: Sendable {
        /// The index of the first character, in UTF-16 code units.
        var location: Int
        var removed: String
        var inserted: String

        var undone: TextChange { TextChange(location..<location + inserted.utf16.count, removed) }
        var redone: TextChange { TextChange(location..<location + removed.utf16.count, inserted) }
    }

    struct Group: Sendable {
        let kind: Kind
        var changes: [Change]
        let before: TextSelection
        var after: TextSelection

        var cost: Int {
            changes.reduce(64) { $0 + 64 + $1.removed.utf8.count + $1.inserted.utf8.count }
        }
    }

    private var done: [Group] = []
    private var undone: [Group] = []
    /// Whether the last group may go on.
    private var isOpen = false
    /// How many of the oldest groups are no longer kept.
    private var forgotten = 0

    /// The most bytes that are kept, by an estimate; the oldest groups are forgotten.
    private static let mostBytes = 16 << 20

    package init() {}

    package var canUndo: Bool { !done.isEmpty }

    package var canRedo: Bool { !undone.isEmpty }

    /// The number of groups that can be undone. Each new one is one action of an `UndoManager`.
    package var undoCount: Int { done.count }

    /// The number of the last group, counted from 1 on, those included that are forgotten; 0 where there is none.
    var lastNumber: Int { done.count + forgotten }

    /// Has the next change begin a group.
    package mutating func close() {
        isOpen = false
    }

    package mutating func removeAll() {
        self = EditHistory()
    }

    mutating func record(_ change: Change, _ kind: Kind, before: TextSelection, after: TextSelection) {
        undone = []
        if isOpen, let last = done.last, last.kind == kind, let previous = last.changes.last,
            let joined = Self.join(previous, change, kind)
        {
            done[done.count - 1].changes[last.changes.count - 1] = joined
            done[done.count - 1].after = after
            // A composition that came to nothing is none.
            if joined.removed.isEmpty, joined.inserted.isEmpty { done.removeLast() }
        } else if !change.removed.isEmpty || !change.inserted.isEmpty {
            done.append(Group(kind: kind, changes: [change], before: before, after: after))
        }
        isOpen = kind != .other && !done.isEmpty && !change.inserted.utf16.contains(where: Self.endsGroup)
        forgetOldest()
    }

    /// The group that is undone next, which is then redone next.
    mutating func undo() -> Group? {
        isOpen = false
        guard let group = done.popLast() else { return nil }
        undone.append(group)
        return group
    }

    mutating func redo() -> Group? {
        isOpen = false
        guard let group = undone.popLast() else { return nil }
        done.append(group)
        return group
    }

    /// The end of a paragraph ends a group, so that typed text is undone line by line.
    private static func endsGroup(_ unit: UInt16) -> Bool {
        unit == 0x0A || unit == 0x0D || unit == 0x2029
    }

    /// Two changes as one, or nil where the second does not continue the first.
    private static func join(_ first: Change, _ second: Change, _ kind: Kind) -> Change? {
        var joined = first
        switch kind {
        case .typing:
            guard second.removed.isEmpty, second.location == first.location + first.inserted.utf16.count else {
                return nil
            }
            joined.inserted += second.inserted
        case .deletingBackward:
            guard second.inserted.isEmpty, second.location + second.removed.utf16.count == first.location else {
                return nil
            }
            joined.location = second.location
            joined.removed = second.removed + first.removed
        case .deletingForward:
            guard second.inserted.isEmpty, second.location == first.location else { return nil }
            joined.removed += second.removed
        case .composing:
            guard second.location == first.location, second.removed == first.inserted else { return nil }
            joined.inserted = second.inserted
        case .other: return nil
        }
        return joined
    }

    private mutating func forgetOldest() {
        var cost = done.reduce(0) { $0 + $1.cost }
        while cost > Self.mostBytes, done.count > 1 {
            cost -= done.removeFirst().cost
            forgotten += 1
        }
    }
}
