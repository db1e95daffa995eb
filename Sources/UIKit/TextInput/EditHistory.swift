/// The changes of a text that is edited, so that they can be undone: groups of changes, of which what is typed in one go is one.
package struct EditHistory: Sendable {
    /// The action that a change is a part of. Changes of one kind that continue each other are undone together.
    package enum Kind: Hashable, Sendable {
        case typing
        case deletingBackward
        case deletingForward
        case composing
        /// Code changed the text. The user undoes such changes only because they undo what they did before.
        case code
        /// Characters are taken away here and put in elsewhere.
        case moving
        case other
    }

    struct Change: Sendable {
        /// The index of the first character, in UTF-16 code units.
        var location: Int
        var removed: String
        var inserted: String

        var cost: Int { 64 + removed.utf8.count + inserted.utf8.count }

        var undone: TextChange { TextChange(location..<location + inserted.utf16.count, removed) }
        var redone: TextChange { TextChange(location..<location + removed.utf16.count, inserted) }
    }

    struct Group: Sendable {
        let kind: Kind
        var changes: [Change]
        let before: TextSelection
        var after: TextSelection

        /// The bytes that the group takes, by an estimate.
        var cost: Int { changes.reduce(64) { $0 + $1.cost } }
    }

    private var done: [Group] = []
    private var undone: [Group] = []
    /// Whether the last group may go on.
    private var isOpen = false
    /// The number of the oldest groups that are no longer kept.
    private var forgotten = 0
    /// The bytes that the groups in `done` take, by an estimate.
    private var bytes = 0

    /// The most bytes that are kept, by an estimate; the oldest groups are forgotten.
    static let mostBytes = 16 << 20
    /// The most changes of code in a row after which the user can still undo what was done before them.
    package static let mostChangesByCode = 256

    package init() {}

    package var canUndo: Bool { !done.isEmpty }

    package var canRedo: Bool { !undone.isEmpty }

    /// The number of the last group that can be undone, counted from 1 on, those included that are forgotten; 0 where there was none. Each new
    /// group is one action of an `UndoManager`.
    package var lastNumber: Int { done.count + forgotten }

    /// Has the next change begin a group. Changes of code are one group wherever the caret is meanwhile.
    package mutating func close() {
        isOpen = isOpen && done.last?.kind == .code
    }

    package mutating func removeAll() {
        self = EditHistory()
    }

    mutating func record(_ change: Change, _ kind: Kind, before: TextSelection, after: TextSelection) {
        undone = []
        if !isOpen || done.last?.kind != kind || !continueLast(with: change, after: after) {
            append(change, kind, before: before, after: after)
        }
        isOpen =
            kind == .code
            || kind != .other && !done.isEmpty && !change.inserted.utf16.contains(where: Self.endsGroup)
        forgetOldest()
    }

    private mutating func append(_ change: Change, _ kind: Kind, before: TextSelection, after: TextSelection) {
        guard !change.removed.isEmpty || !change.inserted.isEmpty else { return }
        let group = Group(kind: kind, changes: [change], before: before, after: after)
        done.append(group)
        bytes += group.cost
    }

    /// Adds a change to the last group, which is of its kind.
    ///
    /// - Returns: Whether the change continues the group.
    private mutating func continueLast(with change: Change, after: TextSelection) -> Bool {
        let last = done.count - 1
        let kind = done[last].kind
        if kind == .code || kind == .moving {
            done[last].changes.append(change)
            bytes += change.cost
        } else if let previous = done[last].changes.last, let joined = Self.join(previous, change, kind) {
            done[last].changes[done[last].changes.count - 1] = joined
            bytes += joined.cost - previous.cost
        } else {
            return false
        }
        done[last].after = after
        // A composition that came to nothing is none.
        if kind != .code, kind != .moving, let only = done[last].changes.last, only.removed.isEmpty,
            only.inserted.isEmpty
        {
            bytes -= done.removeLast().cost
        }
        return true
    }

    /// The group that is undone next, which is then redone next.
    mutating func undo() -> Group? {
        isOpen = false
        guard let group = done.popLast() else { return nil }
        bytes -= group.cost
        undone.append(group)
        return group
    }

    mutating func redo() -> Group? {
        isOpen = false
        guard let group = undone.popLast() else { return nil }
        done.append(group)
        bytes += group.cost
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
        case .code, .moving, .other: return nil
        }
        return joined
    }

    /// Keeps the history within its bounds. Some more than the oldest group is forgotten, so that not every change has to move all others up.
    private mutating func forgetOldest() {
        if let last = done.last, last.kind == .code,
            last.changes.count > Self.mostChangesByCode || last.cost > Self.mostBytes
        {
            return forget(done.count)
        }
        guard bytes > Self.mostBytes else { return }
        var (rest, count) = (bytes, 0)
        while rest > Self.mostBytes / 4 * 3, count < done.count - 1 {
            rest -= done[count].cost
            count += 1
        }
        forget(count)
    }

    private mutating func forget(_ count: Int) {
        bytes -= done[..<count].reduce(0) { $0 + $1.cost }
        done.removeFirst(count)
        forgotten += count
    }
}
