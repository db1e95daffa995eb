import UIKit

/// An item that is made when an activity has been chosen.
final class NotingSource: NSObject, UIActivityItemSource {
    private let log: SharingLog
    var item: Any? = "item"
    var subject = ""

    init(_ log: SharingLog) {
        self.log = log
        super.init()
    }

    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
        log.lines.append("placeholder")
        return "placeholder"
    }

    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
        log.lines.append("item for \(activityType?.rawValue ?? "nothing")")
        return item
    }

    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String {
        subject
    }
}
