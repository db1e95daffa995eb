import Testing
import UIKit

extension HostAndPlugin {
    /// A controller that code makes and sets up by properties, whose user types into its fields, and that reports its end.
    @Suite("A mail composer at home and in a plugin") @MainActor struct MailComposers {
        @Test(
            "EX-22 PRES-08 a composer shows what it was set up with, takes what is typed, and reports how it ended",
            arguments: Place.allCases, [true, false])
        func composer(place: Place, isSent: Bool) throws {
            let run = try ScreenRun(place) { MailboxPage() }
            defer { run.end() }
            try run.tapButton("Write")
            let composer = try #require(run.screen.presentedViewController as? MailComposer)
            #expect(composer.recipients.text == "ada@example.org" && composer.subject.text == "Hello")
            run.tap(on: composer.subject)
            #expect(composer.subject.isEditing)
            run.type("!")
            run.tap(on: composer.body)
            #expect(composer.body.isFirstResponder && !composer.subject.isEditing)
            run.type("See you")
            run.tap(on: isSent ? composer.send : composer.cancel)
            #expect(run.screen.results == [isSent ? "sent ada@example.org, Hello!, See you" : "cancelled"])
            #expect(run.screen.presentedViewController == nil && run.screen.viewIfLoaded?.window != nil)
        }
    }
}

@MainActor private protocol MailComposerDelegate: AnyObject {
    func composer(_ composer: MailComposer, didFinishWith result: String)
}

private final class MailboxPage: UIViewController, MailComposerDelegate {
    private(set) var results: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        // The composer stays with the page.
        definesPresentationContext = true
        let button = UIButton(
            configuration: .plain(),
            primaryAction: UIAction(title: "Write") { [weak self] _ in
                self?.write()
            })
        button.frame = CGRect(x: 20, y: 120, width: 120, height: 44)
        view.addSubview(button)
    }

    private func write() {
        let composer = MailComposer()
        composer.recipients.text = "ada@example.org"
        composer.subject.text = "Hello"
        composer.delegate = self
        composer.modalPresentationStyle = .overCurrentContext
        present(composer, animated: false)
    }

    func composer(_ composer: MailComposer, didFinishWith result: String) {
        results.append(result)
        dismiss(animated: false)
    }
}

private final class MailComposer: UIViewController {
    weak var delegate: (any MailComposerDelegate)?
    let recipients = UITextField(frame: CGRect(x: 20, y: 120, width: 300, height: 40))
    let subject = UITextField(frame: CGRect(x: 20, y: 170, width: 300, height: 40))
    let body = UITextView(frame: CGRect(x: 20, y: 220, width: 300, height: 100))
    private(set) lazy var send = makeButton("Send", at: CGPoint(x: 20, y: 340)) { composer in
        let fields = [composer.recipients.text, composer.subject.text, composer.body.text].map { $0 ?? "" }
        return "sent \(fields.joined(separator: ", "))"
    }
    private(set) lazy var cancel = makeButton("Cancel", at: CGPoint(x: 180, y: 340)) { _ in "cancelled" }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for part in [recipients, subject, body, send, cancel] { view.addSubview(part) }
    }

    private func makeButton(
        _ title: String, at place: CGPoint, _ result: @escaping (MailComposer) -> String
    ) -> UIButton {
        let action = UIAction(title: title) { [weak self] _ in
            if let self { delegate?.composer(self, didFinishWith: result(self)) }
        }
        let button = UIButton(configuration: .plain(), primaryAction: action)
        button.frame = CGRect(origin: place, size: CGSize(width: 120, height: 44))
        return button
    }
}
