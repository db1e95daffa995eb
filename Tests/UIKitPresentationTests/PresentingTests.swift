import ParityScenarios
import Testing
import UIKit
import UIKitTesting

extension UIKitPresentation {
    @Suite("Presenting") @MainActor struct PresentingTests {
        private let staging = PresentationStaging()
        private var stage: Stage { staging.stage }

        private func done(_ what: String) -> () -> Void {
            { TraceRecorder.shared.record("done(\(what))") }
        }

        @Test(
            "APPR-18 PRES-03 STYLE-09 a full-screen presentation tells both in UIKit's order", arguments: [false, true])
        func fullScreen(animated: Bool) {
            ManualFrameClock.use { time in
                let (a, b) = (staging.first, staging.second)
                a.present(b, animated: animated, completion: done("present"))
                stage.update()
                if animated {
                    #expect(a.view.window === stage.window)
                    time.advance(by: .seconds(1))
                    stage.update()
                }
                #expect(
                    staging.story() == [
                        "B viewDidLoad", "A viewWillDisappear(\(animated))", "B viewWillAppear(\(animated))",
                        "B viewIsAppearing(\(animated))", "B viewDidAppear(\(animated))",
                        "A viewDidDisappear(\(animated))", "done(present)",
                    ])
                #expect(a.viewIfLoaded?.window == nil && b.view.window === stage.window)
                b.dismiss(animated: animated, completion: done("dismiss"))
                stage.update()
                time.advance(by: .seconds(1))
                stage.update()
                #expect(
                    staging.story() == [
                        "B viewWillDisappear(\(animated))", "A viewWillAppear(\(animated))",
                        "A viewIsAppearing(\(animated))", "A viewDidAppear(\(animated))",
                        "B viewDidDisappear(\(animated))", "done(dismiss)",
                    ])
                #expect(a.view.superview === stage.window && b.viewIfLoaded?.window == nil)
                #expect(stage.window.subviews == [a.view])
            }
        }

        @Test(
            "APPR-18 STYLE-10 styles that keep the presenter's view in place send it nothing",
            arguments: [
                UIModalPresentationStyle.overFullScreen, .overCurrentContext, .pageSheet, .formSheet, .custom,
            ])
        func over(style: UIModalPresentationStyle) {
            let (a, b) = (staging.first, staging.second)
            b.modalPresentationStyle = style
            a.present(b, animated: false, completion: done("present"))
            stage.update()
            #expect(
                staging.story() == [
                    "B viewDidLoad", "B viewWillAppear(false)", "B viewIsAppearing(false)", "B viewDidAppear(false)",
                    "done(present)",
                ])
            #expect(a.view.window === stage.window && a.view.superview === stage.window)
            a.dismiss(animated: false, completion: done("dismiss"))
            stage.update()
            #expect(
                staging.story() == ["B viewWillDisappear(false)", "B viewDidDisappear(false)", "done(dismiss)"])
        }

        @Test(
            "PRES-02 PRES-04 HIER-06 the relationship is there when present returns"
        )
        func relationship() {
            let (a, b) = (staging.first, staging.second)
            a.present(b, animated: true, completion: nil)
            #expect(a.presentedViewController === b && b.presentingViewController === a)
            #expect(a.presentingViewController == nil && b.presentedViewController == nil)
            a.dismiss(animated: false, completion: nil)
        }

        @Test("HIER-08 PRES-19 who presents nothing and is not presented knows of nobody, before and after")
        func noRelationship() {
            let (a, b) = (staging.first, staging.second)
            #expect(a.presentedViewController == nil && a.presentingViewController == nil)
            #expect(b.presentedViewController == nil && b.presentingViewController == nil)
            staging.present(b, from: a)
            for _ in 0..<5 { stage.update() }
            #expect(a.presentedViewController === b)
            a.dismiss(animated: false)
            #expect(a.presentedViewController == nil && b.presentingViewController == nil)
        }

        @Test("PRES-05 PRES-22 HIER-12 what is presented is shown above the presenter's content, and appears")
        func shown() {
            let (a, b) = (staging.first, staging.second)
            b.modalPresentationStyle = .overFullScreen
            staging.present(b, from: a)
            #expect(staging.story().last == "B viewDidAppear(false)")
            let hit = stage.window.hitTest(CGPoint(x: 500, y: 300), with: nil)
            #expect(hit === b.view && b.view.window === a.view.window)
            b.dismiss(animated: false)
            stage.update()
        }

        @Test("APPR-09 APPR-12 APPR-13 callbacks can ask why the view appears or disappears")
        func reasons() {
            let (a, b) = (ReasonViewController(), ReasonViewController())
            stage.window.rootViewController = a
            stage.update()
            b.modalPresentationStyle = .fullScreen
            (a.reasons, b.reasons) = ([], [])
            staging.present(b, from: a)
            #expect(b.reasons == ["will presented", "did presented"])
            #expect(a.reasons == ["willNot", "didNot"])
            let c = ReasonViewController()
            c.modalPresentationStyle = .fullScreen
            (a.reasons, b.reasons) = ([], [])
            staging.present(c, from: b)
            #expect(b.reasons == ["willNot", "didNot"], "It is covered, and not dismissed.")
            b.reasons = []
            b.dismiss(animated: false)
            stage.update()
            #expect(c.reasons.suffix(2) == ["willNot dismissed", "didNot dismissed"])
            #expect(b.reasons == ["will", "did"], "It is shown again, and not presented.")
            b.reasons = []
            a.dismiss(animated: false)
            stage.update()
            #expect(b.reasons == ["willNot dismissed", "didNot dismissed"])
            #expect(!b.isBeingDismissed && !b.isBeingPresented)
        }

        @Test("HIER-07 both properties answer for the neighbours in the hierarchy")
        func neighbours() {
            let (a, b) = (staging.first, staging.second)
            let (child, inner) = (UIViewController(), UIViewController())
            stage.embed(child)
            b.addChild(inner)
            b.view.addSubview(inner.view)
            inner.didMove(toParent: b)
            staging.present(b, from: child)
            #expect(child.presentedViewController === b && inner.presentingViewController === a)
        }

        @Test("PRES-12 HIER-09 presented controllers present in turn, and each is dismissed by itself")
        func chain() {
            let (a, b, c) = (staging.first, staging.second, staging.third)
            staging.present(b, from: a)
            staging.present(c, from: b)
            #expect(a.presentedViewController?.presentedViewController === c)
            #expect(c.presentingViewController?.presentingViewController === a)
            #expect(c.view.window != nil && b.viewIfLoaded?.window == nil && a.viewIfLoaded?.window == nil)
            c.dismiss(animated: false)
            stage.update()
            #expect(b.presentedViewController == nil && b.view.window != nil && a.viewIfLoaded?.window == nil)
            b.dismiss(animated: false)
            stage.update()
            #expect(a.presentedViewController == nil && a.view.superview === stage.window)
        }

        @Test(
            "PRES-13 dismissing at the bottom takes everything down, and only the topmost view moves",
            arguments: [false, true])
        func wholeChain(animated: Bool) {
            ManualFrameClock.use { time in
                let (a, b, c) = (staging.first, staging.second, staging.third)
                c.modalPresentationStyle = .overFullScreen
                staging.present(b, from: a)
                staging.present(c, from: b)
                _ = staging.story()
                a.dismiss(animated: animated, completion: done("dismiss"))
                if animated {
                    stage.update()
                    #expect(c.view.layer.hasAnimations && !b.view.layer.hasAnimations)
                    #expect(a.view.window === stage.window)
                }
                time.advance(by: .seconds(1))
                stage.update()
                let story = staging.story()
                #expect(
                    story.filter { $0.hasPrefix("C") } == [
                        "C viewWillDisappear(\(animated))", "C viewDidDisappear(\(animated))",
                    ])
                #expect(
                    story.filter { $0.hasPrefix("B") } == ["B viewWillDisappear(false)", "B viewDidDisappear(false)"])
                #expect(
                    story.filter { $0.hasPrefix("A") }.map { $0.replacing("(\(animated))", with: "") } == [
                        "A viewWillAppear", "A viewIsAppearing", "A viewDidAppear",
                    ])
                #expect(story.last == "done(dismiss)")
                #expect(stage.window.subviews == [a.view])
                #expect(b.presentingViewController == nil && c.presentingViewController == nil)
            }
        }

        @Test(
            "PRES-11 the presented controller may dismiss itself, and one that has presented dismisses what it presented"
        )
        func ownDismissal() {
            let (a, b, c) = (staging.first, staging.second, staging.third)
            staging.present(b, from: a)
            staging.present(c, from: b)
            b.dismiss(animated: false)
            stage.update()
            #expect(a.presentedViewController === b && b.presentedViewController == nil)
            b.dismiss(animated: false)
            stage.update()
            #expect(a.presentedViewController == nil)
            _ = c
        }

        @Test("PRES-14 after dismissal the presenter lets go of the presented controller")
        func release() {
            weak var presented: UIViewController?
            weak var presentation: UIPresentationController?
            autoreleased {
                let b = UIViewController()
                b.modalPresentationStyle = .formSheet
                presented = b
                staging.present(b, from: staging.first)
                presentation = b.presentationController
                b.dismiss(animated: false)
                stage.update()
            }
            stage.update()
            #expect(presented == nil && presentation == nil)
        }

        private func autoreleased(_ body: () -> Void) { body() }

        @Test("PRES-09 PRES-10 WIN-19 it stays until it is dismissed, and then all is as it was")
        func stays() {
            let (a, b) = (staging.first, staging.second)
            let label = UILabel()
            label.text = "state"
            a.view.addSubview(label)
            staging.present(b, from: a)
            for _ in 0..<20 { stage.update() }
            #expect(b.view.window === stage.window)
            a.dismiss(animated: false)
            stage.update()
            #expect(b.viewIfLoaded?.window == nil && a.view.window === stage.window && label.superview === a.view)
        }

        @Test(
            "PRES-02 what is presented comes and goes with an animation or without one, whether anybody waits or not",
            arguments: [false, true], [false, true])
        func flags(isAnimated: Bool, isAwaited: Bool) {
            ManualFrameClock.use { time in
                let (a, b) = (staging.first, staging.second)
                b.modalPresentationStyle = .fullScreen
                var calls: [String] = []
                a.present(b, animated: isAnimated, completion: isAwaited ? { calls.append("is there") } : nil)
                stage.update()
                #expect(b.isBeingPresented == isAnimated && b.view.window === stage.window)
                time.advance(by: .seconds(2))
                stage.update()
                #expect(!b.isBeingPresented && a.view.window == nil)
                a.dismiss(animated: isAnimated, completion: isAwaited ? { calls.append("is gone") } : nil)
                stage.update()
                #expect(b.isBeingDismissed == isAnimated && a.view.window === stage.window)
                time.advance(by: .seconds(2))
                stage.update()
                #expect(a.presentedViewController == nil && b.view.window == nil)
                #expect(calls == (isAwaited ? ["is there", "is gone"] : []))
            }
        }

        @Test("PRES-06 CONT-38 a container is presented as a content controller is")
        func container() {
            let page = TracingViewController(name: "page")
            let navigation = UINavigationController(rootViewController: page)
            navigation.modalPresentationStyle = .fullScreen
            staging.present(navigation, from: staging.first)
            #expect(page.view.window === stage.window && page.presentingViewController === staging.first)
            let next = UIViewController()
            navigation.pushViewController(next, animated: false)
            stage.update()
            next.dismiss(animated: false)
            stage.update()
            #expect(staging.first.presentedViewController == nil && navigation.viewIfLoaded?.window == nil)
        }

        @Test("RESP-04 what a presented controller does not handle goes to the one that presents it")
        func responders() {
            staging.present(staging.second, from: staging.first)
            #expect(staging.second.next === staging.first)
            #expect(staging.first.next !== staging.second)
        }

        @Test("show(_:sender:) presents where no container shows controllers")
        func show() {
            let (a, b) = (staging.first, staging.second)
            let child = UIViewController()
            stage.embed(child)
            UIView.performWithoutAnimation { child.show(b, sender: nil) }
            stage.update()
            #expect(a.presentedViewController === b)
        }

        @Test("A window that is hidden and shown again tells what is in front")
        func hiddenWindow() {
            let (a, b) = (staging.first, staging.second)
            staging.present(b, from: a)
            _ = staging.story()
            stage.window.isHidden = true
            #expect(staging.story() == ["B viewWillDisappear(false)", "B viewDidDisappear(false)"])
            stage.window.isHidden = false
            stage.update()
            #expect(
                staging.story() == ["B viewWillAppear(false)", "B viewIsAppearing(false)", "B viewDidAppear(false)"])
            #expect(a.viewIfLoaded?.window == nil)
        }

        @Test("Another root takes away all that the one before presented")
        func otherRoot() {
            let (a, b, c) = (staging.first, staging.second, staging.third)
            staging.present(b, from: a)
            staging.present(c, from: b)
            let other = UIViewController()
            stage.window.rootViewController = other
            stage.update()
            #expect(stage.window.subviews == [other.view])
            #expect(a.presentedViewController == nil && c.presentingViewController == nil)
        }

        @Test("A page that takes away what it presents when it goes itself has each of them end once")
        func dismissingOnTheWay() {
            let (b, c, d) = (LeavingViewController(), UIViewController(), UIViewController())
            var ends: [String] = []
            var below: UIViewController = staging.first
            for (name, page) in [("B", b), ("C", c), ("D", d)] {
                page.modalPresentationStyle = .overFullScreen
                page.onPresentationChange = { if case .didEnd = $0 { ends.append(name) } }
                staging.present(page, from: below)
                below = page
            }
            staging.first.dismiss(animated: false)
            stage.update()
            #expect(ends.sorted() == ["B", "C", "D"] && b.hasLeft)
            #expect(staging.first.presentedViewController == nil && stage.window.subviews.count == 1)
        }

        @Test("What comes while something still moves ends that at once")
        func hasty() {
            ManualFrameClock.use { time in
                let (a, b) = (staging.first, staging.second)
                a.present(b, animated: true, completion: done("present"))
                stage.update()
                b.dismiss(animated: true, completion: done("dismiss"))
                stage.update()
                a.present(staging.third, animated: true)
                stage.update()
                time.advance(by: .seconds(2))
                stage.update()
                #expect(a.presentedViewController === staging.third && b.presentingViewController == nil)
                #expect(stage.window.subviews.count == 1 && staging.third.view.window != nil)
                #expect(staging.story().filter { $0.hasPrefix("done") } == ["done(present)", "done(dismiss)"])
            }
        }
    }
}

/// Takes away what it presents when its view goes.
private final class LeavingViewController: UIViewController {
    var hasLeft = false

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        hasLeft = true
        dismiss(animated: false)
    }
}

private final class ReasonViewController: UIViewController {
    var reasons: [String] = []

    private func note(_ what: String) {
        reasons.append(what + (isBeingPresented ? " presented" : "") + (isBeingDismissed ? " dismissed" : ""))
    }

    override func viewWillAppear(_ animated: Bool) { note("will") }
    override func viewDidAppear(_ animated: Bool) { note("did") }
    override func viewWillDisappear(_ animated: Bool) { note("willNot") }
    override func viewDidDisappear(_ animated: Bool) { note("didNot") }
}
