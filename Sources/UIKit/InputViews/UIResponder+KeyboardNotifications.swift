/// Notifications are posted when input views come to the lower edge of a window, go from it, or get another height there.
///
/// The object is the window's screen. A real keyboard covers nothing, so where neither an input view nor an accessory stands nothing is
/// posted. Frames are in the coordinates of the window.
extension UIResponder {
    /// Posted within the animation by which the input views come up, and again when they are replaced or get another height.
    nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// Posted when that animation is over.
    nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// Posted within the animation by which the input views go.
    nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// Posted when that animation is over.
    nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// Posted before each of the two that say what will be.
    nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    /// Posted before each of the two that say what was.
    nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification")

    /// The frame before the animation, a `CGRect` in an `NSValue`; below the window's lower edge where nothing stood.
    nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The frame after the animation, likewise.
    nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The seconds that the animation takes, an `NSNumber`; 0 where nothing is animated.
    nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The raw value of a `UIView.AnimationCurve`, an `NSNumber`.
    nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// Whether the input views are those of this application, an `NSNumber`: true but for a keyboard that a host has over a plugin's pane.
    nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
