/// The settings that the user has made for eyes, ears and hands, as far as the display knows them, and the assistive programs that read this one.
///
/// Settings are those of the main screen's traits; in a plugin they are the host's, as those traits are.
@preconcurrency @MainActor public enum UIAccessibility {
    /// Whether a screen reader reads this program to the user. None can yet, so the answer is always false.
    public static var isVoiceOverRunning: Bool { false }

    /// Whether the user operates this program by switches that step through its elements. Nobody can yet, so the answer is always false.
    public static var isSwitchControlRunning: Bool { false }

    /// Whether the user wants bold text: the `legibilityWeight` of the main screen.
    public static var isBoldTextEnabled: Bool {
        UIScreen.main.traitCollection.legibilityWeight == .bold
    }

    /// Whether the user wants colours that stand out more from one another: the `accessibilityContrast` of the main screen.
    public static var isDarkerSystemColorsEnabled: Bool {
        UIScreen.main.traitCollection.accessibilityContrast == .high
    }

    /// Posted after `isBoldTextEnabled` changed, without an object.
    nonisolated public static let boldTextStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")

    /// Posted after `isDarkerSystemColorsEnabled` changed, without an object.
    nonisolated public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")

    /// Tells assistive programs that something has happened. None runs yet, so nobody hears of it and nothing is kept, as on Apple's systems where
    /// none runs.
    ///
    /// - Parameter argument: The text or the element that the kind of notification asks for; nil where it asks for none.
    public static func post(notification: UIAccessibility.Notification, argument: Any?) {}

    /// Tells observers which settings differ between two states of the main screen.
    static func mainScreenDidChange(from old: UITraitCollection, to new: UITraitCollection) {
        if (old.legibilityWeight == .bold) != (new.legibilityWeight == .bold) {
            NotificationCenter.default.post(name: boldTextStatusDidChangeNotification, object: nil)
        }
        if (old.accessibilityContrast == .high) != (new.accessibilityContrast == .high) {
            NotificationCenter.default.post(name: darkerSystemColorsStatusDidChangeNotification, object: nil)
        }
    }
}
