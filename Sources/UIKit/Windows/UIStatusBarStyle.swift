/// Which contents of a status bar can be read above a controller's view.
public enum UIStatusBarStyle: Int, Sendable {
    /// Dark in a light interface, light in a dark one.
    case `default` = 0
    /// Light, for what is dark.
    case lightContent = 1
    /// Dark, for what is light.
    case darkContent = 3
}
