import PluginProtocol

/// A gate for one attempt to reach the host behind it.
package struct GatePlace: Sendable {
    /// The gate's address, in libzmq's notation.
    package let endpoint: String
    package let plugin: PluginIdentifier
    /// The public key that the gate has to prove.
    package let gateKey: CurveKey
    /// The plugin's own.
    package let keys: CurveKeys
    /// Tells the gate which two lanes belong together. It is this attempt's own; the host's is the gate's business.
    package let token = HandshakeToken()

    package init(endpoint: String, plugin: PluginIdentifier, gateKey: CurveKey, keys: CurveKeys) {
        self.endpoint = endpoint
        self.plugin = plugin
        self.gateKey = gateKey
        self.keys = keys
    }
}
