import PluginProtocol
import QuartzCore

/// What scrolling at a place of a pane has done to what is shown there.
struct ScrollResult: Hashable, Sendable {
    /// Those that moved, the innermost first.
    var layers: [ScrolledLayer] = []
    /// What they left, in points.
    var rest: CGVector
    /// Whether somebody in the plugin may make use of the rest.
    var isForPlugin = false
}
