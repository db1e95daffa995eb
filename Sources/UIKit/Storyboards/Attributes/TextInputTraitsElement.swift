import StoryboardFormat

/// Reads how a text wants to be typed. A text that says nothing of capitals has none of its own.
@MainActor struct TextInputTraitsElement {
    private let element: InterfaceElement
    private let source: InterfaceSource

    /// Nil where the object has no such element.
    init?(_ coder: InterfaceCoder) {
        guard let element = coder.element.child(key: "textInputTraits") else { return nil }
        self.element = element
        source = coder.archive.source
    }

    func apply(to field: UITextField) {
        field.autocapitalizationType = capitals
        field.autocorrectionType = choice("autocorrectionType", ["no": .no, "yes": .yes], .default)
        field.spellCheckingType = choice("spellCheckingType", ["no": .no, "yes": .yes], .default)
        field.smartQuotesType = choice("smartQuotesType", ["no": .no, "yes": .yes], .default)
        field.smartDashesType = choice("smartDashesType", ["no": .no, "yes": .yes], .default)
        field.smartInsertDeleteType = choice("smartInsertDeleteType", ["no": .no, "yes": .yes], .default)
        field.keyboardType = choice("keyboardType", Self.keyboards, .default)
        field.keyboardAppearance = appearance
        field.returnKeyType = choice("returnKeyType", Self.returnKeys, .default)
        field.enablesReturnKeyAutomatically = element.isSet("enablesReturnKeyAutomatically")
        field.isSecureTextEntry = element.isSet("secureTextEntry")
        if let contentType { field.textContentType = contentType }
    }

    func apply(to view: UITextView) {
        view.autocapitalizationType = capitals
        view.autocorrectionType = choice("autocorrectionType", ["no": .no, "yes": .yes], .default)
        view.spellCheckingType = choice("spellCheckingType", ["no": .no, "yes": .yes], .default)
        view.smartQuotesType = choice("smartQuotesType", ["no": .no, "yes": .yes], .default)
        view.smartDashesType = choice("smartDashesType", ["no": .no, "yes": .yes], .default)
        view.smartInsertDeleteType = choice("smartInsertDeleteType", ["no": .no, "yes": .yes], .default)
        view.keyboardType = choice("keyboardType", Self.keyboards, .default)
        view.keyboardAppearance = appearance
        view.returnKeyType = choice("returnKeyType", Self.returnKeys, .default)
        view.enablesReturnKeyAutomatically = element.isSet("enablesReturnKeyAutomatically")
        view.isSecureTextEntry = element.isSet("secureTextEntry")
        if let contentType { view.textContentType = contentType }
    }

    func apply(to bar: UISearchBar) {
        bar.autocapitalizationType = capitals
        bar.autocorrectionType = choice("autocorrectionType", ["no": .no, "yes": .yes], .default)
        bar.spellCheckingType = choice("spellCheckingType", ["no": .no, "yes": .yes], .default)
        bar.keyboardType = choice("keyboardType", Self.keyboards, .default)
        bar.keyboardAppearance = appearance
        bar.returnKeyType = choice("returnKeyType", Self.returnKeys, .search)
        bar.enablesReturnKeyAutomatically = element["enablesReturnKeyAutomatically"] != "NO"
        if let contentType { bar.textContentType = contentType }
    }

    // MARK: Values

    private func choice<Value>(_ name: String, _ values: [String: Value], _ missing: Value) -> Value {
        guard let text = element[name], text != "default" else { return missing }
        guard let value = values[text] else {
            source.report(element, "\(name) cannot be \"\(text)\" (skipped)")
            return missing
        }
        return value
    }

    private var capitals: UITextAutocapitalizationType {
        choice(
            "autocapitalizationType",
            ["none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters], .none)
    }

    private var appearance: UIKeyboardAppearance {
        choice("keyboardAppearance", ["alert": .dark, "dark": .dark, "light": .light], .default)
    }

    private var contentType: UITextContentType? {
        element["textContentType"].map(UITextContentType.init(rawValue:))
    }

    private static let keyboards: [String: UIKeyboardType] = [
        "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation,
        "URL": .URL, "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad,
        "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
        "ASCIICapableNumberPad": .asciiCapableNumberPad,
    ]

    private static let returnKeys: [String: UIReturnKeyType] = [
        "go": .go, "google": .google, "join": .join, "next": .next, "route": .route, "search": .search, "send": .send,
        "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall, "continue": .continue,
    ]
}
