/// A place where a sheet rests.
package struct SheetRest: Equatable {
    /// The name of the detent; `large` for a sheet that lies in the middle, or covers its container.
    package let identifier: UISheetPresentationController.Detent.Identifier
    /// The frame of the sheet, in points in the container's coordinates.
    package let frame: CGRect
}
