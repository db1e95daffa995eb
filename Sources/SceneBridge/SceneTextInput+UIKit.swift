import PluginProtocol
import UIKit

extension SceneTextInput.Field {
    /// The same for a host.
    ///
    /// - Parameters:
    ///   - state: With the caret in the scene's coordinates, which are those of the plugin's window.
    ///   - composition: That of the last `SetMarkedText` that the scene came to.
    package init(_ state: TextInputState, composition: CompositionSerial?) {
        self.init(
            caret: state.caretRect,
            surroundings: state.surroundings.map {
                SceneTextInput.Surroundings(text: $0.text, selected: $0.selectedRange, marked: $0.markedRange ?? 0..<0)
            },
            keyboard: UInt8(clamping: state.keyboardType.rawValue),
            returnKey: UInt8(clamping: state.returnKeyType.rawValue), contentType: state.contentType?.rawValue ?? "",
            isSecure: state.isSecure, hasInputView: state.hasInputView, composition: composition)
    }
}

extension TextInputState {
    /// The same for UIKit, with the caret in the scene's coordinates.
    package init(_ field: SceneTextInput.Field) {
        self.init(
            caretRect: field.caret,
            surroundings: field.surroundings.flatMap {
                Surroundings($0.text, selected: $0.selected, marked: $0.marked.isEmpty ? nil : $0.marked)
            },
            keyboardType: UIKeyboardType(rawValue: Int(field.keyboard)) ?? .default,
            returnKeyType: UIReturnKeyType(rawValue: Int(field.returnKey)) ?? .default,
            contentType: field.contentType.isEmpty ? nil : UITextContentType(rawValue: field.contentType),
            isSecure: field.isSecure)
    }
}
