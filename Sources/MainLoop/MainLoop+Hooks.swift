extension MainLoop {
    /// Adds a block that is run each time before the loop sleeps. It is for libraries that keep a queue of their own
    /// behind a descriptor (Xlib, SDL, ZeroMQ): what they have taken in already is reported by no descriptor any more.
    ///
    /// The block may do that work itself. If it has called anybody's handlers, or cannot do all of it, it answers `.moreWork`.
    package func addPrepareHook(_ hook: @escaping @MainActor () -> PrepareResult) -> Registration {
        let id = makeID()
        prepareHooks.add(id, hook)
        if !isInTurn { wakeUp() }
        return Registration { [weak self] in self?.prepareHooks.remove(id) }
    }

    /// Adds a block that is run at the end of every turn in which `requestEndOfTurn()` was called: layout, commit of
    /// the layer transaction, drawing. Such blocks run in the order in which they were added.
    package func addEndOfTurnHook(_ hook: @escaping @MainActor () -> Void) -> Registration {
        let id = makeID()
        endOfTurnHooks.add(id, hook)
        return Registration { [weak self] in self?.endOfTurnHooks.remove(id) }
    }

    /// Asks for the end-of-turn hooks to be run once, at the end of this turn; from outside of a turn, soon; from an
    /// end-of-turn hook, at the end of the next turn, before which the loop does not sleep.
    package func requestEndOfTurn() {
        guard !isEndOfTurnRequested else { return }
        isEndOfTurnRequested = true
        if !isInTurn { wakeUp() }
    }
}
