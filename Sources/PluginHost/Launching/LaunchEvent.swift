import PluginProtocol

/// What becomes of a plugin that was launched.
package enum LaunchEvent {
    /// The process runs; its number, where it has one.
    case started(processIdentifier: Int32?)
    /// Hands were shaken; the session may begin.
    case ready(any MessageChannel<HostToPlugin, PluginToHost>, granted: Set<Capability>)
    /// It is over. Nothing follows.
    case ended(EndReason)
}
