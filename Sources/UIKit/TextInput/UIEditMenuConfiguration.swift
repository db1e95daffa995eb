import Foundation

/// The menu that a `UIEditMenuInteraction` is to show, and where (UIKit's page of this name).
@preconcurrency @MainActor open class UIEditMenuConfiguration {
    /// The name by which the delegate knows it again.
    public let identifier: any NSCopying
    /// The point of the menu in the coordinates of the interaction's view.
    public let sourcePoint: CGPoint

    public init(identifier: (any NSCopying)?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? NSUUID()
        self.sourcePoint = sourcePoint
    }
}
