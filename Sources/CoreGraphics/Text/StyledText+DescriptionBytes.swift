// How much memory a text takes by the rule of `DescriptionBytes`.

extension StyledText {
    package var descriptionBytes: Int {
        DescriptionBytes.text + runs.reduce(0) { $0 + $1.descriptionBytes }
            + paragraphs.reduce(0) { $0 + $1.descriptionBytes }
    }
}

extension StyledText.Run {
    var descriptionBytes: Int {
        DescriptionBytes.run + DescriptionBytes.string(text.utf8.count)
            + DescriptionBytes.string(font.family?.utf8.count ?? 0) + (ornaments?.descriptionBytes ?? 0)
    }
}

extension StyledText.Ornaments {
    /// The bytes that the ornaments take beside being a part of a run.
    fileprivate var descriptionBytes: Int {
        DescriptionBytes.color(background) + DescriptionBytes.color(underline?.color)
            + DescriptionBytes.color(strikethrough?.color) + DescriptionBytes.color(shadow?.color)
            + DescriptionBytes.color(stroke?.color)
    }
}

extension StyledText.Paragraph {
    fileprivate var descriptionBytes: Int {
        DescriptionBytes.paragraphStyle + DescriptionBytes.list(tabs.count, of: DescriptionBytes.tabStop)
    }
}
