import PluginProtocol

/// A place at which a plugin tries to reach its host.
package enum HostPlace: Sendable {
    /// The host's own sockets, on the same machine.
    case sockets(Bootstrap)
    /// A gate, mostly on another machine.
    case gate(GatePlace)

    package var plugin: PluginIdentifier {
        switch self {
        case .sockets(let bootstrap): bootstrap.plugin
        case .gate(let place): place.plugin
        }
    }

    /// The secret by which `Hello` proves who sends it.
    package var token: HandshakeToken {
        switch self {
        case .sockets(let bootstrap): bootstrap.token
        case .gate(let place): place.token
        }
    }
}
