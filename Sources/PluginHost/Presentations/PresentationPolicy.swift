/// Whether a plugin's controllers and alerts may be presented over what is not the plugin's own.
public enum PresentationPolicy: Sendable {
    /// Whenever the plugin asks, as far as the user and the host keep their peace: at most ten times within ten seconds, unless the user
    /// does something in the plugin's panes.
    case always
    /// In answer to the user only, who has done something in one of the plugin's panes within the last second.
    case afterInput
    /// Nothing of the plugin is presented over what is not its own.
    case never
}
