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
        use(makeHost) { host in
            for step in script.steps { host.perform(step) }
            if isFinishing { host.finishDrawing() }
            if let seed { host.drag(partOfSeed: seed) }
        }
    }

    /// Has `body` do something with a host, and takes everything away after that.
    @MainActor static func use(_ makeHost: () -> FuzzedHost, _ body: (FuzzedHost) -> Void) {
        weak var host: FuzzedHost?
        weak var pane: AnyObject?
        do {
            let made = makeHost()
            (host, pane) = (made, made.pane)
            body(made)
            made.close()
        }
        precondition(host == nil && pane == nil, "something of a host outlives it")
    }
}
