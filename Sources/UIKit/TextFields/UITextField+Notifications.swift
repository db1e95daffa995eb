import Foundation

// Their object is the text field. They come after the delegate and the actions have been called.
extension UITextField {
    nonisolated public static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    nonisolated public static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
    /// The user has changed the text. What code sets is not told.
    nonisolated public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
    /// The key of the reason in the user info of `textDidEndEditingNotification`: the raw value of a `DidEndEditingReason`.
    nonisolated public static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"
}
