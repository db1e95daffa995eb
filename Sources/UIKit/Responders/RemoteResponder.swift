/// A responder that stands for others elsewhere, whose key commands come before those further up. It hands keys on, and
/// asks for the commands further up when they come back.
@MainActor package protocol RemoteResponder: UIView {
    /// Whether what has the keys behind the view takes text, and a keyboard on the screen is to type it.
    var wantsScreenKeyboard: Bool { get }

    /// Which way `key` leads out of the view, whatever the others would make of it; nil where it is theirs.
    func wayOut(by key: UIKey) -> UIFocusHeading?
}
