import HostStaging
import PluginHost
import Testing
import UIKit
import UIKitTesting

extension HostAndPlugin {
    /// Tests of presentations that are asked to end at the wrong time, by somebody who may not ask, or by a user who wants nothing more of them.
    @Suite("The end of presentations") @MainActor final class PresentationEndTests {
        /// Does something else with the Escape key than to go.
        private final class EscapingViewController: UIViewController {
            var onEscape: (UIViewController) -> Void = { _ in }

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .blue
            }

            override var canBecomeFirstResponder: Bool { true }

            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                becomeFirstResponder()
            }

            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                if presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) { onEscape(self) }
            }
        }

        private let log = StoryLog()
        private let host: InMemoryHost

        init() throws {
            let log = log
            host = try InMemoryHost { _ in StoryViewController("A", .red, log) }
        }

        /// The plugin hears that its panes are gone.
        isolated deinit {
            host.stage.close()
            host.settle()
        }

        private var root: UIViewController { host.stage.root }

        /// The right half of the window is the first controller's, in the host or in a plugin.
        private func start(_ place: Place) throws -> UIViewController {
            guard place == .plugin else {
                let own = StoryViewController("A", .red, log)
                host.stage.embed(own)
                host.settle()
                return own
            }
            _ = host.showPane()
            return try host.controller()
        }

        private func present(
            _ name: String, from first: UIViewController, style: UIModalPresentationStyle = .fullScreen
        ) -> StoryViewController {
            let next = StoryViewController(name, .blue, log)
            next.modalPresentationStyle = style
            first.present(next, animated: false)
            host.settle()
            return next
        }

        // MARK: A user who wants nothing more of it

        @Test(
            "Low: three times Escape gets rid of what was never touched and has not got the keys",
            arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
        func escapeUntouched(style: UIModalPresentationStyle) throws {
            try ManualFrameClock.use { time in
                let first = try start(.plugin)
                _ = present("B", from: first, style: style)
                #expect(root.presentedViewController != nil)
                host.pressEscape(2)
                host.rest(time)
                #expect(root.presentedViewController != nil)
                host.pressEscape()
                host.rest(time)
                #expect(root.presentedViewController == nil && first.presentedViewController == nil)
            }
        }

        @Test("Low: three times Escape gets rid of a plugin that puts another page in the place of one at each of them")
        func escapeReplaced() throws {
            try ManualFrameClock.use { time in
                let first = try start(.plugin)
                var pages = 0
                @MainActor func replace() {
                    pages += 1
                    let next = EscapingViewController()
                    next.modalPresentationStyle = .fullScreen
                    next.onEscape = { $0.dismiss(animated: false) { replace() } }
                    first.present(next, animated: false)
                }
                replace()
                host.settle()
                for _ in 0..<3 {
                    #expect(root.presentedViewController != nil)
                    host.stage.tap(CGPoint(x: 300, y: 100))
                    host.settle()
                    host.pressEscape()
                }
                host.rest(time)
                #expect(pages > 1 && root.presentedViewController == nil)
                #expect(host.stage.window.subviews == [root.view])
            }
        }

        @Test("Low: three times Escape gets rid of a plugin that asks again at each of them")
        func escapeAlerts() throws {
            try ManualFrameClock.use { time in
                let first = try start(.plugin)
                var answers = 0
                @MainActor func ask() {
                    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
                    alert.addAction(
                        UIAlertAction(title: "Cancel", style: .cancel) { _ in
                            answers += 1
                            ask()
                        })
                    first.present(alert, animated: false)
                }
                ask()
                host.settle()
                for number in 0..<3 {
                    #expect(root.presentedViewController is UIAlertController, "after \(number)")
                    host.pressEscape()
                    host.rest(time)
                }
                #expect(answers >= 2 && root.presentedViewController == nil)
                #expect(host.stage.window.subviews == [root.view])
            }
        }

        // MARK: Asked at the wrong time

        @Test("An alert that the host would not take away can be taken away by its plugin later")
        func alertAskedAgain() throws {
            let first = try start(.plugin)
            let alert = UIAlertController(title: "Wait", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            first.present(alert, animated: false)
            host.settle()
            let form = UIViewController()
            form.modalPresentationStyle = .formSheet
            try #require(root.presentedViewController).present(form, animated: false)
            host.settle()
            first.dismiss(animated: false)
            host.settle()
            #expect(form.presentingViewController != nil && first.presentedViewController === alert)
            form.dismiss(animated: false)
            host.settle()
            first.dismiss(animated: false)
            host.settle()
            #expect(root.presentedViewController == nil && first.presentedViewController == nil)
        }

        @Test("What the host would not end goes on, and the plugin may ask again")
        func askedAgain() throws {
            let first = try start(.plugin)
            let second = present("B", from: first)
            let form = UIViewController()
            form.modalPresentationStyle = .formSheet
            try #require(root.presentedViewController).present(form, animated: false)
            host.settle()
            var ends = 0
            // What would go is not the plugin's own, and its user has done nothing.
            second.dismiss(animated: false) { ends += 1 }
            host.settle()
            #expect(form.presentingViewController != nil && first.presentedViewController === second && ends == 0)
            form.dismiss(animated: false)
            host.settle()
            #expect(root.presentedViewController != nil)
            second.dismiss(animated: false) { ends += 1 }
            host.settle()
            #expect(root.presentedViewController == nil && first.presentedViewController == nil && ends == 2)
        }

        @Test(
            "PRES-13 what lies below one that is on its way out goes too when it is dismissed, and each is answered",
            arguments: Place.allCases)
        func topOnItsWayOut(place: Place) throws {
            try ManualFrameClock.use { time in
                let first = try start(place)
                let second = present("B", from: first)
                let third = present("C", from: second)
                var ends: [String] = []
                third.dismiss(animated: true) { ends.append("C") }
                host.settle()
                time.advance(by: .milliseconds(50))
                host.settle()
                #expect(ends.isEmpty)
                first.dismiss(animated: true) { ends.append("all") }
                host.rest(time)
                #expect(ends == ["C", "all"])
                #expect(root.presentedViewController == nil && first.presentedViewController == nil)
                #expect(second.presentingViewController == nil && second.viewIfLoaded?.window == nil)
            }
        }

        @Test("One that is dismissed twice is gone once, and both are answered", arguments: Place.allCases)
        func dismissedTwice(place: Place) throws {
            try ManualFrameClock.use { time in
                let first = try start(place)
                let second = present("B", from: first)
                var ends: [Int] = []
                for number in 0..<2 { second.dismiss(animated: true) { ends.append(number) } }
                host.rest(time)
                #expect(ends == [0, 1] && root.presentedViewController == nil)
            }
        }

        @Test("Low: a process that dies while the host's alert over its page is on its way out takes the page with it")
        func deathBelowAnAlert() throws {
            try ManualFrameClock.use { time in
                let first = try start(.plugin)
                _ = present("B", from: first)
                let alert = UIAlertController(title: "Host", message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "OK", style: .default))
                try #require(root.presentedViewController).present(alert, animated: false)
                host.settle()
                alert.dismiss(animated: true)
                time.advance(by: .milliseconds(50))
                host.settle()
                #expect(alert.presentingViewController != nil)
                try host.run.end(.exited(.killed(signal: 11)))
                host.rest(time)
                #expect(root.presentedViewController == nil && host.stage.window.subviews == [root.view])
            }
        }

        @Test(
            "A page of a plugin ends the presentation of the host's container that it is in", arguments: Place.allCases)
        func containerOfTheHost(place: Place) throws {
            let own = StoryViewController("A", .red, log)
            let stack = UINavigationController(rootViewController: place == .host ? own : host.makePane())
            stack.modalPresentationStyle = .fullScreen
            root.present(stack, animated: false)
            host.settle()
            let page: UIViewController = place == .host ? own : try host.controller()
            var ends = 0
            page.dismiss(animated: false) { ends += 1 }
            host.settle()
            #expect(root.presentedViewController == nil && ends == 1)
            // Where nothing is presented nothing happens.
            page.dismiss(animated: false) { ends += 1 }
            host.settle()
            #expect(ends == 2 && host.stage.window.subviews == [root.view])
        }

        // MARK: Alerts without their pane

        @Test("An alert goes with the pane that has asked, and chooses nothing")
        func alertWithoutPane() async throws {
            var pane: RemoteViewController? = host.showPane()
            let first: UIViewController = try host.controller()
            var chosen = 0
            let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in chosen += 1 })
            first.present(alert, animated: false)
            host.settle()
            #expect(root.presentedViewController is UIAlertController)
            let supervisor = try host.supervisor()
            if let pane { host.stage.remove(pane) }
            pane = nil
            try await host.wait(until: "the scene is closed") { supervisor.sceneCount == 0 }
            host.settle()
            #expect(root.presentedViewController == nil && first.presentedViewController == nil && chosen == 0)
            #expect(alert.presentingViewController == nil)
        }

        // MARK: Again

        @Test("A page that went while another lay over it is presented a second time as the first time")
        func secondRound() throws {
            let pane = host.makePane()
            pane.modalPresentationStyle = .fullScreen
            var rounds: [[String]] = []
            for _ in 0..<2 {
                root.present(pane, animated: false)
                host.settle()
                let controller: UIViewController = try host.controller()
                #expect(controller.presentingViewController != nil)
                let other = UIViewController()
                other.modalPresentationStyle = .fullScreen
                pane.present(other, animated: false)
                host.settle()
                root.dismiss(animated: false)
                host.settle()
                #expect(controller.presentingViewController == nil)
                rounds.append(log.take().filter { !$0.contains("viewDidLoad") })
            }
            #expect(rounds[0] == rounds[1] && rounds[0].contains { $0.contains("viewDidAppear(false) comes by") })
        }

        @Test("PRES-13 a page between gets no keys on its way out")
        func keysBetween() throws {
            let first = try start(.host)
            let second = present("B", from: first)
            let field = UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
            second.view.addSubview(field)
            #expect(field.becomeFirstResponder())
            _ = present("C", from: second)
            #expect(!field.isFirstResponder)
            var begins = 0
            field.addAction(UIAction { _ in begins += 1 }, for: .editingDidBegin)
            first.dismiss(animated: false)
            host.settle()
            #expect(begins == 0 && !field.isFirstResponder)
        }
    }
}
