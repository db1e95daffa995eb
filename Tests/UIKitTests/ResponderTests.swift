import ParityScenarios
import Testing
import UIKit
import UIKitTesting

/// Writes down what it is handed and passes it on.
@MainActor private final class PassingView: UIView {
    let name: String
    let log: (String) -> Void

    init(_ name: String, frame: CGRect, log: @escaping (String) -> Void) {
        self.name = name
        self.log = log
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log(name)
        super.touchesBegan(touches, with: event)
    }
}

@MainActor private final class PassingController: UIViewController {
    var name = "controller"
    var log: (String) -> Void = { _ in }
    var isFocusable = false
    var keys: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log(name)
        super.touchesBegan(touches, with: event)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keys += presses.compactMap { $0.key?.characters }
    }

    override var canBecomeFirstResponder: Bool { isFocusable }
}

@MainActor private final class Field: UIView, UIKeyInput {
    var text = ""
    var refusesToResign = false
    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { text = String(text.dropLast()) }
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { !refusesToResign }
}

extension UIKitBehaviour {
    @MainActor struct Responders {
        @Test("RESP-02 RESP-03 RESP-05 an unhandled touch goes view, superview, root view, its controller, window")
        func unhandledTouch() {
            var visited: [String] = []
            let controller = PassingController()
            controller.log = { visited.append($0) }
            let stage = Stage(root: controller)
            let outer = PassingView("outer", frame: CGRect(x: 0, y: 0, width: 100, height: 100)) { visited.append($0) }
            let inner = PassingView("inner", frame: CGRect(x: 0, y: 0, width: 50, height: 50)) { visited.append($0) }
            outer.addSubview(inner)
            controller.view.addSubview(outer)
            stage.press(CGPoint(x: 10, y: 10))
            #expect(visited == ["inner", "outer", "controller"])
            #expect(inner.next === outer)
            #expect(controller.view.next === controller)
            #expect(controller.next === stage.window)
        }

        /// What the child at (20, 10) wrote down of the ways of events.
        private func ways(_ steps: Scenario, in placement: Placement) async throws -> [String] {
            let shown: Scenario = [.showWindow, .update] + .embed + [.update]
            let trace = try await trace(of: shown + steps, child: "responding", in: placement)
            return trace.filter { $0.contains("touched") || $0.contains("pressed") || $0.contains("tapped") }
        }

        @Test(
            "RESP-02 RESP-03 RESP-05 a touch goes from view to view to the controller, in whatever process they are",
            arguments: Placement.allCases)
        func touchElsewhere(placement: Placement) async throws {
            let ways = try await ways(
                [.touch(.began, x: 50, y: 50), .touch(.ended, x: 50, y: 50), .update], in: placement)
            #expect(
                ways == [
                    "child inner touched", "child root touched",
                    "child controller touched, next is its view's superview",
                ])
        }

        @Test(
            "RESP-07 a touch on a button runs its action and never reaches the controller, in whatever process they are",
            arguments: Placement.allCases)
        func buttonElsewhere(placement: Placement) async throws {
            let ways = try await ways(
                [.touch(.began, x: 150, y: 50), .touch(.ended, x: 150, y: 50), .update], in: placement)
            #expect(ways == ["child tapped"])
        }

        @Test(
            "RESP-01 RESP-09 a controller that became first responder gets the keys, in whatever process it is",
            arguments: Placement.allCases)
        func keysElsewhere(placement: Placement) async throws {
            let ways = try await ways(
                [
                    .touch(.began, x: 50, y: 50), .touch(.ended, x: 50, y: 50), .update, .perform(.changeData), .update,
                    .pressKey(UIKeyboardHIDUsage.keyboardA.rawValue, shift: false), .update,
                ],
                in: placement)
            #expect(ways.last == "child controller pressed, first=true")
        }

        @Test("RESP-01 RESP-09 a controller is a responder, and its overrides are called")
        func controllerIsResponder() {
            var visited: [String] = []
            let controller = PassingController()
            controller.log = { visited.append($0) }
            let stage = Stage(root: controller)
            stage.press(CGPoint(x: 1, y: 1))
            #expect(visited == ["controller"])
            #expect((controller as UIResponder).isFirstResponder == false)
        }

        @Test("RESP-10 the chain ends with window, application and, if it is a responder of its own, the delegate")
        func upperEnd() {
            class Delegate: UIResponder, UIApplicationDelegate {}
            class DelegateAndController: UIViewController, UIApplicationDelegate {}
            let stage = Stage()
            let (delegate, controller) = (Delegate(), DelegateAndController())
            let deepest = UIView()
            stage.root.view.addSubview(deepest)
            var chain: [UIResponder] = []
            func walk() {
                chain = []
                var responder: UIResponder? = deepest
                while let current = responder {
                    chain.append(current)
                    responder = current.next
                }
            }
            walk()
            #expect(chain == [deepest, stage.root.view, stage.root, stage.window, UIApplication.shared])
            UIApplication.shared.delegate = delegate
            defer { UIApplication.shared.delegate = nil }
            walk()
            #expect(chain.last === delegate)
            #expect(chain.count == 6)
            // A controller has a place in the chain already.
            UIApplication.shared.delegate = controller
            walk()
            #expect(chain.last === UIApplication.shared && chain.count == 5)
        }

        @Test("RESP-11 above a child's root view the chain goes through the container's views to the container")
        func throughContainer() {
            let stage = Stage()
            let child = UIViewController()
            let panel = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            stage.root.view.addSubview(panel)
            stage.root.addChild(child)
            panel.addSubview(child.view)
            child.didMove(toParent: stage.root)
            #expect(child.next === panel)
            #expect(panel.next === stage.root.view)
            #expect(stage.root.view.next === stage.root)
        }

        @Test("RESP-07 a touch on a button runs its action and never reaches the controller")
        func buttonKeepsTouches() {
            var visited: [String] = []
            let controller = PassingController()
            controller.log = { visited.append($0) }
            let stage = Stage(root: controller)
            let button = UIButton(primaryAction: UIAction { _ in visited.append("action") })
            button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
            controller.view.addSubview(button)
            stage.tap(CGPoint(x: 10, y: 10))
            #expect(visited == ["action"])
        }

        @Test("A controller can become first responder and then gets the keys")
        func firstResponder() {
            let stage = Stage()
            let child = PassingController()
            stage.embed(child)
            #expect(!child.becomeFirstResponder())
            child.isFocusable = true
            #expect(child.becomeFirstResponder())
            #expect(child.isFirstResponder)
            let key = UIKey(
                keyCode: .keyboardA, characters: "a", charactersIgnoringModifiers: "a", modifierFlags: [])
            let press = UIPress(phase: .began, timestamp: 0, key: key)
            stage.window.sendEvent(UIPressesEvent(presses: [press], timestamp: 0, modifierFlags: []))
            #expect(child.keys == ["a"])
            stage.remove(child)
            #expect(!child.isFirstResponder)
            #expect(stage.window.firstResponder == nil)
        }

        @Test("Typed text goes to the first responder; focus moves from one responder to the next")
        func text() {
            let stage = Stage()
            let (first, second) = (Field(), Field())
            #expect(!first.becomeFirstResponder())
            stage.root.view.addSubview(first)
            stage.root.view.addSubview(second)
            #expect(first.becomeFirstResponder())
            stage.window.insertText("x")
            #expect(second.becomeFirstResponder())
            stage.window.insertText("y")
            #expect((first.text, second.text) == ("x", "y"))
            #expect(!first.isFirstResponder)
            second.refusesToResign = true
            #expect(!first.becomeFirstResponder())
            #expect(second.isFirstResponder)
        }

        @Test("A first responder that leaves its window gives up the keys, even one that refuses to resign")
        func leavingTheWindow() {
            let stage = Stage()
            let field = Field()
            field.refusesToResign = true
            let group = UIView()
            group.addSubview(field)
            stage.root.view.addSubview(group)
            field.becomeFirstResponder()
            group.removeFromSuperview()
            #expect(stage.window.firstResponder == nil)
        }

        @Test("Responders are equal to themselves only")
        func identity() {
            let (first, second) = (UIView(), UIView())
            #expect(first == first)
            #expect(first != second)
            #expect(Set([first, first, second]).count == 2)
            #expect(first.isEqual(first) && !first.isEqual(second) && !first.isEqual(nil))
        }
    }
}
