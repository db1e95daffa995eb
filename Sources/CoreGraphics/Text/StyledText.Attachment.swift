extension StyledText {
    /// The character that an attachment takes the place of: U+FFFC.
    package static let attachmentCharacter: Character = "\u{FFFC}"

    /// Room that stands in a line like a letter, for something that whoever shows the text draws. A renderer of texts
    /// leaves it empty.
    package struct Attachment: Hashable, Sendable {
        /// The size of the room that is left in the text, in points.
        package var size: CGSize
        /// By how much the lower edge is above the baseline, in points.
        package var rise: CGFloat

        package init(size: CGSize, rise: CGFloat = 0) {
            self.size = size
            self.rise = rise
        }
    }
}
