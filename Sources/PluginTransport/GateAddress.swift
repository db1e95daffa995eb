import Foundation
import PluginProtocol

/// The place at which a plugin on another machine finds its host: the address of a `mullion-gate`, and the files with the keys by
/// which the two know each other.
package struct GateAddress: Sendable {
    /// Names the gate: `MULLION_GATE=tcp://desk.example.org:7070`.
    package static let addressVariable = "MULLION_GATE"
    /// Names the file with the public key of the gate; it may have several, which are tried in turn.
    package static let gateKeyVariable = "MULLION_GATE_KEY_FILE"
    /// Names the file with the secret key of the plugin.
    package static let keyVariable = "MULLION_PLUGIN_KEY_FILE"
    /// Names the plugin: `MULLION_PLUGIN=org.mullion.hello`.
    package static let pluginVariable = "MULLION_PLUGIN"

    /// The gate's address, in libzmq's notation.
    package let endpoint: String
    package let plugin: PluginIdentifier
    private let gateKeys: KeyFile
    private let key: KeyFile

    package init(endpoint: String, plugin: PluginIdentifier, gateKeyFile: String, keyFile: String) {
        self.endpoint = endpoint
        self.plugin = plugin
        gateKeys = KeyFile(gateKeyFile, .open)
        key = KeyFile(keyFile, .secret)
    }

    /// Reads the address from the environment. Nil if it names no gate.
    ///
    /// - Throws: `badBootstrap` where it names one and lacks what belongs to it.
    package init?(environment: [String: String]) throws(TransportError) {
        guard let endpoint = environment[Self.addressVariable], !endpoint.isEmpty else { return nil }
        guard ["tcp://", "ipc://"].contains(where: endpoint.hasPrefix), endpoint.utf8.count > "tcp://".utf8.count else {
            throw TransportError(
                .badBootstrap,
                "\(Self.addressVariable)=\(endpoint) is no gate. Give its address as tcp://HOST:PORT, or ipc:///PATH.")
        }
        func value(_ name: String, _ what: String) throws(TransportError) -> String {
            guard let value = environment[name], !value.isEmpty else {
                throw TransportError(
                    .badBootstrap, "\(Self.addressVariable) is set, and \(name) is not: set it to \(what).")
            }
            return value
        }
        let name = try value(Self.pluginVariable, "the identifier of this plugin")
        guard let plugin = PluginIdentifier(rawValue: name) else {
            throw TransportError(
                .badBootstrap,
                "\(Self.pluginVariable)=\(name) is no plugin's identifier; it is \(PluginIdentifier.rule).")
        }
        self.init(
            endpoint: endpoint, plugin: plugin,
            gateKeyFile: try value(Self.gateKeyVariable, "the file with the public key of the gate"),
            keyFile: try value(Self.keyVariable, "the file with the secret key of this plugin"))
    }

    /// Reads the keys as the files have them now.
    ///
    /// - Parameter attempt: Counts the attempts: each takes the next of the gate's keys.
    /// - Throws: `badKey` where a file cannot be used, `noLibrary` without libzmq.
    package func place(attempt: Int) throws(TransportError) -> GatePlace {
        let known = try gateKeys.keys()
        let own = try key.keys()
        guard own.count == 1, let secret = own.first else {
            throw TransportError(.badKey, "\(key.path) has more than one key, and this plugin has one.")
        }
        return GatePlace(
            endpoint: endpoint, plugin: plugin, gateKey: known[attempt % known.count],
            keys: try CurveKeys(secretKey: secret))
    }
}
