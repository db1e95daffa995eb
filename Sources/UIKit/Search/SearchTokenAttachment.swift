/// The character that a token is in the text of a search field. It leaves room for the token, which the field draws.
final class SearchTokenAttachment: NSTextAttachment {
    let token: UISearchToken
    private let icon: UIImage?
    private let text: String

    @MainActor init(_ token: UISearchToken) {
        self.token = token
        (icon, text) = (token.icon, token.text)
        super.init()
    }

    override func styledText(for font: UIFont) -> StyledText.Attachment {
        look(for: font).room
    }

    /// - Parameter font: The font of the text that the token stands in.
    func look(for font: UIFont) -> SearchTokenLook {
        SearchTokenLook(icon: icon, text: text, font: font)
    }
}
