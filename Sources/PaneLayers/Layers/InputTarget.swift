import QuartzCore

/// Whom input at a place in a pane is for, as far as the plugin's last commit says.
enum InputTarget {
    case nobody
    /// The layer that was hit and those that it lies in, outwards.
    case layers([CALayer])
    /// Only the plugin can tell.
    case unknown
}
