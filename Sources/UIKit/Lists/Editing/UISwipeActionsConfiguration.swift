/// The actions that a swipe of a row uncovers, from the row's edge inwards.
///
/// The class is that of UIKit's page on
/// [UISwipeActionsConfiguration](https://developer.apple.com/documentation/uikit/uiswipeactionsconfiguration).
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    /// The actions, of which the first one lies at the edge of the row.
    open private(set) var actions: [UIContextualAction]

    /// Whether a swipe over most of the row performs the first action without a touch of its button.
    open var performsFirstActionWithFullSwipe = true

    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
