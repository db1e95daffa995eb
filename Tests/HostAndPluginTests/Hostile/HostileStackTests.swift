import HostStaging
import PluginHost
import PluginProtocol
import PluginTransport
import Testing
import UIKit

extension HostAndPlugin {
    /// What a plugin that means harm asks of a host's navigation controller, by messages that UIKit would never make.
    @Suite("Harmful requests for stacks") @MainActor final class HostileStackTests {
        private let host: InMemoryHost
        private let navigation = UINavigationController()
        private let pane: RemoteViewController
        private let other: RemoteViewController

        init() throws {
            UIView.setAnimationsEnabled(false)
            host = try InMemoryHost { _ in UIViewController() }
            pane = host.makePane()
            other = host.makePane(of: InMemoryHost.otherIdentifier)
            navigation.viewControllers = [UIViewController(), other, pane]
            host.stage.embed(navigation)
            host.settle()
        }

        isolated deinit {
            UIView.setAnimationsEnabled(true)
        }

        private var lastNumber: UInt64 = 0

        /// By the scene of the pane on top, in its own session.
        private func send(_ request: StackRequest) throws {
            try host.run.channels.plugin.send(.scene(.sceneDidRequestStack(request)), scene: scene())
            host.settle()
        }

        private func scene() throws -> SceneID {
            try #require(pane.sceneID)
        }

        private func request(
            _ container: UIViewController, topKept: UIViewController? = nil, above: [StackRequest.Place] = [],
            hidden: Bool? = nil, toolbarHidden: Bool? = nil
        ) -> StackRequest {
            lastNumber += 1
            return StackRequest(
                container: host.plugins.numbers.number(of: container),
                number: ContainerRequestSerial(number: lastNumber),
                topKept: topKept.map { .controller(host.plugins.numbers.number(of: $0)) }, above: above,
                isAnimated: false,
                isBarHidden: hidden, isToolbarHidden: toolbarHidden)
        }

        private var isUntouched: Bool {
            navigation.viewControllers.count == 3 && navigation.topViewController === pane
        }

        @Test("Controllers of the host and of others neither go nor move")
        func foreign() throws {
            let root = navigation.viewControllers[0]
            try send(request(navigation, topKept: root))
            #expect(isUntouched)
            try send(request(navigation))
            #expect(isUntouched)
            try send(request(navigation, topKept: root, above: [.controller(host.plugins.numbers.number(of: pane))]))
            #expect(isUntouched)
            let swapped = [pane, other].map { StackRequest.Place.controller(host.plugins.numbers.number(of: $0)) }
            try send(request(navigation, topKept: root, above: swapped))
            #expect(isUntouched)
            // Nor does the plugin lose its process for asking.
            #expect(host.launcher.runs.count == 1 && pane.state == .running(processIdentifier: nil))
        }

        @Test("A stack that the pane is not in is as it was")
        func elsewhere() throws {
            let another = UINavigationController(rootViewController: UIViewController())
            try send(request(another, topKept: another.viewControllers[0], above: [.offer(.first)], hidden: true))
            #expect(another.viewControllers.count == 1 && !another.isNavigationBarHidden)
            #expect(isUntouched)
        }

        @Test("The bar of a stack on which another one's controller is on top stays")
        func bar() throws {
            navigation.pushViewController(UIViewController(), animated: false)
            host.settle()
            try send(request(navigation, topKept: navigation.topViewController, hidden: true))
            #expect(!navigation.isNavigationBarHidden)
            navigation.popViewController(animated: false)
            host.settle()
            // Who leaves does not take the bar along.
            try send(request(navigation, topKept: other, hidden: true))
            #expect(isUntouched && !navigation.isNavigationBarHidden)
        }

        @Test(
            "The toolbar of a stack on which another one's controller is on top stays, and so does a bar that is hidden"
        )
        func toolbar() throws {
            let above = UIViewController()
            navigation.pushViewController(above, animated: false)
            navigation.isNavigationBarHidden = true
            host.settle()
            try send(request(navigation, topKept: above, hidden: false, toolbarHidden: false))
            #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
            navigation.isToolbarHidden = false
            try send(request(navigation, topKept: above, toolbarHidden: true))
            #expect(!navigation.isToolbarHidden)
            navigation.popViewController(animated: false)
            host.settle()
            // Who leaves does not change it.
            try send(request(navigation, topKept: other, toolbarHidden: true))
            #expect(isUntouched && !navigation.isToolbarHidden)
        }

        @Test("A toolbar that is shown in the place of other bars for a pane is not so for who comes above it")
        func anyway() throws {
            var isSeen: Bool { navigation.toolbar.window != nil && navigation.toolbar.alpha == 1 }
            // The other pane is not shown, or there were two processes.
            navigation.viewControllers = [navigation.viewControllers[0]]
            navigation.isToolbarHidden = false
            host.settle()
            #expect(isSeen)
            pane.hidesBottomBarWhenPushed = true
            navigation.pushViewController(pane, animated: false)
            host.settle()
            #expect(!isSeen)
            try send(request(navigation, topKept: pane, toolbarHidden: false))
            host.settle()
            #expect(isSeen)
            navigation.pushViewController(UIViewController(), animated: false)
            host.settle()
            #expect(!isSeen)
        }

        @Test("The bar that a plugin has hidden is back as soon as somebody else's controller is on top")
        func covered() throws {
            try send(request(navigation, topKept: pane, hidden: true))
            #expect(navigation.isNavigationBarHidden)
            navigation.pushViewController(UIViewController(), animated: false)
            host.settle()
            #expect(!navigation.isNavigationBarHidden)
        }

        @Test(
            "However often the bars of a stack are hidden and shown in one breath, they change at once and once more",
            arguments: [99, 100])
        func flicker(times: Int) throws {
            final class Counting: UINavigationController {
                var changes = 0
                var layouts = 0

                override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
                    if hidden != isNavigationBarHidden { changes += 1 }
                    super.setNavigationBarHidden(hidden, animated: animated)
                }

                override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    layouts += 1
                }
            }
            UIView.setAnimationsEnabled(true)
            let counting = Counting()
            host.stage.remove(navigation)
            navigation.viewControllers = [navigation.viewControllers[0], other]
            counting.viewControllers = [UIViewController(), pane]
            host.stage.embed(counting)
            host.settle()
            (counting.changes, counting.layouts) = (0, 0)
            for number in 1...times {
                var request = request(
                    counting, topKept: pane, hidden: !number.isMultiple(of: 2),
                    toolbarHidden: number.isMultiple(of: 2))
                request.isAnimated = true
                try host.run.channels.plugin.send(.scene(.sceneDidRequestStack(request)), scene: scene())
            }
            host.settle()
            #expect(counting.isNavigationBarHidden == !times.isMultiple(of: 2))
            #expect(counting.isToolbarHidden == times.isMultiple(of: 2))
            #expect(counting.changes == (times.isMultiple(of: 2) ? 2 : 1))
            #expect(counting.layouts <= 8)
            #expect(host.launcher.runs.count == 1 && pane.state == .running(processIdentifier: nil))
        }

        @Test("A container that there never was is declined, and who counts backwards twice loses the session")
        func numbers() throws {
            lastNumber += 1
            let unknown = StackRequest(
                container: ControllerID(number: .max), number: ContainerRequestSerial(number: lastNumber),
                topKept: nil,
                above: [.offer(.first)], isAnimated: false)
            try send(unknown)
            #expect(isUntouched && host.launcher.runs.count == 1)
            let first = try host.run
            for _ in 0..<2 { try send(unknown) }
            #expect(first.isOver && isUntouched)
        }

        /// How much a plugin may have the host's log say at once, with the names before each line.
        private static let burst = 80 << 10

        /// What the log says of the plugin while `body` runs, and a while after.
        private func log(_ body: () throws -> Void) rethrows -> [String] {
            var lines: [String] = []
            let reading = PeerLog.read { lines.append($0) }
            defer { reading.end() }
            try body()
            host.settle()
            return lines
        }

        @Test(
            "S8 one controller by its number and by its offer is declined; asked without end, the log has the plugin's budget"
        )
        func twice() throws {
            // There is no such offer, so the page fails. A host may keep it all the same.
            let keeping = KeepingHost()
            pane.hostDelegate = keeping
            try send(request(navigation, topKept: pane, above: [.offer(.first)]))
            let made = try #require(navigation.topViewController as? RemoteViewController)
            let stack = navigation.viewControllers
            let outer = UsageDiagnostic.observer
            defer { UsageDiagnostic.observer = outer }
            var reports = 0
            UsageDiagnostic.observer = { _, _ in reports += 1 }
            let number = host.plugins.numbers.number(of: made)
            let places = [StackRequest.Place.controller(number), .offer(.first)]
            let lines = try log {
                for above in [places, places.reversed()] {
                    for _ in 0..<1000 {
                        let request = request(navigation, topKept: pane, above: above)
                        try host.run.channels.plugin.send(.scene(.sceneDidRequestStack(request)), scene: scene())
                    }
                }
            }
            #expect(navigation.viewControllers == stack && reports == 0)
            #expect(lines.first?.hasSuffix("One controller would be there twice.") == true)
            #expect(lines.allSatisfy { $0.hasPrefix("org.example.first: ") })
            #expect(lines.count > 100 && lines.reduce(0) { $0 + $1.utf8.count } < Self.burst)
        }

        @Test("S8 what UIKit says of a plugin's pushes is said on the plugin's account, within its budget")
        func pushes() throws {
            UIView.setAnimationsEnabled(true)
            defer { UIView.setAnimationsEnabled(false) }
            let outer = UsageDiagnostic.observer
            defer { UsageDiagnostic.observer = outer }
            var reports = 0
            UsageDiagnostic.observer = { rule, _ in if rule == .pushDuringPush { reports += 1 } }
            let lines = try log {
                for number in 1...20 as ClosedRange<UInt64> {
                    lastNumber += 1
                    let request = StackRequest(
                        container: host.plugins.numbers.number(of: navigation),
                        number: ContainerRequestSerial(number: lastNumber),
                        topKept: number == 1
                            ? .controller(host.plugins.numbers.number(of: pane)) : .offer(OfferID(number: number - 1)),
                        above: [.offer(OfferID(number: number))], isAnimated: true)
                    try host.run.channels.plugin.send(.scene(.sceneDidRequestStack(request)), scene: scene())
                    host.deliver()
                }
            }
            #expect(reports > 0)
            #expect(
                lines.count { $0.hasPrefix("org.example.first: [UIKit] ") && $0.contains("is pushed while") } == reports
            )
            // What still moves would hold its controllers beyond the test.
            navigation.setViewControllers([pane], animated: false)
            host.settle()
        }

        @Test("A thousand pushes in one breath: as many as scenes may be, and the rest is declined")
        func flood() throws {
            for number in 1...1000 {
                lastNumber += 1
                let request = StackRequest(
                    container: host.plugins.numbers.number(of: navigation),
                    number: ContainerRequestSerial(number: lastNumber),
                    topKept: number == 1
                        ? .controller(host.plugins.numbers.number(of: pane))
                        : .offer(OfferID(number: UInt64(number) - 1)),
                    above: [.offer(OfferID(number: UInt64(number)))], isAnimated: false)
                try host.run.channels.plugin.send(.scene(.sceneDidRequestStack(request)), scene: scene())
            }
            host.settle()
            #expect(navigation.viewControllers.count <= 2 + Limits.standard.scenes)
            #expect(navigation.viewControllers.starts(with: [navigation.viewControllers[0], other, pane]))
        }
    }
}
