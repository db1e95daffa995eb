/// Shows a controller above a menu, as large as it prefers to be, and tells it that it appears and disappears. The controller has no parent
/// meanwhile, as in UIKit.
@MainActor final class MenuPreview: UIView, ControllerViewHost {
    let controller: UIViewController
    /// Whether the controller has been told that it appeared; nil before it is shown, and after it has gone.
    private var isSettled: Bool?

    init(_ controller: UIViewController) {
        self.controller = controller
        super.init(frame: .zero)
        layer.cornerRadius = ControlRadius.large
        clipsToBounds = true
        backgroundColor = MenuColors.ground
        // The overlay hears of a tap on the preview, and not the controller's views.
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The size that the controller prefers, in points. Where it prefers none it is as wide as the room, and half as high.
    func wantedSize(in room: CGSize) -> CGSize {
        let preferred = controller.preferredContentSize
        func length(_ wanted: CGFloat, _ most: CGFloat, _ standard: CGFloat) -> CGFloat {
            min(wanted.isFinite && wanted > 0 ? wanted : standard, max(most, 0))
        }
        return CGSize(
            width: length(preferred.width, room.width, room.width),
            height: length(preferred.height, room.height, max(room.height, 0) / 2))
    }

    func show() {
        guard isSettled == nil, let view = controller.view else { return }
        isSettled = false
        controller.beginAppearanceTransition(true, animated: true)
        view.frame = bounds
        addSubview(view)
    }

    /// Tells the controller that it has appeared: the animation that brought it is over.
    func settle() {
        guard isSettled == false else { return }
        isSettled = true
        controller.endAppearanceTransition()
    }

    /// Lets go of the controller, which somebody else may show from now on.
    func letGo() {
        guard isSettled != nil else { return }
        settle()
        isSettled = nil
        controller.beginAppearanceTransition(false, animated: true)
        if controller.viewIfLoaded?.superview === self { controller.view.removeFromSuperview() }
        controller.endAppearanceTransition()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if isSettled != nil, let view = controller.viewIfLoaded, view.superview === self { view.frame = bounds }
    }
}
