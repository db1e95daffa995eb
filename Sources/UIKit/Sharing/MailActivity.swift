import Foundation

/// Begins a letter in the mail program of the desktop, by an address of the scheme `mailto` (RFC 6068). The items are its body. They
/// have to be texts and URLs, each in lines of its own, because such an address carries nothing else.
final class MailActivity: UIActivity {
    /// The subject of the letter; an empty one is left out.
    var subject = ""

    private var address: URL?

    override class var activityCategory: Category { .share }
    override var activityType: ActivityType? { .mail }
    override var activityTitle: String? { "Mail" }
    override var activityImage: UIImage? { UIImage(systemName: "envelope") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        Self.address(subject: "", items: activityItems).map { UIApplication.shared.canOpenURL($0) } ?? false
    }

    override func prepare(withActivityItems activityItems: [Any]) {
        address = Self.address(subject: subject, items: activityItems)
    }

    override func perform() {
        guard let address else { return activityDidFinish(false) }
        UIApplication.shared.open(address) { self.activityDidFinish($0) }
    }

    // MARK: The address

    /// The length up to which an address is made, in bytes. The address becomes one argument of a program, which Linux limits to 128 KiB.
    static let greatestLength = 32 * 1024

    private static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")

    /// The address of a letter with the items; nil where there is none, one of them is something else than text or a URL of a page, or the letter is
    /// too long to be an address.
    static func address(subject: String, items: [Any]) -> URL? {
        let texts = items.compactMap { text(of: $0) }
        guard !texts.isEmpty, texts.count == items.count else { return nil }
        var fields = [("body", texts.joined(separator: "\n"))]
        if !subject.isEmpty { fields.insert(("subject", subject), at: 0) }
        let query = fields.compactMap { name, text in encoded(text).map { "\(name)=\($0)" } }.joined(separator: "&")
        let address = "mailto:?\(query)"
        return address.utf8.count <= greatestLength ? URL(string: address) : nil
    }

    private static func text(of item: Any) -> String? {
        switch item {
        case let text as String: text
        case let text as NSAttributedString: text.string
        case let url as URL where !url.isFileURL: url.absoluteString
        default: nil
        }
    }

    /// The text as a part of an address, in which lines end as in letters.
    private static func encoded(_ text: String) -> String? {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: "\r\n")
            .addingPercentEncoding(withAllowedCharacters: unreserved)
    }
}
