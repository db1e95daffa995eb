import HostStaging
import PluginHost
import PluginProtocol
import PluginTransport
import Testing
import UIKit
import UIKitTesting

extension HostAndPlugin {
    /// Presentations that must not be, and plugins that do not let their user go: each is one line of a log, and the window stays its user's.
    @Suite("Presentations that nobody wants") @MainActor final class HostilePresentationTests {
        /// The mistakes that an app's code makes with presentations, each with words of the report that it gets.
        enum Mistake: String, CaseIterable {
            case whilePresenting = "already; present from that one, or dismiss it first"
            case withoutWindow = "is in no window that is shown"
            case itself = "it is, or holds, the controller that is to present it"
            case withParent = "call removeFromParent() first"
            case inViewDidLoad = "present when viewDidAppear(_:) is called"
            case inViewWillDisappear = "is being dismissed; present from"
        }

        private final class CallingViewController: UIViewController {
            var onLoad: (UIViewController) -> Void = { _ in }
            var onAppear: (UIViewController) -> Void = { _ in }
            var onLeave: (UIViewController) -> Void = { _ in }
            var onGone: () -> Void = {}

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .blue
                onLoad(self)
            }

            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                onAppear(self)
            }

            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                onLeave(self)
            }

            override func viewDidDisappear(_ animated: Bool) {
                super.viewDidDisappear(animated)
                onGone()
            }
        }

        private let host: InMemoryHost

        init() throws {
            let log = StoryLog()
            host = try InMemoryHost { _ in StoryViewController("A", .red, log) }
        }

        /// The plugin hears that its panes are gone.
        isolated deinit {
            host.stage.close()
            host.settle()
        }

        /// The right half of the window is the first controller's, in the host or in a plugin. The left one is a page of the host.
        private func start(_ place: Place) throws -> UIViewController {
            guard place == .plugin else {
                let own = StoryViewController("A", .red, StoryLog())
                host.stage.embed(own)
                host.settle()
                return own
            }
            _ = host.showPane()
            return try host.controller()
        }

        private func makeSecond() -> CallingViewController {
            let second = CallingViewController()
            second.modalPresentationStyle = .fullScreen
            return second
        }

        /// The controllers that the host presents over its window, the lowest first.
        private var shown: [UIViewController] {
            Array(sequence(first: host.stage.root, next: \.presentedViewController).dropFirst())
        }

        /// Whether nothing is over the window, and its pages do what the user wants.
        private func expectUsable() {
            #expect(shown.isEmpty && host.stage.window.subviews == [host.stage.root.view])
            #expect(host.stage.tapCounter())
            host.settle()
            #expect(host.stage.counterIsDrawn)
        }

        /// The lines of the log about the plugin while `body` runs.
        private func log(_ body: () throws -> Void) rethrows -> [String] {
            var lines: [String] = []
            let reading = PeerLog.read { lines.append($0) }
            defer { reading.end() }
            try body()
            host.settle()
            return lines
        }

        // MARK: Mistakes

        @Test(
            "What cannot be presented is not, one line says why, and nothing is left of it", arguments: Place.allCases,
            Mistake.allCases)
        func mistake(place: Place, mistake: Mistake) throws {
            let first = try start(place)
            let outer = UsageDiagnostic.observer
            defer { UsageDiagnostic.observer = outer }
            var lines: [String] = []
            UsageDiagnostic.observer = { rule, line in if rule == .invalidPresentation { lines.append(line) } }
            let second = makeSecond()
            switch mistake {
            case .whilePresenting:
                first.present(second, animated: false)
                first.present(makeSecond(), animated: false)
            case .withoutWindow:
                UIViewController().present(second, animated: false)
            case .itself:
                first.present(first, animated: false)
            case .withParent:
                first.addChild(second)
                first.present(second, animated: false)
                second.removeFromParent()
            case .inViewDidLoad:
                second.onLoad = { $0.present(UIViewController(), animated: false) }
                first.present(second, animated: false)
            case .inViewWillDisappear:
                second.onLeave = { $0.present(UIViewController(), animated: false) }
                first.present(second, animated: false)
                host.settle()
                second.dismiss(animated: false)
            }
            host.settle()
            #expect(lines.count == 1 && lines.allSatisfy { $0.contains(mistake.rawValue) }, "\(lines)")
            first.dismiss(animated: false)
            host.settle()
            #expect(first.presentedViewController == nil && second.presentingViewController == nil)
            expectUsable()
        }

        // MARK: Plugins that do not let go

        @Test(
            "Low: of two hundred that present one another ten are shown, and three times Escape takes all of them away")
        func tower() throws {
            try ManualFrameClock.use { time in
                let first = try start(.plugin)
                let lines = log { build(200, over: first) }
                #expect(shown.count == 10)
                #expect(
                    lines.count == 1 && lines.allSatisfy { $0.contains("presented too much within the last seconds") })
                host.stage.tap(CGPoint(x: 300, y: 100))
                host.settle()
                host.pressEscape(3)
                time.advance(by: .seconds(1))
                host.settle()
                #expect(first.presentedViewController == nil)
                expectUsable()
            }
        }

        /// Has each present the next one as soon as it has appeared.
        private func build(_ height: Int, over controller: UIViewController) {
            guard height > 0 else { return }
            let next = makeSecond()
            next.onAppear = { [weak self] in
                if $0.presentedViewController == nil { self?.build(height - 1, over: $0) }
            }
            controller.present(next, animated: false)
        }

        @Test(
            "Low: what presents itself again whenever its user puts it away stays away until the user wants something of it"
        )
        func stubborn() throws {
            try ManualFrameClock.use { time in
                let first = try start(.plugin)
                insist(from: first)
                host.settle()
                #expect(shown.count == 1)
                host.stage.tap(CGPoint(x: 300, y: 100))
                host.settle()
                let lines = log {
                    host.pressEscape(3)
                    time.advance(by: .seconds(1))
                    host.settle()
                }
                #expect(lines.contains { $0.hasSuffix("is dismissed by its user") })
                #expect(lines.contains { $0.contains("has begun nothing in its panes since") })
                #expect(first.presentedViewController == nil)
                expectUsable()
                host.stage.tap(CGPoint(x: 300, y: 100))
                first.present(makeSecond(), animated: false)
                host.settle()
                #expect(shown.count == 1)
                host.stage.root.dismiss(animated: false)
                host.settle()
            }
        }

        /// Presents another one whenever one has gone.
        private func insist(from controller: UIViewController) {
            let next = makeSecond()
            next.onGone = { [weak self, weak controller] in
                if let controller { self?.insist(from: controller) }
            }
            controller.present(next, animated: false)
        }

        @Test("Low: a hundred alerts at once are one alert, whose user answers it, and a line for each of the others")
        func alerts() throws {
            try ManualFrameClock.use { time in
                _ = try start(.plugin)
                let plugin = try host.run.channels.plugin
                let lines = log {
                    for number in 200..<300 {
                        let alert = AlertDescription(
                            title: "Again", message: nil, isActionSheet: false, actions: [.init(title: "OK")])
                        let request = PresentationRequest(
                            offer: OfferID(number: UInt64(number)), style: .fullScreen, isAnimated: false, alert: alert)
                        plugin.send(.scene(.sceneDidPresent(request)), scene: .first)
                    }
                }
                #expect(shown.count == 1)
                #expect(lines.count == 99 && lines.allSatisfy { $0.contains("wants to be presented is not: ") })
                let alert = try #require(shown.first as? UIAlertController)
                let button = try #require(host.stage.button("OK", in: alert))
                host.stage.tap(host.stage.middle(of: button))
                host.settle()
                time.advance(by: .seconds(1))
                host.settle()
                expectUsable()
            }
        }

        @Test("Low: an alert keeps its actions whatever its plugin says of them later, and changes once in a turn")
        func changingAlert() throws {
            let first = try start(.plugin)
            let own = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
            own.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            own.addAction(UIAlertAction(title: "Delete", style: .destructive))
            first.present(own, animated: false)
            host.settle()
            let alert = try #require(shown.first as? UIAlertController)
            let plugin = try host.run.channels.plugin
            @MainActor func say(_ title: String, _ offer: OfferID = .first) {
                let other = AlertDescription(
                    title: title, message: nil, isActionSheet: true,
                    actions: ["Delete", "Cancel", "More"].map { .init(title: $0) })
                plugin.send(.scene(.sceneDidChangeAlert(offer, other)), scene: .first)
            }
            say("Keep?")
            host.settle()
            #expect(alert.title == "Keep?" && alert.preferredStyle == .alert)
            #expect(alert.actions.map(\.title) == ["Cancel", "Delete"])
            #expect(alert.actions.map(\.style) == [.cancel, .destructive])
            for number in 0..<200 { say("Number \(number)") }
            say("Another one's", OfferID(number: 7))
            host.settle()
            #expect(alert.title == "Number 199")
            host.stage.root.dismiss(animated: false)
            host.settle()
            say("Gone")
            host.settle()
            #expect(alert.title == "Number 199")
            #expect(try host.supervisor().state == .running(processIdentifier: nil))
            expectUsable()
        }

        @Test(
            "Low: an alert that is another one with each turn changes four times in a second, and its user can answer it"
        )
        func restlessAlert() throws {
            try ManualFrameClock.use { time in
                let first = try start(.plugin)
                var chosen: [String] = []
                let own = UIAlertController(title: "0", message: nil, preferredStyle: .alert)
                for title in ["Left", "Right"] {
                    own.addAction(UIAlertAction(title: title, style: .default) { chosen.append($0.title ?? "") })
                }
                first.present(own, animated: false)
                host.settle()
                let alert = try #require(shown.first as? UIAlertController)
                let plugin = try host.run.channels.plugin
                var titles = ["0"]
                for number in 1...60 {
                    // One of the two can be chosen at any time, so Escape does not end it.
                    let other = AlertDescription(
                        title: "\(number)", message: String(repeating: "More\n", count: number % 7),
                        isActionSheet: false,
                        actions: [
                            .init(title: "Left", isEnabled: number % 2 == 1),
                            .init(title: "Right", isEnabled: number % 2 == 0),
                        ])
                    plugin.send(.scene(.sceneDidChangeAlert(.first, other)), scene: .first)
                    host.pass(.milliseconds(16))
                    if let title = alert.title, title != titles.last { titles.append(title) }
                }
                #expect(titles == ["0", "1", "2", "3", "4"])
                host.pass(.milliseconds(100))
                #expect(alert.title == "60")
                let button = try #require(host.stage.button("Right", in: alert))
                host.stage.tap(host.stage.middle(of: button))
                host.settle()
                time.advance(by: .seconds(1))
                host.settle()
                #expect(chosen == ["Right"])
                expectUsable()
            }
        }

        @Test("An alert that changes is a rule of its own: a plugin that was not granted it breaks it")
        func alertNotGranted() throws {
            host.launcher.granted.remove(.alertChanges)
            let first = try start(.plugin)
            let own = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
            own.addAction(UIAlertAction(title: "Delete", style: .destructive))
            first.present(own, animated: false)
            host.settle()
            own.title = "Keep?"
            host.settle()
            #expect((shown.first as? UIAlertController)?.title == "Delete?")
            let run = try host.run
            let other = AlertDescription(title: "Keep?", message: nil, isActionSheet: false, actions: [])
            // The first mistake is refused and forgotten.
            for _ in 0..<2 {
                if run.isOver { break }
                run.channels.plugin.send(.scene(.sceneDidChangeAlert(.first, other)), scene: .first)
                host.settle()
            }
            #expect(run.isOver)
            expectUsable()
        }

        @Test(
            "Low: a process that dies while what it presents is still on its way leaves the window at once",
            arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .formSheet, .popover])
        func deathOnTheWay(style: UIModalPresentationStyle) throws {
            try ManualFrameClock.use { time in
                let first = try start(.plugin)
                var completions = 0
                let second = makeSecond()
                second.modalPresentationStyle = style
                second.popoverPresentationController?.sourceView = first.view
                first.present(second, animated: true) { completions += 1 }
                host.settle()
                time.advance(by: .milliseconds(50))
                host.settle()
                #expect(shown.count == 1 && completions == 0)
                try host.run.end(.exited(.killed(signal: 11)))
                host.settle()
                expectUsable()
                time.advance(by: .seconds(5))
                host.settle()
                #expect(shown.isEmpty && completions == 0)
            }
        }
    }
}
