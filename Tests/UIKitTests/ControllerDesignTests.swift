import ParityScenarios
import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @Suite("How controllers are designed") @MainActor struct ControllerDesignTests {
        @Test("DES-02 a root view holds the content; views without a common ancestor cannot be tied to each other")
        func rootViewIsAContainer() {
            let controller = UIViewController()
            let stage = Stage(root: controller)
            let (first, second) = (UILabel(), UILabel())
            for label in [first, second] { label.translatesAutoresizingMaskIntoConstraints = false }
            let constraint = first.topAnchor.constraint(equalTo: second.bottomAnchor, constant: 5)
            expectDiagnostics([.constraintWithoutCommonAncestor]) { constraint.isActive = true }
            #expect(!constraint.isActive)
            for label in [first, second] { controller.view.addSubview(label) }
            NSLayoutConstraint.activate([
                constraint, second.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 10),
                second.heightAnchor.constraint(equalToConstant: 20),
            ])
            stage.update()
            #expect(constraint.isActive && first.frame.minY == 35)
        }

        @Test(
            "DES-03 one controller fits every size that it is given, by its size classes and its bounds",
            arguments: Placement.allCases)
        func adaptivity(placement: Placement) async throws {
            let trace = try await trace(
                of: [
                    .makeChildRoot, .showWindow, .update, .resizeWindow(width: 900, height: 600), .update,
                    .resizeWindow(width: 300, height: 500), .update,
                ], child: "adaptive", in: placement)
            let parts = trace.lines("parts").reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
            #expect(
                parts == [
                    "child parts 0,0 400x150 | 0,150 400x150", "child parts 0,0 450x600 | 450,0 450x600",
                    "child parts 0,0 300x250 | 0,250 300x250",
                ])
        }

        @Test(
            "DES-04 an override changes what it is for, and everything else stays", arguments: Placement.allCases)
        func oneOverride(placement: Placement) async throws {
            let usual = try await trace(of: Scenario.shownAndRemoved, child: "container", in: placement)
            let silent = try await trace(of: Scenario.shownAndRemoved, child: "silent-container", in: placement)
            #expect(usual.appearance(of: "grandchild1").count == 5)
            #expect(silent.appearance(of: "grandchild1").isEmpty)
            #expect(usual.callbacks() == silent.callbacks())
            #expect(usual.moves(of: "grandchild1") == silent.moves(of: "grandchild1"))
        }

        @Test(
            "DES-06 overrides of loading and of memory warnings are called, each when it is due",
            arguments: Placement.allCases)
        func loadingHooks(placement: Placement) async throws {
            let trace = try await trace(
                of: [.memoryWarning, .update, .loadChildView, .memoryWarning], child: "plain", in: placement)
            #expect(
                trace.callbacks() == [
                    "init", "didReceiveMemoryWarning", "loadView", "viewDidLoad", "didReceiveMemoryWarning",
                ])
            #expect(
                trace.lines("didReceiveMemoryWarning") == [
                    "child didReceiveMemoryWarning view=none", "child didReceiveMemoryWarning view=loaded",
                ])
        }

        @Test(
            "DES-08 part of the content is there at first, and the rest when the user asks",
            arguments: Placement.allCases)
        func moreOnDemand(placement: Placement) async throws {
            let trace = try await trace(
                of: [.showWindow, .update] + .embed + [
                    .update, .touch(.began, x: 40, y: 65), .touch(.ended, x: 40, y: 65), .update,
                ], child: "note", in: placement)
            #expect(
                trace.lines("shows") == [
                    "child shows \"milk\" details=hidden", "child shows \"milk and bread\" details=shown",
                ])
        }

        @Test(
            "CDES-03 the same child does its work in a container of any kind, and is told the same",
            arguments: Placement.allCases)
        func twoContainers(placement: Placement) async throws {
            let own = try await trace(
                of: [.showWindow, .update] + .embed + [.update] + .unembed + [.update], child: "note", in: placement)
            let stack = try await trace(
                of: [.makeNavigation, .showWindow, .update, .push, .update, .pop, .update], child: "note",
                in: placement)
            #expect(own.appearance() == stack.appearance() && own.appearance().count == 5)
            #expect(own.moves() == stack.moves())
            #expect(own.lines("shows") == stack.lines("shows") && own.lines("shows").count == 1)
        }

        @Test("CDES-04 a child changes its container through a delegate, and knows nothing else of it")
        func delegate() {
            final class Container: UIViewController, ColumnDelegate {
                let column = Column()
                var isWide = false { didSet { view.setNeedsLayout() } }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    column.delegate = self
                    addChild(column)
                    view.addSubview(column.view)
                    column.didMove(toParent: self)
                }

                override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    column.view.frame = CGRect(x: 0, y: 0, width: isWide ? 300 : 100, height: 100)
                }

                func columnWantsRoom(_ column: Column) { isWide = true }
            }
            let container = Container()
            let stage = Stage(root: container)
            #expect(container.column.view.frame.width == 100)
            stage.tap(CGPoint(x: 10, y: 10))
            stage.update()
            #expect(container.column.view.frame.width == 300)
            container.column.delegate = nil
            container.isWide = false
            stage.tap(CGPoint(x: 10, y: 10))
            stage.update()
            #expect(container.column.view.frame.width == 100)
        }

        @Test("CDES-05 a container that was laid out with plain views lays out the views of children alike")
        func plainViewsFirst() {
            final class Split: UIViewController {
                var panes: [UIView] = []

                override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    let width = view.bounds.width / CGFloat(max(panes.count, 1))
                    for (index, pane) in panes.enumerated() {
                        pane.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: view.bounds.height)
                    }
                }

                func show(_ views: [UIView]) {
                    panes = views
                    for pane in views { view.addSubview(pane) }
                    view.setNeedsLayout()
                }
            }
            let draft = Split()
            let first = Stage(root: draft)
            draft.show([UIView(), UIView()])
            first.update()
            #expect(draft.panes.map(\.frame.minX) == [0, 200])
            let real = Split()
            let second = Stage(root: real)
            let children = [UIViewController(), UIViewController()]
            for child in children { real.addChild(child) }
            real.show(children.map(\.view))
            for child in children { child.didMove(toParent: real) }
            second.update()
            #expect(real.panes.map(\.frame) == draft.panes.map(\.frame))
            second.window.resize(to: CGSize(width: 600, height: 300))
            second.update()
            #expect(children.map(\.view.frame.width) == [300, 300])
        }

        @Test(
            "CDES-06 FRAME-03 a child is placed anywhere and given any size, and lays itself out for that",
            arguments: Placement.allCases)
        func anyPlace(placement: Placement) async throws {
            let trace = try await trace(
                of: [
                    .showWindow, .update, .addHostButton, .addChild,
                    .setChildFrame(x: 390, y: 290, width: 5, height: 3), .addChildView, .didMove, .update,
                    .setChildFrame(x: -50, y: -20, width: 900, height: 700), .update,
                    .setChildFrame(x: 100, y: 0, width: 33.5, height: 300), .update,
                ], child: "note", in: placement)
            let widths = trace.lines("label").reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
            #expect(widths == ["child label 0,0 5x30", "child label 0,0 900x30", "child label 0,0 33.5x30"])
            #expect(trace.count("viewDidAppear") == 1)
        }
    }
}

@MainActor private protocol ColumnDelegate: AnyObject {
    func columnWantsRoom(_ column: Column)
}

/// Asks for room when it is tapped.
@MainActor private final class Column: UIViewController {
    weak var delegate: (any ColumnDelegate)?

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        delegate?.columnWantsRoom(self)
    }
}
