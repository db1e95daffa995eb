import PluginProtocol
import UIKit

/// What containers announce to a remote controller, as values for the coordinator that its plugin makes of them.
@MainActor final class AnnouncedTransitions {
    private let add: (SceneStep) -> Void
    private weak var coordinator: (any UIViewControllerTransitionCoordinator)?
    private var transition: SceneTransition?
    private var last: TransitionID?

    /// - Parameter add: Tells the plugin what becomes of a transition.
    init(add: @escaping (SceneStep) -> Void) {
        self.add = add
    }

    /// One for all that the same coordinator announces. What the plugin has to animate alongside runs when the coordinator comes
    /// to it.
    func announce(_ coordinator: any UIViewControllerTransitionCoordinator) -> SceneTransition {
        if let transition, self.coordinator === coordinator { return transition }
        let id = last?.next ?? .first
        let new = SceneTransition(id: id, animation: coordinator.isAnimated ? Self.animation(of: coordinator) : nil)
        (self.coordinator, transition, last) = (coordinator, new, id)
        coordinator.animate(
            alongsideTransition: { [add] _ in add(.animateAlongsideTransition(id)) },
            completion: { [add] in add(.endTransition(id, isCancelled: $0.isCancelled)) })
        return new
    }

    /// Of a coordinator that an app has written there is nothing but a name for its curve.
    private static func animation(of coordinator: any UIViewControllerTransitionCoordinator) -> AnimationParameters {
        if let coordinator = coordinator as? TransitionCoordinator, let animation = coordinator.animation {
            return animation
        }
        return AnimationParameters(
            duration: coordinator.transitionDuration, pace: .curve(coordinator.completionCurve.timingCurve))
    }
}
