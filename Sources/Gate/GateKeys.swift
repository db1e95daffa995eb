import PluginTransport

/// The folder with what a gate must know of keys: its own secret one, and the public ones of plugins.
package struct GateKeys: Sendable {
    /// The file with the gate's secret key.
    package static let secretName = "gate.key"
    /// The file with the public key that belongs to it, for plugins.
    package static let publicName = "gate.pub"
    /// The list of the plugins that are let in.
    package static let listName = "allowed"

    package let folder: String

    package init(folder: String) {
        self.folder = folder
    }

    /// The secret key, as the file has it now.
    ///
    /// - Throws: `TransportError` (`badKey`): there is none, others may use it, or there are several.
    package func secretKey() throws(TransportError) -> CurveKey {
        let path = "\(folder)/\(Self.secretName)"
        let keys = try KeyFile(path, .secret).keys()
        guard keys.count == 1, let key = keys.first else {
            throw TransportError(.badKey, "\(path) has more than one key, and a gate has one.")
        }
        return key
    }

    /// The list, as the file has it now.
    ///
    /// - Throws: `TransportError` (`badKey`) for a file that is missing or that others may use; `GateError` (`badList`).
    package func allowed() throws -> AllowedPlugins {
        let path = "\(folder)/\(Self.listName)"
        return try AllowedPlugins(lines: KeyFile(path, .secret).lines(), of: path)
    }
}
