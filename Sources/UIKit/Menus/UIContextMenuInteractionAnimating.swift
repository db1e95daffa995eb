/// Runs animations and completions along with a menu that comes or goes.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: AnyObject {
    /// The controller of the preview that is shown above the menu; nil without one.
    var previewViewController: UIViewController? { get }

    /// Animates `animations` as the menu is animated.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Called when the menu is there, or gone.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// Collects what delegates have to do with a menu that comes or goes.
@MainActor final class MenuAnimator: UIContextMenuInteractionCommitAnimating {
    /// In seconds.
    private static let duration = 0.15

    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    let previewViewController: UIViewController?
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss

    init(preview: UIViewController? = nil) {
        previewViewController = preview
    }

    func addAnimations(_ animations: @escaping () -> Void) {
        self.animations.append(animations)
    }

    func addCompletion(_ completion: @escaping () -> Void) {
        completions.append(completion)
    }

    func run() {
        UIView.animate(withDuration: Self.duration) { [animations] in
            for block in animations { block() }
        } completion: { [completions] _ in
            for block in completions { block() }
        }
    }
}
