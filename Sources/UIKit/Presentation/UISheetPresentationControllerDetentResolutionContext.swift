/// The facts from which a detent computes its height (UIKit's page of this name).
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
    /// The traits of the view in which the sheet is presented.
    var containerTraitCollection: UITraitCollection { get }

    /// The height of a sheet at its full height, in points, without what the safe area covers at the lower edge.
    var maximumDetentValue: CGFloat { get }
}
