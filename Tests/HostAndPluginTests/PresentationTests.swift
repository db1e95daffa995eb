import HostStaging
import PluginHost
import PluginProtocol
import PluginTransport
import Testing
import UIKit
import UIKitTesting

extension HostAndPlugin {
    /// What a plugin's controllers present, and what becomes of it.
    @Suite("A plugin presents") @MainActor final class Presentations {
        /// Notes what happens to it, in one log for all.
        private final class NotingViewController: UIViewController {
            let name: String
            let log: Log

            init(_ name: String, _ log: Log) {
                self.name = name
                self.log = log
                super.init(nibName: nil, bundle: nil)
            }

            required init?(coder: NSCoder) { nil }

            private func note(_ what: String) {
                let facts = [
                    isBeingPresented ? "presented" : nil, isBeingDismissed ? "dismissed" : nil,
                    presentingViewController == nil ? nil : "has presenter",
                    presentedViewController == nil ? nil : "has presented", parent == nil ? nil : "has parent",
                ]
                log.lines.append("\(name) \(what) " + facts.compactMap(\.self).joined(separator: ", "))
            }

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = name == "A" ? .red : .blue
                note("viewDidLoad")
            }

            override func viewWillAppear(_ animated: Bool) { note("viewWillAppear(\(animated))") }
            override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing(\(animated))") }
            override func viewDidAppear(_ animated: Bool) { note("viewDidAppear(\(animated))") }
            override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear(\(animated))") }
            override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear(\(animated))") }
        }

        private final class Log {
            var lines: [String] = []

            func take() -> [String] {
                defer { lines = [] }
                return lines
            }
        }

        private final class Delegate: UIAdaptivePresentationControllerDelegate {
            var calls: [String] = []

            func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
                calls.append("will")
            }

            func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
                calls.append("did")
            }

            func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
                calls.append("attempt")
            }
        }

        /// Finishes as soon as it is performed, and counts that.
        private final class CountingActivity: UIActivity {
            private(set) var count = 0

            override var activityType: ActivityType? { ActivityType("own.count") }
            override var activityTitle: String? { "Count" }

            override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
                activityItems.contains { $0 is String }
            }

            override func perform() {
                count += 1
                activityDidFinish(true)
            }
        }

        private let log = Log()
        private let host: InMemoryHost

        init() throws {
            let log = log
            host = try InMemoryHost { _ in NotingViewController("A", log) }
        }

        /// The plugin hears that its panes are gone.
        isolated deinit {
            host.stage.close()
            host.settle()
        }

        /// The whole window is the first controller's, in the host or in a plugin.
        private func start(_ place: Place) throws -> NotingViewController {
            host.stage.window.resize(to: CGSize(width: 800, height: 600))
            defer { log.lines = [] }
            guard place == .plugin else {
                let first = NotingViewController("A", log)
                host.stage.window.rootViewController = first
                host.settle()
                return first
            }
            host.stage.window.rootViewController = host.makePane()
            host.settle()
            return try host.controller()
        }

        private func present(
            _ style: UIModalPresentationStyle, from first: UIViewController, animated: Bool = false
        ) -> NotingViewController {
            let second = NotingViewController("B", log)
            second.modalPresentationStyle = style
            second.popoverPresentationController?.sourceView = first.view
            first.present(second, animated: animated) { [log] in log.lines.append("done present") }
            return second
        }

        private var root: UIViewController? { host.stage.window.rootViewController }

        @Test(
            "APPR-12 APPR-13 APPR-18 both controllers hear and see the same as at home",
            arguments: Place.allCases,
            [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet, .formSheet, .popover])
        func story(place: Place, style: UIModalPresentationStyle) throws {
            let first = try start(place)
            let second = present(style, from: first)
            #expect(first.presentedViewController === second && second.presentingViewController === first)
            host.settle()
            let covers = style == .fullScreen
            var expected = ["B viewDidLoad presented, has presenter"]
            if covers { expected += ["A viewWillDisappear(false) has presented"] }
            expected += ["viewWillAppear", "viewIsAppearing", "viewDidAppear"].map {
                "B \($0)(false) presented, has presenter"
            }
            if covers { expected += ["A viewDidDisappear(false) has presented"] }
            #expect(log.take() == expected + ["done present"])
            let middle = second.view.convert(CGPoint(x: 40, y: 40), to: nil)
            if place == .host || style != .popover {
                #expect(host.stage.pixel(style == .popover ? middle : CGPoint(x: 400, y: 300)) == "#0000ff")
            }
            #expect((host.stage.pixel(CGPoint(x: 2, y: 2)) == "#0000ff") == (covers || style == .overFullScreen))
            second.dismiss(animated: false) { [log] in log.lines.append("done dismiss") }
            host.settle()
            expected = ["B viewWillDisappear(false) dismissed, has presenter"]
            if covers {
                expected += [
                    "A viewWillAppear(false) has presented", "A viewIsAppearing(false) has presented",
                    "A viewDidAppear(false) ",
                ]
            }
            #expect(
                log.take().map { $0.replacing("has presented", with: "") }
                    == (expected + ["B viewDidDisappear(false) dismissed", "done dismiss"]).map {
                        $0.replacing("has presented", with: "")
                    })
            #expect(first.presentedViewController == nil && second.presentingViewController == nil)
            #expect(host.stage.pixel(CGPoint(x: 400, y: 300)) == "#ff0000")
        }

        @Test("PRES-12 PRES-13 a chain comes down from its bottom as from its top", arguments: Place.allCases)
        func chain(place: Place) throws {
            let first = try start(place)
            let second = present(.fullScreen, from: first)
            host.settle()
            let third = present(.fullScreen, from: second)
            host.settle()
            #expect(second.presentedViewController === third && first.presentedViewController === second)
            third.dismiss(animated: false)
            host.settle()
            #expect(second.presentedViewController == nil && first.presentedViewController === second)
            let fourth = present(.fullScreen, from: second)
            host.settle()
            first.dismiss(animated: false)
            host.settle()
            #expect(first.presentedViewController == nil && fourth.presentingViewController == nil)
            #expect(host.stage.pixel(CGPoint(x: 400, y: 300)) == "#ff0000")
        }

        @Test(
            "A user who closes a sheet is heard of by its delegate, and one who may not too", arguments: Place.allCases)
        func byUser(place: Place) throws {
            try ManualFrameClock.use { time in
                let first = try start(place)
                let delegate = Delegate()
                let second = NotingViewController("B", log)
                second.modalPresentationStyle = .formSheet
                second.isModalInPresentation = true
                second.presentationController?.delegate = delegate
                first.present(second, animated: false)
                host.settle()
                host.stage.tap(CGPoint(x: 5, y: 5))
                host.settle()
                #expect(delegate.calls == ["attempt"] && first.presentedViewController === second)
                second.isModalInPresentation = false
                host.settle()
                host.stage.tap(CGPoint(x: 5, y: 5))
                host.settle()
                time.advance(by: .seconds(1))
                host.settle()
                #expect(delegate.calls == ["attempt", "will", "did"] && first.presentedViewController == nil)
            }
        }

        @Test("What the host's app presents of a plugin knows that it is presented, and dismisses itself")
        func presentedByHost() throws {
            host.stage.window.resize(to: CGSize(width: 800, height: 600))
            let pane = host.makePane()
            pane.modalPresentationStyle = .formSheet
            root?.present(pane, animated: false)
            host.settle()
            let controller: NotingViewController = try host.controller()
            #expect(log.take().first == "A viewDidLoad presented, has presenter")
            #expect(controller.presentingViewController != nil && controller.parent == nil)
            controller.presentingViewController?.dismiss(animated: false)
            host.settle()
            #expect(root?.presentedViewController == nil)
        }

        @Test("EX-28 STYLE-13 in a context of its own a controller is presented in its pane", arguments: Place.allCases)
        func ownContext(place: Place) throws {
            let first = try start(place)
            first.definesPresentationContext = true
            let second = present(.currentContext, from: first)
            host.settle()
            #expect(host.stage.pixel(CGPoint(x: 400, y: 300)) == "#0000ff")
            #expect(root?.presentedViewController == nil || place == .host)
            first.dismiss(animated: false)
            host.settle()
            #expect(second.presentingViewController == nil && first.view.window != nil)
            #expect(second.viewIfLoaded?.window == nil && first.view.superview?.subviews.count == 1)
            // A commit waits for the frame after the one before.
            host.pass(.milliseconds(100))
            #expect(host.stage.pixel(CGPoint(x: 400, y: 300)) == "#ff0000")
        }

        // MARK: Alerts

        private func alert(_ chosen: @escaping (String) -> Void) -> UIAlertController {
            let alert = UIAlertController(title: "Delete?", message: "It is gone then.", preferredStyle: .alert)
            for (title, style) in [("Cancel", UIAlertAction.Style.cancel), ("Delete", .destructive)] {
                alert.addAction(UIAlertAction(title: title, style: style) { chosen($0.title ?? "") })
            }
            return alert
        }

        @Test(
            "An alert of a plugin is the host's, names the plugin, and its answer comes back", arguments: Place.allCases
        )
        func alerts(place: Place) throws {
            try ManualFrameClock.use { time in
                let first = try start(place)
                var chosen: [String] = []
                first.present(alert { chosen.append($0) }, animated: false)
                host.settle()
                let shown = try #require(root?.presentedViewController as? UIAlertController)
                #expect(shown.title == "Delete?" && shown.actions.map(\.title) == ["Cancel", "Delete"])
                #expect((shown.origin != nil) == (place == .plugin))
                #expect(first.presentedViewController is UIAlertController)
                let button = try #require(host.stage.button("Delete", in: shown))
                host.stage.tap(host.stage.middle(of: button))
                host.settle()
                time.advance(by: .seconds(1))
                host.settle()
                #expect(
                    chosen == ["Delete"] && first.presentedViewController == nil && root?.presentedViewController == nil
                )
            }
        }

        @Test(
            "An alert that is there says what its app has it say, and its actions can be chosen or not",
            arguments: Place.allCases)
        func changingAlert(place: Place) throws {
            try ManualFrameClock.use { time in
                let first = try start(place)
                var chosen: [String] = []
                let own = alert { chosen.append($0) }
                own.actions[1].isEnabled = false
                first.present(own, animated: false)
                host.settle()
                let shown = try #require(root?.presentedViewController as? UIAlertController)
                @MainActor func delete() throws {
                    let button = try #require(host.stage.button("Delete", in: shown))
                    host.stage.tap(host.stage.middle(of: button))
                    host.settle()
                    time.advance(by: .seconds(1))
                    host.settle()
                }
                try delete()
                #expect(chosen.isEmpty && root?.presentedViewController === shown)
                own.title = "Delete all?"
                own.message = "Nine of ten are gone."
                own.actions[1].isEnabled = true
                own.preferredAction = own.actions[1]
                host.settle()
                #expect(shown.title == "Delete all?" && shown.message == "Nine of ten are gone.")
                #expect(shown.actions.allSatisfy(\.isEnabled) && shown.preferredAction === shown.actions[1])
                try delete()
                #expect(chosen == ["Delete"])
                #expect(first.presentedViewController == nil && root?.presentedViewController == nil)
            }
        }

        @Test("An alert that the host takes away chooses nothing, and the plugin may ask again")
        func withdrawn() throws {
            let first = try start(.plugin)
            var chosen: [String] = []
            first.present(alert { chosen.append($0) }, animated: false)
            host.settle()
            root?.dismiss(animated: false)
            host.settle()
            #expect(chosen.isEmpty && first.presentedViewController == nil)
            first.present(alert { chosen.append($0) }, animated: false)
            host.settle()
            #expect(root?.presentedViewController is UIAlertController)
            root?.dismiss(animated: false)
            host.settle()
        }

        // MARK: The host's word

        @Test("A host that allows no presentation, or only those after input, is obeyed")
        func policy() throws {
            let first = try start(.plugin)
            let pane = try #require(root as? RemoteViewController)
            for policy in [PresentationPolicy.never, .afterInput] {
                pane.presentationPolicy = policy
                let second = present(.fullScreen, from: first)
                host.settle()
                #expect(root?.presentedViewController == nil && first.presentedViewController == nil)
                #expect(second.presentingViewController == nil)
            }
            host.stage.tap(CGPoint(x: 100, y: 100))
            _ = present(.fullScreen, from: first)
            host.settle()
            #expect(root?.presentedViewController != nil)
            root?.dismiss(animated: false)
            host.settle()
        }

        @Test("What a process has had presented goes with it, from the top down, and the window is free")
        func crash() throws {
            let first = try start(.plugin)
            let second = present(.fullScreen, from: first)
            host.settle()
            _ = present(.pageSheet, from: second)
            host.settle()
            #expect(root?.presentedViewController?.presentedViewController != nil)
            try host.run.end(TerminationReason.exited(.killed(signal: 11)))
            host.settle()
            #expect(root?.presentedViewController == nil && host.stage.window.subviews.count == 1)
            #expect(host.launcher.runs.count == 2)
        }

        @Test("Whoever presses Escape three times gets rid of what a plugin has put up")
        func escape() throws {
            try ManualFrameClock.use { time in
                let first = try start(.plugin)
                _ = present(.fullScreen, from: first)
                host.settle()
                host.stage.tap(CGPoint(x: 100, y: 100))
                host.pressEscape(3)
                time.advance(by: .seconds(1))
                host.settle()
                #expect(root?.presentedViewController == nil && first.presentedViewController == nil)
            }
        }

        @Test("Low: a hundred alerts, and presenting and dismissing in a loop, leave the window to its user")
        func flood() throws {
            let first = try start(.plugin)
            let outer = UsageDiagnostic.observer
            var reported: [UsageDiagnostic.Rule] = []
            UsageDiagnostic.observer = { rule, _ in reported.append(rule) }
            for _ in 0..<100 { first.present(alert { _ in }, animated: false) }
            UsageDiagnostic.observer = outer
            #expect(reported == Array(repeating: .invalidPresentation, count: 99))
            host.settle()
            #expect(root?.presentedViewController?.presentedViewController == nil)
            let plugin = try host.run.channels.plugin
            for number in 200..<300 {
                let alert = AlertDescription(title: "Again", message: nil, isActionSheet: false, actions: [])
                let request = PresentationRequest(
                    offer: OfferID(number: UInt64(number)), style: .fullScreen, isAnimated: true, alert: alert)
                plugin.send(.scene(.sceneDidPresent(request)), scene: .first)
                plugin.send(.scene(.sceneDidRequestDismissal(ofPresented: true, animated: false)), scene: .first)
            }
            host.settle()
            #expect(try host.supervisor().state == .running(processIdentifier: nil))
            root?.dismiss(animated: false)
            host.settle()
            #expect(host.stage.window.subviews.count == 1)
        }

        // MARK: Sharing

        @Test(
            "What a controller shares is offered over the window, and done where the controller is, which hears of the end",
            arguments: Place.allCases)
        func sharing(place: Place) throws {
            try ManualFrameClock.use { time in
                let first = try start(place)
                let activity = CountingActivity()
                var told: [String] = []
                @MainActor func share() -> UIActivityViewController {
                    let sharing = UIActivityViewController(activityItems: ["text"], applicationActivities: [activity])
                    sharing.completionWithItemsHandler = { [weak first] type, isCompleted, _, _ in
                        let isGone = first?.presentedViewController == nil
                        told.append("\(type?.rawValue ?? "nothing") \(isCompleted) \(isGone)")
                    }
                    sharing.popoverPresentationController?.sourceView = first.view
                    sharing.popoverPresentationController?.sourceRect = CGRect(x: 20, y: 20, width: 60, height: 30)
                    first.present(sharing, animated: false)
                    host.rest(time)
                    return sharing
                }
                let sharing = share()
                #expect(first.presentedViewController === sharing)
                let table = try #require(sharing.view as? UITableView)
                #expect(table.visibleCells.map(\.accessibilityLabel) == ["Copy", "Count", "Cancel"])
                try #require(table.visibleCells.count == 3)
                let row = table.visibleCells[1]
                let middle = row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
                let shown = try #require(root?.presentedViewController)
                host.stage.tap(place == .host ? middle : shown.view.convert(middle, to: nil))
                host.rest(time)
                #expect(activity.count == 1 && told == ["own.count true true"])
                #expect(root?.presentedViewController == nil)
                let other = share()
                #expect(first.presentedViewController === other)
                host.stage.tap(CGPoint(x: 700, y: 550))
                host.rest(time)
                #expect(activity.count == 1 && told == ["own.count true true", "nothing false true"])
            }
        }

        @Test("Low: what a plugin has not had presented it does not dismiss, and a popover stays with its pane")
        func foreign() throws {
            let first = try start(.plugin)
            let own = UIViewController()
            own.modalPresentationStyle = .formSheet
            root?.present(own, animated: false)
            host.settle()
            let plugin = try host.run.channels.plugin
            var lines: [String] = []
            let reading = PeerLog.read { lines.append($0) }
            defer { reading.end() }
            plugin.send(.scene(.sceneDidRequestDismissal(ofPresented: true, animated: false)), scene: .first)
            // It is presented by nobody itself, so that there is nothing to end.
            plugin.send(.scene(.sceneDidRequestDismissal(ofPresented: false, animated: false)), scene: .first)
            host.settle()
            #expect(root?.presentedViewController === own)
            #expect(
                lines.count == 1 && lines[0].contains("has nothing dismissed: what would go is not the plugin's own"))
            lines = []
            root?.dismiss(animated: false)
            host.settle()
            let second = NotingViewController("B", log)
            second.modalPresentationStyle = .popover
            second.popoverPresentationController?.sourceView = first.view
            second.popoverPresentationController?.sourceRect = CGRect(x: 1e6, y: -1e6, width: 1e6, height: 1e6)
            first.present(second, animated: false)
            host.settle()
            let popover = root?.presentedViewController?.popoverPresentationController
            #expect(popover?.sourceRect == root?.view.bounds)
            #expect(lines.count == 1 && lines[0].contains("anchors what it presents outside of its pane"))
            root?.dismiss(animated: false)
            host.settle()
        }
    }
}
