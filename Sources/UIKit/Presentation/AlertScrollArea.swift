/// A part of an alert that is scrolled where there is more in it than has room: by a finger, by the wheel, and by the focus.
@MainActor final class AlertScrollArea: UIView {
    /// The height of what is in it, in points.
    var contentHeight: CGFloat = 0 {
        didSet { if contentHeight != oldValue { setNeedsLayout() } }
    }

    private let pan = UIPanGestureRecognizer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        pan.allowedScrollTypesMask = .all
        pan.isEnabled = false
        pan.addAction(UIAction { [unowned self] _ in follow() })
        addGestureRecognizer(pan)
    }

    required init?(coder: NSCoder) {
        nil
    }

    private var overflow: CGFloat {
        max(0, contentHeight - bounds.height)
    }

    /// - Parameter distance: In points; above 0 shows what is further down.
    func scroll(by distance: CGFloat) {
        guard distance.isFinite else { return }
        let top = min(max(0, bounds.minY + distance), overflow)
        if top != bounds.minY { bounds.origin.y = top }
    }

    /// Scrolls as little as it takes to show a rectangle in the area's coordinates.
    func reveal(_ rect: CGRect) {
        if rect.maxY > bounds.maxY { scroll(by: rect.maxY - bounds.maxY) }
        if rect.minY < bounds.minY { scroll(by: rect.minY - bounds.minY) }
    }

    private func follow() {
        guard pan.state == .began || pan.state == .changed else { return }
        let distance = pan.translation(in: nil).y
        pan.setTranslation(.zero, in: nil)
        scroll(by: -distance)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        pan.isEnabled = overflow > 0
        scroll(by: 0)
    }

    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        super.didUpdateFocus(in: context, with: coordinator)
        guard let view = context.nextFocusedView, view.isDescendant(of: self) else { return }
        layoutIfNeeded()
        reveal(view.convert(view.bounds, to: self))
    }
}
