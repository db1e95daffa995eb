/// Hears what a presented controller has to report.
@MainActor protocol PresentedViewControllerDelegate: AnyObject {
    func presentedViewControllerDidFinish(_ controller: PresentedViewController)
}
