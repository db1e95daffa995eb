/// The place of an input view or an accessory. What is in it hands on what it leaves to the responder that has the view, so that the chain of
/// a text field in an accessory leads to whoever has that.
@MainActor final class InputViewSlot: UIView, ControllerViewHost {
    /// Whether it is the place of the input view.
    let isKeyboard: Bool
    weak var owner: UIResponder?
    private(set) var content: UIView?
    /// The constraints that hold a view here which says by constraints how tall it is.
    private var edges: [NSLayoutConstraint] = []
    /// Whether the view followed its frame before it came here, and follows `edges` while it is here.
    private var isHeldInstead = false
    /// The height that the app gave to a view that follows its frame.
    private var ownHeight: CGFloat = 0
    /// The height that such a view was given here last.
    private var placedHeight: CGFloat?

    init(isKeyboard: Bool) {
        self.isKeyboard = isKeyboard
        super.init(frame: .zero)
        clipsToBounds = true
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var next: UIResponder? {
        guard let owner, let container = superview, !owner.isInside(container) else { return super.next }
        return owner
    }

    // MARK: Content

    func show(_ view: UIView?) {
        guard view !== content || view?.superview !== self else { return }
        release()
        content = view
        guard let view else { return }
        ownHeight = view.frame.height
        placedHeight = nil
        addSubview(view)
        if isSizedByContent(view) { hold(view) }
    }

    /// The view is sized in another way than before.
    func sizingDidChange() {
        let view = content
        show(nil)
        show(view)
    }

    private func release() {
        NSLayoutConstraint.deactivate(edges)
        edges = []
        if isHeldInstead { content?.translatesAutoresizingMaskIntoConstraints = true }
        isHeldInstead = false
        if let content, content.superview === self { content.removeFromSuperview() }
    }

    private func hold(_ view: UIView) {
        isHeldInstead = view.translatesAutoresizingMaskIntoConstraints
        view.translatesAutoresizingMaskIntoConstraints = false
        edges = [
            view.leftAnchor.constraint(equalTo: leftAnchor), view.rightAnchor.constraint(equalTo: rightAnchor),
            view.topAnchor.constraint(equalTo: topAnchor), view.bottomAnchor.constraint(equalTo: bottomAnchor),
        ]
        // Until it has been measured anew the view may need another height than the slot has.
        edges[3].priority = .required - 1
        NSLayoutConstraint.activate(edges)
    }

    private func isSizedByContent(_ view: UIView) -> Bool {
        if !view.translatesAutoresizingMaskIntoConstraints { return true }
        if let view = view as? UIInputView { return view.allowsSelfSizing }
        return view.autoresizingMask.contains(.flexibleHeight) && view.intrinsicContentSize.height >= 0
    }

    // MARK: Height

    /// The height that the view wants, in points: not negative, and finite.
    func height(forWidth width: CGFloat) -> CGFloat {
        guard let content else { return 0 }
        var height: CGFloat
        if edges.isEmpty {
            if let placedHeight, content.frame.height != placedHeight { ownHeight = content.frame.height }
            height = ownHeight
        } else {
            height =
                content.systemLayoutSizeFitting(
                    CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                ).height
        }
        if height <= 0 { height = content.intrinsicContentSize.height }
        return height.isFinite ? max(0, height) : 0
    }

    /// Gives the slot its frame in the container, and the view its own with it.
    func place(in rect: CGRect) {
        if frame != rect { frame = rect }
        guard let content, content.superview === self, edges.isEmpty, content.frame != bounds else { return }
        content.frame = bounds
        placedHeight = bounds.height
    }

    override func contentSizeDidChange(of subview: UIView) {
        super.contentSizeDidChange(of: subview)
        window?.inputViews.setNeedsMeasuring()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let content, !edges.isEmpty, content.frame.height != bounds.height else { return }
        window?.inputViews.setNeedsMeasuring()
    }
}

extension UIResponder {
    /// Whether the responder is a view in `view`, or a controller whose view is.
    func isInside(_ view: UIView) -> Bool {
        let own = self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
        return own?.isDescendant(of: view) == true
    }
}
