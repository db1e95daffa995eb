import HostStaging
import PluginHost
import PluginProtocol
import QuartzCore
import Testing
import UIKit
import UIKitTesting

extension HostAndPlugin {
    @Suite("A pane that its container changes in an animation") @MainActor struct Transitions {
        /// Shows a part that moves along with each transition.
        private final class FollowingViewController: UIViewController {
            let part = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            let filling = UIView()

            override func viewDidLoad() {
                super.viewDidLoad()
                part.backgroundColor = .red
                filling.backgroundColor = .blue
                filling.frame = view.bounds
                filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                view.addSubview(filling)
                view.addSubview(part)
            }

            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                coordinator.animate { [part] _ in part.center.x = size.width - 10 }
            }
        }

        /// What runs on the layers of the pane, however deep, as the host shows it.
        private func running(below layer: CALayer) -> [LayerAnimation] {
            layer.runningAnimations + layer.children.flatMap { running(below: $0) }
        }

        private static let slow = AnimationParameters(duration: 1.5, pace: .curve(.easeIn))

        @Test("What the plugin animates alongside takes as long as the host's animation, and goes on as it does")
        func alongside() throws {
            try ManualFrameClock.use { time in
                let host = try InMemoryHost { _ in FollowingViewController() }
                let pane = host.showPane()
                let size = CGSize(width: 100, height: 150)
                let transition = TransitionCoordinator(in: host.stage.window, animation: Self.slow)
                pane.viewWillTransition(to: size, with: transition)
                transition.run { pane.view.frame.size = size }
                host.settle()
                let moves = running(below: pane.view.layer).filter { $0.property == .position }
                #expect(moves.contains { $0.timing.duration == 1.5 && $0.pace == .curve(.easeIn) })
                let controller: FollowingViewController = try host.controller()
                #expect(controller.part.center.x == 90)
                // Whoever takes part in a transition is kept until that is over.
                time.advance(by: .seconds(2))
                host.settle()
            }
        }

        @Test("A pane that is resized in a plain animation takes what the plugin shows along")
        func resize() throws {
            try ManualFrameClock.use { time in
                let host = try InMemoryHost { _ in FollowingViewController() }
                let pane = host.showPane()
                UIView.animate(Self.slow) { pane.view.frame.size = CGSize(width: 100, height: 150) }
                host.settle()
                let sizes = running(below: pane.view.layer).filter { $0.property == .boundsSize }
                // The pane, the plugin's view and what fills that.
                #expect(sizes.count == 3)
                #expect(sizes.allSatisfy { $0.timing.duration == 1.5 && $0.pace == .curve(.easeIn) })
                // Whoever takes part in a transition is kept until that is over.
                time.advance(by: .seconds(2))
                host.settle()
            }
        }

        @Test("A pane that is resized at once runs nothing")
        func atOnce() throws {
            let host = try InMemoryHost { _ in FollowingViewController() }
            let pane = host.showPane()
            pane.view.frame.size = CGSize(width: 100, height: 150)
            host.settle()
            #expect(running(below: pane.view.layer).isEmpty)
        }

        /// Notes what becomes of transitions.
        private final class NotingViewController: UIViewController {
            var notes: [String] = []

            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                coordinator.animate { [weak self] _ in
                    self?.notes.append("alongside \(size.width)")
                } completion: { [weak self] context in
                    self?.notes.append("\(size.width) \(context.isCancelled ? "cancelled" : "done")")
                }
            }
        }

        private func transition(_ host: InMemoryHost) -> TransitionCoordinator {
            TransitionCoordinator(in: host.stage.window, animation: Self.slow)
        }

        @Test("What the host's coordinator never asks for comes before its end")
        func neverAskedFor() throws {
            let host = try InMemoryHost { _ in NotingViewController() }
            let pane = host.showPane()
            let transition = transition(host)
            pane.viewWillTransition(to: CGSize(width: 50, height: 50), with: transition)
            let controller: NotingViewController = try host.controller()
            host.settle()
            #expect(controller.notes == [])
            transition.finish(isCancelled: true)
            host.settle()
            #expect(controller.notes == ["alongside 50.0", "50.0 cancelled"])
        }

        @Test("A coordinator that is over is over in the plugin too")
        func over() throws {
            let host = try InMemoryHost { _ in NotingViewController() }
            let pane = host.showPane()
            let transition = transition(host)
            transition.finish()
            for width in [50, 60] { pane.viewWillTransition(to: CGSize(width: width, height: 50), with: transition) }
            host.settle()
            let controller: NotingViewController = try host.controller()
            #expect(controller.notes == ["alongside 50.0", "50.0 done", "alongside 60.0", "60.0 done"])
        }

        @Test("A scene that is closed in the middle of a transition hears that it is over")
        func closed() async throws {
            let host = try InMemoryHost { _ in NotingViewController() }
            let transition = transition(host)
            let controller: NotingViewController
            do {
                let pane = host.showPane()
                pane.viewWillTransition(to: CGSize(width: 50, height: 50), with: transition)
                host.settle()
                controller = try host.controller()
                host.stage.remove(pane)
            }
            try await host.wait(until: "the scene is closed") { !controller.notes.isEmpty }
            #expect(controller.notes == ["alongside 50.0", "50.0 cancelled"])
        }
    }
}
