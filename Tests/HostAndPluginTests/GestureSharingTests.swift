import HostStaging
import PluginHost
import PluginProtocol
import Testing
import UIKit

extension HostAndPlugin {
    /// What recognisers of the host that are above a pane leave to the plugin, and what the plugin leaves to them.
    @Suite("Gestures that host and plugin share") @MainActor struct GestureSharing {
        /// The same controller with the same recognisers above it, in the host or in a plugin.
        @MainActor private struct Arrangement {
            let host: InMemoryHost
            let form: GesturesViewController
            let counts = Counts()

            final class Counts {
                var taps = 0
                var pans = 0
            }

            init(_ place: Place, scrollTypes: UIScrollTypeMask = []) throws {
                host = try InMemoryHost { _ in GesturesViewController() }
                switch place {
                case .host:
                    form = GesturesViewController()
                    host.stage.embed(form)
                    host.settle()
                case .plugin:
                    _ = host.showPane()
                    form = try host.controller()
                }
                let counts = counts
                host.stage.root.view.addGestureRecognizer(
                    UITapGestureRecognizer(primaryAction: UIAction { _ in counts.taps += 1 }))
                let pan = UIPanGestureRecognizer()
                pan.allowedScrollTypesMask = scrollTypes
                pan.addAction(UIAction { [unowned pan] _ in if pan.state == .ended { counts.pans += 1 } })
                host.stage.root.view.addGestureRecognizer(pan)
            }

            func tap(_ point: CGPoint) {
                host.stage.tap(point.inRightHalf)
                host.settle()
            }

            func drag(_ point: CGPoint) {
                let steps = [0, 15, 30, 45].map { CGPoint(x: point.x + $0, y: point.y).inRightHalf }
                host.stage.touch(.began, steps[0])
                host.settle()
                for step in steps.dropFirst() {
                    host.stage.touch(.moved, step)
                    host.settle()
                }
                host.stage.touch(.ended, steps[3])
                host.settle()
            }

            func scroll(_ point: CGPoint) {
                let event = UIScrollEvent(
                    location: point.inRightHalf, delta: CGVector(dx: 0, dy: -20), isPrecise: true, timestamp: 0,
                    modifierFlags: [])
                UIApplication.shared.sendEvent(event, to: host.stage.window)
                host.settle()
            }
        }

        @Test("A tap above leaves a button and a tap below their taps, and takes the others", arguments: Place.allCases)
        func taps(place: Place) throws {
            let arrangement = try Arrangement(place)
            arrangement.tap(GesturesViewController.button)
            #expect(arrangement.form.actions == ["button"])
            arrangement.tap(GesturesViewController.tappable)
            #expect(arrangement.form.actions == ["button", "tap"])
            #expect(arrangement.counts.taps == 0)
            arrangement.tap(GesturesViewController.nothing)
            #expect(arrangement.counts.taps == 1)
            arrangement.tap(GesturesViewController.button)
            #expect(arrangement.form.actions == ["button", "tap", "button"])
            #expect(arrangement.counts.taps == 1)
        }

        @Test(
            "A pan above leaves a slider and a pan below their drags, and takes a button's", arguments: Place.allCases)
        func pans(place: Place) throws {
            let arrangement = try Arrangement(place)
            arrangement.drag(GesturesViewController.slider)
            #expect(arrangement.form.actions == ["slider"])
            arrangement.drag(GesturesViewController.pannable)
            #expect(arrangement.form.actions == ["slider", "pan"])
            #expect(arrangement.counts.pans == 0)
            arrangement.drag(GesturesViewController.button)
            #expect(arrangement.form.actions == ["slider", "pan"])
            #expect(arrangement.counts.pans == 1)
        }

        @Test("Scrolling goes to the nearest who makes use of it", arguments: Place.allCases)
        func scrolls(place: Place) throws {
            let arrangement = try Arrangement(place, scrollTypes: .all)
            arrangement.scroll(GesturesViewController.pannable)
            #expect(arrangement.form.actions == ["pan"])
            #expect(arrangement.counts.pans == 0)
            arrangement.scroll(GesturesViewController.nothing)
            #expect(arrangement.form.actions == ["pan"])
            #expect(arrangement.counts.pans == 1)
        }

        /// Scrolls until it is at its end, and leaves the rest to others.
        private final class EndingView: UIView, ScrollEventReceiver {
            var room: CGFloat = 15

            func takes(_ event: UIScrollEvent, leaving goOn: @escaping (CGVector) -> Void) -> Bool {
                let before = event.rest.dy
                event.use(CGVector(dx: 0, dy: max(before, -room)))
                room += before - event.rest.dy
                return false
            }
        }

        private final class EndingViewController: UIViewController {
            override func loadView() {
                view = EndingView()
            }
        }

        /// Says that more is left than there was, and something in the other direction.
        private final class LyingView: UIView, ScrollEventReceiver {
            private(set) var goOn: ((CGVector) -> Void)?

            func takes(_ event: UIScrollEvent, leaving goOn: @escaping (CGVector) -> Void) -> Bool {
                self.goOn = goOn
                return true
            }

            func lie() {
                goOn?(CGVector(dx: 1e9, dy: -1e9))
            }
        }

        @MainActor private final class PanRecord {
            let pan = UIPanGestureRecognizer()
            var ways: [CGPoint] = []

            init(on view: UIView) {
                pan.allowedScrollTypesMask = .all
                pan.addAction(
                    UIAction { [unowned self] _ in
                        if pan.state == .ended { ways.append(pan.translation(in: nil)) }
                    })
                view.addGestureRecognizer(pan)
            }
        }

        @Test(
            "What a view at its end leaves of a scroll goes to whoever is above, and no more", arguments: Place.allCases
        )
        func chained(place: Place) throws {
            let host = try InMemoryHost { _ in EndingViewController() }
            if place == .host { host.stage.embed(EndingViewController()) } else { _ = host.showPane() }
            host.settle()
            let record = PanRecord(on: host.stage.root.view)
            for _ in 0..<3 {
                _ = host.stage.window.sendScroll(
                    at: CGPoint(x: 300, y: 100), delta: CGVector(dx: 0, dy: -10), isPrecise: true, timestamp: 0)
                host.settle()
            }
            #expect(record.ways == [CGPoint(x: 0, y: -5), CGPoint(x: 0, y: -10)])
        }

        @Test("Nobody can leave more of a scroll than there was, or in another direction")
        func lies() throws {
            let host = try InMemoryHost { _ in EndingViewController() }
            let view = LyingView(frame: host.stage.root.view.bounds)
            host.stage.root.view.addSubview(view)
            let record = PanRecord(on: host.stage.root.view)
            _ = host.stage.window.sendScroll(
                at: CGPoint(x: 10, y: 10), delta: CGVector(dx: -4, dy: -10), isPrecise: true, timestamp: 0)
            #expect(record.ways == [])
            view.lie()
            #expect(record.ways == [CGPoint(x: 0, y: -10)])
        }

        @Test("A scroll over a view that is gone before it is known what is left goes to whoever was above")
        func gone() throws {
            let host = try InMemoryHost { _ in EndingViewController() }
            let record = PanRecord(on: host.stage.root.view)
            var view: LyingView? = LyingView(frame: host.stage.root.view.bounds)
            try host.stage.root.view.addSubview(#require(view))
            _ = host.stage.window.sendScroll(
                at: CGPoint(x: 10, y: 10), delta: CGVector(dx: 0, dy: -10), isPrecise: true, timestamp: 0)
            let goOn = view?.goOn
            view?.removeFromSuperview()
            view = nil
            goOn?(CGVector(dx: 0, dy: -10))
            #expect(record.ways == [CGPoint(x: 0, y: -10)])
        }

        @Test("A plugin that does not answer in time keeps no scrolling from the host, and does nothing of it later")
        func late() throws {
            let arrangement = try Arrangement(.plugin, scrollTypes: .all)
            let host = arrangement.host
            host.stage.tap(GesturesViewController.button.inRightHalf)
            let event = UIScrollEvent(
                location: GesturesViewController.pannable.inRightHalf, delta: CGVector(dx: 0, dy: -20),
                isPrecise: true, timestamp: 0, modifierFlags: [])
            UIApplication.shared.sendEvent(event, to: host.stage.window)
            #expect(arrangement.counts.taps == 0 && arrangement.counts.pans == 0)
            host.clock.advance(by: .milliseconds(250))
            host.loop.runOneTurn(timeout: .zero)
            #expect(arrangement.counts.taps == 0 && arrangement.counts.pans == 1)
            host.settle()
            #expect(arrangement.counts.taps == 0 && arrangement.counts.pans == 1)
            #expect(arrangement.form.actions.isEmpty)
        }

        @Test("Taps and scrolling on a placeholder go to whoever is above")
        func placeholder() throws {
            let arrangement = try Arrangement(.plugin, scrollTypes: .all)
            _ = arrangement.host.showPane("elsewhere")
            arrangement.scroll(GesturesViewController.pannable)
            #expect(arrangement.counts.pans == 1)
            arrangement.tap(CGPoint(x: 10, y: 10))
            #expect(arrangement.counts.taps == 1)
        }

        @Test("A second finger reaches a view that wants it, and the button of another", arguments: Place.allCases)
        func fingers(place: Place) throws {
            let arrangement = try Arrangement(place)
            let window = arrangement.host.stage.window
            func touch(_ id: Int, _ phase: UITouch.Phase, _ point: CGPoint) {
                window.sendTouch(id: id, phase: phase, at: point.inRightHalf, timestamp: 0)
                arrangement.host.settle()
            }
            touch(1, .began, CGPoint(x: 40, y: 230))
            touch(2, .began, CGPoint(x: 100, y: 230))
            touch(2, .moved, CGPoint(x: 105, y: 230))
            touch(1, .ended, CGPoint(x: 40, y: 230))
            touch(3, .began, GesturesViewController.button)
            touch(3, .ended, GesturesViewController.button)
            touch(2, .ended, CGPoint(x: 105, y: 230))
            #expect(
                arrangement.form.fingers.lines == [
                    "began at 20 of 1", "began at 80 of 2", "moved at 85 of 2", "ended at 20 of 2", "ended at 85 of 1",
                ])
            #expect(arrangement.form.actions == ["button"])
        }

        @Test("Of two fingers that move faster than the plugin answers each keeps its own last place")
        func fastFingers() throws {
            let arrangement = try Arrangement(.plugin)
            let window = arrangement.host.stage.window
            func touch(_ id: Int, _ phase: UITouch.Phase, _ x: CGFloat) {
                window.sendTouch(id: id, phase: phase, at: CGPoint(x: x, y: 230).inRightHalf, timestamp: 0)
            }
            touch(1, .began, 40)
            touch(2, .began, 100)
            arrangement.host.settle()
            for step in 1...9 {
                touch(1, .moved, 40 + CGFloat(step))
                touch(2, .moved, 100 - CGFloat(step))
            }
            arrangement.host.settle()
            touch(1, .ended, 49)
            touch(2, .ended, 91)
            arrangement.host.settle()
            #expect(
                arrangement.form.fingers.lines == [
                    "began at 20 of 1", "began at 80 of 2", "moved at 21 of 2", "moved at 29 of 2", "moved at 71 of 2",
                    "ended at 29 of 2", "ended at 71 of 1",
                ])
        }
    }
}

extension CGPoint {
    /// As a place in the pane in the right half of the stage.
    @MainActor fileprivate var inRightHalf: CGPoint {
        CGPoint(x: HostStage.rightHalf.minX + x, y: y)
    }
}
