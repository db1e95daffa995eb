import HostStaging
import PluginHost
import Testing
import UIKit
import UIKitTesting

extension HostAndPlugin {
    /// A presented controller: its place, what it covers and how it comes, at home and from a plugin. The presenter is red, what it
    /// presents is blue.
    @Suite("Styles and contexts of presentations") @MainActor final class PresentedStyleTests {
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

        /// The whole window is the first controller's, in the host or in a plugin.
        private func start(_ place: Place, _ size: CGSize = CGSize(width: 800, height: 600)) throws
            -> StoryViewController
        {
            host.stage.window.resize(to: size)
            defer { _ = log.take() }
            let own = StoryViewController("A", .red, log)
            host.stage.window.rootViewController = place == .host ? own : host.makePane()
            host.settle()
            return place == .host ? own : try host.controller()
        }

        private func makeSecond(_ style: UIModalPresentationStyle, over first: UIViewController) -> StoryViewController
        {
            let second = StoryViewController("B", .blue, log)
            second.modalPresentationStyle = style
            second.popoverPresentationController?.sourceView = first.view
            return second
        }

        private func present(_ second: UIViewController, from source: UIViewController, animated: Bool = false) {
            source.present(second, animated: animated)
            host.settle()
        }

        private func color(_ x: CGFloat, _ y: CGFloat) -> String {
            host.stage.drawFrame()
            return host.stage.pixel(CGPoint(x: x, y: y))
        }

        // MARK: Styles

        @Test(
            "STYLE-04 STYLE-05 STYLE-07 in a wide window a sheet covers a part in the middle, and the rest is dimmed and stays",
            arguments: Place.allCases, [UIModalPresentationStyle.pageSheet, .formSheet])
        func sheets(place: Place, style: UIModalPresentationStyle) throws {
            let first = try start(place, CGSize(width: 1000, height: 800))
            let second = makeSecond(style, over: first)
            present(second, from: first)
            let size = second.view.bounds.size
            #expect(size.width < 1000 && size.height < 800)
            if style == .formSheet { #expect(size == CGSize(width: 540, height: 620)) }
            #expect(color(500, 400) == "#0000ff")
            let dimmed = color(4, 4)
            #expect(dimmed != "#ff0000" && dimmed.hasSuffix("0000"), "\(dimmed)")
            #expect(first.view.window != nil && !log.take().contains { $0.hasPrefix("A ") })
            first.dismiss(animated: false)
            host.settle()
            #expect(color(4, 4) == "#ff0000" && color(500, 400) == "#ff0000")
        }

        @Test(
            "STYLE-06 STYLE-08 where there is little width each of them covers everything",
            arguments: Place.allCases, [UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .popover])
        func narrow(place: Place, style: UIModalPresentationStyle) throws {
            let first = try start(place, CGSize(width: 400, height: 700))
            let second = makeSecond(style, over: first)
            present(second, from: first)
            #expect(second.view.bounds.size == CGSize(width: 400, height: 700))
            #expect(color(2, 2) == "#0000ff" && color(398, 698) == "#0000ff")
            // A popover keeps what it covers, and a sheet does not.
            #expect(log.take().contains { $0.hasPrefix("A viewDidDisappear") } == (style != .popover))
            first.dismiss(animated: false)
            host.settle()
            #expect(color(200, 350) == "#ff0000")
        }

        /// Has each presentation be of one style where there is little width.
        private final class Adapter: UIAdaptivePresentationControllerDelegate {
            private let style: UIModalPresentationStyle

            init(_ style: UIModalPresentationStyle) {
                self.style = style
            }

            func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
                style
            }
        }

        @Test(
            "STYLE-16 POP-06 where there is little width the delegate's style counts: a popover may stay one, and a sheet may",
            arguments: Place.allCases, [UIModalPresentationStyle.popover, .formSheet])
        func stays(place: Place, style: UIModalPresentationStyle) throws {
            let first = try start(place, CGSize(width: 400, height: 700))
            let second = makeSecond(style, over: first)
            second.preferredContentSize = CGSize(width: 200, height: 150)
            let adapter = Adapter(.none)
            second.presentationController?.delegate = adapter
            present(second, from: first)
            let size = style == .popover ? CGSize(width: 200, height: 150) : CGSize(width: 400, height: 680)
            #expect(second.view.bounds.size == size)
            #expect(color(2, 2) != "#0000ff")
            #expect(!log.take().contains { $0.hasPrefix("A viewDidDisappear") })
            first.dismiss(animated: false)
            host.settle()
            #expect(color(200, 350) == "#ff0000")
        }

        /// Wants to hear of the end of a presentation, and says nothing of its style.
        private final class Listener: UIAdaptivePresentationControllerDelegate {}

        @Test(
            "STYLE-06 a delegate that says nothing of the style leaves it to the detents, which may be set when the presentation is there",
            arguments: Place.allCases)
        func laterDetents(place: Place) throws {
            let first = try start(place, CGSize(width: 400, height: 700))
            let second = makeSecond(.pageSheet, over: first)
            let listener = Listener()
            second.presentationController?.delegate = listener
            present(second, from: first)
            #expect(color(2, 2) == "#0000ff")
            second.sheetPresentationController?.detents = [.custom(identifier: .init("own")) { _ in 200 }]
            host.settle()
            #expect(color(2, 2) != "#0000ff" && color(200, 690) == "#0000ff")
        }

        @Test(
            "STYLE-16 a popover becomes what its delegate says where there is little width, with the options of its sheet",
            arguments: Place.allCases, [UIModalPresentationStyle.pageSheet, .fullScreen])
        func becomes(place: Place, style: UIModalPresentationStyle) throws {
            let first = try start(place, CGSize(width: 400, height: 700))
            let second = makeSecond(.popover, over: first)
            let adapter = Adapter(style)
            second.popoverPresentationController?.delegate = adapter
            second.popoverPresentationController?.adaptiveSheetPresentationController.detents = [
                .custom(identifier: .init("own")) { _ in 200 }
            ]
            present(second, from: first)
            if style == .pageSheet {
                #expect(color(200, 690) == "#0000ff" && color(200, 480) != "#0000ff")
            } else {
                #expect(color(2, 2) == "#0000ff" && log.take().contains { $0.hasPrefix("A viewDidDisappear") })
            }
            host.stage.window.resize(to: CGSize(width: 900, height: 700))
            host.settle()
            #expect(second.view.bounds.width < 900 && color(880, 690) != "#0000ff")
        }

        @Test(
            "STYLE-09 STYLE-10 PRES-05 full screen the presenter disappears, and over it the presenter stays",
            arguments: Place.allCases, [UIModalPresentationStyle.fullScreen, .overFullScreen])
        func covering(place: Place, style: UIModalPresentationStyle) throws {
            let first = try start(place)
            let second = makeSecond(style, over: first)
            present(second, from: first)
            #expect(color(400, 300) == "#0000ff" && second.view.bounds.size == CGSize(width: 800, height: 600))
            #expect((first.viewIfLoaded?.window == nil) == (style == .fullScreen))
            #expect(log.take().contains("A viewDidDisappear(false)") == (style == .fullScreen))
        }

        @Test(
            "POP-04 POP-06 in a wide window a popover covers a part, and a touch beside it ends it and does nothing else",
            arguments: Place.allCases)
        func popover(place: Place) throws {
            try ManualFrameClock.use { time in
                @MainActor func rest() {
                    host.settle()
                    time.advance(by: .seconds(1))
                    host.settle()
                }
                let first = try start(place)
                var taps = 0
                let counter = UIButton(frame: CGRect(x: 600, y: 500, width: 200, height: 100))
                counter.addAction(UIAction { _ in taps += 1 }, for: .primaryActionTriggered)
                first.view.addSubview(counter)
                host.settle()
                let second = makeSecond(.popover, over: first)
                second.preferredContentSize = CGSize(width: 200, height: 150)
                second.popoverPresentationController?.sourceRect = CGRect(x: 20, y: 20, width: 60, height: 30)
                first.present(second, animated: false)
                rest()
                #expect(second.view.bounds.size == CGSize(width: 200, height: 150))
                host.stage.tap(CGPoint(x: 700, y: 550))
                rest()
                #expect(taps == 0 && first.presentedViewController == nil)
                host.stage.tap(CGPoint(x: 700, y: 550))
                rest()
                #expect(taps == 1)
            }
        }

        // MARK: Transitions

        @Test("TRANS-03 TRANS-04 by default it comes from below, and goes there", arguments: Place.allCases)
        func cover(place: Place) throws {
            try ManualFrameClock.use { time in
                let first = try start(place)
                present(makeSecond(.fullScreen, over: first), from: first, animated: true)
                #expect(color(400, 4) == "#ff0000")
                time.advance(by: .milliseconds(100))
                host.settle()
                #expect(color(400, 4) == "#ff0000" && color(400, 596) == "#0000ff")
                time.advance(by: .seconds(1))
                host.settle()
                #expect(color(400, 4) == "#0000ff")
                first.dismiss(animated: true)
                host.settle()
                time.advance(by: .milliseconds(100))
                host.settle()
                #expect(color(400, 4) == "#ff0000" && color(400, 596) == "#0000ff")
                time.advance(by: .seconds(1))
                host.settle()
                #expect(color(400, 596) == "#ff0000" && first.presentedViewController == nil)
            }
        }

        @Test(
            "TRANS-06 TRANS-07 it is blended in where its style says so, and is in the same place then",
            arguments: Place.allCases, [UIModalPresentationStyle.fullScreen, .overFullScreen])
        func dissolve(place: Place, style: UIModalPresentationStyle) throws {
            try ManualFrameClock.use { time in
                let first = try start(place)
                let second = makeSecond(style, over: first)
                second.modalTransitionStyle = .crossDissolve
                present(second, from: first, animated: true)
                time.advance(by: .milliseconds(150))
                host.settle()
                for y in [CGFloat(4), 300, 596] {
                    let blended = color(400, y)
                    #expect(!["#ff0000", "#0000ff"].contains(blended), "\(blended)")
                }
                time.advance(by: .seconds(1))
                host.settle()
                #expect(color(400, 4) == "#0000ff" && color(400, 596) == "#0000ff")
            }
        }

        /// The shades along the middle of the window: the edge and the centre. What is neither page is told as "-".
        private func turned() -> String {
            [CGFloat(4), 400].map { x in
                switch color(x, 300) {
                case "#ff0000": "red"
                case "#0000ff": "blue"
                default: "-"
                }
            }.joined(separator: " ")
        }

        @Test(
            "TRANS-05 a page that turns round narrows to the middle as it was, and the other side widens from there",
            arguments: Place.allCases)
        func flip(place: Place) throws {
            try ManualFrameClock.use { time in
                let first = try start(place)
                let second = makeSecond(.fullScreen, over: first)
                second.modalTransitionStyle = .flipHorizontal
                @MainActor func course() -> [String] {
                    [20, 200, 160, 1000].map { (step: Int) -> String in
                        time.advance(by: .milliseconds(step))
                        host.settle()
                        return turned()
                    }
                }
                present(second, from: first, animated: true)
                #expect(course() == ["red red", "- red", "- blue", "blue blue"])
                first.dismiss(animated: true)
                host.settle()
                #expect(course() == ["blue blue", "- blue", "- red", "red red"])
                #expect(first.view.transform == .identity && first.view.alpha == 1)
            }
        }

        // MARK: Contexts

        /// A child in the left half of a controller's view.
        private func addHalf(to first: UIViewController) -> UIViewController {
            let half = UIViewController()
            first.addChild(half)
            half.view.frame = CGRect(x: 0, y: 0, width: 400, height: 600)
            first.view.addSubview(half.view)
            half.didMove(toParent: first)
            host.settle()
            return half
        }

        @Test(
            "CTX-04 CTX-06 FRAME-14 the nearest controller that defines a context is covered, and nothing else",
            arguments: Place.allCases)
        func nearest(place: Place) throws {
            let first = try start(place)
            first.definesPresentationContext = true
            let half = addHalf(to: first)
            half.definesPresentationContext = true
            let second = makeSecond(.overCurrentContext, over: half)
            present(second, from: half)
            host.pass(.milliseconds(100))
            #expect(color(200, 300) == "#0000ff" && color(600, 300) == "#ff0000")
            #expect(second.presentingViewController === half && half.presentedViewController === second)
            half.dismiss(animated: false)
            host.settle()
            host.pass(.milliseconds(100))
            #expect(color(200, 300) == "#ff0000" && half.presentedViewController == nil)
        }

        @Test(
            "CTX-07 PRES-24 PRES-17 where nobody defines a context the outermost controller presents, over everything",
            arguments: Place.allCases)
        func none(place: Place) throws {
            let first = try start(place)
            let half = addHalf(to: first)
            let second = makeSecond(.currentContext, over: half)
            present(second, from: half)
            #expect(second.presentingViewController === first && half.presentedViewController === second)
            #expect(color(200, 300) == "#0000ff" && color(600, 300) == "#0000ff")
            half.dismiss(animated: false)
            host.settle()
            #expect(first.presentedViewController == nil && color(200, 300) == "#ff0000")
        }

        @Test(
            "PRES-06 a container is presented as any controller, with what is in it",
            arguments: Place.allCases)
        func container(place: Place) throws {
            let first = try start(place)
            let content = makeSecond(.automatic, over: first)
            let stack = UINavigationController(rootViewController: content)
            stack.modalPresentationStyle = .fullScreen
            first.present(stack, animated: false)
            #expect(first.presentedViewController === stack && stack.presentingViewController === first)
            #expect(content.presentingViewController === first)
            host.settle()
            #expect(color(400, 300) == "#0000ff" && content.navigationController === stack)
            content.dismiss(animated: false)
            host.settle()
            #expect(first.presentedViewController == nil && color(400, 300) == "#ff0000")
        }
    }
}
