/// A link or an image in a text view's text (UIKit's page of this name).
@preconcurrency @MainActor public final class UITextItem {
    /// A link or an attachment that the user touches in a text.
    public enum Content {
        case link(URL)
        case textAttachment(NSTextAttachment)
    }

    public let content: Content
    /// The characters of the item, in UTF-16 code units.
    public let range: NSRange

    init(_ content: Content, _ range: NSRange) {
        self.content = content
        self.range = range
    }
}
