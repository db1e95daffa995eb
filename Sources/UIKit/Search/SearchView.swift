import CoreGraphics

/// The view of a search controller: what was found, or else a shade over what is searched; and the search bar where it stands nowhere else.
@MainActor final class SearchView: UIView {
    /// The session, which belongs to the controller of this view.
    private weak var session: SearchSession?
    private let shade = UIView()

    /// The shade is stronger over what is dark already.
    private static let shadeColor = UIColor {
        UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.45 : 0.2)
    }

    init(of session: SearchSession) {
        self.session = session
        super.init(frame: UIScreen.main.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        shade.backgroundColor = Self.shadeColor
        shade.addGestureRecognizer(
            UITapGestureRecognizer(primaryAction: UIAction { [weak session] _ in session?.end() }))
        addSubview(shade)
        update()
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The view of what was found.
    var results: UIView? {
        didSet {
            guard let results else { return }
            insertSubview(results, aboveSubview: shade)
        }
    }

    /// Shows or hides the results and the shade.
    func update() {
        results?.isHidden = session?.showsResults != true
        shade.isHidden = session?.isObscuring != true
        setNeedsLayout()
    }

    private var ownBar: UISearchBar? {
        subviews.lazy.compactMap { $0 as? UISearchBar }.first
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var area = bounds
        if let bar = ownBar {
            let top = safeAreaInsets.top
            bar.frame = CGRect(x: 0, y: top, width: bounds.width, height: bar.rows.height)
            area = CGRect(
                x: 0, y: bar.frame.maxY, width: bounds.width, height: max(0, bounds.height - bar.frame.maxY))
        }
        shade.frame = area
        results?.frame = area
    }

    /// Whether there is something at a point, in the view's coordinates.
    func covers(_ point: CGPoint) -> Bool {
        subviews.contains { !$0.isHidden && $0.frame.contains(point) }
    }
}
