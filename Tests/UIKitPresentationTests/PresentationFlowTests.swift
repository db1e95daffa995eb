import Testing
import UIKit
import UIKitTesting

extension UIKitPresentation {
    /// How presenters and presented controllers work together: configured downwards by properties, reported upwards by a delegate.
    @Suite("The flow between presenter and presented") @MainActor struct PresentationFlowTests {
        private let staging = PresentationStaging()
        private var stage: Stage { staging.stage }

        private func list() -> ContactsViewController {
            let list = ContactsViewController()
            stage.window.rootViewController = UINavigationController(rootViewController: list)
            stage.update()
            return list
        }

        @Test(
            "EX-03 PRES-10 PRES-16 cancel leaves the contacts as they are, save adds one, and the presenter dismisses")
        func contacts() throws {
            let list = list()
            for (isSaved, count) in [(false, 0), (true, 1)] {
                UIView.performWithoutAnimation { list.add() }
                stage.update()
                let editor = try #require(list.presentedViewController as? NewContactViewController)
                editor.contact.name = "Ada"
                isSaved ? editor.save() : editor.cancel()
                stage.update()
                #expect(list.contacts.count == count && list.presentedViewController == nil && list.view.window != nil)
                #expect(list.reports == count + 1 && editor.calls == 1)
            }
        }

        @Test("EX-04 the picker is dismissed first, and the new contact stays until it is done itself")
        func photo() throws {
            let list = list()
            UIView.performWithoutAnimation { list.add() }
            stage.update()
            let editor = try #require(list.presentedViewController as? NewContactViewController)
            let picker = UIViewController()
            picker.modalPresentationStyle = .fullScreen
            staging.present(picker, from: editor)
            picker.dismiss(animated: false)
            stage.update()
            #expect(list.presentedViewController === editor && editor.presentedViewController == nil)
            editor.cancel()
            stage.update()
            #expect(list.presentedViewController == nil)
        }

        @Test(
            "FLOW-13 the controller that shows another is its delegate, and the other calls it without knowing who it is"
        )
        func ownDelegate() throws {
            let list = list()
            UIView.performWithoutAnimation { list.add() }
            stage.update()
            let editor = try #require(list.presentedViewController as? NewContactViewController)
            #expect(editor.delegate === list)
            editor.contact.name = "Ada"
            editor.save()
            stage.update()
            #expect(list.reports == 1 && list.contacts.map(\.name) == ["Ada"])
        }

        @Test("FLOW-03 FLOW-05 FLOW-07 the source gives the destination its data and its delegate before it is shown")
        func configured() throws {
            let list = list()
            UIView.performWithoutAnimation { list.add() }
            let editor = try #require(list.presentedViewController as? NewContactViewController)
            #expect(editor.configuredAtLoad == ["contact", "delegate"])
            stage.update()
            editor.cancel()
            stage.update()
        }

        @Test(
            "FLOW-12 PRES-07 any object that fulfils the protocol is the delegate, and what the two are to each other is theirs to say"
        )
        func plainDelegate() {
            let (editor, delegate) = (NewContactViewController(), PlainDelegate())
            editor.modalPresentationStyle = .formSheet
            editor.delegate = delegate
            staging.present(editor, from: staging.first)
            editor.contact.name = "Grace"
            editor.save()
            #expect(delegate.names == ["Grace"])
            staging.first.dismiss(animated: false)
            stage.update()
        }

        @Test("FLOW-04 POP-10 EX-09 a push, a presentation and a popover, each configured by the one before")
        func steps() throws {
            let list = list()
            let detail = NewContactViewController()
            detail.contact.name = "Ada"
            list.navigationController?.pushViewController(detail, animated: false)
            stage.update()
            let editor = NewContactViewController()
            editor.contact = detail.contact
            editor.modalPresentationStyle = .fullScreen
            staging.present(editor, from: detail)
            let choice = NewContactViewController()
            choice.contact = editor.contact
            choice.modalPresentationStyle = .popover
            choice.preferredContentSize = CGSize(width: 200, height: 100)
            choice.popoverPresentationController?.sourceView = editor.view
            staging.present(choice, from: editor)
            #expect(choice.contact === detail.contact && choice.view.window != nil)
            #expect(
                editor.presentedViewController === choice && choice.view.bounds.size == CGSize(width: 200, height: 100))
            editor.presentingViewController?.dismiss(animated: false)
            stage.update()
            #expect(detail.view.window != nil && detail.presentedViewController == nil)
        }

        @Test(
            "EX-22 PRES-08 the mail composer is configured by properties and reports its end to its delegate",
            arguments: [
                MailComposeViewController.Result.sent, .cancelled, .failed,
            ])
        func mail(result: MailComposeViewController.Result) throws {
            let sender = MailSender()
            let composer = MailComposeViewController()
            composer.subject = "Hello"
            composer.delegate = sender
            composer.modalPresentationStyle = .formSheet
            staging.present(composer, from: staging.first)
            #expect(composer.shownSubject == "Hello")
            composer.finish(result)
            stage.update()
            #expect(sender.results == [result] && staging.first.presentedViewController == nil)
        }

        @Test("EX-17 a game that ends tells the title screen, which dismisses it")
        func game() throws {
            let title = TitleViewController()
            stage.window.rootViewController = title
            stage.update()
            for level in 1...2 {
                UIView.performWithoutAnimation { title.start(level) }
                stage.update()
                let game = try #require(title.presentedViewController as? GameViewController)
                #expect(game.level == level && title.viewIfLoaded?.window == nil)
                UIView.performWithoutAnimation { game.end() }
                stage.update()
                #expect(title.presentedViewController == nil && title.view.window != nil)
            }
        }

        @Test("ORI-08 ORI-07 a presented controller is the interface for the other orientation, and goes with it")
        func alternate() {
            let portrait = PortraitViewController()
            stage.window.rootViewController = portrait
            stage.window.resize(to: CGSize(width: 700, height: 1000))
            stage.update()
            #expect(portrait.presentedViewController == nil)
            for _ in 0..<2 {
                stage.window.resize(to: CGSize(width: 1000, height: 700))
                stage.update()
                #expect(portrait.presentedViewController != nil && portrait.isShowingLandscapeView)
                stage.window.resize(to: CGSize(width: 700, height: 1000))
                stage.update()
                #expect(portrait.presentedViewController == nil && !portrait.isShowingLandscapeView)
            }
        }
    }
}

private final class Contact {
    var name = ""
}

@MainActor private protocol NewContactDelegate: AnyObject {
    func newContact(_ controller: NewContactViewController, didEndWith contact: Contact?)
}

private final class NewContactViewController: UIViewController {
    var contact = Contact()
    weak var delegate: (any NewContactDelegate)?
    private(set) var configuredAtLoad: [String] = []
    private(set) var calls = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        configuredAtLoad = ["contact"] + (delegate == nil ? [] : ["delegate"])
    }

    func save() {
        calls += 1
        delegate?.newContact(self, didEndWith: contact)
    }

    func cancel() {
        calls += 1
        delegate?.newContact(self, didEndWith: nil)
    }
}

private final class ContactsViewController: UIViewController, NewContactDelegate {
    private(set) var contacts: [Contact] = []
    private(set) var reports = 0

    func add() {
        let editor = NewContactViewController()
        editor.contact = Contact()
        editor.delegate = self
        editor.modalPresentationStyle = .fullScreen
        present(editor, animated: true)
    }

    func newContact(_ controller: NewContactViewController, didEndWith contact: Contact?) {
        reports += 1
        if let contact { contacts.append(contact) }
        dismiss(animated: false)
    }
}

private final class PlainDelegate: NewContactDelegate {
    private(set) var names: [String] = []

    func newContact(_ controller: NewContactViewController, didEndWith contact: Contact?) {
        names.append(contact?.name ?? "none")
    }
}

@MainActor private protocol MailComposeDelegate: AnyObject {
    func mailCompose(_ controller: MailComposeViewController, didFinishWith result: MailComposeViewController.Result)
}

final class MailComposeViewController: UIViewController {
    enum Result: Sendable {
        case sent, cancelled, failed
    }

    var subject = ""
    fileprivate weak var delegate: (any MailComposeDelegate)?
    private let label = UILabel()

    var shownSubject: String? { label.text }

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = subject
        view.addSubview(label)
    }

    func finish(_ result: Result) {
        delegate?.mailCompose(self, didFinishWith: result)
    }
}

private final class MailSender: MailComposeDelegate {
    private(set) var results: [MailComposeViewController.Result] = []

    func mailCompose(_ controller: MailComposeViewController, didFinishWith result: MailComposeViewController.Result) {
        results.append(result)
        controller.presentingViewController?.dismiss(animated: false)
    }
}

private final class TitleViewController: UIViewController {
    func start(_ level: Int) {
        let game = GameViewController()
        game.level = level
        game.onEnd = { [weak self] in self?.dismiss(animated: true) }
        game.modalPresentationStyle = .fullScreen
        present(game, animated: true)
    }
}

private final class GameViewController: UIViewController {
    var level = 0
    var onEnd: () -> Void = {}

    func end() { onEnd() }
}

private final class PortraitViewController: UIViewController {
    private(set) var isShowingLandscapeView = false

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        let isLandscape = size.width > size.height
        guard isLandscape != isShowingLandscapeView else { return }
        isShowingLandscapeView = isLandscape
        guard isLandscape else { return dismiss(animated: false) }
        let alternate = UIViewController()
        alternate.modalPresentationStyle = .fullScreen
        present(alternate, animated: false)
    }
}
