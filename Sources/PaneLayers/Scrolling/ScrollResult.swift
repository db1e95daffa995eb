import PluginProtocol
import QuartzCore

/// What scrolling at a place of a pane has done to what is shown there.
package struct ScrollResult: Hashable, Sendable {
    /// Those that moved, the innermost first.
    package var layers: [ScrolledLayer] = []
    /// What they left, in points.
    package var rest: CGVector
    /// Whether somebody in the plugin may make use of the rest.
    package var isForPlugin = false
}
