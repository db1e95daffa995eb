import PluginProtocol

/// Who may come through a gate: public keys, each of which stands for one plugin. A plugin may have several, while it gets a new one.
package struct AllowedPlugins: Equatable, Sendable {
    private let plugins: [CurveKey: PluginIdentifier]

    /// Reads lines such as `org.mullion.hello KEY`.
    ///
    /// - Throws: `badKey` for a line that is something else, and for a key that is there twice.
    package init(lines: [String], of path: String) throws(TransportError) {
        var plugins: [CurveKey: PluginIdentifier] = [:]
        for line in lines {
            let words = line.split(separator: " ", omittingEmptySubsequences: true)
            guard words.count == 2, let plugin = PluginIdentifier(rawValue: String(words[0])),
                let key = CurveKey(text: words[1])
            else {
                throw TransportError(
                    .badKey,
                    "“\(line)” in \(path) allows nobody: a line is a plugin's identifier, a space and a public key. It is "
                        + "written by: mullion keys allow")
            }
            guard plugins.updateValue(plugin, forKey: key) == nil else {
                throw TransportError(
                    .badKey,
                    "A key in \(path) stands there twice, the second time for \(plugin): a key stands for one plugin.")
            }
        }
        self.plugins = plugins
    }

    /// The plugin whose key it is; nil for a stranger's.
    package func plugin(of key: CurveKey) -> PluginIdentifier? {
        plugins[key]
    }

    /// Every plugin that has a key.
    package var identifiers: Set<PluginIdentifier> {
        Set(plugins.values)
    }
}
