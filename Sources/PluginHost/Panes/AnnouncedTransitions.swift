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

    /// Tells the plugin what a coordinator announces: one transition for all of it. What the plugin has to animate alongside runs
    /// when the coordinator comes to it.
    ///
    /// - Parameter step: The announcement.
    func announce(_ coordinator: any UIViewControllerTransitionCoordinator, _ step: (SceneTransition) -> SceneStep) {
        if let transition, self.coordinator === coordinator { return add(step(transition)) }
        let id = last?.next ?? .first
        let new = SceneTransition(
            id: id, animation: coordinator.isAnimated ? Self.animation(of: coordinator) : nil,
            isInteractive: coordinator.isInteractive)
        (self.coordinator, transition, last) = (coordinator, new, id)
        // First, because a coordinator may run at once what it is handed.
        add(step(new))
        if new.isInteractive {
            coordinator.notifyWhenInteractionChanges { [add] in
                add(.endInteraction(id, isCancelled: $0.isCancelled, progress: $0.percentComplete))
                // A plugin does not hear of each movement of the finger: what goes alongside there goes the rest of the way.
                if !$0.isCancelled { add(.animateAlongsideTransition(id)) }
            }
        }
        let isTaken = coordinator.animate(
            alongsideTransition: new.isInteractive ? nil : { [add] _ in add(.animateAlongsideTransition(id)) },
            completion: { [weak self, add] in
                add(.endTransition(id, isCancelled: $0.isCancelled))
                self?.forget(id)
            })
        guard !isTaken else { return }
        // It is over already, and nothing would come any more.
        add(.endTransition(id, isCancelled: coordinator.isCancelled))
        forget(id)
    }

    /// Who announces by the same coordinator again announces another transition.
    private func forget(_ id: TransitionID) {
        if transition?.id == id { transition = nil }
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
