import PluginProtocol

/// What becomes of a plugin that was launched.
package enum LaunchEvent {
    /// The process runs; its number, where it has one.
    case started(processIdentifier: Int32?)
    /// Hands were shaken; the session may begin.
    case ready(any MessageChannel<HostToPlugin, PluginToHost>, granted: Set<Capability>)
    /// The program has printed what a Swift program prints before it traps. It is the program's word: the process may be busy with its
    /// backtrace for a second or two before it ends, or go on.
    case trapped
    /// It is over. Nothing follows.
    case ended(TerminationReason)
}
