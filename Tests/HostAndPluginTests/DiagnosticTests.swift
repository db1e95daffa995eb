import HostStaging
import Testing
import UIKit
import UIKitTesting

extension HostAndPlugin {
    @Suite("What is said of containers that are used in a wrong way") @MainActor struct Diagnostics {
        /// Has a name that stands in the reports.
        private class Named: UIViewController {
            let name: String

            init(_ name: String) {
                self.name = name
                super.init(nibName: nil, bundle: nil)
            }

            required init?(coder: NSCoder) {
                nil
            }

            override var description: String { name }
        }

        private final class ByHand: Named {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }

        private let child = Named("Child")
        private let byHand = ByHand("Container")

        /// Lets `misuse` have a container in the host or in a plugin, and gives the lines that are reported.
        private func lines(
            in place: Place, _ misuse: (_ container: UIViewController, _ wait: (_ seconds: Double) -> Void) -> Void
        ) throws -> [String] {
            let outer = UsageDiagnostic.observer
            defer { UsageDiagnostic.observer = outer }
            var lines: [String] = []
            try ManualFrameClock.use { time in
                let host = try InMemoryHost { _ in Named("Container") }
                _ = host.showPane()
                UsageDiagnostic.observer = { _, line in lines.append(line) }
                let container = place == .host ? Named("Container") : try host.controller(Named.self)
                if place == .host { host.stage.embed(container) }
                host.settle()
                misuse(container) { seconds in
                    host.settle()
                    time.advance(by: .seconds(seconds))
                    host.settle()
                }
                host.stage.close()
            }
            return lines
        }

        private func add(_ child: UIViewController, to container: UIViewController) {
            container.addChild(child)
            container.view.addSubview(child.view)
            child.didMove(toParent: container)
        }

        // MARK: Appearance

        @Test("An end of appearance without a beginning", arguments: Place.allCases)
        func endWithoutBegin(place: Place) throws {
            let lines = try lines(in: place) { container, wait in
                add(child, to: container)
                wait(1)
                child.endAppearanceTransition()
            }
            #expect(
                lines == [
                    "endAppearanceTransition() of Child without a beginAppearanceTransition(_:animated:) before it; "
                        + "call that when the transition begins, and the end once"
                ])
        }

        @Test("A beginning of appearance that is never ended, once nothing moves any more", arguments: Place.allCases)
        func beginWithoutEnd(place: Place) throws {
            let lines = try lines(in: place) { container, wait in
                add(byHand, to: container)
                byHand.addChild(child)
                child.beginAppearanceTransition(true, animated: true)
                byHand.view.addSubview(child.view)
                child.didMove(toParent: byHand)
                child.view.alpha = 0
                UIView.animate(withDuration: 3.5) { child.view.alpha = 1 }
                wait(3)
                child.endAppearanceTransition()
                child.beginAppearanceTransition(false, animated: false)
                wait(10)
            }
            #expect(
                lines == [
                    "beginAppearanceTransition(false, animated:) of Child without an endAppearanceTransition() after it; "
                        + "call that when the transition is over"
                ])
        }

        // MARK: Children

        @Test("A view of a controller that is no child", arguments: Place.allCases)
        func noChild(place: Place) throws {
            let lines = try lines(in: place) { container, _ in
                container.view.addSubview(child.view)
                child.view.removeFromSuperview()
            }
            #expect(
                lines == [
                    "the view of Child enters the hierarchy of Container, which is not its parent; "
                        + "call addChild(_:) on the container first"
                ])
        }

        @Test("A child that has appeared and was never told that it has moved", arguments: Place.allCases)
        func forgottenDidMove(place: Place) throws {
            let lines = try lines(in: place) { container, wait in
                container.addChild(child)
                container.view.addSubview(child.view)
                wait(1)
                wait(10)
            }
            #expect(
                lines == [
                    "Child has appeared in Container without a didMove(toParent:); call it on the child after addChild(_:), "
                        + "when its view is in place, and call super where it is overridden"
                ])
        }

        @Test(
            "Nothing is said of a child that hears that it has moved when an animation is over, or goes before",
            arguments: Place.allCases)
        func lateDidMove(place: Place) throws {
            let lines = try lines(in: place) { container, wait in
                container.addChild(child)
                container.view.addSubview(child.view)
                child.view.alpha = 0
                var hasMoved = false
                UIView.animate(withDuration: 9) {
                    child.view.alpha = 1
                } completion: { _ in
                    child.didMove(toParent: container)
                    hasMoved = true
                }
                for _ in 0..<30 { wait(0.5) }
                #expect(hasMoved)
                let other = Named("Other")
                container.addChild(other)
                container.view.addSubview(other.view)
                wait(1)
                other.willMove(toParent: nil)
                other.view.removeFromSuperview()
                other.removeFromParent()
                wait(10)
            }
            #expect(lines == [])
        }

        // MARK: Stacks

        @Test("A push in the middle of a push, once for each", arguments: Place.allCases)
        func pushDuringPush(place: Place) throws {
            let lines = try lines(in: place) { container, wait in
                let stack = UINavigationController(rootViewController: Named("Root"))
                add(stack, to: container)
                wait(1)
                stack.pushViewController(child, animated: true)
                wait(0.1)
                stack.pushViewController(Named("Next"), animated: true)
                stack.pushViewController(Named("Last"), animated: true)
                wait(5)
                wait(5)
                // What is not seen coming is nobody's trouble.
                stack.pushViewController(Named("One"), animated: false)
                stack.pushViewController(Named("Two"), animated: false)
                stack.popViewController(animated: true)
                wait(0.1)
                stack.pushViewController(Named("Three"), animated: true)
                wait(5)
                wait(5)
                #expect(stack.viewControllers.count == 6 && stack.topViewController?.description == "Three")
            }
            #expect(
                lines == [
                    "Next is pushed while the push of Child goes on, and is shown after it; push when "
                        + "navigationController(_:didShow:animated:) is called, or give both to setViewControllers(_:animated:)"
                ])
        }

        @Test("A controller that is pushed twice", arguments: Place.allCases)
        func pushedTwice(place: Place) throws {
            let lines = try lines(in: place) { container, wait in
                let stack = UINavigationController(rootViewController: child)
                add(stack, to: container)
                wait(1)
                stack.pushViewController(child, animated: false)
            }
            let line = try #require(lines.first)
            #expect(lines.count == 1 && line.hasPrefix("<UINavigationController"))
            #expect(
                line.hasSuffix(
                    " cannot have Child on its stack twice; pop to it, or push another controller of its class"))
        }
    }
}
