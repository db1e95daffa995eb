import Foundation
import PluginProtocol

/// The folder with what a gate must know of keys: its own secret one, and the public ones of plugins.
package struct GateKeys: Hashable, Sendable {
    /// The name of a gate's keys: `gate.key` has the secret one, `gate.pub` the public one, for plugins.
    package static let gateName = "gate"
    /// The list of the plugins that are let in.
    package static let listName = "allowed"

    package let folder: String

    package init(folder: String) {
        self.folder = folder
    }

    /// The folder where nobody names another: `mullion/keys` in `$XDG_CONFIG_HOME`, or in `~/.config`.
    package static func standard(environment: [String: String]) -> GateKeys {
        let configuration =
            environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
            ?? (environment["HOME"] ?? NSHomeDirectory()) + "/.config"
        return GateKeys(folder: "\(configuration)/mullion/keys")
    }

    /// The file with the secret key of this name.
    package func secretFile(_ name: String = gateName) -> KeyFile {
        KeyFile("\(folder)/\(name).key", .secret)
    }

    /// The file with the public key that belongs to it.
    package func publicFile(_ name: String = gateName) -> KeyFile {
        KeyFile("\(folder)/\(name).pub", .open)
    }

    /// The file with the list of those who are let in.
    package var listFile: KeyFile {
        KeyFile("\(folder)/\(Self.listName)", .secret)
    }

    /// The gate's secret key, as the file has it now.
    ///
    /// - Throws: `badKey`: there is none, others may use it, or there are several.
    package func secretKey() throws(TransportError) -> CurveKey {
        let file = secretFile()
        let keys = try file.keys()
        guard keys.count == 1, let key = keys.first else {
            throw TransportError(.badKey, "\(file.path) has more than one key, and a gate has one.")
        }
        return key
    }

    /// The list, as the file has it now.
    ///
    /// - Throws: `badKey` for a file that is missing, that others may use, or that has a line which allows nobody.
    package func allowed() throws(TransportError) -> AllowedPlugins {
        try AllowedPlugins(lines: listFile.lines(), of: listFile.path)
    }
}
