/// An action of the user on a pane in which the host speaks.
public enum PaneAction: Hashable, Sendable, CaseIterable {
    /// Starts the plugin anew; one that does not respond is ended first.
    case retry
    /// Leads back to the nearest page below it on its navigation stack that can still be shown.
    case goBack
    /// Has the pane's `hostDelegate` close it.
    case close
}
