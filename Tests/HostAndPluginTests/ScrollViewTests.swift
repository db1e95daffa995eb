import Diagnostics
import HostStaging
import PluginProtocol
import QuartzCore
import Testing
import UIKitTesting

@testable import PluginHost
@testable import UIKit

extension HostAndPlugin {
    /// Scroll views in a plugin, which the host scrolls, and at home.
    @Suite("Scroll views at home and in a plugin") @MainActor struct ScrollViewCrossing {
        /// A scroll view of 200 by 300 points on a strip of colours, and what its delegate hears.
        private final class Controller: UIViewController, UIScrollViewDelegate {
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
            private(set) var calls: [String] = []
            var target: (CGPoint) -> CGPoint = { $0 }

            /// The calls, with those that follow each other and are equal as one.
            var order: [String] {
                calls.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
            }

            override func viewDidLoad() {
                super.viewDidLoad()
                scrollView.delegate = self
                scrollView.contentSize = CGSize(width: 200, height: 4000)
                for (index, color) in [UIColor.red, .green, .blue, .white].enumerated() {
                    let stripe = UIView(frame: CGRect(x: 0, y: CGFloat(index) * 1000, width: 200, height: 1000))
                    stripe.backgroundColor = color
                    scrollView.addSubview(stripe)
                }
                view.addSubview(scrollView)
            }

            func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("didScroll") }
            func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("willBeginDragging") }
            func scrollViewWillEndDragging(
                _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
                targetContentOffset: UnsafeMutablePointer<CGPoint>
            ) {
                calls.append("willEndDragging")
                targetContentOffset.pointee = target(targetContentOffset.pointee)
            }
            func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
                calls.append("didEndDragging(\(decelerate))")
            }
            func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { calls.append("willBeginDecelerating") }
            func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("didEndDecelerating") }
        }

        private let frames = ManualFrameClock()
        private let installation: Override
        private static let top = CGPoint(x: 300, y: 5)
        private static let low = CGPoint(x: 300, y: 250)

        init() {
            installation = frames.install()
        }

        private func arrange(_ place: Place) throws -> (host: InMemoryHost, controller: Controller) {
            let host = try InMemoryHost { _ in Controller() }
            guard place == .host else {
                _ = host.showPane()
                return (host, try host.controller())
            }
            let controller = Controller()
            host.stage.embed(controller)
            host.settle()
            return (host, controller)
        }

        /// A finger goes up or down over the pane in 0.1 s, and rests or not before it goes.
        private func drag(_ host: InMemoryHost, by way: CGFloat, isFling: Bool = true, settling: Bool = true) {
            let window = host.stage.window
            func touch(_ phase: UITouch.Phase, _ way: CGFloat, _ time: Double) {
                window.sendTouch(id: 1, phase: phase, at: CGPoint(x: 300, y: 200 + way), timestamp: time)
                if settling { host.settle() }
            }
            touch(.began, 0, 0)
            for step in 1...10 { touch(.moved, way * CGFloat(step) / 10, Double(step) / 100) }
            touch(.ended, way, isFling ? 0.1 : 3)
        }

        /// Turns a wheel over the pane.
        private func turnWheel(_ host: InMemoryHost, by way: CGFloat) {
            _ = host.stage.window.sendScroll(
                at: CGPoint(x: 300, y: 100), delta: CGVector(dx: 0, dy: way), isPrecise: false, timestamp: 0)
        }

        /// Time passes in frames.
        private func pass(_ host: InMemoryHost, seconds: Double) {
            host.pass(seconds: seconds, by: frames)
        }

        @Test(
            "A drag and the fling after it: the same calls in the same order, to the same place",
            arguments: Place.allCases)
        func fling(place: Place) throws {
            let (host, controller) = try arrange(place)
            drag(host, by: -100)
            #expect(controller.scrollView.isDecelerating && !controller.scrollView.isDragging)
            pass(host, seconds: 4)
            #expect(
                controller.order == [
                    "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(true)",
                    "willBeginDecelerating", "didScroll", "didEndDecelerating",
                ])
            #expect(abs(controller.scrollView.contentOffset.y - 589.5) < 1)
            #expect(!controller.scrollView.isDecelerating && !controller.scrollView.isTracking)
        }

        @Test("A drag that rests before it ends leaves the content there", arguments: Place.allCases)
        func putDown(place: Place) throws {
            let (host, controller) = try arrange(place)
            drag(host, by: -100, isFling: false)
            #expect(
                controller.order == ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(false)"])
            #expect(controller.scrollView.contentOffset.y == 90)
        }

        @Test("The delegate leads what was let go elsewhere", arguments: Place.allCases)
        func target(place: Place) throws {
            let (host, controller) = try arrange(place)
            controller.target = { CGPoint(x: 0, y: ($0.y / 100).rounded() * 100 + 7) }
            drag(host, by: -100)
            pass(host, seconds: 4)
            #expect(controller.scrollView.contentOffset.y == 607)
        }

        @Test("Beyond its end content comes back", arguments: Place.allCases)
        func bounce(place: Place) throws {
            let (host, controller) = try arrange(place)
            drag(host, by: 110, isFling: false)
            #expect(controller.scrollView.contentOffset.y < -40)
            pass(host, seconds: 2)
            #expect(controller.scrollView.contentOffset.y == 0 && controller.calls.last == "didEndDecelerating")
        }

        @Test(
            "Over a plugin that does not answer a fling has another place in every frame, and the plugin hears it all after"
        )
        func stopped() throws {
            let (host, controller) = try arrange(.plugin)
            let pane = try #require(host.stage.root.children.last as? RemoteViewController)
            let layer = try #require(pane.scrollers(at: CGPoint(x: 100, y: 100)).first)
            drag(host, by: -100, settling: false)
            var places: [CGFloat] = []
            for _ in 0..<60 {
                frames.advance(by: .milliseconds(17))
                UpdateCycle.main.update()
                places.append(layer.scrollOffset.y)
            }
            #expect(zip(places, places.dropFirst()).allSatisfy { $0 < $1 })
            #expect(controller.calls.isEmpty && controller.scrollView.contentOffset.y == 0)
            pass(host, seconds: 4)
            #expect(abs(controller.scrollView.contentOffset.y - 589.5) < 1)
            #expect(
                controller.order == [
                    "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(true)",
                    "willBeginDecelerating", "didScroll", "didEndDecelerating",
                ])
        }

        @Test("A finger holds what moves, and taps nothing", arguments: Place.allCases)
        func hold(place: Place) throws {
            let (host, controller) = try arrange(place)
            var taps = 0
            let button = UIButton(type: .system, primaryAction: UIAction(title: "Tap") { _ in taps += 1 })
            button.frame = CGRect(x: 0, y: 0, width: 200, height: 4000)
            controller.scrollView.addSubview(button)
            host.settle()
            drag(host, by: -100)
            pass(host, seconds: 0.2)
            let offset = controller.scrollView.contentOffset.y
            host.stage.window.sendTouch(id: 1, phase: .began, at: CGPoint(x: 300, y: 100), timestamp: 1)
            pass(host, seconds: 0.5)
            #expect(abs(controller.scrollView.contentOffset.y - offset) < 20 && controller.scrollView.isDragging)
            host.stage.window.sendTouch(id: 1, phase: .ended, at: CGPoint(x: 300, y: 100), timestamp: 3)
            host.settle()
            #expect(taps == 0 && controller.calls.last == "didEndDragging(false)")
        }

        @Test(
            "A tap reaches a button, a drag that begins on it scrolls and does not press it", arguments: Place.allCases)
        func button(place: Place) throws {
            let (host, controller) = try arrange(place)
            var taps = 0
            let button = UIButton(type: .system, primaryAction: UIAction(title: "Tap") { _ in taps += 1 })
            button.frame = CGRect(x: 0, y: 100, width: 200, height: 200)
            controller.scrollView.addSubview(button)
            host.settle()
            host.stage.tap(CGPoint(x: 300, y: 200))
            host.settle()
            #expect(taps == 1)
            drag(host, by: -60, isFling: false)
            #expect(taps == 1 && controller.scrollView.contentOffset.y == 50)
        }

        @Test(
            "What uses drags itself in a scroll view has them, and the scroll view the others",
            arguments: Place.allCases)
        func pan(place: Place) throws {
            let (host, controller) = try arrange(place)
            let card = UIView(frame: CGRect(x: 0, y: 150, width: 200, height: 100))
            var ways: [CGFloat] = []
            let pan = UIPanGestureRecognizer()
            pan.addAction(
                UIAction { [unowned pan] _ in if pan.state == .ended { ways.append(pan.translation(in: nil).y) } })
            card.addGestureRecognizer(pan)
            controller.scrollView.addSubview(card)
            host.settle()
            host.pass(FramePace.frame)
            drag(host, by: -60, isFling: false)
            #expect(ways == [-60] && controller.scrollView.contentOffset.y == 0)
        }

        @Test(
            "At its end a scroll view leaves the drag to the one around it, across the line too",
            arguments: Place.allCases)
        func chained(place: Place) throws {
            let (host, controller) = try arrange(place)
            let inner = try #require(controller.view)
            let outer = UIScrollView(frame: inner.frame)
            outer.contentSize = CGSize(width: 200, height: 900)
            let pane = try #require(host.stage.root.children.last?.view)
            outer.frame = pane.frame
            host.stage.root.view.addSubview(outer)
            pane.frame = outer.bounds
            outer.addSubview(pane)
            host.settle()
            drag(host, by: -60, isFling: false)
            #expect(controller.scrollView.contentOffset.y == 50 && outer.contentOffset.y == 0)
            controller.scrollView.contentOffset.y = 3700
            host.pass(FramePace.frame)
            drag(host, by: -60, isFling: false)
            #expect(controller.scrollView.contentOffset.y == 3700 && outer.contentOffset.y == 50)
        }

        @Test("Code that lets nobody scroll any more ends the drag that goes on", arguments: Place.allCases)
        func disabled(place: Place) throws {
            let (host, controller) = try arrange(place)
            let window = host.stage.window
            window.sendTouch(id: 1, phase: .began, at: CGPoint(x: 300, y: 200), timestamp: 0)
            window.sendTouch(id: 1, phase: .moved, at: CGPoint(x: 300, y: 150), timestamp: 0.1)
            host.settle()
            #expect(controller.scrollView.isDragging)
            controller.scrollView.isScrollEnabled = false
            host.pass(FramePace.frame)
            #expect(!controller.scrollView.isDragging && controller.calls.last == "didEndDragging(false)")
            window.sendTouch(id: 1, phase: .moved, at: CGPoint(x: 300, y: 100), timestamp: 0.2)
            window.sendTouch(id: 1, phase: .ended, at: CGPoint(x: 300, y: 100), timestamp: 0.3)
            host.settle()
            #expect(controller.scrollView.contentOffset.y == 40)
        }

        @Test("Indicators and other layers that stay in place are seen where they are in every frame of a scroll")
        func pinned() throws {
            let (host, controller) = try arrange(.plugin)
            let badge = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
            badge.backgroundColor = .black
            badge.layer.isPinned = true
            controller.scrollView.addSubview(badge)
            host.pass(FramePace.frame)
            #expect(host.stage.pixel(Self.top) == "#000000")
            // The plugin is busy: it hears of nothing.
            host.stage.window.sendTouch(id: 1, phase: .began, at: CGPoint(x: 300, y: 200), timestamp: 0)
            host.stage.window.sendTouch(id: 1, phase: .moved, at: CGPoint(x: 300, y: 100), timestamp: 0.1)
            UpdateCycle.main.update()
            #expect(host.stage.pixel(Self.top) == "#000000")
            host.stage.window.sendTouch(id: 1, phase: .ended, at: CGPoint(x: 300, y: 100), timestamp: 3)
            host.settle()
        }

        @Test("A plugin that dies in the middle of a fling takes its content along, and nothing is left that moves")
        func crash() throws {
            let (host, _) = try arrange(.plugin)
            drag(host, by: -100)
            pass(host, seconds: 0.2)
            try host.run.end(.exited(.killed(signal: 9)))
            host.settle()
            let count = frames.count
            pass(host, seconds: 1)
            #expect(frames.count <= count)
            #expect(try host.controller(Controller.self).scrollView.contentOffset.y == 0)
        }

        @Test("Content that the plugin makes shorter under a fling ends the fling at the new end")
        func shorter() throws {
            let (host, controller) = try arrange(.plugin)
            drag(host, by: -100)
            controller.scrollView.contentSize.height = 500
            host.pass(FramePace.frame)
            pass(host, seconds: 3)
            #expect(controller.scrollView.contentOffset.y == 200)
        }

        @Test(
            "Content that gets shorter before the plugin hears of a fling that is over comes back to its new end"
        )
        func shorterAfterFling() throws {
            let (host, controller) = try arrange(.plugin)
            let pane = try #require(host.stage.root.children.last as? RemoteViewController)
            let layer = try #require(pane.scrollers(at: CGPoint(x: 100, y: 100)).first)
            host.pass(FramePace.frame)
            drag(host, by: -100, settling: false)
            for _ in 0..<300 {
                frames.advance(by: .milliseconds(17))
                UpdateCycle.main.update()
            }
            #expect(layer.interaction.phase == .resting && abs(layer.scrollOffset.y - 589.5) < 1)
            #expect(controller.calls.isEmpty)
            controller.scrollView.contentSize.height = 500
            UpdateCycle.main.update()
            pass(host, seconds: 1)
            for _ in 0..<3 { host.pass(FramePace.frame) }
            #expect(controller.scrollView.contentOffset.y == 200 && layer.scrollOffset.y == 200)
            #expect(!controller.scrollView.isDecelerating)
        }

        @Test(
            "Content that gets shorter before the plugin hears of a wheel comes back to its new end, as at home",
            arguments: Place.allCases)
        func shorterAfterWheel(place: Place) throws {
            let (host, controller) = try arrange(place)
            host.pass(FramePace.frame)
            turnWheel(host, by: -900)
            UpdateCycle.main.update()
            #expect(host.stage.pixel(Self.low) == "#00ff00")
            controller.scrollView.contentSize.height = 500
            UpdateCycle.main.update()
            for _ in 0..<3 { host.pass(FramePace.frame) }
            #expect(controller.scrollView.contentOffset.y == 200)
            #expect(host.stage.pixel(Self.low) == "#ff0000")
        }

        @Test("A wheel ends what code has begun to move", arguments: Place.allCases)
        func wheelEndsGlide(place: Place) throws {
            let (host, controller) = try arrange(place)
            controller.scrollView.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
            pass(host, seconds: 0.1)
            #expect(controller.scrollView.isScrollAnimating)
            turnWheel(host, by: -100)
            host.settle()
            #expect(!controller.scrollView.isScrollAnimating)
            let offset = controller.scrollView.contentOffset.y
            pass(host, seconds: 1)
            #expect(controller.scrollView.contentOffset.y == offset)
        }

        @Test("A wheel takes content out of its roll, and moves it on from there", arguments: Place.allCases)
        func wheelEndsRoll(place: Place) throws {
            let (host, controller) = try arrange(place)
            drag(host, by: -100)
            pass(host, seconds: 0.2)
            let offset = controller.scrollView.contentOffset.y
            try #require(controller.scrollView.isDecelerating && offset > 90)
            turnWheel(host, by: -100)
            host.settle()
            #expect(!controller.scrollView.isDecelerating)
            #expect(controller.scrollView.contentOffset.y == offset + 100)
            #expect(controller.order.suffix(3) == ["didScroll", "didEndDecelerating", "didScroll"])
            pass(host, seconds: 2)
            #expect(controller.scrollView.contentOffset.y == offset + 100)
        }

        @Test("A wheel leaves content beyond an end that code has put there", arguments: Place.allCases)
        func wheelBeyondEnd(place: Place) throws {
            let (host, controller) = try arrange(place)
            controller.scrollView.contentOffset.y = -50
            host.pass(FramePace.frame)
            turnWheel(host, by: -20)
            for _ in 0..<3 { host.pass(FramePace.frame) }
            #expect(controller.scrollView.contentOffset.y == -30)
        }
    }
}
