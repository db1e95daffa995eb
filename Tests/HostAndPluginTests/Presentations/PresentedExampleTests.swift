import HostStaging
import PluginHost
import Testing
import UIKit
import UIKitTesting

extension HostAndPlugin {
    /// The examples of UIKit's guide that present something: an app's own controllers, at home and in a plugin.
    @Suite("Examples that present") @MainActor final class PresentedExampleTests {
        /// Makes the controller with which a test begins.
        private final class Maker {
            var make: @MainActor () -> UIViewController = { UIViewController() }
        }

        private let maker = Maker()
        private let host: InMemoryHost

        init() throws {
            let maker = maker
            host = try InMemoryHost { _ in maker.make() }
            host.stage.window.resize(to: CGSize(width: 800, height: 600))
        }

        /// The plugin hears that its panes are gone.
        isolated deinit {
            host.stage.close()
            host.settle()
        }

        /// The whole window is the first controller's, in the host or in a plugin.
        private func start<Controller: UIViewController>(
            _ place: Place, _ make: @escaping @MainActor () -> Controller
        ) throws -> Controller {
            maker.make = make
            let own = place == .host ? make() : nil
            host.stage.window.rootViewController = own ?? host.makePane()
            host.settle()
            return try own ?? host.controller()
        }

        private func presented<Controller: UIViewController>(
            by controller: UIViewController, _ type: Controller.Type = Controller.self
        ) throws -> Controller {
            host.settle()
            return try #require(controller.presentedViewController as? Controller)
        }

        /// Whether nothing is over the window.
        private var isFree: Bool {
            host.settle()
            return host.stage.window.rootViewController?.presentedViewController == nil
        }

        private func color(_ x: CGFloat, _ y: CGFloat) -> String {
            host.settle()
            // A commit waits for the frame after the one before.
            host.pass(.milliseconds(100))
            host.stage.drawFrame()
            return host.stage.pixel(CGPoint(x: x, y: y))
        }

        // MARK: Contacts

        /// Is told what comes of an editor, or of a picker.
        @MainActor private protocol AnswerDelegate: AnyObject {
            func controller(_ controller: UIViewController, didAnswer text: String?)
        }

        /// Asks for a name, or for a picture.
        private final class QuestionViewController: UIViewController, AnswerDelegate {
            weak var delegate: (any AnswerDelegate)?
            var picture: String?

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .blue
            }

            func choosePicture() {
                let picker = QuestionViewController()
                picker.delegate = self
                picker.modalPresentationStyle = .fullScreen
                present(picker, animated: false)
            }

            func controller(_ controller: UIViewController, didAnswer text: String?) {
                picture = text
                dismiss(animated: false)
            }
        }

        private final class ContactsViewController: UIViewController, AnswerDelegate {
            var contacts = ["Ada"]

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .red
            }

            func add(_ style: UIModalPresentationStyle = .fullScreen) {
                let editor = QuestionViewController()
                editor.delegate = self
                editor.modalPresentationStyle = style
                editor.popoverPresentationController?.sourceView = view
                present(editor, animated: false)
            }

            func controller(_ controller: UIViewController, didAnswer text: String?) {
                if let text { contacts.append(text) }
                dismiss(animated: false)
            }
        }

        @Test(
            "EX-03 PRES-10 PRES-16 cancel leaves the contacts as they are, save adds one, and the list dismisses",
            arguments: Place.allCases)
        func contacts(place: Place) throws {
            let list = try start(place) { ContactsViewController() }
            for answer in [nil, "Grace"] {
                list.add()
                let editor: QuestionViewController = try presented(by: list)
                #expect(color(400, 300) == "#0000ff")
                editor.delegate?.controller(editor, didAnswer: answer)
                #expect(isFree && list.presentedViewController == nil && color(400, 300) == "#ff0000")
            }
            #expect(list.contacts == ["Ada", "Grace"])
        }

        @Test(
            "EX-04 PRES-12 the picker is dismissed first, and the new contact stays until it is done itself",
            arguments: Place.allCases)
        func picture(place: Place) throws {
            let list = try start(place) { ContactsViewController() }
            list.add()
            let editor: QuestionViewController = try presented(by: list)
            editor.choosePicture()
            let picker: QuestionViewController = try presented(by: editor)
            #expect(picker.presentingViewController === editor && list.presentedViewController === editor)
            picker.delegate?.controller(picker, didAnswer: "a picture")
            host.settle()
            #expect(editor.picture == "a picture" && editor.presentedViewController == nil)
            #expect(list.presentedViewController === editor && list.contacts == ["Ada"])
            editor.delegate?.controller(editor, didAnswer: "Grace")
            #expect(isFree && list.contacts == ["Ada", "Grace"])
        }

        // MARK: Presenter and presented

        @Test(
            "EX-30 FLOW-14 the presented controller changes its presenter's view and dismisses itself",
            arguments: Place.allCases)
        func background(place: Place) throws {
            let list = try start(place) { ContactsViewController() }
            list.add()
            let other: QuestionViewController = try presented(by: list)
            other.presentingViewController?.view.backgroundColor = .green
            other.dismiss(animated: false)
            #expect(isFree && color(400, 300) == "#00ff00")
        }

        @Test(
            "EX-08 TAB-10 CTX-03 a page of a tab bar controller presents over all of it, and is there again after that",
            arguments: Place.allCases)
        func tabs(place: Place) throws {
            let tabs: UITabBarController = try start(place) {
                let tabs = UITabBarController()
                tabs.viewControllers = [ContactsViewController(), UIViewController()]
                return tabs
            }
            let list = try #require(tabs.selectedViewController as? ContactsViewController)
            list.add()
            let other: QuestionViewController = try presented(by: list)
            #expect(other.presentingViewController === tabs)
            #expect(color(400, 300) == "#0000ff" && color(400, 596) == "#0000ff")
            list.dismiss(animated: false)
            #expect(isFree && color(400, 300) == "#ff0000" && color(400, 596) != "#0000ff")
        }

        @Test(
            "EX-09 POP-10 FLOW-04 a page is pushed, another one presented and a third shown in a popover, each configured by the one before",
            arguments: Place.allCases)
        func steps(place: Place) throws {
            let stack = try start(place) { UINavigationController(rootViewController: ContactsViewController()) }
            let detail = ContactsViewController()
            detail.contacts = ["Linus"]
            stack.pushViewController(detail, animated: false)
            host.settle()
            #expect(detail.view.window != nil && detail.navigationController === stack)
            detail.add()
            let editor: QuestionViewController = try presented(by: detail)
            editor.delegate?.controller(editor, didAnswer: "Barbara")
            #expect(isFree)
            detail.add(.popover)
            let popover: QuestionViewController = try presented(by: detail)
            #expect(popover.view.bounds.width < 800 && popover.presentingViewController === stack)
            popover.delegate?.controller(popover, didAnswer: "Edsger")
            #expect(isFree && detail.contacts == ["Linus", "Barbara", "Edsger"])
            stack.popViewController(animated: false)
            host.settle()
            #expect(stack.viewControllers.count == 1 && detail.viewIfLoaded?.window == nil)
        }

        // MARK: Recipes

        /// Shows a text that it is handed before its view is there.
        private final class TextViewController: UIViewController {
            let label = UILabel(frame: CGRect(x: 100, y: 200, width: 400, height: 40))
            let text: String

            init(_ text: String) {
                self.text = text
                super.init(nibName: nil, bundle: nil)
            }

            required init?(coder: NSCoder) { nil }

            override func viewDidLoad() {
                super.viewDidLoad()
                label.text = text
                view.addSubview(label)
            }
        }

        @Test(
            "EX-02 ROLE-12 from the recipes to one of them, to its picture, and back: each is handed what it shows",
            arguments: Place.allCases)
        func recipes(place: Place) throws {
            let stack = try start(place) { UINavigationController(rootViewController: TextViewController("recipes")) }
            for text in ["cake", "a picture of the cake"] {
                stack.pushViewController(TextViewController(text), animated: false)
                host.settle()
                let top = try #require(stack.topViewController as? TextViewController)
                #expect(top.view.window != nil && top.label.text == text)
            }
            for text in ["cake", "recipes"] {
                stack.popViewController(animated: false)
                host.settle()
                let top = try #require(stack.topViewController as? TextViewController)
                #expect(top.view.window != nil && top.label.text == text && stack.topViewController === top)
            }
        }
    }
}
