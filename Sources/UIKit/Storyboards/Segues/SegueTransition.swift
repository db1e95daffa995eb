import StoryboardFormat

/// The transition by which a segue of a storyboard shows its destination, by its kind.
@MainActor struct SegueTransition {
    private let element: InterfaceElement
    private let source: UIViewController
    private let destination: UIViewController
    private let sender: Any?
    private let scene: ControllerScene

    init(
        _ element: InterfaceElement, source: UIViewController, destination: UIViewController, _ sender: Any?,
        _ scene: ControllerScene
    ) {
        self.element = element
        self.source = source
        self.destination = destination
        self.sender = sender
        self.scene = scene
    }

    private var isPopover: Bool {
        element["kind"] == "popoverPresentation" || element["kind"] == "popover"
    }

    /// Gives the destination what the segue says of its presentation, before the source prepares it.
    func configure() {
        if let style = element["modalPresentationStyle"].flatMap({ ControllerAttributes.presentationStyles[$0] }) {
            destination.modalPresentationStyle = style
        }
        if let style = element["modalTransitionStyle"].flatMap({ ControllerAttributes.transitionStyles[$0] }) {
            destination.modalTransitionStyle = style
        }
        guard isPopover else { return }
        destination.modalPresentationStyle = .popover
        guard let popover = destination.popoverPresentationController else { return }
        if let view = object("popoverAnchorView") as? UIView {
            popover.sourceView = view
            popover.sourceRect = view.bounds
        } else if let item = object("popoverAnchorBarButtonItem") as? UIBarButtonItem {
            popover.barButtonItem = item
        } else if let item = sender as? UIBarButtonItem {
            popover.barButtonItem = item
        } else if let view = sender as? UIView {
            popover.sourceView = view
            popover.sourceRect = view.bounds
        }
        if let directions = element.child(key: "popoverArrowDirection") {
            let names: [(String, UIPopoverArrowDirection)] = [
                ("up", .up), ("down", .down), ("left", .left), ("right", .right),
            ]
            let allowed = names.reduce(into: UIPopoverArrowDirection()) {
                if directions.isSet($1.0) { $0.insert($1.1) }
            }
            if !allowed.isEmpty { popover.permittedArrowDirections = allowed }
        }
    }

    private func object(_ attribute: String) -> AnyObject? {
        element[attribute].flatMap { scene.scope[$0] }
    }

    /// Shows the destination.
    func run() {
        let isAnimated = element["animates"] != "NO"
        switch element["kind"] {
        case "show", "push":
            animated(isAnimated) { source.show(destination, sender: sender) }
        case "showDetail", "replace":
            animated(isAnimated) { source.showDetailViewController(destination, sender: sender) }
        case "presentation", "modal", "popoverPresentation", "popover":
            source.present(destination, animated: isAnimated)
        case "custom":
            // A class of its own does all.
            guard element["customClass"] == nil else { return }
            scene.source.report(element, "a custom segue has a class that overrides perform(); nothing happens")
        case let kind:
            scene.source.report(element, "unknown kind of segue \"\(kind ?? "")\"; nothing happens")
        }
    }

    private func animated(_ isAnimated: Bool, _ body: () -> Void) {
        if isAnimated { body() } else { UIView.performWithoutAnimation(body) }
    }
}
