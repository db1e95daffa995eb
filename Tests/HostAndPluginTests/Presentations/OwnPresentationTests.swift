import HostStaging
import PluginHost
import PluginProtocol
import Testing
import UIKit
import UIKitTesting

extension HostAndPlugin {
    /// Presentation controllers and animators of an app's own, where that is the host's and where it is a plugin's.
    @Suite("An app presents by means of its own") @MainActor final class OwnPresentationTests {
        private let log = StoryLog()
        private let transition: LowerHalfTransition
        private let host: InMemoryHost

        init() throws {
            let log = log
            transition = LowerHalfTransition(log)
            host = try InMemoryHost { _ in StoryViewController("A", .red, log) }
            host.stage.window.resize(to: CGSize(width: 800, height: 600))
        }

        /// The plugin hears that its panes are gone.
        isolated deinit {
            host.stage.close()
            host.settle()
        }

        /// The whole window is the first controller's, in the host or in a plugin.
        private func start(_ place: Place) throws -> StoryViewController {
            defer { _ = log.take() }
            let own = StoryViewController("A", .red, log)
            host.stage.window.rootViewController = place == .host ? own : host.makePane()
            host.settle()
            return place == .host ? own : try host.controller()
        }

        private func makeSecond(_ style: UIModalPresentationStyle) -> StoryViewController {
            let second = StoryViewController("B", .blue, log)
            second.modalPresentationStyle = style
            second.transitioningDelegate = transition
            return second
        }

        private func present(_ second: UIViewController, from first: UIViewController, animated: Bool = false) {
            first.present(second, animated: animated) { [log] in log.add("is there") }
            host.settle()
        }

        private func pass(_ time: ManualFrameClock, _ duration: Duration) {
            time.advance(by: duration)
            host.settle()
        }

        private var root: UIViewController? { host.stage.window.rootViewController }

        @Test(
            "STYLE-17 TRANS-09 PRES-23 a presentation controller and an animator of its own are called in UIKit's order",
            arguments: Place.allCases)
        func custom(place: Place) throws {
            try ManualFrameClock.use { time in
                let first = try start(place)
                let second = makeSecond(.custom)
                present(second, from: first, animated: true)
                #expect(first.presentedViewController === second && second.presentingViewController === first)
                pass(time, .milliseconds(200))
                #expect(
                    log.take() == [
                        "presentation by A from A", "B viewDidLoad comes by A", "animator by A from A",
                        "willPresent by A", "B viewWillAppear(true) comes by A", "animate A to B",
                        "B viewIsAppearing(true) comes by A", "didPresent true", "B viewDidAppear(true) comes by A",
                        "is there", "ended true",
                    ])
                #expect(host.stage.pixel(CGPoint(x: 400, y: 450)) == "#0000ff")
                let dimmed = host.stage.pixel(CGPoint(x: 400, y: 150))
                #expect(dimmed != "#ff0000" && dimmed.hasSuffix("0000"), "\(dimmed)")
                #expect(second.view.frame == CGRect(x: 0, y: 300, width: 800, height: 300))
                first.dismiss(animated: true) { [log] in log.add("is gone") }
                host.settle()
                pass(time, .milliseconds(200))
                #expect(
                    log.take() == [
                        "animator back", "B viewWillDisappear(true) goes by A", "willDismiss", "animate B to A",
                        "didDismiss true", "B viewDidDisappear(true) goes", "is gone", "ended true",
                    ])
                #expect(first.presentedViewController == nil && second.presentingViewController == nil)
                #expect(root?.presentedViewController == nil && host.stage.window.subviews.count == 1)
                #expect(host.stage.pixel(CGPoint(x: 400, y: 450)) == "#ff0000")
            }
        }

        @Test(
            "TRANS-09 APPR-18 animators alone move what covers everything, and the presenter hears that it is covered",
            arguments: Place.allCases)
        func fullScreen(place: Place) throws {
            try ManualFrameClock.use { time in
                let first = try start(place)
                let second = makeSecond(.fullScreen)
                present(second, from: first, animated: true)
                pass(time, .milliseconds(200))
                #expect(
                    log.take() == [
                        "B viewDidLoad comes by A", "animator by A from A", "A viewWillDisappear(true)",
                        "B viewWillAppear(true) comes by A", "animate A to B", "B viewIsAppearing(true) comes by A",
                        "B viewDidAppear(true) comes by A", "A viewDidDisappear(true)", "is there", "ended true",
                    ])
                #expect(host.stage.pixel(CGPoint(x: 400, y: 150)) == "#0000ff")
                second.dismiss(animated: true) { [log] in log.add("is gone") }
                host.settle()
                pass(time, .milliseconds(200))
                #expect(
                    log.take() == [
                        "animator back", "B viewWillDisappear(true) goes by A", "A viewWillAppear(true)",
                        "animate B to A", "A viewIsAppearing(true)", "A viewDidAppear(true)",
                        "B viewDidDisappear(true) goes", "is gone", "ended true",
                    ])
                #expect(host.stage.pixel(CGPoint(x: 400, y: 150)) == "#ff0000")
                #expect(root?.presentedViewController == nil)
            }
        }

        @Test(
            "A gesture moves an animator's animation, and lets it go on or back", arguments: Place.allCases,
            [false, true])
        func interactive(place: Place, isCancelled: Bool) throws {
            try ManualFrameClock.use { time in
                let first = try start(place)
                let second = makeSecond(.custom)
                present(second, from: first)
                _ = log.take()
                let interaction = UIPercentDrivenInteractiveTransition()
                transition.interaction = interaction
                first.dismiss(animated: true) { [log] in log.add("answered") }
                host.settle()
                #expect(second.transitionCoordinator?.isInteractive == true)
                interaction.update(0.5)
                pass(time, .seconds(5))
                #expect(second.view.layer.presentation().map { abs($0.opacity - 0.5) < 0.01 } == true)
                isCancelled ? interaction.cancel() : interaction.finish()
                host.settle()
                pass(time, .seconds(1))
                let lines = log.take()
                #expect(
                    lines.prefix(4) == [
                        "animator back", "B viewWillDisappear(true) goes by A", "willDismiss", "animate B to A",
                    ])
                #expect(lines.contains("didDismiss \(!isCancelled)") && lines.contains("answered"))
                #expect((first.presentedViewController === second) == isCancelled)
                #expect((root?.presentedViewController != nil) == isCancelled)
                transition.interaction = nil
                first.dismiss(animated: false)
                host.settle()
                #expect(first.presentedViewController == nil && root?.presentedViewController == nil)
            }
        }

        @Test("A presentation that a gesture takes back leaves nothing behind", arguments: Place.allCases)
        func cancelledPresentation(place: Place) throws {
            try ManualFrameClock.use { time in
                let first = try start(place)
                let interaction = UIPercentDrivenInteractiveTransition()
                transition.interaction = interaction
                let second = makeSecond(.custom)
                present(second, from: first, animated: true)
                interaction.update(0.3)
                interaction.cancel()
                host.settle()
                pass(time, .seconds(1))
                #expect(first.presentedViewController == nil && second.presentingViewController == nil)
                #expect(second.viewIfLoaded?.window == nil && root?.presentedViewController == nil)
                transition.interaction = nil
                let third = makeSecond(.custom)
                present(third, from: first)
                #expect(first.presentedViewController === third && third.view.window != nil)
            }
        }

        @Test(
            "PRES-12 PRES-13 what it presents in turn is presented by it, and goes with it", arguments: Place.allCases)
        func chain(place: Place) throws {
            let first = try start(place)
            let second = makeSecond(.custom)
            present(second, from: first)
            let third = StoryViewController("C", .green, log)
            third.modalPresentationStyle = .fullScreen
            present(third, from: second)
            #expect(second.presentedViewController === third && third.presentingViewController === second)
            #expect(first.presentedViewController === second)
            third.dismiss(animated: false)
            host.settle()
            #expect(second.presentedViewController == nil && first.presentedViewController === second)
            let fourth = StoryViewController("D", .green, log)
            fourth.modalPresentationStyle = .fullScreen
            present(fourth, from: second)
            first.dismiss(animated: false)
            host.settle()
            #expect(first.presentedViewController == nil && fourth.presentingViewController == nil)
            #expect(root?.presentedViewController == nil)
            #expect(host.stage.pixel(CGPoint(x: 400, y: 450)) == "#ff0000")
        }

        @Test("Who presents is told that the other is dismissed when it dismisses itself", arguments: Place.allCases)
        func bySelf(place: Place) throws {
            let first = try start(place)
            let second = makeSecond(.overFullScreen)
            present(second, from: first)
            #expect(log.take().suffix(2) == ["B viewDidAppear(false) comes by A", "is there"])
            second.dismiss(animated: false) { [log] in log.add("is gone") }
            host.settle()
            #expect(
                log.take() == [
                    "B viewWillDisappear(false) goes by A", "B viewDidDisappear(false) goes", "is gone",
                ])
        }

        @Test(
            "What is dismissed in the turn in which it is presented goes, and may come again", arguments: Place.allCases
        )
        func atOnce(place: Place) throws {
            let first = try start(place)
            let second = makeSecond(.custom)
            first.present(second, animated: false)
            first.dismiss(animated: false)
            host.settle()
            #expect(first.presentedViewController == nil && second.presentingViewController == nil)
            #expect(root?.presentedViewController == nil && host.stage.window.subviews.count == 1)
            present(second, from: first)
            #expect(first.presentedViewController === second && second.view.window != nil)
        }

        // MARK: The host

        @Test("What the host takes away is dismissed at once, with its callbacks")
        func byHost() throws {
            let first = try start(.plugin)
            let second = makeSecond(.custom)
            present(second, from: first)
            _ = log.take()
            root?.dismiss(animated: false)
            host.settle()
            #expect(
                log.take() == [
                    "B viewWillDisappear(false) goes by A", "willDismiss", "didDismiss true",
                    "B viewDidDisappear(false) goes",
                ])
            #expect(first.presentedViewController == nil && host.stage.window.subviews.count == 1)
        }

        @Test("A host that does not allow it is obeyed, and the controllers know nothing of each other")
        func refused() throws {
            let first = try start(.plugin)
            let pane = try #require(root as? RemoteViewController)
            pane.presentationPolicy = .never
            let second = makeSecond(.custom)
            present(second, from: first)
            #expect(root?.presentedViewController == nil && first.presentedViewController == nil)
            #expect(second.presentingViewController == nil && !second.isViewLoaded && log.take().isEmpty)
        }

        @Test("Low: whoever presses Escape three times gets rid of what an animator never ends")
        func endless() throws {
            try ManualFrameClock.use { time in
                let first = try start(.plugin)
                transition.completes = false
                let second = makeSecond(.custom)
                present(second, from: first, animated: true)
                pass(time, .seconds(60))
                #expect(!log.take().contains("didPresent true"))
                host.stage.tap(CGPoint(x: 100, y: 100))
                host.pressEscape(3)
                pass(time, .seconds(1))
                #expect(root?.presentedViewController == nil && first.presentedViewController == nil)
                #expect(second.presentingViewController == nil && host.stage.window.subviews.count == 1)
            }
        }

        @Test(
            "Low: what a plugin presents so goes with its session, whether its process dies or goes on",
            arguments: [true, false])
        func endOfSession(dies: Bool) throws {
            try ManualFrameClock.use { time in
                let first = try start(.plugin)
                let second = makeSecond(.custom)
                present(second, from: first, animated: true)
                #expect(root?.presentedViewController != nil && !log.take().contains("didPresent true"))
                if dies {
                    try host.run.end(.exited(.killed(signal: 11)))
                } else {
                    try host.run.channels.host.close()
                }
                host.settle()
                #expect(root?.presentedViewController == nil && host.stage.window.subviews.count == 1)
                guard !dies else { return pass(time, .seconds(5)) }
                // A process that goes on, to meet another host, is not left with controllers that hold each other.
                #expect(first.presentedViewController == nil && second.presentingViewController == nil)
                #expect(log.take().contains("didDismiss true"))
            }
        }
    }
}
