extension FuzzTarget {
    /// What a plugin sends after an open handshake, and a host that shows it in a small window: a `MessageScript`.
    static let commits = FuzzTarget(
        "commits",
        mutate: { input, seed in
            var script = MessageScript(input)
            script.mutate(seed: seed)
            return script.bytes
        },
        run: { input in
            weak var host: FuzzedHost?
            weak var pane: AnyObject?
            do {
                let made = FuzzedHost()
                (host, pane) = (made, made.pane)
                for step in MessageScript(input).steps { made.perform(step) }
                made.close()
            }
            precondition(host == nil && pane == nil, "something of a host outlives it")
        })
}
