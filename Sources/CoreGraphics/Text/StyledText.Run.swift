extension StyledText {
    /// A stretch of text that looks the same throughout.
    package struct Run: Hashable, Sendable {
        package var text: String
        package var font: FontDescription
        package var color: CGColor
        /// The attributes that most text does not have.
        package var ornaments: Ornaments?
        /// The index of the style in the text's `paragraphs`. A paragraph has the style of its first character; with
        /// nil, or with an index that is out of range, it has none.
        package var paragraph: Int?

        package init(
            text: String, font: FontDescription, color: CGColor, ornaments: Ornaments? = nil, paragraph: Int? = nil
        ) {
            self.text = text
            self.font = font
            self.color = color
            self.ornaments = ornaments
            self.paragraph = paragraph
        }
    }
}
