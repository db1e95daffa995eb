/// The view in which a container with bars has the views of its children. It fills the container's view. A page's controller says how far the
/// page goes below bars (FRAME-06, FRAME-12, FRAME-13), and the page's safe area what of it is covered.
@MainActor final class BarContentView: UIView {
    /// Finds out what covers the area as bars are wanted now; returns nil while a transition goes on whose container is gone.
    var measure: () -> BarInsets? = { nil }

    /// Whether an animator of the app's moves the pages: they stay where it puts them.
    var isMovedByAnimator = false

    /// The frames that pages were given last. A page that its app has moved from there stays, until it is due another frame.
    private var places: [ObjectIdentifier: CGRect] = [:]

    override init(frame: CGRect) {
        super.init(frame: frame)
        safeArea.isCutByPlaces = true
    }

    required init?(coder: NSCoder) {
        nil
    }

    private var room: BarInsets {
        measure() ?? BarInsets(around: nil, covered: .zero)
    }

    /// - Parameter size: The size of the area, in points; nil stands for the one that it has now.
    func place(of controller: UIViewController, in size: CGSize? = nil) -> CGRect {
        room.frame(of: controller, in: size ?? bounds.size)
    }

    /// Gives a controller's view its place. It is in the area, or is put there next.
    func put(_ controller: UIViewController) {
        guard let page = controller.view else { return }
        let place = place(of: controller)
        page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        page.frame = place
        places[ObjectIdentifier(page)] = place
    }

    /// Brings the area and all that is in it up to date.
    func layOut(in frame: CGRect) {
        let room = room
        safeArea.givenToSubviews = room.covered
        // Safe areas follow from the new places, not from those in between.
        SafeAreaUpdates.collect(from: self, subviewsToo: true) {
            let isSameSize = self.frame.size == frame.size
            self.frame = frame
            for view in subviews { layOut(view, in: room, isSameSize: isSameSize) }
        }
    }

    /// - Parameter isSameSize: Whether it is bars that give or take room, if any is.
    private func layOut(_ view: UIView, in room: BarInsets, isSameSize: Bool) {
        guard let controller = view.viewController else {
            if view.frame.size != bounds.size { view.frame = bounds }
            return
        }
        guard !isMovedByAnimator else { return }
        let place = room.frame(of: controller, in: bounds.size)
        guard view.frame.size != place.size || places[ObjectIdentifier(view)] != place else { return }
        places[ObjectIdentifier(view)] = place
        if isSameSize, view.frame.size != place.size { (view as? NavigationView)?.followsBars = true }
        // One that slides in or out stays where it is sideways.
        let x = view.frame.width == place.width ? view.frame.minX : 0
        view.frame = CGRect(x: x, y: place.minY, width: place.width, height: place.height)
    }

    override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        places[ObjectIdentifier(subview)] = nil
    }
}
