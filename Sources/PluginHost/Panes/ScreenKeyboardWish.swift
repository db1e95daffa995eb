import PluginProtocol

/// The facts of a plugin's text that decide about a keyboard on the screen: whether one is to come, and which.
struct ScreenKeyboardWish: Equatable {
    /// Whether one is to come: the plugin takes text, and shows no input view of its own for it.
    let isAny: Bool
    private let keyboard: UInt8
    private let returnKey: UInt8
    private let contentType: String
    private let isSecure: Bool

    /// - Parameter field: The text that the user types into; nil where the plugin takes none.
    init(of field: SceneTextInput.Field?) {
        isAny = field?.hasInputView == false
        keyboard = field?.keyboard ?? 0
        returnKey = field?.returnKey ?? 0
        contentType = field?.contentType ?? ""
        isSecure = field?.isSecure ?? false
    }
}
