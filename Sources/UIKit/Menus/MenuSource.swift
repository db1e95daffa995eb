/// What a menu belongs to: a view, or a place in it.
@MainActor struct MenuSource {
    private weak var view: UIView?
    /// In the view's coordinates; nil: the whole view.
    private let area: CGRect?

    init(view: UIView, place: CGPoint?) {
        self.init(view: view, area: place.map { CGRect(origin: $0, size: .zero) })
    }

    init(view: UIView, area: CGRect?) {
        self.view = view
        self.area = area
    }

    /// In the window's coordinates; nil where it is not to be seen there any more.
    func rect(in window: UIWindow) -> CGRect? {
        guard let view, view.window === window, view.isSeen, (view as? UIControl)?.isEnabled != false else {
            return nil
        }
        let rect = area ?? view.bounds
        let converted = view.convert(rect, to: nil)
        return converted.isFinite ? converted : nil
    }

    var isMirrored: Bool {
        view?.isMirrored ?? false
    }

    var traits: UITraitCollection? {
        view?.traitCollection
    }
}
