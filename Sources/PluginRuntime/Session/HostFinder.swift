import PluginProtocol
import PluginTransport

/// Finds the next host of a plugin that somebody else started, however long that takes.
@MainActor protocol HostFinder: AnyObject {
    /// Looks now, and from then on until it has found a place that is worth a try.
    func look()

    /// Goes on looking, because the place that was found led to no host.
    ///
    /// - Parameter reason: A sentence about why, where there is one.
    func tryAgain(because reason: String?)

    /// The host did not accept the token that the last place had: it has another process of this plugin, or had one until a moment
    /// ago.
    func refused(_ token: HandshakeToken, _ refusal: Refusal)

    /// The host answers, and will not just yet.
    func waits()

    /// A host was found, and let this plugin in. The next search begins as patiently as the first.
    func connected()
}
