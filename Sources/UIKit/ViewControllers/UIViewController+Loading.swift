/// How a controller comes by its view.
extension UIViewController {
    func load() {
        guard !isLoadingView else {
            // UIKit would call loadView() for ever here.
            UsageDiagnostic.report(
                .noViewLoaded, "\(self) reads `view` inside loadView() before setting it; an empty view is used")
            loadedView = makeDefaultView()
            loadedView?.viewController = self
            return
        }
        isLoadingView = true
        ControllerCallbacks.note(self, "loadView")
        loadView()
        isLoadingView = false
        if loadedView == nil {
            UsageDiagnostic.report(
                .noViewLoaded, "loadView() of \(self) did not set `view`; an empty view is used")
            view = makeDefaultView()
        }
        embedScenes()
        ControllerCallbacks.note(self, "viewDidLoad")
        viewDidLoad()
    }

    func makeDefaultView() -> UIView {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        return view
    }

    func setView(_ newView: UIView?) {
        guard newView !== loadedView else { return }
        if let owner = newView?.viewController, owner !== self {
            UsageDiagnostic.report(
                .viewOfAnotherController,
                "\(newView.map { "\($0)" } ?? "") belongs to \(owner) and becomes the view of \(self) too; give each controller a view of its own"
            )
            owner.loadedView = nil
        }
        loadedView?.viewController = nil
        loadedView = newView
        newView?.viewController = self
        // A root view has other margins; nobody has laid anything out by the ones before.
        if let newView { newView.toldLayoutMargins = newView.effectiveLayoutMargins }
    }
}
