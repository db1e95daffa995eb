/// The layer beneath UIKit: in a host it draws windows on a screen, in a plugin it sends their layers to the host.
@MainActor package protocol WindowPlatform: AnyObject {
    /// The window is to be shown in front of those of its level, also if it was shown before.
    func show(_ window: UIWindow)

    /// The window is to vanish.
    func hide(_ window: UIWindow)

    /// The layers of the window changed: take the changes from `window.layerTree` and show them. A platform that cannot
    /// take them now leaves them and calls `UpdateCycle.main.setNeedsUpdate()` when it can.
    func commit(_ window: UIWindow)

    /// Whether it would take changes of the window now. Where not, what views draw waits as well: they would draw it again before
    /// anybody sees it.
    func takesChanges(of window: UIWindow) -> Bool

    /// The user may make the platform's screen no smaller and no larger than this, in points.
    func limitSize(minimum: CGSize, maximum: CGSize)

    /// Another responder of the window takes text, or what `window.textInput` says of it is new, or the window became the key window, or is
    /// that no more. Where nothing of it changes it is not called.
    func textInputDidChange(in window: UIWindow)

    /// The text is gone into which an input method was putting something, or has lost it: the input method is to forget it.
    func endComposition(in window: UIWindow)
}

extension WindowPlatform {
    /// A screen always does.
    package func takesChanges(of window: UIWindow) -> Bool {
        true
    }

    /// Does nothing: a platform whose sizes no user can change has nothing to limit.
    package func limitSize(minimum: CGSize, maximum: CGSize) {}

    /// Does nothing: a platform without keyboard and input method does not need to know.
    package func textInputDidChange(in window: UIWindow) {}

    /// Does nothing: a platform without an input method has nothing to forget.
    package func endComposition(in window: UIWindow) {}
}
