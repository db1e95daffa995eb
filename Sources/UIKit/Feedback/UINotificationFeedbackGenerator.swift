/// A generator that is told how something went (UIKit's page of this name). Nothing is felt, because there is no haptic engine, as on an iPad.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The outcome of a task or an action, of which the generator is told.
    public enum FeedbackType: Int, Sendable {
        case success = 0
        case warning = 1
        case error = 2
    }

    /// Does nothing, because no haptic engine lets it be felt.
    open func notificationOccurred(_ notificationType: FeedbackType) {}

    /// Does nothing, because no haptic engine lets it be felt.
    ///
    /// - Parameter location: The place of what went so, in the coordinates of the generator's view.
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}
