import Foundation

/// Puts texts, URLs and images onto the general pasteboard.
final class CopyActivity: UIActivity {
    private var copied: [[String: Any]] = []

    override var activityType: ActivityType? { .copyToPasteboard }
    override var activityTitle: String? { "Copy" }
    override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains { Self.representations(of: $0) != nil }
    }

    override func prepare(withActivityItems activityItems: [Any]) {
        copied = activityItems.compactMap { Self.representations(of: $0) }
    }

    override func perform() {
        if !copied.isEmpty { UIPasteboard.general.items = copied }
        activityDidFinish(!copied.isEmpty)
    }

    /// Returns the representations of an item for a pasteboard, by their types; nil for an item that the activity does not copy.
    private static func representations(of item: Any) -> [String: Any]? {
        switch item {
        case let text as String: [PasteboardType.text: text]
        case let text as NSAttributedString: [PasteboardType.text: text.string]
        // Other programs take text.
        case let url as URL: [PasteboardType.url: url, PasteboardType.text: url.absoluteString]
        case let image as UIImage: [PasteboardType.png: image]
        default: nil
        }
    }
}
