/// A place where a sheet rests.
struct SheetRest: Equatable {
    /// The name of the detent; `large` for a sheet that lies in the middle, or covers its container.
    let identifier: UISheetPresentationController.Detent.Identifier
    /// In the container's coordinates.
    let frame: CGRect
}
