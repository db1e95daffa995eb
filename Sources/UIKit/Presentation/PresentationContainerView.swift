/// The view in which a presentation takes place. It covers the window, or the view of the controller that defines the context.
@MainActor final class PresentationContainerView: UIView, ControllerViewHost {
    private weak var presentation: Presentation?

    init(of presentation: Presentation) {
        self.presentation = presentation
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        nil
    }

    // MARK: Its place

    /// The view that it lies over, and goes along with; nil where it covers the window.
    private(set) weak var covered: UIView?

    /// Puts it over the view of a controller that defines a context, where that view is.
    func cover(_ view: UIView) {
        covered = view
        view.cover = self
        frame = view.frame
        autoresizingMask = view.autoresizingMask
        view.superview?.insertSubview(self, aboveSubview: view)
    }

    func cover(_ window: UIWindow) {
        frame = window.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.inputViews.addBelow(self)
    }

    /// Leaves its place for good.
    func leave() {
        if covered?.cover === self { covered?.cover = nil }
        covered = nil
        removeFromSuperview()
    }

    /// The view that it lies over has another frame.
    func follow(_ view: UIView) {
        guard view.transform.isIdentity, frame != view.frame else { return }
        frame = view.frame
    }

    /// Somebody has put the view that it lies over into another place, or has taken it away.
    func coveredViewDidMove(to superview: UIView?) {
        guard let covered, presentation?.movesCoveredView != true else { return }
        if let superview {
            superview.insertSubview(self, aboveSubview: covered)
        } else {
            removeFromSuperview()
        }
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        presentation?.layOut()
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        presentation?.traitsDidChange(from: previous)
    }

    // MARK: Touches

    override var ownGestureUse: GestureUse {
        .all
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) && presentation?.passesTouch(at: point) == false
    }

    /// Whether the touch that goes on went down beside the presented view. One that began on it and strays ends nothing.
    private var hasBegunOutside = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        hasBegunOutside = touches.first.map { presentation?.isOutside($0.location(in: self)) == true } ?? false
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard hasBegunOutside, let presentation, let touch = touches.first,
            presentation.isOutside(touch.location(in: self))
        else { return }
        hasBegunOutside = false
        presentation.controller.dismissByUser()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        hasBegunOutside = false
    }
}
