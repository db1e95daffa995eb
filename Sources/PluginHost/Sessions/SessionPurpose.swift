import PaneLayers
import PluginProtocol

/// The purpose of a registry's sessions, which says what a plugin may use in them.
package enum SessionPurpose: Sendable {
    /// The plugins show panes, which this process draws.
    case panes
    /// The plugins show panes that other processes draw.
    case panesDrawnElsewhere
    /// The plugins are renderers: they show the pixels of other plugins' panes.
    case drawing

    /// Whether a plugin may use something that it was granted. A renderer shows pixels and answers calls; it has no use for the rest, and none
    /// is left to whoever takes it over.
    func admits(_ capability: Capability) -> Bool {
        self != .drawing || [.contracts, .surfaces].contains(capability)
    }

    /// The memory for pixels that a session may have. Another process is to read that of plugins which it draws.
    var surfaces: SurfaceStore {
        switch self {
        case .panes: SurfaceStore()
        case .panesDrawnElsewhere: SurfaceStore(lends: true)
        case .drawing: SurfaceStore(most: Limits.rendererSurfaces, mostBytes: Limits.rendererSurfaceBytes)
        }
    }
}
