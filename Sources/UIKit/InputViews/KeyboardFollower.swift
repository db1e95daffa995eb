/// Something that goes along with the input views of a window.
@MainActor package protocol KeyboardFollower: AnyObject {
    /// The input views of `window` go to another place. Called within their animation.
    func keyboardDidMove(in window: UIWindow)

    /// Views of `window` have been laid out, so that the input views may cover another part of them.
    func placesMayHaveChanged(in window: UIWindow)
}

extension KeyboardFollower {
    package func placesMayHaveChanged(in window: UIWindow) {}
}
