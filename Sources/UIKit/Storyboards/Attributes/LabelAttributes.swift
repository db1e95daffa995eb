/// The attributes that Interface Builder writes of labels. A text at the left, and one that is made smaller to fit, are not written.
@MainActor enum LabelAttributes {
    static let table = AttributeTable(UILabel.self) { table in
        table.text("text") { $0.text = $1 }
        table.font("fontDescription", missing: .systemFont(ofSize: UIFont.labelFontSize)) { $0.font = $1 }
        table.color("textColor") { $0.textColor = $1 ?? .label }
        table.color("highlightedColor") { $0.highlightedTextColor = $1 }
        table.color("shadowColor") { $0.shadowColor = $1 }
        table.size("shadowOffset") { $0.shadowOffset = $1 }
        table.choice("textAlignment", missing: .left, TextChoices.alignments) { $0.textAlignment = $1 }
        table.choice("lineBreakMode", TextChoices.lineBreaks) { $0.lineBreakMode = $1 }
        table.choice("baselineAdjustment", baselines) { $0.baselineAdjustment = $1 }
        table.integer("numberOfLines", missing: 1) { $0.numberOfLines = max(0, $1) }
        table.flag("adjustsFontSizeToFit", missing: true) { $0.adjustsFontSizeToFitWidth = $1 }
        table.number("minimumScaleFactor") { $0.minimumScaleFactor = $1 }
        table.number("minimumFontSize") { label, size in
            if label.font.pointSize > 0 { label.minimumScaleFactor = min(1, max(0, size / label.font.pointSize)) }
        }
        table.flag("adjustsLetterSpacingToFitWidth") { $0.allowsDefaultTighteningForTruncation = $1 }
        table.flag("adjustsFontForContentSizeCategory") { $0.adjustsFontForContentSizeCategory = $1 }
        table.number("preferredMaxLayoutWidth") { $0.preferredMaxLayoutWidth = $1 }
        table.flag("enabled") { $0.isEnabled = $1 }
        table.flag("highlighted") { $0.isHighlighted = $1 }
        table.attributedText("attributedText") { $0.attributedText = $1 }
        table.skip("usesAttributedText", "offset")
    }

    private static let baselines: [String: UIBaselineAdjustment] = [
        "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
    ]
}
