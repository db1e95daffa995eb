/// The attributes that Interface Builder writes of text fields. A text at the left, and one that is made smaller to fit, are not written.
@MainActor enum TextFieldAttributes {
    static let table = AttributeTable(UITextField.self) { table in
        table.font("fontDescription") { $0.font = $1 }
        table.color("textColor") { $0.textColor = $1 }
        table.choice("textAlignment", missing: .left, TextChoices.alignments) { $0.textAlignment = $1 }
        table.choice("borderStyle", borders) { $0.borderStyle = $1 }
        table.flag("adjustsFontSizeToFit", missing: true) { $0.adjustsFontSizeToFitWidth = $1 }
        table.number("minimumFontSize") { $0.minimumFontSize = max(0, $1) }
        table.flag("adjustsFontForContentSizeCategory") { $0.adjustsFontForContentSizeCategory = $1 }
        table.choice("clearButtonMode", modes) { $0.clearButtonMode = $1 }
        table.flag("clearsOnBeginEditing") { $0.clearsOnBeginEditing = $1 }
        table.image("background") { $0.background = $1 }
        table.image("disabledBackground") { $0.disabledBackground = $1 }
        table.child("textInputTraits") { field, _, coder in
            if let traits = TextInputTraitsElement(coder) { traits.apply(to: field) }
        }
        table.text("placeholder") { $0.placeholder = $1 }
        table.text("text") { $0.text = $1 }
        table.attributedText("attributedPlaceholder") { $0.attributedPlaceholder = $1 }
        table.attributedText("attributedText") { $0.attributedText = $1 }
        table.skip("usesAttributedText")
    }

    private static let borders: [String: UITextField.BorderStyle] = [
        "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
    ]

    private static let modes: [String: UITextField.ViewMode] = [
        "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
    ]
}
