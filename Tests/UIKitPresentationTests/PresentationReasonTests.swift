import Testing
import UIKit
import UIKitTesting

extension UIKitPresentation {
    /// The reasons for which apps present, and how the parts of a presentation go together.
    @Suite("Reasons to present") @MainActor struct PresentationReasonTests {
        private let staging = PresentationStaging()
        private var stage: Stage { staging.stage }

        enum Reason: String, CaseIterable {
            case information, content, mode, orientation, transition
        }

        /// Gives a name when the test says that its user has typed it.
        private final class NameViewController: UIViewController {
            var onEnd: (String) -> Void = { _ in }

            func finish() { onEnd("Ada") }
        }

        /// Presents another interface as long as the window is wider than high.
        private final class UprightViewController: UIViewController {
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                if size.width > size.height, presentedViewController == nil {
                    let across = UIViewController()
                    across.modalPresentationStyle = .fullScreen
                    present(across, animated: false)
                } else if size.width < size.height {
                    dismiss(animated: false)
                }
            }
        }

        private func present(_ controller: UIViewController, _ style: UIModalPresentationStyle) {
            controller.modalPresentationStyle = style
            staging.present(controller, from: staging.first)
        }

        @Test(
            "PRES-15 a question, content for a while, another mode, another orientation and a transition of its own are presented, and all is as before",
            arguments: Reason.allCases)
        func reasons(reason: Reason) throws {
            let first = staging.first
            first.title = "before"
            switch reason {
            case .information:
                let editor = NameViewController()
                var name = ""
                editor.onEnd = {
                    name = $0
                    first.dismiss(animated: false)
                }
                present(editor, .formSheet)
                editor.finish()
                #expect(name == "Ada")
            case .content:
                let content = UIViewController()
                content.preferredContentSize = CGSize(width: 200, height: 100)
                content.popoverPresentationController?.sourceView = first.view
                content.modalPresentationStyle = .popover
                content.popoverPresentationController?.sourceView = first.view
                staging.present(content, from: first)
                #expect(content.view.window != nil && first.view.window != nil)
                stage.tap(CGPoint(x: 995, y: 695))
                stage.update()
                first.dismiss(animated: false)
            case .mode:
                let game = UINavigationController(rootViewController: UIViewController())
                present(game, .fullScreen)
                #expect(first.view.window == nil && game.topViewController?.view.window != nil)
                game.dismiss(animated: false)
            case .orientation:
                let upright = UprightViewController()
                stage.window.rootViewController = upright
                stage.window.resize(to: CGSize(width: 700, height: 1000))
                stage.update()
                stage.window.resize(to: CGSize(width: 1000, height: 700))
                stage.update()
                #expect(upright.presentedViewController != nil)
                stage.window.resize(to: CGSize(width: 700, height: 1000))
                stage.update()
                #expect(upright.presentedViewController == nil && upright.view.window != nil)
                stage.window.rootViewController = first
            case .transition:
                ManualFrameClock.use { time in
                    let scene = UIViewController()
                    scene.modalPresentationStyle = .fullScreen
                    scene.modalTransitionStyle = .crossDissolve
                    first.present(scene, animated: true)
                    stage.update()
                    #expect(scene.view.layer.presentation().map { $0.opacity < 1 } == true)
                    time.advance(by: .seconds(1))
                    stage.update()
                    first.dismiss(animated: false)
                }
            }
            stage.update()
            #expect(first.presentedViewController == nil && first.view.window != nil && first.title == "before")
        }

        @Test(
            "TRANS-07 the transition style decides how a view comes, the presentation style where it is, whatever the other is"
        )
        func independent() {
            var places: [UIModalPresentationStyle: Set<String>] = [:]
            var motions: [UIModalTransitionStyle: Set<String>] = [:]
            for style in [UIModalPresentationStyle.fullScreen, .overFullScreen, .formSheet] {
                for transition in [UIModalTransitionStyle.coverVertical, .crossDissolve] {
                    ManualFrameClock.use { time in
                        let shown = UIViewController()
                        shown.modalPresentationStyle = style
                        shown.modalTransitionStyle = transition
                        staging.first.present(shown, animated: true)
                        stage.update()
                        let layers = sequence(first: shown.view as UIView, next: \.superview).prefix(3).map(\.layer)
                        let fades = layers.contains { ($0.presentation()?.opacity ?? 1) < 0.5 }
                        let slides = layers.contains { $0.presentation().map { $0.frame.minY > 600 } == true }
                        motions[transition, default: []].insert("\(fades) \(slides)")
                        time.advance(by: .seconds(1))
                        stage.update()
                        let frame = shown.view.convert(shown.view.bounds, to: nil)
                        places[style, default: []].insert("\(frame) \(staging.first.view.window == nil)")
                        staging.first.dismiss(animated: false)
                        stage.update()
                    }
                }
            }
            #expect(places.values.allSatisfy { $0.count == 1 } && Set(places.values).count == 3)
            #expect(motions == [.coverVertical: ["false true"], .crossDissolve: ["true false"]])
        }

        @Test("FRAME-16 a popover that is sized by its own property only has that size")
        @available(*, deprecated)
        func popoverSize() {
            let content = UIViewController()
            let popover = UIPopoverController(contentViewController: content)
            popover.contentSize = CGSize(width: 240, height: 160)
            popover.present(
                from: CGRect(x: 300, y: 100, width: 40, height: 40), in: staging.first.view,
                permittedArrowDirections: .any, animated: false)
            stage.update()
            #expect(content.view.bounds.size == CGSize(width: 240, height: 160))
            #expect(content.preferredContentSize == .zero)
            popover.dismiss(animated: false)
            stage.update()
            #expect(content.view.window == nil)
        }

        /// Writes into a log when it is made, when it reports, and when it is gone.
        private final class LoggedViewController: UIViewController {
            let log: Log
            let name: String

            init(_ name: String, _ log: Log) {
                self.name = name
                self.log = log
                super.init(nibName: nil, bundle: nil)
                log.lines.append("\(name) is made")
            }

            required init?(coder: NSCoder) { nil }

            deinit {
                let (log, name) = (log, name)
                MainActor.assumeIsolated { log.lines.append("\(name) is gone") }
            }

            func report(_ word: String) {
                log.lines.append("\(name) reports \(word)")
                presentingViewController?.dismiss(animated: false)
            }
        }

        @MainActor private final class Log {
            var lines: [String] = []
        }

        @Test("FLOW-01 controllers are made and go through a run of an app, and talk while they are there")
        func run() {
            let log = Log()
            for name in ["first", "second"] {
                weak var shown: LoggedViewController?
                do {
                    let controller = LoggedViewController(name, log)
                    controller.modalPresentationStyle = .fullScreen
                    staging.present(controller, from: staging.first)
                    shown = controller
                }
                stage.update()
                shown?.report("done")
                stage.update()
                stage.update()
            }
            #expect(
                log.lines == [
                    "first is made", "first reports done", "first is gone", "second is made", "second reports done",
                    "second is gone",
                ])
        }
    }
}
