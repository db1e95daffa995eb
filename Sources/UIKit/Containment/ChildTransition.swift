/// The passage from one child of a container to another, views and appearance included.
@MainActor struct ChildTransition {
    let container: UIViewController
    let old: UIViewController
    let new: UIViewController
    /// In seconds; 0 does everything at once.
    let duration: Double
    let options: UIView.AnimationOptions

    func runIfAllowed(animations: @escaping () -> Void, completion: @escaping (Bool) -> Void) {
        if isAllowed() { run(animations: animations, completion: completion) }
    }

    /// Whether the container may do it (CONT-21). Reports why not.
    private func isAllowed() -> Bool {
        guard old.holder === container, new.holder === container else {
            let stranger = old.holder === container ? new : old
            UsageDiagnostic.report(
                .invalidTransition,
                "\(container) cannot pass from \(old) to \(new), since \(stranger) is not its child; call addChild(_:) first"
            )
            return false
        }
        guard container.shouldAutomaticallyForwardAppearanceMethods else {
            UsageDiagnostic.report(
                .invalidTransition,
                "\(container) forwards appearance by hand and cannot let transition(from:to:) do it; call "
                    + "beginAppearanceTransition(_:animated:) on both and use UIView.animate")
            return false
        }
        return true
    }

    /// The views are in place together from the beginning to the end, the new one in front (CONT-19). Both children hear
    /// that they will and that they did, in UIKit's order (CONT-22).
    private func run(animations: @escaping () -> Void, completion: @escaping (Bool) -> Void) {
        let isAnimated = UIView.areAnimationsEnabled && duration > 0
        let isShown = container.appearanceState.canBegin(appearing: false)
        if isShown {
            old.beginAppearanceTransition(false, animated: isAnimated)
            new.beginAppearanceTransition(true, animated: isAnimated)
        }
        let place: UIView = old.view.superview ?? container.view
        guard isAnimated else {
            place.addSubview(new.view)
            UIView.performWithoutAnimation(animations)
            finish(true, completion)
            return
        }
        if options.transition == nil {
            place.addSubview(new.view)
            // What is in the new view gets its place before it starts to move.
            UIView.performWithoutAnimation { new.view.layoutIfNeeded() }
            UIView.animate(
                withDuration: duration, delay: 0, options: options, animations: animations,
                completion: { finish($0, completion) })
        } else {
            UIView.transition(
                with: place, duration: duration, options: options,
                animations: {
                    place.addSubview(new.view)
                    animations()
                }, completion: { finish($0, completion) })
        }
    }

    private func finish(_ finished: Bool, _ completion: (Bool) -> Void) {
        if new.appearanceState.isAppearing { new.endAppearanceTransition() }
        old.viewIfLoaded?.removeFromSuperview()
        if old.appearanceState.isDisappearing { old.endAppearanceTransition() }
        completion(finished)
    }
}
