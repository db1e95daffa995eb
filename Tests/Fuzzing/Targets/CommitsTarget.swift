extension FuzzTarget {
    /// What a plugin sends after an open handshake, and a host that shows it in a small window: a `MessageScript`.
    static let commits = FuzzTarget(
        "commits",
        mutate: { input, seed in
            var script = MessageScript(input)
            script.mutate(seed: seed)
            return script.bytes
        },
        run: { input in run(MessageScript(input)) { FuzzedHost() } })

    /// - Parameters:
    ///   - isFinishing: whether the host draws all that it can before it is closed.
    ///   - seed: of the part of the pane that is dragged at last; nil: nothing is.
    @MainActor static func run(
        _ script: MessageScript, isFinishing: Bool = false, draggedAt seed: UInt64? = nil,
        in makeHost: () -> FuzzedHost
    ) {
        weak var host: FuzzedHost?
        weak var pane: AnyObject?
        do {
            let made = makeHost()
            (host, pane) = (made, made.pane)
            for step in script.steps { made.perform(step) }
            if isFinishing { made.finishDrawing() }
            if let seed { made.drag(partOfSeed: seed) }
            made.close()
        }
        precondition(host == nil && pane == nil, "something of a host outlives it")
    }
}
