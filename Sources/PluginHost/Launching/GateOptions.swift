import Foundation
import PluginProtocol
import PluginTransport

/// A gate that a host starts and watches, so that plugins on other machines can reach it.
package struct GateOptions: Hashable, Sendable {
    /// The address at which it listens, in libzmq's notation.
    package let address: String
    /// Its own key, and those of the plugins that it lets in.
    package let keys: GateKeys
    /// The plugins that come through it, of those that had a key when the host started. The host waits for these and does not start them.
    package let served: Set<PluginIdentifier>

    /// - Parameters:
    ///   - plugins: The plugins that it is for; nil for all that have a key.
    ///   - others: The plugins that other gates are for, where it is for all.
    /// - Throws: `badKey` where a file of keys cannot be used, or one of `plugins` has no key. Nothing is listened to without keys.
    package init(
        address: String, keys: GateKeys, for plugins: Set<PluginIdentifier>? = nil,
        withoutThoseOfOthers others: Set<PluginIdentifier> = []
    ) throws(TransportError) {
        self.address = address
        self.keys = keys
        _ = try keys.secretKey()
        let known = try keys.allowed().identifiers
        if let stranger = plugins?.subtracting(known).min() {
            throw TransportError(
                .badKey,
                "\(stranger) is to come through the gate at \(address), and has no key in \(keys.listFile.path). Let it in by: mullion "
                    + "keys allow \(stranger) KEY")
        }
        served = plugins ?? known.subtracting(others)
    }
}
