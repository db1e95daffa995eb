import ParityScenarios
import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @Suite("Where pages lie between bars") @MainActor struct ExtendedLayoutTests {
        private let first = UIViewController()
        private let second = UIViewController()

        private static let whole = CGRect(x: 0, y: 0, width: 400, height: 300)
        private static let belowBar = CGRect(x: 0, y: 44, width: 400, height: 256)

        /// The child is asked what it sees of its place, after everybody has heard of everything.
        private static let look: Scenario = [
            .update, .update, .update, .perform(.describe), .perform(.describeSurroundings),
        ]

        /// What it saw: its size, and what of it is covered.
        private func places(_ trace: [String]) -> [String] {
            let words = trace.filter { $0.contains(" describe") }.flatMap { $0.split(separator: " ") }
            let facts = words.filter { $0.hasPrefix("bounds=") || $0.hasPrefix("safeArea=") }.map(String.init)
            return stride(from: 0, to: facts.count - 1, by: 2).map { "\(facts[$0]) \(facts[$0 + 1])" }
        }

        private func show(_ controllers: UIViewController...) -> (UINavigationController, Stage) {
            let navigation = UINavigationController()
            navigation.viewControllers = controllers
            return (navigation, Stage(root: navigation))
        }

        // MARK: In any process

        @Test(
            "FRAME-06 a child in any process fills its container below bars, opaque ones too if it says so, and ends at them where it says so",
            arguments: Placement.allCases)
        func extended(placement: Placement) async throws {
            let next: Scenario = [.perform(.changeData)]
            let trace = try await trace(
                of: [.makeNavigation, .showWindow, .update, .push] + Self.look + [.makeBarsOpaque(true)] + Self.look
                    + next + Self.look + next + Self.look + [.makeBarsOpaque(false)] + Self.look + next + Self.look
                    + next + Self.look,
                child: "edged", in: placement)
            #expect(
                places(trace) == [
                    "bounds=400x300 safeArea=44,0,0,0",
                    // Opaque bars: below them only where the controller wants it.
                    "bounds=400x256 safeArea=0,0,0,0", "bounds=400x300 safeArea=44,0,0,0",
                    "bounds=400x256 safeArea=0,0,0,0",
                    // Translucent ones.
                    "bounds=400x256 safeArea=0,0,0,0", "bounds=400x300 safeArea=44,0,0,0",
                    "bounds=400x256 safeArea=0,0,0,0",
                ])
        }

        @Test(
            "FRAME-13 under an opaque bar the area below it is the child's frame, in every size of the window, wherever it is",
            arguments: Placement.allCases)
        func belowOpaqueBar(placement: Placement) async throws {
            let trace = try await trace(
                of: [.makeNavigation, .makeBarsOpaque(true), .showWindow, .update, .push] + Self.look
                    + [.resizeWindow(width: 900, height: 500)] + Self.look + [.hideBar(true)] + Self.look
                    + [.setSafeArea(top: 10, left: 0, bottom: 20, right: 0), .hideBar(false)] + Self.look,
                child: "plain", in: placement)
            #expect(
                places(trace) == [
                    "bounds=400x256 safeArea=0,0,0,0", "bounds=900x456 safeArea=0,0,0,0",
                    "bounds=900x500 safeArea=0,0,0,0", "bounds=900x446 safeArea=0,0,20,0",
                ])
            #expect(trace.contains { $0.contains("viewIsAppearing") && $0.contains("bounds=400x256") })
            #expect(trace.contains { $0.contains("viewWillTransition(to: 900x456)") })
        }

        @Test(
            "FRAME-12 above an opaque tab bar the rest is the child's frame, in every size of the window, wherever it is",
            arguments: Placement.allCases)
        func aboveOpaqueTabBar(placement: Placement) async throws {
            let trace = try await trace(
                of: [
                    .makeTabs, .makeBarsOpaque(true), .setSafeArea(top: 10, left: 0, bottom: 20, right: 0), .showWindow,
                    .update, .selectTab(1),
                ] + Self.look + [.resizeWindow(width: 900, height: 500)] + Self.look + [.hideTabBar(true)] + Self.look,
                child: "plain", in: placement)
            #expect(
                places(trace) == [
                    "bounds=400x231 safeArea=10,0,0,0", "bounds=900x431 safeArea=10,0,0,0",
                    "bounds=900x500 safeArea=10,0,20,0",
                ])
            #expect(trace.contains { $0.contains("viewWillTransition(to: 900x431)") })
        }

        @Test(
            "FRAME-06 a page that a child pushes by itself has its own place, wherever it is",
            arguments: Placement.allCases)
        func pushedByChild(placement: Placement) async throws {
            let trace = try await trace(
                of: [.makeNavigation, .showWindow, .update, .push] + Self.look
                    + [.perform(.pushAnother), .update, .update, .update],
                child: "edged", in: placement)
            #expect(places(trace) == ["bounds=400x300 safeArea=44,0,0,0"])
            #expect(trace.lines("viewDidLayoutSubviews", of: "other").last?.hasSuffix("bounds=400x256") == true)
        }

        // MARK: Transitions

        @Test("FRAME-13 in a push and a pop each page has its own place, with the first picture and in the middle")
        func inTransition() throws {
            try ManualFrameClock.use { time in
                first.edgesForExtendedLayout = []
                let (navigation, stage) = show(first)
                @MainActor func expectPlaces() throws {
                    stage.update()
                    time.advance(by: .milliseconds(100))
                    let shown = try [first, second].map { try #require($0.view.layer.presentation()).frame }
                    #expect(shown[0].minX < 0 && shown[1].minX > 0 && shown[1].minX < 400)
                    #expect(shown[0].minY == 44 && shown[0].height == 256)
                    #expect(shown[1].minY == 0 && shown[1].height == 300)
                    #expect(first.view.safeAreaInsets == .zero && second.view.safeAreaInsets.top == 44)
                    time.advance(by: .seconds(1))
                    stage.update()
                }
                navigation.pushViewController(second, animated: true)
                try expectPlaces()
                #expect(second.view.frame == Self.whole)
                navigation.popViewController(animated: true)
                try expectPlaces()
                #expect(first.view.frame == Self.belowBar)
            }
        }

        @Test("A finger that goes back, and then does not, leaves the page between its bars", arguments: [true, false])
        func swipeBack(isCancelled: Bool) {
            ManualFrameClock.use { time in
                second.edgesForExtendedLayout = []
                let (navigation, stage) = show(first, second)
                #expect(second.view.frame == Self.belowBar)
                stage.press(CGPoint(x: 4, y: 150), at: 0)
                let end: CGFloat = isCancelled ? 120 : 304
                for step in 1...10 {
                    stage.drag(to: CGPoint(x: 4 + (end - 4) * CGFloat(step) / 10, y: 150), at: TimeInterval(step))
                }
                #expect(second.view.frame.minX > 80)
                #expect(second.view.frame.minY == 44 && second.view.frame.height == 256)
                #expect(first.view.frame.minX < 0)
                #expect(first.view.frame.minY == 0 && first.view.frame.height == 300)
                stage.release(CGPoint(x: end, y: 150), at: 12)
                stage.update()
                time.advance(by: .seconds(1))
                stage.update()
                #expect(navigation.viewControllers.count == (isCancelled ? 2 : 1))
                if isCancelled {
                    #expect(second.view.frame == Self.belowBar && first.view.superview == nil)
                } else {
                    #expect(first.view.frame == Self.whole && second.view.superview == nil)
                }
            }
        }

        @Test("An opaque tab bar that goes with a push gives its room to the new page, and the push goes on")
        func bottomBarGoes() throws {
            try ManualFrameClock.use { time in
                let navigation = UINavigationController(rootViewController: first)
                let tabs = UITabBarController()
                tabs.viewControllers = [navigation]
                tabs.tabBar.isTranslucent = false
                second.hidesBottomBarWhenPushed = true
                let stage = Stage(root: tabs)
                let above = CGRect(x: 0, y: 0, width: 400, height: 251)
                #expect(first.view.frame == above && first.view.safeAreaInsets.bottom == 0)
                navigation.pushViewController(second, animated: true)
                stage.update()
                time.advance(by: .milliseconds(100))
                let moving = try #require(second.view.layer.presentation()).frame
                #expect(moving.minX > 0 && moving.height > 251 && moving.height < 300)
                #expect(second.view.frame == Self.whole && second.transitionCoordinator != nil)
                time.advance(by: .seconds(1))
                stage.update()
                #expect(second.view.frame == Self.whole && second.view.window != nil)
                navigation.popViewController(animated: true)
                stage.update()
                time.advance(by: .milliseconds(100))
                #expect(first.transitionCoordinator != nil)
                time.advance(by: .seconds(1))
                stage.update()
                #expect(first.view.frame == above && first.view.safeAreaInsets.bottom == 0)
            }
        }

        @Test(
            "A push goes on where an opaque tab bar is hidden in its middle, and ends where the window gets another size"
        )
        func sizeInTransition() {
            ManualFrameClock.use { time in
                let navigation = UINavigationController(rootViewController: first)
                let tabs = UITabBarController()
                tabs.viewControllers = [navigation]
                tabs.tabBar.isTranslucent = false
                let stage = Stage(root: tabs)
                navigation.pushViewController(second, animated: true)
                stage.update()
                time.advance(by: .milliseconds(100))
                tabs.tabBar.isHidden = true
                stage.update()
                #expect(second.view.frame == Self.whole && second.transitionCoordinator != nil)
                stage.window.resize(to: CGSize(width: 400, height: 280))
                stage.update()
                #expect(second.view.frame.height == 280 && second.transitionCoordinator == nil)
                #expect(first.view.superview == nil)
            }
        }

        @Test("What is between opaque bars grows and shrinks with them when they come and go")
        func barsComeAndGo() throws {
            try ManualFrameClock.use { time in
                let (navigation, stage) = show(first)
                navigation.navigationBar.isTranslucent = false
                navigation.toolbar.isTranslucent = false
                stage.update()
                #expect(first.view.frame == Self.belowBar)
                navigation.setToolbarHidden(false, animated: true)
                #expect(first.view.frame == CGRect(x: 0, y: 44, width: 400, height: 212))
                stage.update()
                time.advance(by: .milliseconds(100))
                let moving = try #require(first.view.layer.presentation()).frame
                #expect(moving.height > 212 && moving.height < 256 && abs(moving.minY - 44) < 0.01)
                time.advance(by: .seconds(1))
                navigation.setNavigationBarHidden(true, animated: true)
                #expect(first.view.frame == CGRect(x: 0, y: 0, width: 400, height: 256))
                first.edgesForExtendedLayout = .bottom
                first.extendedLayoutIncludesOpaqueBars = true
                navigation.setNavigationBarHidden(false, animated: false)
                stage.update()
                #expect(first.view.frame == Self.belowBar && first.view.safeAreaInsets.bottom == 44)
            }
        }

        @Test("Below an opaque bar the page begins where a prompt and a large title end")
        func rows() {
            let (navigation, stage) = show(first)
            navigation.navigationBar.isTranslucent = false
            navigation.navigationBar.prefersLargeTitles = true
            stage.window.resize(to: CGSize(width: 400, height: 600))
            stage.update()
            let bar = navigation.navigationBar
            #expect(bar.frame.maxY > 44 && first.view.frame.minY == bar.frame.maxY)
            let before = bar.frame.maxY
            first.navigationItem.prompt = "Once more"
            stage.update()
            #expect(bar.frame.maxY > before && first.view.frame.minY == bar.frame.maxY)
            #expect(first.view.frame.maxY == 600)
        }

        // MARK: Around

        @Test("A page on a stack in a tab ends at the tab bar too, while that is there")
        func stackInTab() {
            first.edgesForExtendedLayout = []
            second.edgesForExtendedLayout = .bottom
            let navigation = UINavigationController(rootViewController: first)
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation]
            let stage = Stage(root: tabs)
            #expect(navigation.view.frame == Self.whole)
            #expect(first.view.frame == CGRect(x: 0, y: 44, width: 400, height: 207))
            #expect(first.view.safeAreaInsets == .zero)
            navigation.pushViewController(second, animated: false)
            stage.update()
            #expect(second.view.frame == Self.belowBar && second.view.safeAreaInsets.bottom == 49)
            navigation.popViewController(animated: false)
            tabs.tabBar.isHidden = true
            stage.update()
            #expect(first.view.frame == Self.belowBar)
            // What a system covers is no bar.
            stage.window.systemSafeAreaInsets.bottom = 20
            stage.update()
            #expect(first.view.frame == Self.belowBar && first.view.safeAreaInsets.bottom == 20)
        }

        @Test("A page that its app has moved stays there until its place is another one")
        func movedByApp() {
            let (navigation, stage) = show(first)
            navigation.navigationBar.isTranslucent = false
            stage.update()
            first.view.frame.origin.y -= 100
            navigation.view.setNeedsLayout()
            stage.update()
            #expect(first.view.frame.minY == -56)
            navigation.navigationBar.isTranslucent = true
            stage.update()
            #expect(first.view.frame == Self.whole)
        }
    }
}
