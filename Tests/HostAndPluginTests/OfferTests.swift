import HostStaging
import PluginHost
import PluginProtocol
import Testing
import UIKit

extension HostAndPlugin {
    /// Controllers that a plugin makes, and wants a container in the host to show.
    @Suite("A plugin offers a controller") @MainActor final class Offers {
        /// Shows others when it is told to, and notes what happens to it.
        private class NotingViewController: UIViewController {
            private(set) var calls: [String] = []
            var color: UIColor { .red }

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = color
                calls.append("viewDidLoad")
            }

            override func didMove(toParent parent: UIViewController?) {
                super.didMove(toParent: parent)
                calls.append("didMove \(parent == nil ? "out" : "in")")
            }

            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                calls.append("viewWillAppear")
            }

            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                calls.append("viewDidAppear")
            }

            override func viewDidDisappear(_ animated: Bool) {
                super.viewDidDisappear(animated)
                calls.append("viewDidDisappear")
            }
        }

        private final class DetailViewController: NotingViewController {
            override var color: UIColor { .blue }
        }

        /// Shows details in its lower half, and everything else nowhere.
        private final class SplitViewController: UIViewController {
            private(set) var detail: UIViewController?
            /// Whether details are taken and not kept.
            var dropsDetails = false

            override func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
                if dropsDetails { return }
                remove()
                detail = viewController
                addChild(viewController)
                viewController.view.frame = Offers.bottom
                view.addSubview(viewController.view)
                viewController.didMove(toParent: self)
            }

            func remove() {
                guard let detail else { return }
                detail.willMove(toParent: nil)
                detail.view.removeFromSuperview()
                detail.removeFromParent()
                self.detail = nil
            }

            func embed(_ child: UIViewController) {
                addChild(child)
                child.view.frame = Offers.top
                view.addSubview(child.view)
                child.didMove(toParent: self)
            }
        }

        private static let top = CGRect(x: 0, y: 0, width: 200, height: 150)
        private static let bottom = CGRect(x: 0, y: 150, width: 200, height: 150)
        private let topPoint = CGPoint(x: 300, y: 75)
        private let bottomPoint = CGPoint(x: 300, y: 225)

        /// Decides about offers as it is told, and notes them.
        private final class Policy: RemoteViewControllerDelegate {
            var allows = true
            private(set) var offered: [RemoteViewController] = []

            /// A test holds on to nothing.
            func forget() {
                offered = []
            }

            func remoteViewController(
                _ controller: RemoteViewController, didChange state: RemoteViewController.State
            ) {}

            func remoteViewController(
                _ controller: RemoteViewController, shouldShow offered: RemoteViewController
            ) -> Bool {
                self.offered.append(offered)
                return allows
            }
        }

        private let host: InMemoryHost
        private let split = SplitViewController()
        private let policy = Policy()
        private let crash = TerminationReason.exited(.killed(signal: 11))

        init() throws {
            host = try InMemoryHost { _ in NotingViewController() }
            host.stage.embed(split)
        }

        /// Shows the first controller, and answers it.
        private func start(in place: Place = .plugin) throws -> NotingViewController {
            if place == .host {
                let first = NotingViewController()
                split.embed(first)
                host.settle()
                return first
            }
            let pane = host.makePane()
            pane.hostDelegate = policy
            split.embed(pane)
            host.settle()
            return try host.controller()
        }

        /// - Returns: What the plugin has under way and shows, of every kind.
        private var controllers: [UIViewController] {
            get throws { try #require(try host.run.connection).controllers }
        }

        @Test(
            "What a container in the host does with it is done to it, in the same order as at home",
            arguments: Place.allCases)
        func shown(place: Place) throws {
            let first = try start(in: place)
            let detail = DetailViewController()
            first.showDetailViewController(detail, sender: first)
            host.settle()
            #expect(detail.calls == ["viewDidLoad", "viewWillAppear", "didMove in", "viewDidAppear"])
            #expect(host.stage.pixel(topPoint) == "#ff0000")
            #expect(host.stage.pixel(bottomPoint) == "#0000ff")
            #expect(detail.view.bounds.size == Self.bottom.size)
            // Another one takes its place, which goes as it would at home.
            first.showDetailViewController(DetailViewController(), sender: first)
            host.settle()
            #expect(detail.calls.suffix(2) == ["viewDidDisappear", "didMove out"])
            #expect(host.stage.pixel(bottomPoint) == "#0000ff")
        }

        @Test("It is opened when its view is asked for, ends with its pane, and belongs to the same process")
        func life() async throws {
            let first = try start()
            weak var gone: DetailViewController?
            do {
                let detail = DetailViewController()
                gone = detail
                first.showDetailViewController(detail, sender: first)
                host.settle()
            }
            #expect(gone != nil)
            #expect(host.launcher.runs.count == 1)
            #expect(policy.offered.count == 1)
            #expect(policy.offered.first?.controller == "")
            #expect(policy.offered.first?.plugin == InMemoryHost.identifier)
            split.remove()
            policy.forget()
            host.settle()
            try await host.wait(until: "the plugin lets go of it") { gone == nil }
            #expect(try controllers.count == 1)
        }

        @Test("Where no container shows it the plugin lets go of it", arguments: ["policy", "dropped"])
        func declined(reason: String) async throws {
            let first = try start()
            weak var gone: DetailViewController?
            policy.allows = reason != "policy"
            if reason == "dropped" { split.dropsDetails = true }
            do {
                let detail = DetailViewController()
                gone = detail
                first.showDetailViewController(detail, sender: first)
            }
            #expect(gone != nil)
            host.settle()
            policy.forget()
            try await host.wait(until: "the plugin lets go of it") { gone == nil }
            #expect(try controllers.count == 1)
            #expect(host.stage.pixel(topPoint) == "#ff0000")
        }

        @Test("What is to be seen when as many scenes are open as may be is declined, and the plugin lets go of it")
        func tooManyScenes() async throws {
            let first = try start()
            split.dropsDetails = true
            weak var gone: DetailViewController?
            do {
                let detail = DetailViewController()
                gone = detail
                first.showDetailViewController(detail, sender: first)
                host.settle()
            }
            // The policy holds its pane, as a stack does whose lower page has not been seen yet.
            let offered = try #require(policy.offered.first)
            #expect(gone != nil)
            let others = (1..<Limits.standard.scenes).map { _ in host.makePane() }
            for pane in others { pane.launch() }
            host.settle()
            #expect(try controllers.count == Limits.standard.scenes)
            offered.launch()
            let reason = "No more than 64 panes of a plugin can be open at a time. Close one of them, then retry."
            #expect(offered.state == .ended(reason: reason))
            host.settle()
            try await host.wait(until: "the plugin lets go of it") { gone == nil }
            #expect(offered.state == .ended(reason: reason))
        }

        @Test("Where no container shows controllers the host's outermost one presents it")
        func presented() throws {
            let first = try start()
            UIView.setAnimationsEnabled(false)
            defer { UIView.setAnimationsEnabled(true) }
            let detail = DetailViewController()
            first.show(detail, sender: first)
            host.settle()
            #expect(host.stage.root.presentedViewController is RemoteViewController && detail.view.window != nil)
            host.stage.root.dismiss(animated: false)
            host.settle()
            #expect(detail.calls.last == "viewDidDisappear")
            policy.forget()
        }

        @Test(
            "Where no container shows controllers and the outermost one presents another, the plugin hears why it is not shown"
        )
        func shownByNobody() throws {
            let first = try start()
            let sheet = UIViewController()
            sheet.modalPresentationStyle = .overFullScreen
            host.stage.root.present(sheet, animated: false)
            host.settle()
            let channel = try host.run.channels.plugin
            let receive = channel.onReceive
            var reasons: [String] = []
            channel.onReceive = { envelope in
                if case .scene(.declineOffer(_, let reason)) = envelope.body { reasons.append(reason) }
                receive?(envelope)
            }
            first.show(DetailViewController(), sender: first)
            host.settle()
            #expect(reasons == ["No container of the host shows controllers of others."])
            #expect(host.stage.root.presentedViewController === sheet)
            host.stage.root.dismiss(animated: false)
            policy.forget()
        }

        @Test("After a crash the pane of what was offered says so and offers nothing; the other one comes back")
        func crashed() throws {
            let first = try start()
            first.showDetailViewController(DetailViewController(), sender: first)
            host.settle()
            let offered = try #require(split.detail as? RemoteViewController)
            try host.run.end(crash)
            host.settle()
            #expect(host.stage.pixel(topPoint) == "#ff0000")
            #expect(offered.state == .ended(reason: "This page was lost when its plugin ended."))
            #expect(host.stage.texts(in: offered).contains("This page was lost when its plugin ended."))
            #expect(host.stage.button("Retry", in: offered) == nil)
            offered.retry()
            host.settle()
            #expect(offered.state == .ended(reason: "This page was lost when its plugin ended."))
            #expect(host.launcher.runs.count == 2)
            // The new process can offer again.
            let again: NotingViewController = try host.controller()
            again.showDetailViewController(DetailViewController(), sender: again)
            host.settle()
            #expect(host.stage.pixel(bottomPoint) == "#0000ff")
        }

        @Test("One controller is not offered twice at a time, and what is shown is not offered")
        func twice() throws {
            let first = try start()
            let detail = DetailViewController()
            let outer = UsageDiagnostic.observer
            defer { UsageDiagnostic.observer = outer }
            var reported: [UsageDiagnostic.Rule] = []
            UsageDiagnostic.observer = { rule, _ in reported.append(rule) }
            first.showDetailViewController(detail, sender: first)
            first.showDetailViewController(detail, sender: first)
            host.settle()
            first.showDetailViewController(first, sender: first)
            host.settle()
            #expect(reported == [.nobodyShows, .nobodyShows])
            #expect(policy.offered.count == 1)
        }

        @Test("Low: of offers without end the host takes as many as it has scenes for, and declines the others")
        func flood() throws {
            _ = try start()
            let plugin = try host.run.channels.plugin
            for number in 1...1000 {
                plugin.send(.scene(.sceneDidOffer(OfferID(number: UInt64(number)), .showDetail)), scene: .first)
            }
            host.settle()
            #expect(policy.offered.count < Limits.standard.scenes)
            #expect(try host.supervisor().sceneCount <= Limits.standard.scenes)
            #expect(try host.supervisor().state == .running(processIdentifier: nil))
            #expect(host.stage.pixel(topPoint) == "#ff0000")
        }

        @Test("Low: an offer that is none, or twice the same, costs the plugin alone", arguments: [1, 2] as [UInt64])
        func broken(second: UInt64) throws {
            _ = try start()
            let plugin = try host.run.channels.plugin
            plugin.send(.scene(.sceneDidOffer(OfferID(number: 2), .showDetail)), scene: .first)
            host.settle()
            // It never made a controller for it.
            #expect(
                split.detail.flatMap { ($0 as? RemoteViewController)?.state }
                    == .ended(reason: "The plugin says: “There is no offer 2, or it was opened already.”"))
            plugin.send(.scene(.sceneDidOffer(OfferID(number: second), .showDetail)), scene: .first)
            host.settle()
            #expect(host.stage.pixel(topPoint) == "#ff0000")
            #expect(policy.offered.count == 1)
        }
    }
}
