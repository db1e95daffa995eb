/// Shows a controller in a popover, in the way of iOS 3 to 8: it is no view controller and no container, and presents its content in the
/// style `popover` (POP-01; UIKit's page of this name). Keep it as long as the popover is visible.
@available(*, deprecated, message: "Present the controller with modalPresentationStyle = .popover.")
@preconcurrency @MainActor open class UIPopoverController: NSObjectProtocol, Hashable, CustomStringConvertible {
    private lazy var link = PopoverControllerLink(to: self)
    private var content: UIViewController
    private var size: CGSize?
    private weak var presentation: UIPopoverPresentationController?

    public init(contentViewController viewController: UIViewController) {
        content = viewController
    }

    open weak var delegate: (any UIPopoverControllerDelegate)?

    // MARK: Content

    /// The controller in the popover. Another one takes its place at once where the popover is visible, with the size that it asks for.
    open var contentViewController: UIViewController {
        get { content }
        set { setContentViewController(newValue, animated: false) }
    }

    /// - Parameter animated: Whether the popover of the old controller goes before the user's eyes, and that of the new one comes so.
    open func setContentViewController(_ viewController: UIViewController, animated: Bool) {
        guard viewController !== content else { return }
        let (old, shown) = (content, isPopoverVisible ? presentation : nil)
        content = viewController
        size = nil
        guard let shown, let presenter = old.presentingViewController else { return }
        let source = Source(of: shown)
        presenter.dismiss(animated: animated) { [self] in
            present(at: source, from: presenter, animated: animated)
        }
    }

    /// The size of the content, in points. At first it is the one that the controller prefers; one that is set wins over that, until
    /// there is another controller (FRAME-15, POP-08).
    open var contentSize: CGSize {
        get { size ?? content.preferredContentSize }
        set { setContentSize(newValue, animated: false) }
    }

    open func setContentSize(_ size: CGSize, animated: Bool) {
        self.size = size
        guard isPopoverVisible, let presentation else { return }
        presentation.ownContentSize = size
        presentation.contentSizeDidChange(animated: animated)
    }

    // MARK: Presenting

    /// Whether the popover has been presented and not been dismissed since, by whomever.
    open var isPopoverVisible: Bool {
        content.presentingViewController != nil && content.presentationController === presentation
    }

    /// The direction of the arrow while the popover is visible; `unknown` at any other time.
    open var popoverArrowDirection: UIPopoverArrowDirection {
        isPopoverVisible ? presentation?.arrowDirection ?? .unknown : .unknown
    }

    /// The views outside of the popover that get their touches while it is visible.
    open var passthroughViews: [UIView]? {
        didSet { presentation?.passthroughViews = passthroughViews }
    }

    /// The colour of the popover and of its arrow; nil for the system's.
    open var backgroundColor: UIColor? {
        didSet { presentation?.backgroundColor = backgroundColor }
    }

    /// The least distances of the popover from the edges of the window, in points.
    open var popoverLayoutMargins = UIPopoverPresentationController.standardLayoutMargins {
        didSet { presentation?.popoverLayoutMargins = popoverLayoutMargins }
    }

    /// Shows the popover beside a part of a view, or moves it there where it is visible.
    ///
    /// - Parameter rect: In the coordinates of `view`, which is in a window.
    open func present(
        from rect: CGRect, in view: UIView, permittedArrowDirections arrowDirections: UIPopoverArrowDirection,
        animated: Bool
    ) {
        let source = Source(view: view, rect: rect, item: nil, directions: arrowDirections)
        present(at: source, from: view.nearestController, animated: animated)
    }

    /// Shows the popover beside an item of a bar, or moves it there where it is visible.
    open func present(
        from item: UIBarButtonItem, permittedArrowDirections arrowDirections: UIPopoverArrowDirection, animated: Bool
    ) {
        let source = Source(view: nil, rect: .null, item: item, directions: arrowDirections)
        present(at: source, from: item.viewInBar?.nearestController, animated: animated)
    }

    /// Takes the popover away. The delegate does not hear of it.
    open func dismiss(animated: Bool) {
        guard isPopoverVisible else { return }
        content.presentingViewController?.dismiss(animated: animated)
    }

    private func present(at source: Source, from presenter: UIViewController?, animated: Bool) {
        if isPopoverVisible, let presentation { return source.apply(to: presentation) }
        guard let presenter else {
            UsageDiagnostic.report(
                .invalidPresentation,
                "\(self) is not presented: what it is to belong to is in no window, or in none that has a controller")
            return
        }
        content.modalPresentationStyle = .popover
        guard let popover = content.popoverPresentationController else { return }
        presentation = popover
        popover.delegate = link
        popover.ownContentSize = size
        popover.passthroughViews = passthroughViews
        popover.backgroundColor = backgroundColor
        popover.popoverLayoutMargins = popoverLayoutMargins
        source.apply(to: popover)
        presenter.present(content, animated: animated)
    }

    // MARK: Identity

    nonisolated open var hash: Int { identityHash }
    nonisolated open func isEqual(_ object: Any?) -> Bool { isIdentical(to: object) }
    nonisolated open var description: String { identityDescription }

    nonisolated public static func == (left: UIPopoverController, right: UIPopoverController) -> Bool {
        left === right || left.isEqual(right)
    }

    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}

@available(*, deprecated, message: "It belongs to UIPopoverController.")
extension UIPopoverController {
    /// What the popover belongs to.
    @MainActor private struct Source {
        let view: UIView?
        let rect: CGRect
        let item: (any UIPopoverPresentationControllerSourceItem)?
        let directions: UIPopoverArrowDirection

        init(
            view: UIView?, rect: CGRect, item: (any UIPopoverPresentationControllerSourceItem)?,
            directions: UIPopoverArrowDirection
        ) {
            self.view = view
            self.rect = rect
            self.item = item
            self.directions = directions
        }

        init(of popover: UIPopoverPresentationController) {
            self.init(
                view: popover.sourceView, rect: popover.sourceRect, item: popover.sourceItem,
                directions: popover.permittedArrowDirections)
        }

        func apply(to popover: UIPopoverPresentationController) {
            popover.sourceItem = item
            popover.sourceView = view
            popover.sourceRect = rect
            popover.permittedArrowDirections = directions
        }
    }
}

extension UIView {
    /// The controller in whose hierarchy the view is, or the root of its window; nil where there is neither.
    fileprivate var nearestController: UIViewController? {
        managingController ?? window?.rootViewController
    }
}
