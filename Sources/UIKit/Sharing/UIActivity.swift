/// Something that can be done with the things that an app shares (UIKit's page of this name). An app derives its own activities from it, and hands
/// them to a `UIActivityViewController`, which shows them and asks in this order:
///
/// 1. `canPerform(withActivityItems:)`, before it shows anything,
/// 2. `prepare(withActivityItems:)`, when the user has chosen the activity,
/// 3. `activityViewController`, which it presents; where that is nil, `perform()` in its place.
///
/// The activity calls `activityDidFinish(_:)` when it is done.
@preconcurrency @MainActor open class UIActivity: NSObjectProtocol, Hashable, CustomStringConvertible {
    /// Makes an activity.
    public init() {}

    // MARK: What it is

    /// The row of activities in which the activity stands; `action` where a subclass does not say it.
    open class var activityCategory: Category { .action }

    /// The name by which the activity is excluded, and which the completion handler gets; nil where a subclass does not say it.
    open var activityType: ActivityType? { nil }

    /// The words for the activity, which the user reads; nil where a subclass does not say them.
    open var activityTitle: String? { nil }

    /// The picture beside the title; nil for none. It is shown at most 28 points wide and high.
    open var activityImage: UIImage? { nil }

    // MARK: What it does

    /// Asks whether the activity can do something with the items. The base class answers false.
    ///
    /// - Parameter activityItems: The items that are shared; for a `UIActivityItemSource` its placeholder.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

    /// Hands over the items, because the user has chosen the activity. The base class does nothing with them.
    ///
    /// - Parameter activityItems: The items that are shared; for a `UIActivityItemSource` the item that it has for this activity.
    open func prepare(withActivityItems activityItems: [Any]) {}

    /// The controller with which the activity asks its user for more, read once after `prepare(withActivityItems:)`; nil for an activity that
    /// asks nothing. It is presented over the activity controller, and goes with that when the activity has finished.
    open var activityViewController: UIViewController? { nil }

    /// Does what the activity is for, where it has no controller. The base class does nothing. What takes time goes on elsewhere, and calls
    /// `activityDidFinish(_:)` on the main actor when it is done.
    open func perform() {}

    /// Called when the activity finishes, with whether it did what it is for; nil while the user has not chosen it.
    final var onFinish: ((Bool) -> Void)?

    /// Ends the activity, whose activity controller is dismissed. A second call does nothing.
    ///
    /// - Parameter completed: Whether the activity did what it is for; false where its user cancelled it, or it failed.
    open func activityDidFinish(_ completed: Bool) {
        let call = onFinish
        onFinish = nil
        call?(completed)
    }

    // MARK: Identity

    nonisolated open var hash: Int { identityHash }
    nonisolated open func isEqual(_ object: Any?) -> Bool { isIdentical(to: object) }
    nonisolated open var description: String { identityDescription }

    nonisolated public static func == (left: UIActivity, right: UIActivity) -> Bool {
        left === right || left.isEqual(right)
    }

    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}
