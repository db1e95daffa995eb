import Foundation
import PluginProtocol
import PluginTransport

/// The gate that a host starts and watches, so that plugins on other machines can reach it.
package struct GateOptions: Hashable, Sendable {
    /// The address at which it listens, in libzmq's notation.
    package let address: String
    /// Its own key, and those of the plugins that it lets in.
    package let keys: GateKeys
    /// The plugins that had a key when the host started. The host waits for these and does not start them.
    package let served: Set<PluginIdentifier>

    /// - Throws: `badKey` where a file of keys cannot be used. Nothing is listened to without keys.
    package init(address: String, keys: GateKeys) throws(TransportError) {
        self.address = address
        self.keys = keys
        _ = try keys.secretKey()
        served = try keys.allowed().identifiers
    }
}
