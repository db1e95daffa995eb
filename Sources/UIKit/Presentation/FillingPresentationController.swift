/// The presentation controller of the styles whose view fills what it covers.
@MainActor final class FillingPresentationController: UIPresentationController {
    override var shouldPresentInFullscreen: Bool { !presentationStyle.isInContext }
    override var shouldRemovePresentersView: Bool { presentationStyle.removesPresentersView }
}
