import HostStaging
import PluginProtocol
import QuartzCore
import Testing
import UIKit

@testable import PluginHost

extension HostAndPlugin {
    /// Layers that the user scrolls: whoever shows them moves them.
    @Suite("Scrolling of layers") @MainActor struct Scrolling {
        private static let top = CGPoint(x: 300, y: 5)

        private func arrange(_ place: Place) throws -> (host: InMemoryHost, controller: ScrollingViewController) {
            let host = try InMemoryHost { _ in ScrollingViewController() }
            guard place == .host else {
                _ = host.showPane()
                return (host, try host.controller())
            }
            let controller = ScrollingViewController()
            host.stage.embed(controller)
            host.settle()
            return (host, controller)
        }

        /// - Returns: What nobody made use of, or may yet.
        @discardableResult private func scroll(_ host: InMemoryHost, by dy: CGFloat) -> CGFloat {
            host.stage.window.sendScroll(
                at: CGPoint(x: 300, y: 100), delta: CGVector(dx: 0, dy: dy), isPrecise: true, timestamp: 0
            ).dy
        }

        @Test("A layer scrolls as far as its content goes, and leaves the rest", arguments: Place.allCases)
        func ends(place: Place) throws {
            let (host, controller) = try arrange(place)
            #expect(scroll(host, by: 30) == 30)
            #expect(scroll(host, by: -300) == 0)
            host.settle()
            #expect(host.stage.pixel(Self.top) == "#00ff00")
            #expect(scroll(host, by: -1000) == -600)
            host.settle()
            #expect(controller.strip.offsets == [300, 700])
            #expect(scroll(host, by: 720) == 20)
            host.settle()
            #expect(controller.strip.bounds.minY == 0)
            #expect(host.stage.pixel(Self.top) == "#ff0000")
        }

        @Test("The rest of a scroll goes on to whoever is above, at once", arguments: Place.allCases)
        func chained(place: Place) throws {
            let (host, _) = try arrange(place)
            let pan = UIPanGestureRecognizer()
            pan.allowedScrollTypesMask = .all
            var ways: [CGFloat] = []
            pan.addAction(
                UIAction { [unowned pan] _ in
                    if pan.state == .ended { ways.append(pan.translation(in: nil).y) }
                })
            host.stage.root.view.addGestureRecognizer(pan)
            scroll(host, by: -690)
            scroll(host, by: -30)
            scroll(host, by: -5)
            #expect(ways == [-20, -5])
        }

        @Test("A layer in a layer goes first, and what it leaves moves the outer one", arguments: Place.allCases)
        func nested(place: Place) throws {
            let (host, controller) = try arrange(place)
            let inner = ScrollingView(frame: CGRect(x: 50, y: 50, width: 100, height: 900))
            controller.strip.addSubview(inner)
            host.settle()
            #expect(scroll(host, by: -130) == 0)
            host.settle()
            #expect(inner.bounds.minY == 100 && controller.strip.bounds.minY == 30)
        }

        @Test("What a view of the host in a pane leaves of a scroll goes on into the pane, and out of it again")
        func chainedIn() throws {
            let (host, controller) = try arrange(.plugin)
            let pane = try #require(host.stage.root.children.last as? RemoteViewController)
            let above = ScrollingView(frame: CGRect(x: 50, y: 50, width: 100, height: 900))
            pane.view.addSubview(above)
            #expect(scroll(host, by: -130) == 0)
            host.settle()
            #expect(above.bounds.minY == 100 && controller.strip.bounds.minY == 30)
            #expect(scroll(host, by: -700) == -30)
            host.settle()
            #expect(above.bounds.minY == 100 && controller.strip.bounds.minY == 700)
        }

        @Test("The user scrolls at the screen's pace while the plugin is busy, and it hears of the last place")
        func busy() throws {
            let (host, controller) = try arrange(.plugin)
            for _ in 0..<30 { scroll(host, by: -10) }
            UpdateCycle.main.update()
            #expect(host.stage.pixel(Self.top) == "#00ff00")
            #expect(controller.strip.offsets == [])
            // Two messages, and their answers.
            #expect(host.settle() == 4)
            #expect(controller.strip.offsets == [10, 300])
        }

        @Test("What was committed before the plugin heard of a scroll does not take it back")
        func stale() throws {
            let (host, controller) = try arrange(.plugin)
            host.pass(FramePace.frame)
            // The plugin leads the layer elsewhere, and that is under way while the user scrolls.
            controller.strip.bounds.origin.y = 510
            UpdateCycle.main.update()
            scroll(host, by: -260)
            host.settle()
            #expect(host.stage.pixel(Self.top) == "#00ff00")
            #expect(controller.strip.bounds.minY == 260)
        }

        @Test("What the plugin asks for after it has heard of a scroll counts")
        func asked() throws {
            let (host, controller) = try arrange(.plugin)
            scroll(host, by: -260)
            host.settle()
            controller.strip.bounds.origin.y = 510
            host.pass(FramePace.frame)
            #expect(host.stage.pixel(Self.top) == "#0000ff")
            #expect(scroll(host, by: -40) == 0)
            host.pass(FramePace.frame)
            #expect(controller.strip.bounds.minY == 550)
        }

        @Test("Nothing is committed because of a scroll alone")
        func echo() throws {
            let (host, controller) = try arrange(.plugin)
            host.pass(FramePace.frame)
            scroll(host, by: -40)
            // What was scrolled, and its answer.
            #expect(host.pass(FramePace.frame) == 2)
            #expect(controller.strip.bounds.minY == 40)
            #expect(controller.view.window?.layerTree.hasChanges == false)
        }

        @Test("A touch after a scroll comes after it in the plugin, too")
        func order() throws {
            let (host, controller) = try arrange(.plugin)
            let button = UIButton(type: .system, primaryAction: UIAction(title: "Low") { _ in })
            button.frame = CGRect(x: 50, y: 480, width: 100, height: 40)
            var taps = 0
            button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
            controller.strip.addSubview(button)
            host.settle()
            scroll(host, by: -200)
            scroll(host, by: -200)
            host.stage.tap(CGPoint(x: 300, y: 100))
            host.settle()
            #expect(taps == 1)
        }

        @Test("A view that takes scrolling itself comes first, whatever is around it", arguments: Place.allCases)
        func recognizer(place: Place) throws {
            let (host, controller) = try arrange(place)
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            let pan = UIPanGestureRecognizer()
            pan.allowedScrollTypesMask = .all
            var count = 0
            pan.addAction(UIAction { [unowned pan] _ in if pan.state == .ended { count += 1 } })
            view.addGestureRecognizer(pan)
            controller.strip.addSubview(view)
            host.settle()
            scroll(host, by: -100)
            host.settle()
            #expect(count == 1 && controller.strip.bounds.minY == 0)
            pan.isEnabled = false
            host.pass(FramePace.frame)
            scroll(host, by: -100)
            host.settle()
            #expect(count == 1 && controller.strip.bounds.minY == 100)
        }

        @Test("A layer that the plugin has taken away meanwhile is passed over")
        func gone() throws {
            let (host, controller) = try arrange(.plugin)
            controller.strip.removeFromSuperview()
            UpdateCycle.main.update()
            scroll(host, by: -40)
            host.settle()
            #expect(controller.strip.offsets == [])
            #expect(host.stage.pixel(CGPoint(x: 300, y: 200)) != "#ff0000")
        }

        @Test("A plugin that ends forgets what was scrolled, and the next one begins as it likes")
        func restart() throws {
            let (host, _) = try arrange(.plugin)
            scroll(host, by: -260)
            try host.run.end(.exited(.killed(signal: 9)))
            host.settle()
            #expect(host.stage.pixel(Self.top) == "#ff0000")
            #expect(try host.controller(ScrollingViewController.self).strip.bounds.minY == 0)
        }
    }
}
