/// A text with attributes that nobody changes.
struct FixedText: Hashable, @unchecked Sendable {
    // Unchecked, because the compiler cannot know that the text is a copy that no one else has and that is not mutable.

    let text: NSAttributedString

    init(_ text: NSAttributedString) {
        self.text = NSAttributedString(attributedString: text)
    }
}
