import ParityScenarios
import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @Suite("A split view controller") @MainActor struct SplitViewTests {
        let list = TracingViewController(name: "list")
        let detail = TracingViewController(name: "detail")
        let other = TracingViewController(name: "other")

        private func story() -> [String] {
            TraceRecorder.shared.take()
                .filter { line in ["ppear(", "Move(", "DidLoad"].contains(where: line.contains) }
                .map { line in
                    let end = line.firstIndex(of: ")").map(line.index(after:)) ?? line.endIndex
                    return line.contains("viewDidLoad")
                        ? line.split(separator: " ").prefix(2).joined(separator: " ") : String(line[..<end])
                }
        }

        // MARK: What is shown

        @Test("SPLIT-01 two children share the area, and each changes without the other")
        func twoChildren() {
            let staging = SplitStaging([list, detail])
            #expect(staging.split.children == [list, detail])
            #expect(staging.frame(of: list) == CGRect(x: 0, y: 0, width: 320, height: 700))
            #expect(staging.frame(of: detail) == CGRect(x: 320, y: 0, width: 680, height: 700))
            _ = story()
            staging.split.viewControllers = [list, other]
            staging.stage.update()
            #expect(staging.frame(of: other) == CGRect(x: 320, y: 0, width: 680, height: 700))
            #expect(story().filter { $0.hasPrefix("list") }.isEmpty)
            #expect(detail.parent == nil && detail.view.window == nil)
        }

        @Test("SPLIT-02 what is chosen in the primary column is what the secondary one shows")
        func choosing() throws {
            final class List: UIViewController {
                let names = ["Oak", "Elm"]
                func select(_ row: Int) {
                    let detail = UIViewController()
                    detail.title = names[row]
                    showDetailViewController(detail, sender: self)
                }
            }
            let list = List()
            let staging = SplitStaging([list, detail])
            for row in 0...1 {
                list.select(row)
                staging.stage.update()
                let shown = try #require(staging.split.viewControllers.last)
                #expect(shown.title == list.names[row] && staging.frame(of: shown)?.minX == 320)
            }
            #expect(staging.split.children.count == 2 && detail.parent == nil)
        }

        @Test(
            "EX-20 EX-21 one list shows a record beside itself, or on its stack where the button in the bar leads back")
        func listAndDetail() throws {
            struct Tree {
                let name: String
            }
            final class Detail: UIViewController {
                var tree: Tree? { didSet { title = tree?.name } }
                let label = UILabel(frame: CGRect(x: 0, y: 60, width: 100, height: 20))
                override func viewDidLoad() {
                    super.viewDidLoad()
                    label.text = tree?.name
                    view.addSubview(label)
                }
            }
            final class List: UIViewController {
                var trees: [Tree] = []
                func select(_ row: Int) {
                    let detail = Detail()
                    detail.tree = trees[row]
                    showDetailViewController(detail, sender: self)
                }
            }
            UIView.setAnimationsEnabled(false)
            defer { UIView.setAnimationsEnabled(true) }
            for size in [SplitStaging.across, SplitStaging.narrow] {
                let list = List()
                list.title = "Trees"
                list.trees = [Tree(name: "Oak"), Tree(name: "Elm")]
                let stack = UINavigationController(rootViewController: list)
                let staging = SplitStaging([stack, UIViewController()], size: size)
                stack.popToRootViewController(animated: false)
                list.select(1)
                staging.stage.update()
                let isWide = size == SplitStaging.across
                let shown = try #require(
                    (isWide ? staging.split.viewControllers.last : stack.topViewController) as? Detail)
                #expect(shown.label.text == "Elm" && shown.label.window === staging.stage.window)
                #expect(staging.seen([list, shown]) == (isWide ? [list, shown] : [shown]))
                guard !isWide else { continue }
                #expect(stack.navigationBar.topItem?.title == "Elm")
                staging.stage.tap(CGPoint(x: 40, y: 22))
                staging.stage.update()
                #expect(stack.viewControllers == [list] && staging.seen([list, shown]) == [list])
            }
        }

        @Test(
            "SPLIT-03 SPLIT-10 EX-06 upright the detail is alone and the list is brought in above it; across they stand side by side"
        )
        func orientation() {
            let staging = SplitStaging([list, detail])
            #expect(staging.split.displayMode == .oneBesideSecondary)
            staging.resize(to: SplitStaging.upright)
            #expect(staging.split.displayMode == .secondaryOnly)
            #expect(staging.seen([list, detail]) == [detail])
            #expect(staging.frame(of: detail) == CGRect(x: 0, y: 0, width: 700, height: 1000))
            // The list is the same child, whether it is seen or not.
            #expect(list.parent === staging.split)
            UIView.performWithoutAnimation { staging.split.show(.primary) }
            staging.stage.update()
            #expect(staging.split.displayMode == .oneOverSecondary)
            #expect(staging.frame(of: list) == CGRect(x: 0, y: 0, width: 320, height: 1000))
            #expect(staging.frame(of: detail) == CGRect(x: 0, y: 0, width: 700, height: 1000))
            staging.resize(to: SplitStaging.across)
            #expect(staging.split.displayMode == .oneBesideSecondary)
            #expect(staging.seen([list, detail]) == [list, detail])
            // What was brought in by hand is forgotten.
            staging.resize(to: SplitStaging.upright)
            #expect(staging.seen([list, detail]) == [detail])
        }

        @Test("ORI-09 FRAME-10 a window that turns has other columns, or gives them other frames, from the root down")
        func turning() {
            let staging = SplitStaging([list, detail])
            let looks: [(CGSize, [UIViewController])] = [
                (SplitStaging.upright, [detail]), (SplitStaging.across, [list, detail]),
            ]
            for (size, shown) in looks {
                staging.resize(to: size)
                #expect(staging.seen([list, detail]) == shown)
            }
            staging.split.preferredDisplayMode = .oneBesideSecondary
            staging.resize(to: SplitStaging.upright)
            #expect(staging.frame(of: list) == CGRect(x: 0, y: 0, width: 320, height: 1000))
            #expect(staging.frame(of: detail) == CGRect(x: 320, y: 0, width: 380, height: 1000))
        }

        @Test("SPLIT-04 where there is room both are shown, or the primary one is hidden and comes on demand")
        func modes() {
            let staging = SplitStaging([list, detail])
            staging.split.preferredDisplayMode = .secondaryOnly
            staging.stage.update()
            #expect(staging.seen([list, detail]) == [detail] && list.view.superview == nil)
            staging.split.preferredDisplayMode = .oneOverSecondary
            staging.stage.update()
            #expect(staging.seen([list, detail]) == [list, detail])
            #expect(staging.frame(of: detail)?.width == 1000)
            staging.split.preferredDisplayMode = .oneBesideSecondary
            staging.stage.update()
            #expect(staging.frame(of: detail)?.width == 680)
        }

        @Test("SPLIT-05 SPLIT-08 TRAIT-12 one at a time where there is little room across, both where there is much")
        func compact() {
            let stack = UINavigationController(rootViewController: list)
            let staging = SplitStaging([stack, detail])
            #expect(!staging.split.isCollapsed && staging.seen([list, detail]) == [list, detail])
            staging.resize(to: SplitStaging.narrow)
            #expect(staging.split.isCollapsed && staging.seen([list, detail]) == [detail])
            #expect(staging.split.viewControllers == [stack] && stack.viewControllers == [list, detail])
            #expect(staging.frame(of: detail) == CGRect(origin: .zero, size: SplitStaging.narrow))
            staging.resize(to: SplitStaging.across)
            #expect(!staging.split.isCollapsed && staging.seen([list, detail]) == [list, detail])
            #expect(staging.split.viewControllers == [stack, detail] && stack.viewControllers == [list])
        }

        @Test("SPLIT-06 the primary column is as wide as the app says, within what it allows")
        func widths() {
            let split = UISplitViewController()
            split.viewControllers = [list, detail]
            let staging = SplitStaging(split)
            #expect(split.primaryColumnWidth == 320)
            split.preferredPrimaryColumnWidthFraction = 0.4
            #expect(split.primaryColumnWidth == 400)
            split.maximumPrimaryColumnWidth = 350
            #expect(split.primaryColumnWidth == 350)
            split.minimumPrimaryColumnWidth = 360
            #expect(split.primaryColumnWidth == 360)
            split.preferredPrimaryColumnWidth = 100
            split.minimumPrimaryColumnWidth = 50
            staging.stage.update()
            #expect(staging.frame(of: list)?.width == 100 && staging.frame(of: detail)?.width == 900)
            split.preferredPrimaryColumnWidth = .infinity
            split.preferredPrimaryColumnWidthFraction = .nan
            #expect(split.primaryColumnWidth == 320)
        }

        @Test("SPLIT-07 in its view there is nothing but the columns, each around its child's view")
        func decoration() {
            let staging = SplitStaging([list, detail])
            let columns = staging.split.view.subviews
            #expect(columns.count == 2)
            #expect(detail.view.isDescendant(of: columns[0]) && list.view.isDescendant(of: columns[1]))
        }

        @Test("A line divides a column from the next one, and none follows the last column or the only one")
        func lines() {
            let staging = SplitStaging([list, detail])
            func lines() -> [CGRect] {
                staging.split.view.subviews.flatMap { column in
                    column.subviews.filter { $0.backgroundColor == .separator && !$0.isHidden }
                        .map { $0.convert($0.bounds, to: nil) }
                }
            }
            #expect(lines().count == 1)
            #expect(lines().first.map { $0.maxX == 320 && $0.width <= 1 && $0.height == 700 } == true)
            staging.resize(to: SplitStaging.narrow)
            #expect(lines().isEmpty)
        }

        @Test("A split view is found by whatever is below it, and is not its own")
        func found() {
            let stack = UINavigationController(rootViewController: list)
            let staging = SplitStaging([stack, detail])
            #expect(list.splitViewController === staging.split && detail.splitViewController === staging.split)
            #expect(staging.split.splitViewController == nil)
        }

        // MARK: In both places

        /// The lines in which a call of one of these names stands, without what the controller sees of itself.
        private func calls(_ names: [String], in trace: [String]) -> [String] {
            trace.filter { line in names.contains(where: line.contains) }.map {
                $0.contains(")") ? String($0.prefix { $0 != ")" }) + ")" : $0
            }
        }

        private static let across = Scenario.Step.resizeWindow(width: 900, height: 500)
        private static let upright = Scenario.Step.resizeWindow(width: 700, height: 900)
        private static let narrow = Scenario.Step.resizeWindow(width: 400, height: 500)

        @Test(
            "SPLIT-01 SPLIT-06 a column's child gets the column's size and nothing of what the other one gets, wherever it is",
            arguments: Placement.allCases)
        func columnInBothPlaces(placement: Placement) async throws {
            let trace = try await trace(
                of: [
                    Self.across, .makeSplit(childIsPrimary: true), .showWindow, .update, .showOtherDetail, .update,
                    .perform(.describeSurroundings), .showOtherDetail, .update,
                ], child: "plain", in: placement)
            let shown = try #require(trace.firstIndex { $0.contains("viewDidAppear") })
            #expect(trace[shown].contains("bounds=320x500"))
            #expect(
                calls(["ppear(", "Move("], in: Array(trace[(shown + 1)...])) == ["child didMove(toParent: container)"])
        }

        @Test(
            "SPLIT-03 SPLIT-04 SPLIT-10 a child in the primary column hears when it is hidden and brought in, wherever it is",
            arguments: Placement.allCases)
        func primaryInBothPlaces(placement: Placement) async throws {
            let trace = try await trace(
                of: [
                    Self.across, .makeSplit(childIsPrimary: true), .showWindow, .update, Self.upright, .update,
                    .showPrimary, .update, .hidePrimary, .update, Self.across, .update,
                ], child: "plain", in: placement)
            #expect(
                calls(["Appear(", "Disappear(", "Move("], in: trace).filter { !$0.contains("IsAppearing") } == [
                    "child willMove(toParent: container)", "child viewWillAppear(false)", "child viewDidAppear(false)",
                    "child didMove(toParent: container)", "child viewWillDisappear(false)",
                    "child viewDidDisappear(false)", "child viewWillAppear(false)", "child viewDidAppear(false)",
                    "child viewWillDisappear(false)", "child viewDidDisappear(false)", "child viewWillAppear(false)",
                    "child viewDidAppear(false)",
                ])
        }

        @Test(
            "POP-09 higher than wide, the master comes above the details and goes again, with the same parent, wherever it is",
            arguments: Placement.allCases)
        func masterInPortrait(placement: Placement) async throws {
            let trace = try await trace(
                of: [
                    Self.upright, .makeSplit(childIsPrimary: true), .showWindow, .update, .showPrimary, .update,
                    .hidePrimary, .update,
                ], child: "plain", in: placement)
            // The guide has a popover; decision 57 says why it is an overlay here.
            #expect(
                calls(["WillAppear(", "DidAppear(", "WillDisappear(", "DidDisappear("], in: trace).suffix(4) == [
                    "child viewWillAppear(false)", "child viewDidAppear(false)", "child viewWillDisappear(false)",
                    "child viewDidDisappear(false)",
                ])
            #expect(trace.last { $0.contains("viewDidAppear") }?.contains("x900") == true)
            #expect(!trace.contains { $0.contains("Move(toParent: nil)") })
        }

        @Test(
            "SPLIT-05 SPLIT-08 TRAIT-12 a child in the secondary column goes onto the one stack and comes back, wherever it is",
            arguments: Placement.allCases)
        func collapseInBothPlaces(placement: Placement) async throws {
            let trace = try await trace(
                of: [
                    Self.across, .makeSplit(childIsPrimary: false), .showWindow, .update, Self.narrow, .update,
                    Self.across,
                    .update,
                ], child: "plain", in: placement)
            let moves = calls(["Move("], in: trace)
            let (into, out) = ("child willMove(toParent: container)", "child willMove(toParent: nil)")
            let (did, gone) = ("child didMove(toParent: container)", "child didMove(toParent: nil)")
            #expect(moves == [into, did, out, gone, into, did, out, gone, into, did])
            let sizes = trace.filter { $0.contains("viewDidAppear") }.compactMap { $0.split(separator: "bounds=").last }
            #expect(sizes.map { $0.prefix { $0 != " " } } == ["580x500", "400x500", "580x500"])
        }

        @Test(
            "SPLIT-02 FRAME-10 a child that is shown as details is in the secondary column until others are, wherever it is",
            arguments: Placement.allCases)
        func detailInBothPlaces(placement: Placement) async throws {
            let trace = try await trace(
                of: [
                    Self.across, .makeSplit(childIsPrimary: false), .showOtherDetail, .showWindow, .update, .showDetail,
                    .update, .showOtherDetail, .update,
                ], child: "plain", in: placement)
            #expect(
                calls(["Appear(", "Disappear(", "Move("], in: trace).filter { !$0.contains("IsAppearing") } == [
                    "child willMove(toParent: container)", "child viewWillAppear(false)", "child viewDidAppear(false)",
                    "child didMove(toParent: container)", "child viewWillDisappear(false)",
                    "child viewDidDisappear(false)",
                ])
            #expect(trace.contains { $0.contains("viewDidAppear") && $0.contains("bounds=580x500") })
        }

        // MARK: Order

        @Test("In the classic style nothing is loaded before it is shown; then both become children before one loads")
        func classicOrder() {
            let split = UISplitViewController()
            split.viewControllers = [list, detail]
            #expect(split.children.isEmpty && !list.isViewLoaded && split.displayMode == .secondaryOnly)
            _ = story()
            _ = SplitStaging(split)
            #expect(
                story().prefix(6) == [
                    "list willMove(toParent: container)", "list didMove(toParent: container)",
                    "detail willMove(toParent: container)", "detail didMove(toParent: container)",
                    "list viewDidLoad", "detail viewDidLoad",
                ])
        }

        @Test("In the styles of columns what is no stack gets one, and loads before the next column comes")
        func columnOrder() {
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(list, for: .primary)
            split.setViewController(detail, for: .secondary)
            #expect(list.parent == nil && split.viewController(for: .primary) === list)
            _ = story()
            let staging = SplitStaging(split)
            #expect(
                story().filter { !$0.contains("ppear") } == [
                    "list willMove(toParent: container)", "list viewDidLoad",
                    "detail willMove(toParent: container)", "detail viewDidLoad",
                    "list didMove(toParent: container)", "detail didMove(toParent: container)",
                ])
            #expect(split.children == [list, detail].compactMap(\.navigationController))
            #expect(split.viewController(for: .secondary) === detail)
            #expect(staging.frame(of: detail) == CGRect(x: 320, y: 0, width: 680, height: 700))
            // The list is as narrow as on a phone, and lays itself out so.
            #expect(list.traitCollection.horizontalSizeClass == .compact)
            #expect(detail.traitCollection.horizontalSizeClass == .regular)
        }

        @Test("A column that is hidden and shown again moves in one curve, and is told so in UIKit's order")
        func motion() throws {
            try ManualFrameClock.use { time in
                let staging = SplitStaging([list, detail])
                _ = story()
                staging.split.hide(.primary)
                staging.stage.update()
                #expect(story() == ["list viewWillDisappear(true)"])
                #expect(staging.split.displayMode == .secondaryOnly && list.transitionCoordinator?.isAnimated == true)
                time.advance(by: .milliseconds(100))
                let going = try #require(list.view.superview?.superview?.layer.presentation()?.frame)
                #expect(going.minX < 0 && going.minX > -320)
                let wider = try #require(detail.view.superview?.superview?.layer.presentation()?.frame)
                #expect(abs(wider.minX - going.maxX) < 1)
                time.advance(by: .seconds(1))
                staging.stage.update()
                #expect(story() == ["list viewDidDisappear(true)"])
                #expect(list.view.window == nil && list.parent === staging.split)
                staging.split.show(.primary)
                staging.stage.update()
                time.advance(by: .milliseconds(100))
                let coming = try #require(list.view.superview?.superview?.layer.presentation()?.frame)
                #expect(coming.minX < 0 && coming.minX > -320)
                // What is in it has its place from the beginning.
                #expect(list.view.layer.presentation()?.frame == CGRect(x: 0, y: 0, width: 320, height: 700))
                // Turned round on the way.
                staging.split.hide(.primary)
                staging.stage.update()
                time.advance(by: .seconds(1))
                staging.stage.update()
                #expect(
                    story() == [
                        "list viewWillAppear(true)", "list viewWillDisappear(true)",
                        "list viewDidDisappear(true)",
                    ])
                #expect(staging.split.transitionCoordinator == nil)
                // Nothing is left of the column in the view.
                #expect(staging.split.view.subviews.count == 1)
            }
        }
    }
}
