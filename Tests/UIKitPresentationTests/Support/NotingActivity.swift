import UIKit

/// An app's own activity, which writes down what it is told. It finishes only when the test says so, unless it is to finish at once.
final class NotingActivity: UIActivity {
    private let title: String
    private let log: SharingLog
    var isPossible = true
    var finishesAtOnce = false
    var controller: UIViewController?

    init(_ title: String, _ log: SharingLog) {
        self.title = title
        self.log = log
        super.init()
    }

    override var activityType: ActivityType? { ActivityType("own.\(title)") }
    override var activityTitle: String? { title }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        log.lines.append("\(title) can \(activityItems.map { "\($0)" })")
        return isPossible
    }

    override func prepare(withActivityItems activityItems: [Any]) {
        log.lines.append("\(title) prepare \(activityItems.map { "\($0)" })")
    }

    override var activityViewController: UIViewController? { controller }

    override func perform() {
        log.lines.append("\(title) perform")
        if finishesAtOnce { activityDidFinish(true) }
    }
}

/// An activity that brings things elsewhere.
final class SendingActivity: UIActivity {
    override class var activityCategory: Category { .share }
    override var activityTitle: String? { "Send" }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        true
    }
}
