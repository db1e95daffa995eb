/// What a transition changes of a stack, so that it can be taken back.
struct ReversibleStackChange<Element: Equatable> {
    /// From the root to the top, before the transition and after it.
    let before: [Element]
    let after: [Element]

    init(from before: [Element], to after: [Element]) {
        self.before = before
        self.after = after
    }

    /// The stack without the change. What was put on top meanwhile stays there.
    ///
    /// - Parameter now: the stack as the app has it by now. Where it has taken away what the change has left, that stands.
    func takenBack(in now: [Element]) -> [Element] {
        if now.starts(with: after) {
            return before + now.dropFirst(after.count).filter { !before.contains($0) }
        }
        let removed = before.filter { !after.contains($0) }
        guard !removed.isEmpty, after.allSatisfy(before.contains), !now.contains(where: removed.contains),
            let place = after.last.flatMap(now.firstIndex(of:))
        else { return now }
        return Array(now[...place]) + removed + now[(place + 1)...]
    }
}
