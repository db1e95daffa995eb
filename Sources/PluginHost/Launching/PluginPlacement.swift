/// Who starts a plugin.
package enum PluginPlacement: Hashable, Sendable {
    /// This host, as a process of its own.
    case spawned
    /// Somebody else. Then a launch is a wait without a limit, and an end is followed by the next wait, however often that
    /// happens.
    case external
}
