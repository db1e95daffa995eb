import Diagnostics
import HostStaging
import PluginProtocol
import Testing
import UIKit
import UIKitTesting

extension HostAndPlugin {
    /// Views at the lower edge while somebody types, in a plugin and at home.
    @Suite("Keyboards at home and in a plugin") @MainActor struct KeyboardCrossing {
        private final class Field: UIView, UIKeyInput {
            var ownInputView: UIView?
            var ownAccessory: UIView?

            override var inputView: UIView? { ownInputView }
            override var inputAccessoryView: UIView? { ownAccessory }
            override var canBecomeFirstResponder: Bool { true }
            var hasText: Bool { false }
            private(set) var text = ""
            var kind = UIKeyboardType.default
            func insertText(_ text: String) { self.text += text }
            func deleteBackward() { text = String(text.dropLast()) }
            var keyboardType: UIKeyboardType { kind }
        }

        /// A keyboard on the screen, which writes down what it is to type.
        private final class Keys: ScreenKeyboard {
            private(set) weak var input: (any UIKeyInput)?
            private(set) var kinds: [UIKeyboardType] = []
            private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))

            func inputView(for input: any UIKeyInput) -> UIView? {
                self.input = input
                kinds.append(input.keyboardType)
                return view
            }
        }

        /// A field, and a box that ends where the keyboard begins.
        private final class Controller: UIViewController {
            let field = Field(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
            let box = UIView()

            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(field)
                view.addSubview(box)
                box.translatesAutoresizingMaskIntoConstraints = false
                NSLayoutConstraint.activate([
                    box.topAnchor.constraint(equalTo: view.topAnchor),
                    box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                    box.widthAnchor.constraint(equalToConstant: 10),
                    box.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
                ])
            }
        }

        private let frames = ManualFrameClock()
        private let installation: Override

        init() {
            installation = frames.install()
        }

        private func arrange(_ place: Place) throws -> (host: InMemoryHost, controller: Controller) {
            let host = try InMemoryHost { _ in Controller() }
            guard place == .host else {
                _ = host.showPane()
                return (host, try host.controller())
            }
            let controller = Controller()
            host.stage.embed(controller)
            host.settle()
            return (host, controller)
        }

        /// Lets everything that moves come to rest.
        private func rest(_ host: InMemoryHost) {
            for _ in 0..<3 {
                host.settle()
                frames.advance(by: .milliseconds(400))
            }
            host.settle()
        }

        private func bar(_ height: CGFloat) -> UIView {
            UIView(frame: CGRect(x: 0, y: 0, width: 10, height: height))
        }

        @Test(
            "What the host has at its window's lower edge covers the controller's view, and is gone again",
            arguments: Place.allCases)
        func hostsOwn(place: Place) throws {
            let (host, controller) = try arrange(place)
            let field = Field(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
            field.ownInputView = bar(100)
            host.stage.root.view.addSubview(field)
            #expect(controller.box.frame.height == 300)
            field.becomeFirstResponder()
            rest(host)
            #expect(controller.box.frame.height == 200)
            field.ownInputView = bar(150)
            field.reloadInputViews()
            rest(host)
            #expect(controller.box.frame.height == 150)
            field.resignFirstResponder()
            rest(host)
            #expect(controller.box.frame.height == 300)
            field.removeFromSuperview()
        }

        @Test("The controller's own input views stand at the lower edge of its window", arguments: Place.allCases)
        func own(place: Place) throws {
            let (host, controller) = try arrange(place)
            let (input, accessory) = (bar(100), bar(40))
            (controller.field.ownInputView, controller.field.ownAccessory) = (input, accessory)
            controller.field.becomeFirstResponder()
            rest(host)
            let width: CGFloat = place == .host ? 400 : 200
            #expect(accessory.convert(accessory.bounds, to: nil) == CGRect(x: 0, y: 160, width: width, height: 40))
            #expect(input.convert(input.bounds, to: nil) == CGRect(x: 0, y: 200, width: width, height: 100))
            #expect(controller.box.frame.height == 160)
            controller.field.resignFirstResponder()
            rest(host)
            #expect(input.window == nil && controller.box.frame.height == 300)
        }

        @Test("In a plugin its own accessory stands above what the host's keyboard covers of the pane")
        func both() throws {
            let (host, controller) = try arrange(.plugin)
            let accessory = bar(40)
            controller.field.ownAccessory = accessory
            controller.field.becomeFirstResponder()
            let field = Field(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
            field.ownInputView = bar(100)
            host.stage.root.view.addSubview(field)
            field.becomeFirstResponder()
            rest(host)
            #expect(accessory.convert(accessory.bounds, to: nil).minY == 160 && controller.box.frame.height == 160)
            field.removeFromSuperview()
            rest(host)
            #expect(accessory.convert(accessory.bounds, to: nil).minY == 260)
        }

        @Test(
            "The host's keyboard on the screen comes for a field wherever that is, and types there",
            arguments: Place.allCases)
        func screenKeyboard(place: Place) throws {
            let (host, controller) = try arrange(place)
            let keys = Keys()
            UIApplication.shared.screenKeyboard = keys
            defer { UIApplication.shared.screenKeyboard = nil }
            controller.field.kind = .emailAddress
            // A pane that has the keys without a field in it needs no keyboard.
            host.stage.tap(CGPoint(x: 350, y: 50))
            rest(host)
            #expect(keys.kinds == [])
            controller.field.becomeFirstResponder()
            rest(host)
            #expect(keys.kinds == [.emailAddress])
            #expect(host.stage.window.inputViews.frame == CGRect(x: 0, y: 200, width: 400, height: 100))
            #expect(controller.box.frame.height == 200)
            keys.input?.insertText("a")
            keys.input?.insertText("b")
            keys.input?.deleteBackward()
            rest(host)
            #expect(controller.field.text == "a" && keys.kinds == [.emailAddress])
            // Its own input view comes in place of it.
            controller.field.ownInputView = bar(60)
            controller.field.reloadInputViews()
            rest(host)
            #expect(controller.box.frame.height == 240)
            controller.field.ownInputView = nil
            controller.field.resignFirstResponder()
            rest(host)
            #expect(host.stage.window.inputViews.frame == nil && controller.box.frame.height == 300)
        }

        @Test("A plugin that has the keyboard on the screen come and go in a loop is followed ten times, and last")
        func flood() throws {
            let (host, _) = try arrange(.plugin)
            let keys = Keys()
            UIApplication.shared.screenKeyboard = keys
            defer { UIApplication.shared.screenKeyboard = nil }
            host.stage.tap(CGPoint(x: 350, y: 50))
            rest(host)
            for number in 1...100 {
                let text = SceneTextInput(.init(hasInputView: !number.isMultiple(of: 2)))
                let facts = SceneFacts(title: nil, preferredContentSize: nil, textInput: text)
                try host.run.channels.plugin.send(.content(.sceneDidChangeFacts(facts)), scene: .first)
                host.settle()
            }
            rest(host)
            #expect(keys.kinds.count == 10 && host.stage.window.inputViews.frame == nil)
            host.pass(.seconds(11))
            rest(host)
            #expect(keys.kinds.count == 11)
            #expect(host.stage.window.inputViews.frame == CGRect(x: 0, y: 200, width: 400, height: 100))
        }

        @Test("A plugin that knows no keyboards is told of none")
        func notGranted() throws {
            let host = try InMemoryHost { _ in Controller() }
            host.launcher.granted = [.textInput]
            _ = host.showPane()
            let controller: Controller = try host.controller()
            let field = Field(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
            field.ownInputView = bar(100)
            host.stage.root.view.addSubview(field)
            field.becomeFirstResponder()
            rest(host)
            #expect(controller.box.frame.height == 300)
            field.removeFromSuperview()
        }
    }
}
