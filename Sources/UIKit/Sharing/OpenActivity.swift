import Foundation

/// Opens the one URL among the items with the program that the desktop has for it.
final class OpenActivity: UIActivity {
    private var url: URL?

    override var activityType: ActivityType? { .openURL }
    override var activityTitle: String? { "Open" }
    override var activityImage: UIImage? { UIImage(systemName: "globe") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        Self.url(in: activityItems) != nil
    }

    override func prepare(withActivityItems activityItems: [Any]) {
        url = Self.url(in: activityItems)
    }

    override func perform() {
        guard let url else { return activityDidFinish(false) }
        UIApplication.shared.open(url) { self.activityDidFinish($0) }
    }

    /// The only URL, if it can be opened: of several nobody would know which is meant.
    private static func url(in items: [Any]) -> URL? {
        let urls = items.compactMap { $0 as? URL }
        guard let url = urls.first, urls.count == 1, UIApplication.shared.canOpenURL(url) else { return nil }
        return url
    }
}
