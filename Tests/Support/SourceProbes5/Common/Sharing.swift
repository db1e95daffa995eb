// Sharing as real code does it.

import UIKit

class BookmarkActivity: UIActivity {
    private var items: [Any] = []

    override init() {
        super.init()
    }

    override class var activityCategory: UIActivity.Category { .share }
    override var activityType: UIActivity.ActivityType? { UIActivity.ActivityType(rawValue: "org.example.bookmark") }
    override var activityTitle: String? { "Bookmark" }
    override var activityImage: UIImage? { UIImage(systemName: "bookmark") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains { $0 is URL }
    }

    override func prepare(withActivityItems activityItems: [Any]) {
        items = activityItems
    }

    override func perform() {
        activityDidFinish(!items.isEmpty)
    }
}

class NoteActivity: UIActivity {
    override var activityViewController: UIViewController? {
        UINavigationController(rootViewController: UIViewController())
    }
}

class PageSource: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
        ""
    }

    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
        activityType == .mail ? "page" : nil
    }

    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String {
        "A page"
    }
}

class TextActivityViewController: UIActivityViewController {
    init(text: String) {
        super.init(activityItems: [text], applicationActivities: nil)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

class SharingViewController: UIViewController {
    func share(_ url: URL, from button: UIBarButtonItem) {
        let controller = UIActivityViewController(
            activityItems: [url, PageSource(), title ?? ""],
            applicationActivities: [BookmarkActivity(), NoteActivity()])
        controller.excludedActivityTypes = [
            .addToReadingList, .airDrop, .assignToContact, .copyToPasteboard, .mail, .markupAsPDF, .message,
            .openInIBooks, .postToFacebook, .postToFlickr, .postToTencentWeibo, .postToTwitter, .postToVimeo,
            .postToWeibo, .print, .saveToCameraRoll,
        ]
        controller.completionWithItemsHandler = { activityType, completed, returnedItems, error in
            guard completed, error == nil, returnedItems == nil else { return }
            if activityType == .print || activityType?.rawValue == "org.example.bookmark" { self.title = nil }
        }
        if let popover = controller.popoverPresentationController {
            popover.barButtonItem = button
            popover.permittedArrowDirections = []
        }
        present(controller, animated: true, completion: nil)
    }
}
