/// One change of the place of a window's input views, as those who watch the keyboard are told of it.
@MainActor struct KeyboardMove {
    /// How long input views take to come and go, in seconds: as long as UIKit's keyboards.
    private static let usualDuration = 0.25
    /// A valid one, unlike that of UIKit's keyboards, so that an app can make a curve of the number.
    private static let curve = UIView.AnimationCurve.easeOut
    private static let options: UIView.AnimationOptions = [
        .curveEaseOut, .allowUserInteraction, .beginFromCurrentState,
    ]

    /// In the window's coordinates.
    let begin: CGRect
    let end: CGRect
    /// Whether nothing stands there afterwards.
    let isHiding: Bool
    let isLocal: Bool
    private let duration: Double
    private let screen: UIScreen

    init(from begin: CGRect, to end: CGRect, isHiding: Bool, isLocal: Bool, animated: Bool, on screen: UIScreen) {
        self.begin = begin
        self.end = end
        self.isHiding = isHiding
        self.isLocal = isLocal
        self.screen = screen
        duration = animated && UIView.areAnimationsEnabled ? Self.usualDuration : 0
    }

    /// Makes the change: first everybody is told, within the animation, so that what they change goes along.
    func run(_ changes: () -> Void, completion: @escaping () -> Void) {
        ViewAnimation.curve(duration, Self.options) { _ in completion() }.animate {
            post(UIResponder.keyboardWillChangeFrameNotification)
            post(isHiding ? UIResponder.keyboardWillHideNotification : UIResponder.keyboardWillShowNotification)
            changes()
        }
    }

    func postEnd() {
        post(UIResponder.keyboardDidChangeFrameNotification)
        post(isHiding ? UIResponder.keyboardDidHideNotification : UIResponder.keyboardDidShowNotification)
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(
            name: name, object: screen,
            userInfo: [
                UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
                UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
                UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
                UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve.rawValue),
                UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: isLocal),
            ])
    }
}
