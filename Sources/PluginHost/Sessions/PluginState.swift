/// How the plugin is doing.
public enum PluginState: Hashable, Sendable {
    /// The plugin has not been launched yet.
    case idle
    /// Its process was started and has not introduced itself yet.
    case launching
    /// Somebody else starts the plugin, and this process waits for it without a limit.
    case awaited
    /// The process number is nil for a plugin that is no child of this process.
    case running(processIdentifier: Int32?)
    /// It has not answered for a while.
    case unresponsive(offersRestart: Bool)
    /// It ended and is started again in a moment.
    case waitingToRestart(reason: String)
    /// It ended and stays so until `retry()`. The reason is a sentence for a person.
    case ended(reason: String)
}
