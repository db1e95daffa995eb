/// Presents an activity controller: in a popover, and on a sheet at the lower edge where there is little width.
@MainActor final class ActivityPopoverPresentationController: UIPopoverPresentationController {
    override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        // The arrow continues the list.
        backgroundColor = .systemGroupedBackground
        adaptiveSheetPresentationController.detents = [.medium(), .large()]
    }

    override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        traitCollection.horizontalSizeClass == .compact ? .pageSheet : .none
    }
}
