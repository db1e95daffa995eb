import Diagnostics

/// Who is below the pointer of a window while no button is down.
@MainActor package final class PointerHover {
    private unowned let window: UIWindow
    private var recognizers: [Weak<UIHoverGestureRecognizer>] = []
    private weak var receiver: (any HoverReceiver)?
    private weak var control: UIControl?
    private let veil = HoverVeil()

    init(window: UIWindow) {
        self.window = window
    }

    /// - Parameter location: In the window's coordinates; nil: the pointer has left the window, or a button went down.
    package func move(to location: CGPoint?) {
        var path: [UIView] = []
        var view = location.flatMap { $0.isFinite ? window.hitTest($0, with: nil) : nil }
        while let current = view {
            path.append(current)
            view = current.superview
        }
        tell(path.lazy.compactMap { $0 as? any HoverReceiver }.first, location)
        tell(path.flatMap { $0.gestureRecognizers ?? [] }.compactMap { $0 as? UIHoverGestureRecognizer }, location)
        let below = path.lazy.compactMap { $0 as? UIControl }.first
        guard below !== control else { return }
        control = below
        // The veil moves in the update, when everything has its place.
        UpdateCycle.main.setNeedsUpdate()
    }

    private func tell(_ new: (any HoverReceiver)?, _ location: CGPoint?) {
        if let receiver, receiver !== new { receiver.hover(at: nil) }
        receiver = new
        if let new, let location { new.hover(at: new.convert(location, from: window)) }
    }

    private func tell(_ new: [UIHoverGestureRecognizer], _ location: CGPoint?) {
        let old = recognizers.compactMap(\.object)
        recognizers = new.map { Weak($0) }
        for recognizer in old where !new.contains(recognizer) { recognizer.leave() }
        for recognizer in new {
            if let location { recognizer.hover(at: location) }
        }
    }

    /// Keeps the veil over the control that is below the pointer.
    func updateVeil() {
        veil.place(over: control)
    }
}
