/// A generator that is told when another one of several things is selected (UIKit's page of this name). Nothing is felt, because there is no haptic
/// engine, as on an iPad.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Does nothing, because no haptic engine lets the change be felt.
    open func selectionChanged() {}

    /// Does nothing, because no haptic engine lets the change be felt.
    ///
    /// - Parameter location: The place of the change, in the coordinates of the generator's view.
    open func selectionChanged(at location: CGPoint) {}
}
