import UIKit

/// A popover that is shown. `dismissByTappingOutside()` dismisses it as a user does.
@MainActor public struct PresentedPopover: Presented {
    public let presented: PresentedController

    /// The direction in which its arrow points, from the popover to what it belongs to.
    public var arrowDirection: UIPopoverArrowDirection {
        get async throws {
            (try await controller.presentationController as? UIPopoverPresentationController)?.arrowDirection
                ?? .unknown
        }
    }
}
