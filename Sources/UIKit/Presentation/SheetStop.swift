/// A detent of a sheet with a height.
struct SheetStop: Hashable {
    let identifier: UISheetPresentationController.Detent.Identifier
    /// In points, without what the safe area covers at the lower edge.
    let value: CGFloat
}
