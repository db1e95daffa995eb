/// A place where a sheet rests.
package struct SheetRest: Equatable {
    /// The name of the detent; `large` for a sheet that lies in the middle, or covers its container.
    package let identifier: UISheetPresentationController.Detent.Identifier
    /// In the container's coordinates, in points.
    package let frame: CGRect
}
