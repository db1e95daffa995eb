/// The state of a view that springs when a drag rests over it.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
    case inactive = 0
    case possible = 1
    case activating = 2
    case activated = 3
}

/// The drag that rests over a view that springs.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: AnyObject {
    var state: UISpringLoadedInteractionEffectState { get }
    /// The view that springs.
    var targetView: UIView? { get set }
    /// Something that the activation is about, of the app's own.
    var targetItem: Any? { get set }
    /// The place of the finger in a view's coordinates; nil stands for the window.
    func location(in view: UIView?) -> CGPoint
}

/// Activates a view while something is dragged: a handler is called when the drag has rested over it for a while (UIKit's page of this name).
@preconcurrency @MainActor open class UISpringLoadedInteraction: UIInteraction {
    open private(set) weak var view: UIView?
    private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

    public init(
        activationHandler handler:
            @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        self.handler = handler
    }

    public func willMove(to view: UIView?) {
        if view == nil { self.view = nil }
    }

    public func didMove(to view: UIView?) {
        self.view = view
    }

    final func activate(_ drop: OfferedDrop) {
        guard view?.window != nil, (view as? UIControl)?.isEnabled != false else { return }
        handler(self, Context(targetView: view, place: drop.location))
    }

    private final class Context: UISpringLoadedInteractionContext {
        /// Whoever hears of it hears of the activation alone.
        let state = UISpringLoadedInteractionEffectState.activated
        weak var targetView: UIView?
        var targetItem: Any?
        private let place: CGPoint

        init(targetView: UIView?, place: CGPoint) {
            self.targetView = targetView
            self.place = place
        }

        func location(in view: UIView?) -> CGPoint {
            view?.convert(place, from: nil) ?? place
        }
    }
}

/// A control that springs by itself.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionSupporting: AnyObject {
    /// Whether the control is activated when a drag has rested over it for a while.
    var isSpringLoaded: Bool { get set }
}

extension UIButton: UISpringLoadedInteractionSupporting {
    /// Whether a drag that rests over the button does what a tap does.
    public var isSpringLoaded: Bool {
        get { interactions.contains { $0 is ButtonSpring } }
        set {
            guard newValue != isSpringLoaded else { return }
            guard newValue else { return interactions.removeAll { $0 is ButtonSpring } }
            addInteraction(
                ButtonSpring { interaction, _ in
                    (interaction.view as? UIControl)?.sendActions(for: [.touchUpInside, .primaryActionTriggered])
                })
        }
    }
}

/// The interaction that `isSpringLoaded` adds, to be told from those of an app.
private final class ButtonSpring: UISpringLoadedInteraction {}
