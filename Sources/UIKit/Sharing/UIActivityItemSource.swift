/// Stands for a thing that is shared, and says what it is when an activity has been chosen (UIKit's page of this name).
@preconcurrency @MainActor public protocol UIActivityItemSource: NSObjectProtocol {
    /// Returns an object of the kind that the item will have. It is asked for when the activity controller is made, and activities say by it whether
    /// they can do something with the item.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any

    /// Returns the item for an activity that the user has chosen; nil has the activity go without it.
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?

    /// Returns the subject of a letter with the item; an empty text, as without this method, is none.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
}

extension UIActivityItemSource {
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String {
        ""
    }
}
