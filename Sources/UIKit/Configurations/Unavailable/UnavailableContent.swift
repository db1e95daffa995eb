/// The content that a controller shows in front of its view where it has no other.
@MainActor final class UnavailableContent {
    private unowned let controller: UIViewController
    private var view: (any UIView & UIContentView)?
    /// Whether the controller is to be asked for the configuration before its view is laid out next.
    private var needsUpdate = true

    init(of controller: UIViewController) {
        self.controller = controller
    }

    /// The configuration that the controller's view shows from its next layout on; nil shows nothing.
    var configuration: (any UIContentConfiguration)? {
        didSet { controller.viewIfLoaded?.setNeedsLayout() }
    }

    func setNeedsUpdate() {
        needsUpdate = true
        controller.viewIfLoaded?.setNeedsLayout()
    }

    /// Asks the controller for the configuration, where that is due.
    func updateIfNeeded() {
        guard needsUpdate else { return }
        needsUpdate = false
        controller.updateContentUnavailableConfiguration(using: controller.contentUnavailableConfigurationState)
    }

    /// Shows the configuration over all of the controller's view, whatever part of its content that shows.
    func layOut() {
        guard let root = controller.viewIfLoaded, let configuration else {
            view?.removeFromSuperview()
            view = nil
            return
        }
        if let view, view.superview === root, view.supports(configuration) {
            view.configuration = configuration
        } else {
            view?.removeFromSuperview()
            let new = configuration.makeContentView()
            root.addSubview(new)
            view = new
        }
        if let view, view.frame != root.bounds { view.frame = root.bounds }
    }
}
