import Foundation
import ParityScenarios
import Testing

@testable import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @Suite("Containers at work") @MainActor struct ContainerUseTests {
        @Test(
            "CONT-17 a stack keeps the child that is covered, and lets go of it when it is popped",
            arguments: Placement.allCases)
        func coveredAndPopped(placement: Placement) async throws {
            let trace = try await trace(
                of: [
                    .makeNavigation, .showWindow, .update, .push, .update, .cover, .update, .perform(.describe), .pop,
                    .update, .pop, .update, .perform(.describe),
                ], child: "plain", in: placement)
            #expect(trace.lines("describe").map { $0.contains("parent=yes") } == [true, false])
            #expect(trace.lines("describe").map { $0.contains("view=loaded") } == [true, true])
            #expect(
                trace.moves() == [
                    "willMove(toParent: container)", "didMove(toParent: container)", "willMove(toParent: nil)",
                    "didMove(toParent: nil)",
                ])
        }

        @Test(
            "APPR-15 a controller on a stack can tell why it appears: it was pushed, or what lay above it was popped",
            arguments: Placement.allCases)
        func reasons(placement: Placement) async throws {
            let trace = try await trace(
                of: [
                    .makeNavigation, .showWindow, .update, .push, .update, .cover, .update, .pop, .update, .pop,
                    .update,
                ], child: "plain", in: placement)
            for callback in ["viewWillAppear", "viewDidAppear"] {
                #expect(trace.lines(callback).map { $0.contains("isMovingToParent=yes") } == [true, false])
            }
            for callback in ["viewWillDisappear", "viewDidDisappear"] {
                #expect(trace.lines(callback).map { $0.contains("isMovingFromParent=yes") } == [false, true])
            }
        }

        @Test(
            "TRAIT-11 in a compact and in a regular environment a stack shows one child, in all of its room",
            arguments: Placement.allCases)
        func oneChild(placement: Placement) async throws {
            let trace = try await trace(
                of: [
                    .makeNavigation, .showWindow, .update, .push, .update, .resizeWindow(width: 900, height: 600),
                    .update, .resizeWindow(width: 320, height: 400), .update,
                ], child: "plain", in: placement)
            let sizes = trace.lines("viewDidLayoutSubviews").map { $0.split(separator: " ").last ?? "" }
            #expect(sizes.contains("bounds=900x600") && sizes.last == "bounds=320x400")
            #expect(trace.count("viewDidAppear") == 1 && trace.count("viewWillDisappear") == 0)
            let pages = [UIViewController(), UIViewController(), UIViewController()]
            let navigation = UINavigationController()
            navigation.viewControllers = pages
            let stage = Stage(root: navigation)
            for size in [CGSize(width: 320, height: 400), CGSize(width: 900, height: 700)] {
                stage.window.resize(to: size)
                stage.update()
                #expect(pages.map { $0.viewIfLoaded?.window != nil } == [false, false, true])
                #expect(pages[2].view.bounds.size == size)
            }
        }

        /// Tells whether code calls an appearance callback of anything but super.
        private func hasDirectCall(_ code: String) -> Bool {
            code.replacing(/\bsuper\.view/, with: "").contains(/\.view(Will|Did)(App|Disapp)ear\(/)
        }

        @Test(
            "CONT-28 a direct call of a child's appearance callback is no appearance, and no container here makes one")
        func noDirectCalls() throws {
            let stage = Stage()
            let child = TracingViewController()
            stage.root.addChild(child)
            child.viewWillAppear(false)
            child.viewDidAppear(false)
            #expect(child.appearanceState == .disappeared)
            stage.embed(child)
            let trace = TraceRecorder.shared.take()
            // Twice will and twice did, once viewIsAppearing: what the container called by itself has no counterpart.
            #expect(trace.count("viewWillAppear") == 2 && trace.count("viewIsAppearing") == 1)

            let samples = [
                "child.viewWillAppear(true)", "children[0].viewDidAppear(false)", "(x as? Y)?.viewWillDisappear(true)",
                "first!.viewDidDisappear(true)", "all.forEach { $0.viewWillAppear(false) }",
            ]
            #expect(samples.allSatisfy(hasDirectCall) && !hasDirectCall("super.viewWillAppear(animated)"))
            let root = URL(fileURLWithPath: #filePath).appending(path: "../../..").standardized
            var seen = 0
            var calls: [String] = []
            for folder in ["Sources", "Plugins"] {
                let files = FileManager.default.enumerator(
                    at: root.appending(path: folder), includingPropertiesForKeys: nil)
                while let file = files?.nextObject() as? URL {
                    guard file.pathExtension == "swift", let text = try? String(contentsOf: file, encoding: .utf8)
                    else { continue }
                    seen += 1
                    let code = text.split(separator: "\n").filter { !$0.contains("///") }.joined(separator: "\n")
                    if hasDirectCall(code) { calls.append(file.lastPathComponent) }
                }
            }
            #expect(seen > 300)
            #expect(calls == [])
        }

        @Test("CONT-32 CONT-33 a stack has an order among its children, shows their items and takes no other stack")
        func stackOfItems() {
            let (first, second) = (UIViewController(), UIViewController())
            first.title = "First"
            second.navigationItem.title = "Second"
            let navigation = UINavigationController(rootViewController: first)
            let stage = Stage(root: navigation)
            navigation.pushViewController(second, animated: false)
            stage.update()
            #expect(navigation.viewControllers == [first, second] && navigation.topViewController === second)
            #expect(navigation.navigationBar.items?.map(\.title) == ["First", "Second"])
            expectDiagnostics([.invalidNavigation]) {
                navigation.pushViewController(UINavigationController(), animated: false)
            }
            #expect(navigation.viewControllers == [first, second])
            // A plain container has children, and no order that means anything.
            let plain = UIViewController()
            plain.addChild(first)
            #expect(first.navigationController == nil && plain.children == [first])
        }

        @Test(
            "CONT-36 CONT-37 FRAME-07 a container's views are its own bar and its children's roots; the bar keeps its touches"
        )
        func ownViews() {
            final class Page: UIViewController {
                var touches: [CGPoint] = []
                override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                    self.touches += touches.map { $0.location(in: view) }
                }
            }
            let page = Page()
            let deep = UIView()
            page.view.addSubview(deep)
            let navigation = UINavigationController(rootViewController: page)
            let stage = Stage(root: navigation)
            func own(_ view: UIView) -> [UIView] {
                view.subviews.flatMap { $0.viewController == nil ? [$0] + own($0) : [] }
            }
            func roots(_ view: UIView) -> [UIView] {
                view.subviews.flatMap { $0.viewController == nil ? roots($0) : [$0] }
            }
            #expect(own(navigation.view).contains(navigation.navigationBar) && !own(navigation.view).contains(deep))
            #expect(roots(navigation.view) == [page.view])
            // The page reaches below the bar, which is not to be touched through.
            #expect(page.view.frame == navigation.view.bounds)
            stage.tap(CGPoint(x: 200, y: UINavigationBar.height - 4))
            #expect(page.touches == [])
            stage.tap(CGPoint(x: 200, y: UINavigationBar.height + 4))
            #expect(page.touches == [CGPoint(x: 200, y: UINavigationBar.height + 4)])
        }

        @Test("CONT-39 a side menu of one's own needs nothing but what every container has")
        func sideMenu() {
            final class SideMenu: UIViewController {
                let menu: UIViewController
                let content: UIViewController
                var isOpen = false {
                    didSet {
                        menu.beginAppearanceTransition(isOpen, animated: false)
                        view.setNeedsLayout()
                        view.layoutIfNeeded()
                        menu.endAppearanceTransition()
                    }
                }

                init(menu: UIViewController, content: UIViewController) {
                    self.menu = menu
                    self.content = content
                    super.init(nibName: nil, bundle: nil)
                }

                required init?(coder: NSCoder) { nil }

                override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    for child in [menu, content] {
                        addChild(child)
                        view.addSubview(child.view)
                        child.didMove(toParent: self)
                    }
                }

                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    content.beginAppearanceTransition(true, animated: animated)
                }

                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    content.endAppearanceTransition()
                }

                override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    let (side, size) = (CGFloat(120), view.bounds.size)
                    menu.view.frame = CGRect(x: isOpen ? 0 : -side, y: 0, width: side, height: size.height)
                    content.view.frame = CGRect(x: isOpen ? side : 0, y: 0, width: size.width, height: size.height)
                }
            }
            let (menu, content) = (TracingViewController(name: "menu"), TracingViewController(name: "content"))
            let container = SideMenu(menu: menu, content: content)
            _ = Stage(root: container)
            #expect(content.view.frame.minX == 0 && menu.view.frame.maxX == 0)
            let start = TraceRecorder.shared.take()
            #expect(start.count("viewDidAppear", of: "content") == 1 && start.appearance(of: "menu") == [])
            container.isOpen = true
            #expect(menu.view.frame.minX == 0 && content.view.frame.minX == 120)
            container.isOpen = false
            #expect(
                TraceRecorder.shared.take().appearance(of: "menu") == [
                    "viewWillAppear(false)", "viewIsAppearing(false)", "viewDidAppear(false)",
                    "viewWillDisappear(false)", "viewDidDisappear(false)",
                ])
            #expect(menu.view.frame.maxX == 0)
        }
    }
}
