/// A keyboard on the screen, for devices that have no other: a host sets `UIApplication.shared.screenKeyboard`.
///
/// Its view stands where a responder's own `inputView` would stand, below that responder's accessory, and types by the methods of
/// `UIKeyInput`. It is shown for whatever takes text and has no input view of its own, text fields of plugins included.
@preconcurrency @MainActor public protocol ScreenKeyboard: AnyObject {
    /// The view that types into `input` from now on, or nil where it needs none. Asked each time that another responder takes the keys, or
    /// that one reloads its input views; the view may be the same each time.
    ///
    /// - Parameter input: The first responder; its traits say what kind of text it takes, and whether that is secret. It is not to be kept
    ///   alive.
    func inputView(for input: any UIKeyInput) -> UIView?
}
