/// Why the host speaks in a pane, and what the user can do about it there.
public struct PaneOccasion: Hashable, Sendable {
    /// The state of the plugin that makes the host speak.
    public let cause: Cause
    /// The plugin's name, in words for a person, as its manifest has it.
    public let pluginName: String
    /// Whether what the plugin drew last is still seen, with the notice in a corner. Otherwise the notice fills the pane.
    public let showsContent: Bool
    /// The actions that the user has, the first thing to offer first. There may be none.
    public let actions: [PaneAction]

    /// Makes an occasion as hosts have them, to see what a notice for it says.
    public init(cause: Cause, pluginName: String, showsContent: Bool = false, actions: [PaneAction] = []) {
        self.cause = cause
        self.pluginName = pluginName
        self.showsContent = showsContent
        self.actions = actions
    }
}
