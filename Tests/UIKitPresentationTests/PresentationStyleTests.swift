import Testing
@testable import UIKit
import UIKitTesting

extension UIKitPresentation {
    @Suite("Presentation styles and contexts") @MainActor struct PresentationStyleTests {
        private let staging = PresentationStaging()
        private var stage: Stage { staging.stage }
        private let compact = CGSize(width: 400, height: 700)

        /// A child that fills one half of the root, and one that fills the other.
        private func panes() -> (left: UIViewController, right: UIViewController) {
            let (left, right) = (UIViewController(), UIViewController())
            stage.embed(left, frame: CGRect(x: 0, y: 0, width: 500, height: 700))
            stage.embed(right, frame: CGRect(x: 500, y: 0, width: 500, height: 700))
            return (left, right)
        }

        @Test("STYLE-02 the presentation styles have UIKit's raw values")
        func rawValues() {
            let table: [(UIModalPresentationStyle, Int)] = [
                (.fullScreen, 0), (.pageSheet, 1), (.formSheet, 2), (.currentContext, 3), (.custom, 4),
                (.overFullScreen, 5), (.overCurrentContext, 6), (.popover, 7), (.none, -1), (.automatic, -2),
            ]
            for (style, value) in table { #expect(style.rawValue == value) }
            #expect(UIViewController().modalPresentationStyle == .automatic)
        }

        @Test(
            "STYLE-01 CTX-09 STYLE-03 each style has its own frame and its own views below",
            arguments: [
                (UIModalPresentationStyle.fullScreen, true, false), (.overFullScreen, true, true),
                (.currentContext, true, false), (.overCurrentContext, true, true), (.pageSheet, false, true),
                (.formSheet, false, true),
            ])
        func frames(style: UIModalPresentationStyle, fills: Bool, keepsPresenter: Bool) {
            staging.second.modalPresentationStyle = style
            staging.present(staging.second, from: staging.first)
            let view: UIView = staging.second.view
            let frame = view.convert(view.bounds, to: nil)
            #expect((frame == stage.window.bounds) == fills)
            #expect(stage.window.bounds.contains(frame))
            #expect((staging.first.viewIfLoaded?.window != nil) == keepsPresenter)
            let hit = stage.window.hitTest(CGPoint(x: 2, y: 698), with: nil)
            #expect(hit?.isDescendant(of: staging.first.view) != true, "Touches do not reach the presenter.")
        }

        /// The content of the first tab of a tab bar controller that is the window's root.
        private func tabs() -> (content: UIViewController, tabs: UITabBarController) {
            let content = UIViewController()
            let tabs = UITabBarController()
            tabs.viewControllers = [UINavigationController(rootViewController: content), UIViewController()]
            stage.window.rootViewController = tabs
            stage.update()
            return (content, tabs)
        }

        @Test("CTX-03 TAB-10 EX-08 a child of a tab bar controller presents over all of it")
        func overTabs() {
            let (content, tabs) = tabs()
            staging.present(staging.second, from: content)
            #expect(staging.second.view.convert(staging.second.view.bounds, to: nil) == stage.window.bounds)
            #expect(staging.second.presentingViewController === tabs && tabs.tabBar.window == nil)
            content.dismiss(animated: false)
            stage.update()
            #expect(tabs.tabBar.window != nil && content.view.window != nil)
        }

        @Test("CTX-02 PRES-17 PRES-18 the container presents, and not the child that asks")
        func routed() {
            let (content, tabs) = tabs()
            staging.present(staging.second, from: content)
            #expect(
                staging.second.presentingViewController === tabs && content.presentedViewController === staging.second)
            #expect(staging.second.view.bounds.size == tabs.view.bounds.size)
        }

        @Test("PRES-01 STYLE-11 HIER-14 a small child presents by way of what covers the window")
        func smallChild() {
            let child = UIViewController()
            stage.embed(child, frame: CGRect(x: 10, y: 10, width: 100, height: 100))
            staging.present(staging.second, from: child)
            #expect(staging.second.presentingViewController === staging.first)
            #expect(staging.second.view.convert(staging.second.view.bounds, to: nil) == stage.window.bounds)
        }

        @Test("CTX-01 CTX-07 PRES-24 where nobody defines a context the window's root is covered")
        func noContext() {
            let (left, _) = panes()
            staging.second.modalPresentationStyle = .currentContext
            staging.present(staging.second, from: left)
            #expect(staging.second.presentingViewController === staging.first)
            #expect(staging.second.view.convert(staging.second.view.bounds, to: nil) == stage.window.bounds)
        }

        @Test("FRAME-14 the frame of what is presented is that of its context, inset where its style says so")
        func contextFrame() {
            let (left, _) = panes()
            left.definesPresentationContext = true
            staging.second.modalPresentationStyle = .overCurrentContext
            staging.present(staging.second, from: left)
            #expect(
                staging.second.view.convert(staging.second.view.bounds, to: nil)
                    == left.view.convert(left.view.bounds, to: nil))
        }

        @Test(
            "STYLE-13 CTX-05 SPLIT-09 a presentation in the current context covers one pane, and the other stays in use"
        )
        func pane() {
            let (left, right) = panes()
            left.definesPresentationContext = true
            staging.second.modalPresentationStyle = .currentContext
            staging.present(staging.second, from: left)
            #expect(staging.second.presentingViewController === left)
            #expect(
                staging.second.view.convert(staging.second.view.bounds, to: nil)
                    == CGRect(x: 0, y: 0, width: 500, height: 700))
            #expect(left.viewIfLoaded?.window == nil && right.view.window != nil)
            #expect(stage.window.hitTest(CGPoint(x: 700, y: 50), with: nil) === right.view)
            left.view.frame = CGRect(x: 0, y: 0, width: 300, height: 700)
            stage.update()
            #expect(staging.second.view.bounds.size == CGSize(width: 300, height: 700), "It goes along with the pane.")
            left.dismiss(animated: false)
            stage.update()
            #expect(left.view.superview === staging.first.view && staging.first.view.subviews.count == 2)
        }

        @Test("STYLE-14 over the current context the views below stay")
        func overPane() {
            let (left, _) = panes()
            left.definesPresentationContext = true
            staging.second.modalPresentationStyle = .overCurrentContext
            staging.present(staging.second, from: left)
            #expect(left.view.window != nil && staging.second.view.superview?.superview === staging.first.view)
        }

        @Test("CTX-04 CTX-06 the nearest controller above that defines a context is covered")
        func nearest() {
            let (left, _) = panes()
            let inner = UIViewController()
            stage.embed(inner, in: left, frame: CGRect(x: 10, y: 10, width: 100, height: 100))
            left.definesPresentationContext = true
            staging.second.modalPresentationStyle = .currentContext
            staging.present(staging.second, from: inner)
            #expect(staging.second.presentingViewController === left)
            left.dismiss(animated: false)
            stage.update()
            left.definesPresentationContext = false
            staging.present(staging.second, from: inner)
            #expect(staging.second.presentingViewController === staging.first)
        }

        @Test("CTX-10 only navigation controllers define a context from the start")
        func defaults() {
            #expect(
                !UIViewController().definesPresentationContext && UINavigationController().definesPresentationContext)
            #expect(!UIViewController().providesPresentationContextTransitionStyle)
            #expect(
                !UITabBarController().definesPresentationContext && !UISplitViewController().definesPresentationContext)
        }

        @Test("What covers a pane goes and comes with it")
        func switchingAway() {
            let page = UIViewController()
            page.definesPresentationContext = true
            let tabs = UITabBarController()
            tabs.viewControllers = [page, UIViewController()]
            stage.window.rootViewController = tabs
            stage.update()
            let covering = ParityTracing()
            covering.modalPresentationStyle = .currentContext
            staging.present(covering, from: page)
            #expect(covering.log == ["will", "did"])
            tabs.selectedIndex = 1
            stage.update()
            #expect(covering.log == ["will", "did", "willNot", "didNot"] && covering.view.window == nil)
            tabs.selectedIndex = 0
            stage.update()
            #expect(covering.log.suffix(2) == ["will", "did"] && covering.view.window != nil)
            let hit = stage.window.hitTest(CGPoint(x: 100, y: 300), with: nil)
            #expect(hit?.isDescendant(of: covering.view) == true)
        }

        @Test(
            "STYLE-06 STYLE-08 STYLE-15 where there is little width all of them cover everything",
            arguments: [
                UIModalPresentationStyle.pageSheet, .formSheet, .currentContext, .automatic,
            ])
        func compactWidth(style: UIModalPresentationStyle) {
            let (left, _) = panes()
            left.definesPresentationContext = true
            stage.window.resize(to: compact)
            stage.update()
            staging.second.modalPresentationStyle = style
            staging.present(staging.second, from: staging.first)
            #expect(staging.second.view.convert(staging.second.view.bounds, to: nil).size == compact)
            #expect(staging.first.viewIfLoaded?.window == nil)
        }

        @Test("STYLE-15 STYLE-06 a window that gets narrow adapts what is presented, and back")
        func narrowing() {
            staging.second.modalPresentationStyle = .formSheet
            staging.present(staging.second, from: staging.first)
            _ = staging.story()
            stage.window.resize(to: compact)
            stage.update()
            #expect(staging.second.view.convert(staging.second.view.bounds, to: nil).size == compact)
            #expect(staging.story() == ["A viewWillDisappear(false)", "A viewDidDisappear(false)"])
            stage.window.resize(to: CGSize(width: 1000, height: 700))
            stage.update()
            #expect(staging.second.view.bounds.width < 1000 && staging.first.view.window != nil)
            #expect(
                staging.story() == ["A viewWillAppear(false)", "A viewIsAppearing(false)", "A viewDidAppear(false)"])
        }

        @Test("STYLE-16 STYLE-18 the delegate gives another style or another controller for little width")
        func delegate() {
            let rules = AdaptiveRules()
            stage.window.resize(to: compact)
            stage.update()
            staging.second.modalPresentationStyle = .formSheet
            staging.second.presentationController?.delegate = rules
            rules.style = .none
            staging.present(staging.second, from: staging.first)
            #expect(staging.first.view.window != nil, "The style stays what it was.")
            staging.first.dismiss(animated: false)
            stage.update()
            rules.style = .fullScreen
            rules.wraps = true
            staging.second.presentationController?.delegate = rules
            staging.present(staging.second, from: staging.first)
            #expect(staging.second.navigationController != nil && staging.second.view.window != nil)
            #expect(staging.first.presentedViewController === staging.second)
            #expect(rules.told == [.none, .fullScreen])
            staging.second.dismiss(animated: false)
            stage.update()
            #expect(stage.window.subviews == [staging.first.view])
        }

        @Test("ORI-03 WIN-17 the window asks and tells the controller in front")
        func front() {
            let turned = TurningViewController()
            turned.modalPresentationStyle = .fullScreen
            staging.present(turned, from: staging.first)
            #expect(stage.window.frontmostController === turned)
            turned.sizes = []
            stage.window.resize(to: CGSize(width: 700, height: 1000))
            stage.update()
            #expect(
                turned.sizes == [CGSize(width: 700, height: 1000)]
                    && turned.view.bounds.size == CGSize(width: 700, height: 1000))
            staging.first.dismiss(animated: false)
            #expect(stage.window.frontmostController === staging.first)
            stage.update()
            #expect(staging.first.view.frame == stage.window.bounds)
        }

        @Test("LAYO-02 LAYO-07 the presentation controller hears of the container's layout")
        func layout() {
            let transition = CustomTransition()
            staging.second.modalPresentationStyle = .custom
            staging.second.transitioningDelegate = transition
            staging.present(staging.second, from: staging.first)
            transition.presentation?.log = []
            stage.window.resize(to: CGSize(width: 900, height: 600))
            stage.update()
            #expect(transition.presentation?.log == ["willLayout", "didLayout"])
            #expect(staging.second.view.frame == CGRect(x: 0, y: 300, width: 900, height: 300))
        }

        @Test("EX-30 FLOW-14 the presented controller changes its presenter's view and dismisses itself")
        func colour() {
            staging.present(staging.second, from: staging.first)
            staging.second.presentingViewController?.view.backgroundColor = .orange
            staging.second.dismiss(animated: false)
            stage.update()
            #expect(staging.first.view.backgroundColor == .orange && staging.first.view.window != nil)
        }
    }
}

private final class ParityTracing: UIViewController {
    var log: [String] = []

    override func viewWillAppear(_ animated: Bool) { log.append("will") }
    override func viewDidAppear(_ animated: Bool) { log.append("did") }
    override func viewWillDisappear(_ animated: Bool) { log.append("willNot") }
    override func viewDidDisappear(_ animated: Bool) { log.append("didNot") }
}

private final class TurningViewController: UIViewController {
    var sizes: [CGSize] = []

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(size)
    }
}

private final class AdaptiveRules: UIAdaptivePresentationControllerDelegate {
    var style = UIModalPresentationStyle.none
    var wraps = false
    var told: [UIModalPresentationStyle] = []

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { style }

    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        wraps ? UINavigationController(rootViewController: controller.presentedViewController) : nil
    }

    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
        told.append(style)
    }
}
