import CoreGraphics

/// The text that the user types into in a scene, as the plugin tells it while the scene has the focus.
package struct SceneTextInput: Hashable, Sendable {
    /// Nil where nobody takes text there, or the scene does not have the focus.
    package var field: Field?

    package init(_ field: Field? = nil) {
        self.field = field
    }

    /// The state of the text.
    package struct Field: Hashable, Sendable {
        /// In points of the scene; nil where there is no caret that can be seen.
        package var caret: CGRect?
        /// Nil where it is secret, and where more is selected than is told.
        package var surroundings: Surroundings?
        /// The numbers of `UIKeyboardType` and `UIReturnKeyType`, which may be new ones.
        package var keyboard: UInt8
        package var returnKey: UInt8
        /// The word of `UITextContentType`; empty where there is none.
        package var contentType: String
        /// Whether the characters are hidden.
        package var isSecure: Bool
        /// Whether the scene shows an input view for it, so that no keyboard of the host is to come.
        package var hasInputView: Bool
        /// The number of the last `SetMarkedText` that the scene came to.
        package var composition: CompositionSerial?

        package init(
            caret: CGRect? = nil, surroundings: Surroundings? = nil, keyboard: UInt8 = 0, returnKey: UInt8 = 0,
            contentType: String = "", isSecure: Bool = false, hasInputView: Bool = false,
            composition: CompositionSerial? = nil
        ) {
            self.caret = caret
            self.surroundings = surroundings
            self.keyboard = keyboard
            self.returnKey = returnKey
            self.contentType = contentType
            self.isSecure = isSecure
            self.hasInputView = hasInputView
            self.composition = composition
        }
    }

    /// The text around a selection. Ranges are in UTF-16 code units from its start.
    package struct Surroundings: Hashable, Sendable {
        package var text: String
        package var selected: Range<Int>
        /// Empty where nothing is marked.
        package var marked: Range<Int>

        package init(text: String, selected: Range<Int>, marked: Range<Int> = 0..<0) {
            self.text = text
            self.selected = selected
            self.marked = marked
        }
    }

    /// As a trace shows it: never what is typed.
    var description: String {
        guard let field else { return "none" }
        let caret = field.caret.map { TraceText.point($0.origin) } ?? "no caret"
        return field.isSecure ? "\(caret) secure" : caret
    }
}
