import QuartzCore

/// The pages of a page view controller that are shown together: one, or two where the spine is in the middle.
@MainActor final class SpreadView: UIView {
    /// The controllers of the pages, from the left or from above. One that another container has taken is not among them any more.
    private(set) var controllers: [UIViewController]
    private let isVertical: Bool

    /// The offset from the place where the spread rests in its superview, in points.
    var offset = CGPoint.zero {
        didSet { if offset != oldValue { place() } }
    }

    init(_ controllers: [UIViewController], isVertical: Bool) {
        self.controllers = controllers
        self.isVertical = isVertical
        super.init(frame: .zero)
        layer.shadowRadius = 10
        layer.shadowOffset = .zero
    }

    required init?(coder: NSCoder) {
        nil
    }

    // MARK: Pages

    /// Loads the views of the pages, and puts them in. A page that is in another spread leaves that one.
    func addPages() {
        for (index, controller) in controllers.enumerated() {
            guard let page = controller.view else { continue }
            page.frame = frame(ofPageAt: index)
            if page.superview !== self { addSubview(page) }
        }
    }

    /// Takes the views of the pages out, as far as they are still here.
    func removePages() {
        for page in subviews { page.removeFromSuperview() }
    }

    /// Leaves out the controllers for which `isLost` answers true, and takes out their views.
    func drop(_ isLost: (UIViewController) -> Bool) {
        let lost = controllers.filter(isLost)
        controllers.removeAll(where: isLost)
        for controller in lost where controller.viewIfLoaded?.superview === self {
            controller.viewIfLoaded?.removeFromSuperview()
        }
    }

    // MARK: Places

    /// Fills the superview, but for the offset.
    func place() {
        guard let superview else { return }
        let (size, place) = (superview.bounds.size, superview.bounds.offsetBy(dx: offset.x, dy: offset.y))
        if bounds.size != size { bounds.size = size }
        center = CGPoint(x: place.midX, y: place.midY)
    }

    /// The offset at which the spread is seen, which is another one than `offset` while an animation moves it.
    var shownOffset: CGPoint {
        guard let superview, let shown = layer.presentation()?.position else { return offset }
        return CGPoint(x: shown.x - superview.bounds.midX, y: shown.y - superview.bounds.midY)
    }

    /// - Parameter size: The size of the spread, in points; nil for the one that it has now.
    func frame(ofPageAt index: Int, in size: CGSize? = nil) -> CGRect {
        let whole = CGRect(origin: .zero, size: size ?? bounds.size)
        guard controllers.count == 2 else { return whole }
        var half = whole
        if isVertical {
            let edge = (whole.height / 2).rounded()
            half.size.height = index == 0 ? edge : whole.height - edge
            if index > 0 { half.origin.y = edge }
        } else {
            let edge = (whole.width / 2).rounded()
            half.size.width = index == 0 ? edge : whole.width - edge
            if index > 0 { half.origin.x = edge }
        }
        return half
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, controller) in controllers.enumerated() {
            guard let page = controller.viewIfLoaded, page.superview === self, page.transform.isIdentity else {
                continue
            }
            let place = frame(ofPageAt: index)
            if page.frame != place { page.frame = place }
        }
    }

    // MARK: Shadow

    /// Whether the spread lies above another one, and has a shadow.
    var isRaised = false {
        didSet { layer.shadowOpacity = isRaised ? 0.35 : 0 }
    }
}
