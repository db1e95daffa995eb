import PluginTransport

extension FuzzTarget {
    /// What a host leaves for a plugin: one line of JSON. What was read can be written, and read again.
    static let bootstrap = FuzzTarget("bootstrap") { input in
        guard let bootstrap = try? Bootstrap(line: input) else { return }
        let again = try? Bootstrap(line: bootstrap.encoded)
        precondition(again?.encoded == bootstrap.encoded, "a bootstrap does not come back as it was read")
    }
}
