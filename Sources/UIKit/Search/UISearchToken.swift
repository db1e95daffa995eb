/// A part of a search that is no text: a capsule with an icon and a text, which stands before the text of a search field (UIKit's page of this
/// name).
@preconcurrency @MainActor open class UISearchToken: NSObject {
    /// The object that the token stands for; the token owns it.
    open var representedObject: Any?

    final let icon: UIImage?
    final let text: String

    /// Makes a token.
    ///
    /// - Parameters:
    ///   - icon: The image at the leading edge, in the colour of the token's text unless its rendering mode says otherwise; nil for none.
    ///   - text: The words of the token, of which at most 200 points are shown.
    public init(icon: UIImage?, text: String) {
        self.icon = icon
        self.text = text
        super.init()
    }
}
