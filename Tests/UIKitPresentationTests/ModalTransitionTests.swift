import ParityScenarios
import Testing
import UIKit
import UIKitTesting

extension UIKitPresentation {
    @Suite("Transitions of presentations") @MainActor struct ModalTransitionTests {
        private let staging = PresentationStaging()
        private let custom = CustomTransition()
        private var stage: Stage { staging.stage }

        @Test("TRANS-02 the transition styles have UIKit's raw values, and the first is the default")
        func rawValues() {
            let table: [(UIModalTransitionStyle, Int)] = [
                (.coverVertical, 0), (.flipHorizontal, 1), (.crossDissolve, 2), (.partialCurl, 3),
            ]
            for (style, value) in table { #expect(style.rawValue == value) }
            #expect(UIViewController().modalTransitionStyle == .coverVertical)
        }

        @Test(
            "TRANS-01 TRANS-05 TRANS-06 each style moves the views in its own way, and leaves them as they were",
            arguments: [
                UIModalTransitionStyle.coverVertical, .flipHorizontal, .crossDissolve, .partialCurl,
            ], [UIModalPresentationStyle.fullScreen, .overFullScreen])
        func styles(style: UIModalTransitionStyle, presentation: UIModalPresentationStyle) {
            ManualFrameClock.use { time in
                let (a, b) = (staging.first, staging.second)
                b.modalTransitionStyle = style
                b.modalPresentationStyle = presentation
                a.present(b, animated: true)
                stage.update()
                let moved = [a.view, b.view, b.view.superview].compactMap(\.self).filter(\.layer.hasAnimations)
                switch (style, presentation) {
                case (.coverVertical, _), (.crossDissolve, _), (_, .overFullScreen): #expect(moved == [b.view])
                case (.partialCurl, _): #expect(moved == [a.view])
                default: #expect(moved == [a.view, b.view])
                }
                time.advance(by: .seconds(1))
                stage.update()
                #expect(b.view.frame == stage.window.bounds && b.view.alpha == 1 && !b.view.isHidden)
                a.dismiss(animated: true)
                stage.update()
                time.advance(by: .seconds(1))
                stage.update()
                #expect(stage.window.subviews == [a.view] && a.view.frame == stage.window.bounds)
                #expect(!a.view.isHidden && a.view.alpha == 1 && a.view.layer.shadowOpacity == 0)
                #expect(a.view.layer.shadowRadius == CALayer().shadowRadius)
                #expect([a.view, b.view].allSatisfy { $0?.transform == .identity && $0?.alpha == 1 })
            }
        }

        @Test("TRANS-03 TRANS-04 by default the view comes from below the window, and leaves to there")
        func drawer() {
            ManualFrameClock.use { time in
                let (a, b) = (staging.first, staging.second)
                a.present(b, animated: true)
                stage.update()
                #expect(b.view.layer.presentation()?.frame.minY ?? 0 > 600)
                time.advance(by: .seconds(1))
                stage.update()
                b.dismiss(animated: true)
                stage.update()
                time.advance(by: .milliseconds(399))
                stage.update()
                #expect(b.view.layer.presentation()?.frame.minY ?? 0 > 600)
                time.advance(by: .milliseconds(1))
                stage.update()
            }
        }

        @Test("CTX-08 TRANS-08 the context's transition style wins where it provides one")
        func contextStyle() {
            ManualFrameClock.use { time in
                let (a, b) = (staging.first, staging.second)
                a.modalTransitionStyle = .crossDissolve
                a.providesPresentationContextTransitionStyle = true
                b.modalTransitionStyle = .coverVertical
                a.present(b, animated: true)
                stage.update()
                #expect(b.view.layer.presentation()?.opacity ?? 1 < 0.5)
                #expect(b.view.layer.presentation()?.frame.minY == 0)
                time.advance(by: .seconds(1))
                stage.update()
            }
        }

        @Test("STYLE-17 TRANS-09 PRES-23 an app's own presentation and animator are called in UIKit's order")
        func ownPresentation() {
            ManualFrameClock.use { time in
                let (a, b) = (staging.first, staging.second)
                b.modalPresentationStyle = .custom
                b.transitioningDelegate = custom
                a.present(b, animated: true) { TraceRecorder.shared.record("done") }
                stage.update()
                #expect(b.view.alpha == 1 && b.view.layer.presentation()?.opacity ?? 1 < 0.1)
                time.advance(by: .milliseconds(100))
                stage.update()
                #expect(
                    custom.presentation?.dimming.layer.presentation().map { $0.opacity > 0.1 && $0.opacity < 0.4 }
                        == true)
                time.advance(by: .milliseconds(100))
                stage.update()
                #expect(
                    steps() == [
                        "PC present willBegin window=true", "B viewWillAppear(true)", "animate",
                        "B viewIsAppearing(true)",
                        "PC present didEnd true", "B viewDidAppear(true)", "done", "ended true",
                    ])
                #expect(b.view.frame == CGRect(x: 0, y: 350, width: 1000, height: 350) && custom.sources == [a])
                #expect(b.presentationController === custom.presentation && a.view.window != nil)
                a.dismiss(animated: true) { TraceRecorder.shared.record("done") }
                stage.update()
                time.advance(by: .milliseconds(200))
                stage.update()
                #expect(
                    steps() == [
                        "B viewWillDisappear(true)", "PC dismiss willBegin", "animate", "PC dismiss didEnd true",
                        "B viewDidDisappear(true)", "done", "ended true",
                    ])
                #expect(stage.window.subviews == [a.view])
            }
        }

        private func steps() -> [String] {
            TraceRecorder.shared.take().filter {
                $0.contains("PC ") || $0.contains("ppear") || ["animate", "done"].contains($0) || $0.hasPrefix("ended")
            }.map { $0.hasPrefix("B ") ? String($0.prefix { $0 != ")" }) + ")" : $0 }
        }

        @Test("A gesture moves an animator's animation, and lets it go on or back", arguments: [false, true])
        func interactive(isCancelled: Bool) {
            ManualFrameClock.use { time in
                let (a, b) = (staging.first, staging.second)
                b.modalPresentationStyle = .custom
                b.transitioningDelegate = custom
                staging.present(b, from: a)
                let interaction = UIPercentDrivenInteractiveTransition()
                custom.interaction = interaction
                _ = TraceRecorder.shared.take()
                a.dismiss(animated: true)
                stage.update()
                #expect(b.transitionCoordinator?.isInteractive == true)
                interaction.update(0.5)
                stage.update()
                time.advance(by: .seconds(5))
                stage.update()
                #expect(b.view.layer.presentation().map { abs($0.opacity - 0.5) < 0.01 } == true)
                #expect(custom.presentation?.dimming.layer.presentation().map { abs($0.opacity - 0.25) < 0.01 } == true)
                isCancelled ? interaction.cancel() : interaction.finish()
                stage.update()
                time.advance(by: .seconds(1))
                stage.update()
                if isCancelled {
                    #expect(
                        steps() == [
                            "B viewWillDisappear(true)", "PC dismiss willBegin", "animate", "PC dismiss didEnd false",
                            "B viewWillAppear(true)", "B viewIsAppearing(true)", "B viewDidAppear(true)", "ended false",
                        ])
                    #expect(b.view.window != nil && b.view.alpha == 1 && a.presentedViewController === b)
                    #expect(custom.presentation?.dimming.alpha == 0.5)
                } else {
                    #expect(
                        steps() == [
                            "B viewWillDisappear(true)", "PC dismiss willBegin", "animate", "PC dismiss didEnd true",
                            "B viewDidDisappear(true)", "ended true",
                        ])
                    #expect(a.presentedViewController == nil && stage.window.subviews == [a.view])
                }
            }
        }

        @Test("A presentation that a gesture takes back leaves nothing behind")
        func cancelledPresentation() {
            ManualFrameClock.use { time in
                let (a, b) = (staging.first, staging.second)
                b.modalPresentationStyle = .custom
                b.transitioningDelegate = custom
                let interaction = UIPercentDrivenInteractiveTransition()
                custom.interaction = interaction
                a.present(b, animated: true)
                stage.update()
                interaction.update(0.3)
                interaction.cancel()
                time.advance(by: .seconds(1))
                stage.update()
                #expect(a.presentedViewController == nil && b.presentingViewController == nil)
                #expect(stage.window.subviews == [a.view] && b.viewIfLoaded?.window == nil)
                #expect(custom.presentation == nil)
                staging.present(staging.third, from: a)
                #expect(a.presentedViewController === staging.third)
            }
        }

        @Test("The coordinator says who comes and goes, and animates along with an animator of the app's")
        func coordinator() {
            ManualFrameClock.use { time in
                let (a, b) = (staging.first, staging.second)
                b.transitioningDelegate = custom
                a.present(b, animated: true)
                let coordinator = b.transitionCoordinator
                #expect(coordinator === a.transitionCoordinator && coordinator?.transitionDuration == 0.2)
                #expect(
                    coordinator?.viewController(forKey: .from) === a && coordinator?.viewController(forKey: .to) === b)
                #expect(coordinator?.view(forKey: .to) === b.view && coordinator?.presentationStyle == .fullScreen)
                var isOver = false
                coordinator?.animate(alongsideTransition: nil) { _ in isOver = true }
                stage.update()
                #expect(!isOver)
                time.advance(by: .milliseconds(200))
                stage.update()
                #expect(isOver && b.transitionCoordinator == nil)
            }
        }
    }
}
