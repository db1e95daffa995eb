/// The wishes of a responder for the keyboard while it takes text (UIKit's page of this name).
///
/// All of it is optional: what a responder does not declare has the value that is said here.
@preconcurrency @MainActor public protocol UITextInputTraits: AnyObject {
    /// Which letters are made capitals; `.sentences`.
    var autocapitalizationType: UITextAutocapitalizationType { get }
    /// Whether words are corrected; `.default`.
    var autocorrectionType: UITextAutocorrectionType { get }
    /// Whether unknown words are marked; `.default`.
    var spellCheckingType: UITextSpellCheckingType { get }
    /// Whether quotation marks become typographic ones; `.default`.
    var smartQuotesType: UITextSmartQuotesType { get }
    /// Whether two hyphens become a dash; `.default`.
    var smartDashesType: UITextSmartDashesType { get }
    /// Whether spaces are added and removed around words that are pasted and cut; `.default`.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
    /// The kind of text that is to be typed; `.default`.
    var keyboardType: UIKeyboardType { get }
    /// The look of a keyboard on the screen; `.default`.
    var keyboardAppearance: UIKeyboardAppearance { get }
    /// The word on the return key; `.default`.
    var returnKeyType: UIReturnKeyType { get }
    /// Whether the return key is enabled only while there is text; false.
    var enablesReturnKeyAutomatically: Bool { get }
    /// Whether the characters are hidden and cannot be copied; false.
    var isSecureTextEntry: Bool { get }
    /// The purpose of the text; nil.
    var textContentType: UITextContentType! { get }
}

extension UITextInputTraits {
    public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
    public var autocorrectionType: UITextAutocorrectionType { .default }
    public var spellCheckingType: UITextSpellCheckingType { .default }
    public var smartQuotesType: UITextSmartQuotesType { .default }
    public var smartDashesType: UITextSmartDashesType { .default }
    public var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }
    public var keyboardType: UIKeyboardType { .default }
    public var keyboardAppearance: UIKeyboardAppearance { .default }
    public var returnKeyType: UIReturnKeyType { .default }
    public var enablesReturnKeyAutomatically: Bool { false }
    public var isSecureTextEntry: Bool { false }
    public var textContentType: UITextContentType! { nil }
}
