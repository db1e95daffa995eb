/// A sheet on which a host shows a controller of this process.
extension UISheetPresentationController {
    /// The height of a detent of the app's, in points; nil where it is not in use. The app knows its own pane and not the host's window: the
    /// pane's height counts as the full one.
    package final func height(of detent: Detent, in pane: UIWindow) -> CGFloat? {
        stage.stops(for: pane.traitCollection, maximum: pane.bounds.height)
            .first { $0.identifier == detent.identifier }?.value
    }

    /// The user has brought the sheet to another detent in the host.
    package final func userDidChoose(_ identifier: Detent.Identifier) {
        selectedDetentIdentifier = identifier
        stage.tellSelection()
    }
}
