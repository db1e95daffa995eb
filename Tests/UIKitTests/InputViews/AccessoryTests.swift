import Testing
import UIKitTesting

@testable import UIKit

extension UIKitBehaviour {
    @Suite("Accessories of controllers, and views that size themselves") @MainActor struct AccessoryTests {
        /// A page with a bar to write in, as chats have them.
        private final class Chat: UIViewController {
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
            let field = InputField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))

            override func viewDidLoad() {
                super.viewDidLoad()
                bar.addSubview(field)
            }

            override var inputAccessoryView: UIView? { bar }
            override var canBecomeFirstResponder: Bool { true }
        }

        @Test(
            "The accessory of a page stays while somebody writes in it, and when they are done; it goes with the page")
        func chat() {
            let chat = Chat()
            let staging = KeyboardStaging()
            staging.stage.embed(chat)
            staging.settle()
            // Without a call.
            #expect(chat.isFirstResponder)
            #expect(staging.place(of: chat.bar) == CGRect(x: 0, y: 250, width: 400, height: 50))
            _ = staging.takeLog()
            chat.field.becomeFirstResponder()
            staging.settle()
            #expect(chat.field.isFirstResponder && staging.takeLog() == [])
            chat.field.resignFirstResponder()
            staging.settle()
            #expect(chat.isFirstResponder && staging.takeLog() == [])
            chat.field.becomeFirstResponder()
            staging.settle()
            staging.stage.remove(chat)
            staging.settle()
            #expect(staging.stage.window.firstResponder == nil && chat.bar.superview == nil)
            #expect(staging.log.last == "didHide 250>300 in 0.25")
        }

        @Test(
            "What has no input views of its own has those of the page; what overrides them with nil, as text fields do, has none"
        )
        func upTheChain() {
            let chat = Chat()
            let staging = KeyboardStaging(root: chat)
            let plain = TypedText(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            chat.view.addSubview(plain)
            plain.becomeFirstResponder()
            staging.settle()
            #expect(plain.inputAccessoryView === chat.bar && staging.place(of: chat.bar).minY == 250)
            let field = staging.addField()
            field.becomeFirstResponder()
            staging.settle()
            #expect(chat.bar.superview == nil)
        }

        @Test("What is left in an accessory goes on to whoever has it, and never back into it")
        func chain() {
            let staging = KeyboardStaging()
            let (bar, inner) = (staging.bar(50), InputField(frame: CGRect(x: 0, y: 0, width: 100, height: 30)))
            bar.addSubview(inner)
            inner.ownAccessory = bar
            let outer = staging.addField(accessory: bar)
            outer.becomeFirstResponder()
            staging.settle()
            #expect(sequence(first: inner as UIResponder, next: \.next).contains { $0 === outer })
            inner.becomeFirstResponder()
            staging.settle()
            outer.removeFromSuperview()
            staging.settle()
            #expect(inner.isFirstResponder && bar.window === staging.stage.window)
            let chain = sequence(first: inner as UIResponder, next: \.next).prefix(20).map { $0 }
            #expect(chain.count < 20 && chain.count { $0 === inner } == 1)
        }

        @Test("An accessory that names its own size is as tall, and follows when that changes")
        func ownSize() {
            final class Sized: UIView {
                var height: CGFloat = 30 {
                    didSet { invalidateIntrinsicContentSize() }
                }
                override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
            }
            let staging = KeyboardStaging()
            let bar = Sized(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            bar.autoresizingMask = .flexibleHeight
            staging.addField(accessory: bar).becomeFirstResponder()
            staging.settle()
            #expect(staging.place(of: bar) == CGRect(x: 0, y: 270, width: 400, height: 30))
            bar.height = 70
            staging.settle()
            #expect(staging.place(of: bar) == CGRect(x: 0, y: 230, width: 400, height: 70))
            #expect(staging.log.last == "didShow 270>230 in 0.25")
        }

        @Test("A UIInputView that sizes itself is as tall as the constraints in it want")
        func selfSizing() {
            let staging = KeyboardStaging()
            let input = UIInputView(frame: CGRect(x: 0, y: 0, width: 10, height: 10), inputViewStyle: .keyboard)
            let content = UIView()
            content.translatesAutoresizingMaskIntoConstraints = false
            input.addSubview(content)
            let height = content.heightAnchor.constraint(equalToConstant: 60)
            NSLayoutConstraint.activate([
                height, content.topAnchor.constraint(equalTo: input.topAnchor),
                content.bottomAnchor.constraint(equalTo: input.bottomAnchor),
                content.leadingAnchor.constraint(equalTo: input.leadingAnchor),
                content.trailingAnchor.constraint(equalTo: input.trailingAnchor),
            ])
            input.allowsSelfSizing = true
            #expect(input.inputViewStyle == .keyboard)
            staging.addField(input: input).becomeFirstResponder()
            staging.settle()
            #expect(staging.place(of: input) == CGRect(x: 0, y: 240, width: 400, height: 60))
        }

        @Test("A responder that makes another view each time it is asked is asked once, however often that is measured")
        func madeAnew() {
            final class Careless: UIView, UIKeyInput {
                var made = 0
                override var canBecomeFirstResponder: Bool { true }
                override var inputView: UIView? {
                    made += 1
                    let view = UIInputView(frame: CGRect(x: 0, y: 0, width: 10, height: 80), inputViewStyle: .default)
                    view.heightAnchor.constraint(equalToConstant: 80).isActive = true
                    view.allowsSelfSizing = true
                    return view
                }
                var hasText: Bool { false }
                func insertText(_ text: String) {}
                func deleteBackward() {}
            }
            let staging = KeyboardStaging()
            let field = Careless(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            staging.stage.root.view.addSubview(field)
            field.becomeFirstResponder()
            staging.settle()
            #expect(field.made == 1 && staging.stage.window.inputViews.frame?.height == 80)
            staging.stage.window.resize(to: CGSize(width: 500, height: 400))
            staging.settle()
            #expect(field.made == 1 && staging.stage.window.inputViews.frame?.minY == 320)
        }

        @Test("The controller of an input view appears and disappears with it")
        func controller() {
            final class Keys: UIInputViewController {
                var calls: [String] = []
                override func viewWillAppear(_ animated: Bool) { calls.append("will") }
                override func viewDidAppear(_ animated: Bool) { calls.append("did") }
                override func viewWillDisappear(_ animated: Bool) { calls.append("willNot") }
                override func viewDidDisappear(_ animated: Bool) { calls.append("didNot") }
            }
            let staging = KeyboardStaging()
            let keys = Keys()
            keys.inputView?.frame.size.height = 90
            let field = staging.addField(input: staging.bar(20))
            field.ownController = keys
            field.becomeFirstResponder()
            staging.stage.update()
            // Measured on the way.
            keys.view.invalidateIntrinsicContentSize()
            staging.stage.update()
            #expect(keys.calls == ["will"])
            staging.settle()
            #expect(staging.place(of: keys.view).minY == 210 && keys.calls == ["will", "did"])
            keys.dismissKeyboard()
            staging.settle()
            #expect(!field.isFirstResponder && keys.view.window == nil)
            #expect(keys.calls == ["will", "did", "willNot", "didNot"])
        }

        @Test(
            "The controller of an input view types into the text of the first responder, and sees what is around its selection"
        )
        func document() {
            let staging = KeyboardStaging()
            let keys = UIInputViewController()
            keys.inputView?.frame.size.height = 90
            let document = keys.textDocumentProxy
            document.insertText("nowhere")
            #expect(!document.hasText && document.documentContextBeforeInput == nil)
            let field = staging.addField()
            field.ownController = keys
            field.becomeFirstResponder()
            staging.settle()
            document.insertText("ab")
            document.deleteBackward()
            #expect(field.text == "a" && document.hasText)
            let first = document.documentIdentifier
            #expect(document.documentIdentifier == first)
            // A text that can be looked at.
            let text = PlainTextInput("one two three")
            staging.stage.window.firstResponder = text
            #expect(document.documentIdentifier != first && document.selectedText == nil)
            text.selectedTextRange = PlainTextInput.Range(4, 7)
            #expect(document.documentContextBeforeInput == "one " && document.documentContextAfterInput == " three")
            #expect(document.selectedText == "two")
            document.adjustTextPosition(byCharacterOffset: -2)
            #expect(document.documentContextBeforeInput == "on" && document.selectedText == nil)
            document.adjustTextPosition(byCharacterOffset: 400)
            #expect(document.documentContextBeforeInput == "one two three")
            staging.stage.window.firstResponder = nil
        }

        @Test("A document that outlives the controller of its input view is empty, and typing does nothing")
        func documentAlone() {
            let document = UIInputViewController().textDocumentProxy
            document.insertText("nowhere")
            #expect(!document.hasText && document.documentContextBeforeInput == nil)
        }
    }
}
