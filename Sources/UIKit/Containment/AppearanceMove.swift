/// The appearance transitions that moving a view in or out of a visible window brings about.
///
/// Appearance is caused by the view being added to a window's hierarchy, disappearance by its removal (APPR-06). The
/// "will" half comes before the move. On the way out the "did" half follows right after it; on the way in it waits for
/// the end of the update cycle, after layout and display (LIFE-02).
@MainActor struct AppearanceMove {
    private let appearing: [UIViewController]
    private let disappearing: [UIViewController]

    init(of view: UIView, to newSuperview: UIView?) {
        let isShown = view.window?.isShown ?? false
        let willBeShown = newSuperview?.window?.isShown ?? false
        var controllers: [UIViewController] = []
        if isShown != willBeShown || newSuperview == nil { Self.collect(in: view, into: &controllers) }
        appearing = controllers.filter { controller in
            // In a container that is hidden itself the child waits for it.
            willBeShown && controller.holder?.appearanceState != .disappeared
                && controller.appearanceState.canBegin(appearing: true)
        }
        disappearing = controllers.filter { controller in
            guard !willBeShown, controller.appearanceState.canBegin(appearing: false) else { return false }
            // A view may also leave while its container begins to appear and has not reached the window yet.
            return isShown
                || (controller.appearanceState.isAppearing && controller.holder?.appearanceState.isAppearing == true)
        }
    }

    func begin() {
        for controller in appearing {
            controller.beginAppearanceTransition(true, animated: false)
            UpdateCycle.main.endAppearanceTransition(of: controller)
        }
        for controller in disappearing {
            controller.beginAppearanceTransition(false, animated: false)
        }
    }

    func finish() {
        for controller in disappearing where controller.appearanceState.isDisappearing {
            controller.endAppearanceTransition()
        }
    }

    /// The topmost controllers in the moved branch; each passes the transition on to its own children. A child whose
    /// parent forwards by hand is left to that parent (CONT-25).
    private static func collect(in view: UIView, into controllers: inout [UIViewController]) {
        if let controller = view.viewController {
            if let holder = controller.holder, !holder.shouldAutomaticallyForwardAppearanceMethods { return }
            controllers.append(controller)
            return
        }
        for subview in view.subviews {
            collect(in: subview, into: &controllers)
        }
    }
}
