/// The attributes that Interface Builder writes of text views. A text at the left is not written.
@MainActor enum TextViewAttributes {
    static let table = AttributeTable(UITextView.self) { table in
        table.font("fontDescription") { $0.font = $1 }
        table.color("textColor") { $0.textColor = $1 }
        table.choice("textAlignment", missing: .left, TextChoices.alignments) { $0.textAlignment = $1 }
        table.flag("editable") { $0.isEditable = $1 }
        table.flag("selectable") { $0.isSelectable = $1 }
        table.flag("adjustsFontForContentSizeCategory") { $0.adjustsFontForContentSizeCategory = $1 }
        table.insets("textContainerInset") { $0.textContainerInset = $1 }
        table.child("textInputTraits") { view, _, coder in
            if let traits = TextInputTraitsElement(coder) { traits.apply(to: view) }
        }
        table.child("dataDetectorTypes") { view, element, coder in
            for name in element.attributes.keys.sorted() where element.isSet(name) {
                if let type = detectors[name] {
                    view.dataDetectorTypes.insert(type)
                } else {
                    coder.archive.source.reportUnknown(element, "attribute", name)
                }
            }
        }
        table.text("text") { $0.text = $1 }
        table.attributedText("attributedText") { $0.attributedText = $1 }
        table.flag("findInteractionEnabled") { $0.isFindInteractionEnabled = $1 }
        table.skip("usesAttributedText")
    }

    private static let detectors: [String: UIDataDetectorTypes] = ["link": .link, "phoneNumber": .phoneNumber]
}
