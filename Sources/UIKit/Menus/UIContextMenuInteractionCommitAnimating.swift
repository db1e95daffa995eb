/// The ways in which the preview of a menu goes that the user has tapped. Both are alike here: the preview goes, and the app shows what it likes.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// The preview goes, and nothing comes in its place.
    case dismiss
    /// The app goes on with the controller of the preview.
    case pop
}

/// Runs animations and completions along with a menu that goes because the user has tapped its preview.
@preconcurrency @MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// The way in which the app would like the preview to go.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
