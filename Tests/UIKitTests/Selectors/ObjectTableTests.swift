import Testing
import UIKitTesting

@testable import UIKit

extension UIKitBehaviour {
    @MainActor struct ObjectTables {
        private class Quieter: ActionLog {
            override func plain() { lines.append("quiet") }
        }

        private final class Generic<Value> {
            var calls = 0
            func call() { calls += 1 }
        }

        private let log = ActionLog()

        @Test("A module's tables are found by their name, for subclasses too, and an override is what runs")
        func found() {
            #expect(log.responds(to: "plain"))
            #expect(!log.responds(to: "plain:") && !log.responds(to: nil))
            let quieter = Quieter()
            quieter.perform("plain")
            #expect(quieter.lines == ["quiet"])
        }

        @Test("A bare name is the method of that name, or the one with an argument, or the only one that begins so")
        func bareNames() {
            let sender = UILabel()
            log.perform("withSender", with: sender)
            log.perform("withEvent", with: UISwitch())
            log.perform("greet", with: nil)
            #expect(log.lines == ["withSender", "withEvent", "greet"])
            #expect(log.senders.first === sender)
        }

        @Test("A selector that nobody has is reported with the class and its name, and nothing happens")
        func unknown() {
            let outer = UsageDiagnostic.observer
            defer { UsageDiagnostic.observer = outer }
            var reports: [String] = []
            UsageDiagnostic.observer = { rule, message in
                if rule == .unrecognizedSelector { reports.append(message) }
            }
            #expect(log.perform("vanish:", with: log) == nil)
            #expect(reports.count == 1)
            #expect(reports.first?.hasPrefix("ActionLog has no method for the selector 'vanish:'") == true)
        }

        @Test("An argument of another type is reported, and the method is not called")
        func unsuitable() {
            expectDiagnostics([.unsuitableArgument, .unsuitableArgument]) {
                log.perform("onlySwitch:", with: UISlider())
                log.perform("onlySwitch:", with: nil)
            }
            log.perform("onlySwitch:", with: UISwitch())
            #expect(log.lines == ["switch false"])
        }

        @Test("An object that a method returns is handed on, and lives")
        func returned() throws {
            let label = try #require(log.perform("make"))
            #expect(label.takeUnretainedValue() is UILabel)
            #expect(log.perform("plain") == nil)
        }

        @Test("An object that a method returns is not retained beyond the turn of the main loop")
        func returnedLetGo() async {
            weak let label = log.perform("make")?.takeUnretainedValue()
            #expect(label != nil)
            // The main queue runs in order.
            await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
            #expect(label == nil)
        }

        @Test(
            "A method that a module gives a class of another one is found by a selector that is written in the module")
        func extensions() {
            let registry = ObjectRegistry()
            let view = UIView()
            #expect(registry.method("blink", of: view) == nil)
            registry.perform(SEL("blink"), on: view)
            #expect(view.alpha == 0)
            #expect(SEL("blink") == "blink")
            #expect(Set([SEL("blink"), "blink"]).count == 1)
        }

        @Test("A class within an extension of another module's class is one of the module that has the extension")
        func innerClass() {
            let registry = ObjectRegistry()
            let lamp = UIView.Lamp()
            registry.perform("shine", on: lamp)
            #expect(lamp.isShining)
            #expect(registry.objectClass(named: "Lamp", inModule: "UIKitTests") == UIView.Lamp.self)
        }

        enum Later { final class Row {} }
        enum Earlier { final class Row {} }
        enum Latest { final class Row {} }
        enum Middle { final class Row {} }

        @Test("Of several classes of one name the first by their full names is meant, each time")
        func classNames() {
            let registry = ObjectRegistry()
            registry.add(ObjectTable(Later.Row.self))
            registry.add(ObjectTable(Earlier.Row.self))
            registry.add(ObjectTable(Latest.Row.self))
            registry.add(ObjectTable(Middle.Row.self))
            #expect(registry.objectClass(named: "Row", inModule: "UIKitTests") == Earlier.Row.self)
            #expect(registry.objectClass(named: "Row") == Earlier.Row.self)
            #expect(registry.objectClass(named: "Row", inModule: "UIKit") == nil)
        }

        private final class Hall: UIViewController {
            func unwindToHall(_ segue: UIStoryboardSegue) {}
            func sweep(_ sender: UIButton) {}
        }

        @Test("The unwind actions of a class are known anew when it gets another table")
        func unwindActions() {
            let (registry, hall) = (ObjectRegistry(), Hall())
            #expect(registry.unwindActions(of: hall) == [])
            registry.add(
                ObjectTable(
                    Hall.self,
                    actions: [.init("unwindToHall:") { $0.unwindToHall($1) }, .init("sweep:") { $0.sweep($1) }]))
            #expect(registry.unwindActions(of: hall) == ["unwindToHall:"])
        }

        @Test("An outlet takes values of its type, a number any number, and observers run")
        func outlets() throws {
            let registry = ObjectRegistry.shared
            let outlet = try #require(registry.outlet("outlet", of: log))
            let radius = try #require(registry.outlet("radius", of: log))
            let label = UILabel()
            #expect(outlet.set(label, on: log))
            #expect(log.outlet === label)
            #expect(!outlet.set(UISwitch(), on: log))
            #expect(log.outlet === label)
            #expect(radius.set(8, on: log))
            #expect(radius.set(NSNumber(value: 2.5), on: log))
            #expect(!radius.set("wide", on: log))
            #expect(log.lines == ["radius 8.0", "radius 2.5"])
            #expect(registry.outlet("nothing", of: log) == nil)
        }

        @Test("A table that no list can name is registered by itself")
        func registered() {
            let numbers = Generic<Int>()
            #expect(ObjectRegistry.shared.method("call", of: numbers) == nil)
            ObjectTable(Generic<Int>.self, actions: [.init("call") { $0.call() }]).register()
            ObjectRegistry.shared.perform("call", on: numbers)
            #expect(numbers.calls == 1)
            #expect(ObjectRegistry.shared.method("call", of: Generic<String>()) == nil)
        }

        @Test("UIKit's own methods have selectors, and whoever sends itself to one that takes a number counts as true")
        func ownMethods() {
            let stage = Stage()
            final class Field: UIView {
                override var canBecomeFirstResponder: Bool { true }
                override var canResignFirstResponder: Bool { isWilling }
                var isWilling = false
            }
            let field = Field()
            stage.root.view.addSubview(field)
            field.perform("becomeFirstResponder")
            #expect(field.isFirstResponder)
            stage.root.view.perform("endEditing:", with: false)
            #expect(field.isFirstResponder)
            stage.root.view.perform("endEditing:", with: UITapGestureRecognizer())
            #expect(!field.isFirstResponder)
        }
    }
}
