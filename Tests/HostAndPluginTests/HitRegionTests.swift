import HostStaging
import PluginProtocol
import QuartzCore
import SeededRandom
import Testing
import UIKit
import UIKitTesting

@testable import PluginHost

extension HostAndPlugin {
    /// What the host knows of a touch in a pane without asking: hit regions come with what is seen.
    @Suite("Hit regions") @MainActor struct HitRegions {
        /// Is hit in the upper half of its bounds only.
        private final class HalfView: UIView {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                super.point(inside: point, with: event) && point.y < bounds.midY
            }
        }

        private final class Delegate: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
                false
            }
        }

        private func tap(_ host: InMemoryHost, _ point: CGPoint) {
            host.stage.tap(CGPoint(x: HostStage.rightHalf.minX + point.x, y: point.y))
        }

        private func countTaps(above host: InMemoryHost) -> () -> Int {
            var taps = 0
            host.stage.root.view.addGestureRecognizer(
                UITapGestureRecognizer(primaryAction: UIAction { _ in taps += 1 }))
            return { taps }
        }

        @Test("A tap where nothing is made use of is recognised above the pane though the plugin does not answer")
        func hung() throws {
            let host = try InMemoryHost { _ in GesturesViewController() }
            _ = host.showPane()
            let taps = countTaps(above: host)
            tap(host, GesturesViewController.nothing)
            #expect(taps() == 1)
            tap(host, GesturesViewController.button)
            host.clock.advance(by: .seconds(1))
            host.loop.runOneTurn(timeout: .zero)
            #expect(taps() == 1)
        }

        @Test("Only the plugin can tell where a view says by its own code what hits it")
        func overridden() throws {
            let host = try InMemoryHost { _ in GesturesViewController() }
            let pane = host.showPane()
            let half = HalfView(frame: CGRect(x: 0, y: 260, width: 200, height: 40))
            half.addGestureRecognizer(UITapGestureRecognizer())
            try host.controller(GesturesViewController.self).view.addSubview(half)
            host.pass(FramePace.frame)
            let taps = countTaps(above: host)
            #expect(pane.gestureUse(at: CGPoint(x: 60, y: 270)) == nil)
            tap(host, CGPoint(x: 60, y: 270))
            #expect(taps() == 0)
            host.settle()
            #expect(taps() == 0)
            tap(host, CGPoint(x: 60, y: 290))
            #expect(taps() == 0)
            host.settle()
            #expect(taps() == 1)
            // Later than in time the answer is none.
            tap(host, CGPoint(x: 60, y: 270))
            host.clock.advance(by: .milliseconds(250))
            host.loop.runOneTurn(timeout: .zero)
            #expect(taps() == 2)
        }

        @Test("Only the plugin can tell where a recogniser has a delegate, and only there")
        func delegated() throws {
            let host = try InMemoryHost { _ in GesturesViewController() }
            let pane = host.showPane()
            let controller: GesturesViewController = try host.controller()
            let recognizer = UITapGestureRecognizer()
            let delegate = Delegate()
            recognizer.delegate = delegate
            let view = UIView(frame: CGRect(x: 0, y: 260, width: 200, height: 40))
            view.addGestureRecognizer(recognizer)
            controller.view.addSubview(view)
            host.pass(FramePace.frame)
            #expect(pane.gestureUse(at: CGPoint(x: 60, y: 270)) == nil)
            #expect(pane.gestureUse(at: GesturesViewController.button) == .taps)
            recognizer.delegate = nil
            host.pass(FramePace.frame)
            #expect(pane.gestureUse(at: CGPoint(x: 60, y: 270)) == .taps)
        }

        @Test("What takes touches no longer, or again, is known with the next commit")
        func changes() throws {
            let host = try InMemoryHost { _ in GesturesViewController() }
            let pane = host.showPane()
            let root = try #require(host.controller(GesturesViewController.self).view)
            let button = try #require(root.subviews.first as? UIButton)
            func use() -> GestureUse? {
                host.pass(FramePace.frame)
                return pane.gestureUse(at: GesturesViewController.button)
            }
            #expect(use() == .taps)
            button.isEnabled = false
            #expect(use() == [])
            button.isEnabled = true
            #expect(use() == .taps)
            button.isUserInteractionEnabled = false
            #expect(use() == [])
            button.isUserInteractionEnabled = true
            button.alpha = 0.005
            #expect(use() == [])
            button.alpha = 1
            button.isHidden = true
            #expect(use() == [])
            button.isHidden = false
            let swipe = UISwipeGestureRecognizer()
            root.addGestureRecognizer(swipe)
            #expect(use() == [.taps, .swipes])
            swipe.isEnabled = false
            #expect(use() == .taps)
            button.transform = CGAffineTransform(scaleX: 0, y: 1)
            #expect(use() == [])
        }

        @Test("While an animation keeps touches from a view, they are not for it")
        func animated() throws {
            try ManualFrameClock.use { time in
                let host = try InMemoryHost { _ in GesturesViewController() }
                let pane = host.showPane()
                let root = try #require(host.controller(GesturesViewController.self).view)
                let button = try #require(root.subviews.first)
                @MainActor func use() -> GestureUse? {
                    host.pass(FramePace.frame)
                    return pane.gestureUse(at: GesturesViewController.button)
                }
                UIView.animate(withDuration: 1) { button.backgroundColor = .red }
                #expect(use() == [])
                time.advance(by: .seconds(2))
                #expect(use() == .taps)
                UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
                    button.backgroundColor = .green
                }
                #expect(use() == .taps)
                host.stage.close()
            }
        }

        /// A tree of views with everything that decides what a touch hits.
        private final class RandomViewController: UIViewController {
            var random: SeededGenerator

            init(seed: UInt64) {
                random = SeededGenerator(seed: seed)
                super.init(nibName: nil, bundle: nil)
            }

            required init?(coder: NSCoder) {
                nil
            }

            override func viewDidLoad() {
                super.viewDidLoad()
                fill(view, size: CGSize(width: 200, height: 300), depth: 0)
            }

            private func fill(_ view: UIView, size: CGSize, depth: Int) {
                guard depth < 4 else { return }
                for _ in 0..<Int.random(in: 1...4, using: &random) {
                    let frame = CGRect(
                        x: .random(in: -20...size.width * 0.7, using: &random),
                        y: .random(in: -20...size.height * 0.7, using: &random),
                        width: .random(in: 20...size.width, using: &random),
                        height: .random(in: 20...size.height, using: &random))
                    let child = make(frame, depth)
                    view.addSubview(child)
                    decorate(child, depth)
                    fill(child, size: frame.size, depth: depth + 1)
                }
            }

            private func make(_ frame: CGRect, _ depth: Int) -> UIView {
                switch Int.random(in: 0..<6, using: &random) {
                case 0: UIButton(frame: frame)
                case 1: UISlider(frame: frame)
                case 2 where depth > 0: HalfView(frame: frame)
                default: UIView(frame: frame)
                }
            }

            private func decorate(_ view: UIView, _ depth: Int) {
                switch Int.random(in: 0..<10, using: &random) {
                case 0: view.isHidden = true
                case 1: view.alpha = 0
                case 2: view.isUserInteractionEnabled = false
                case 3: view.transform = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 1.5, y: 0.5)
                // Beside the root's own subviews it would leave everything to the plugin.
                case 4 where depth > 0: view.layer.zPosition = .random(in: -1...1, using: &random)
                case 5: view.bounds.origin = CGPoint(x: 10, y: -15)
                case 6: (view as? UIControl)?.isEnabled = false
                case 7: view.clipsToBounds = true
                case 8: view.layer.addSublayer(CALayer())
                default: break
                }
                switch Int.random(in: 0..<5, using: &random) {
                case 0: view.addGestureRecognizer(UITapGestureRecognizer())
                case 1: view.addGestureRecognizer(UIPanGestureRecognizer())
                case 2: view.addGestureRecognizer(UISwipeGestureRecognizer())
                default: break
                }
            }
        }

        /// How many places of a tree the host knows, where every one of them is what the plugin says.
        private func countKnown(seed: UInt64) throws -> Int {
            let host = try InMemoryHost { _ in RandomViewController(seed: seed) }
            let pane = host.showPane()
            host.pass(FramePace.frame)
            let window = try #require(host.controller(RandomViewController.self).view.window)
            var known = 0
            for x in stride(from: CGFloat(1), to: 200, by: 11) {
                for y in stride(from: CGFloat(1), to: 300, by: 11) {
                    let point = CGPoint(x: x, y: y)
                    window.sendTouch(id: 1, phase: .began, at: point, timestamp: 0)
                    let use = window.gestureUse(ofTouch: 1)
                    window.sendTouch(id: 1, phase: .cancelled, at: point, timestamp: 0)
                    guard let seen = pane.gestureUse(at: point) else { continue }
                    known += 1
                    #expect(seen == use, "seed \(seed), at \(point)")
                }
            }
            host.stage.close()
            return known
        }

        @Test("Wherever the host knows what is made use of, it is what the plugin says")
        func agrees() throws {
            let known = try (1...12).map { try countKnown(seed: $0) }
            // Some trees have a view in front of everything that only the plugin knows about.
            #expect(known.count { $0 > 100 } >= 8, "\(known)")
        }
    }
}
