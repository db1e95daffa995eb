/// The look of text that is lifted (UIKit's page of this name).
public struct UITextDragOptions: OptionSet, Sendable {
    /// The bits of the options, as UIKit numbers them.
    public let rawValue: Int

    /// Makes options of their bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The characters that are lifted have the colour of labels, whatever they have in the text.
    public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1)
}
