/// An image that stands in a text like a letter: the value of `NSAttributedString.Key.attachment` of a character U+FFFC.
open class NSTextAttachment: NSObject {
    private let mark = CoreFoundationMark()

    /// The character that an attachment takes the place of.
    public static let character = 0xFFFC

    /// A symbol, and an image that is a template, is shown in the colour of the text. A symbol that says no size of its
    /// own has that of the font.
    open var image: UIImage?

    /// The size of the image, and with the origin where its lower left corner is: x is ignored, y is above the baseline.
    /// In points. Empty is the image's own size on the baseline; a symbol then stands in the middle of the capitals.
    open var bounds = CGRect.zero

    override public init() {}

    public init(image: UIImage) {
        self.image = image
    }

    /// The image as text of this font shows it.
    func image(for font: UIFont) -> UIImage? {
        guard let image, let configuration = image.symbolConfiguration, !configuration.saysSize else { return image }
        return image.withConfiguration(UIImage.SymbolConfiguration(font: font))
    }

    /// The room that the attachment takes beside text of this font.
    func styledText(for font: UIFont) -> StyledText.Attachment {
        guard bounds.isEmpty else { return .init(size: bounds.size, rise: bounds.minY) }
        let image = image(for: font)
        let size = image?.size ?? .zero
        let isSymbol = image?.isSymbolImage ?? false
        return .init(size: size, rise: isSymbol ? (font.fontDescription.metrics.capHeight - size.height) / 2 : 0)
    }
}

extension NSAttributedString {
    /// One character with an attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: String(StyledText.attachmentCharacter), attributes: [.attachment: attachment])
    }
}
