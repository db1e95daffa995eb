/// Recognises a pointer that rests or moves above a view with no button down: `began` when it comes, `changed` with each
/// movement, `ended` when it leaves or a button goes down (UIKit's page of this name).
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
    private var place = CGPoint.zero

    /// In `view`'s coordinates; nil stands for the window.
    override open func location(in view: UIView?) -> CGPoint {
        guard let view, let window = self.view?.window else { return place }
        return view.convert(place, from: window)
    }

    /// The pointer is above the view.
    ///
    /// - Parameter location: In the window's coordinates.
    func hover(at location: CGPoint) {
        guard isEnabled else { return }
        place = location
        state = state == .possible ? .began : .changed
    }

    /// The pointer is elsewhere.
    func leave() {
        guard state == .began || state == .changed else { return }
        state = .ended
    }
}
