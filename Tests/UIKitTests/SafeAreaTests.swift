import ParityScenarios
import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @MainActor struct SafeAreas {
        private final class Witness: UIView {
            var lines: [String] = []
            override func safeAreaInsetsDidChange() { lines.append("safeArea \(safeAreaInsets.top)") }
            override func layoutMarginsDidChange() { lines.append("margins \(layoutMargins.top)") }
        }

        private let stage = Stage()

        /// What the system covers of a window 400 x 300 points large.
        private func cover(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
            stage.window.systemSafeAreaInsets = UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
        }

        private func add(_ frame: CGRect, to view: UIView? = nil) -> Witness {
            let witness = Witness(frame: frame)
            (view ?? stage.root.view).addSubview(witness)
            return witness
        }

        @Test("A view's safe area is what reaches into it of its superview's covered edges")
        func overlap() {
            cover(top: 40, left: 10, bottom: 30, right: 20)
            #expect(stage.root.view.safeAreaInsets == UIEdgeInsets(top: 40, left: 10, bottom: 30, right: 20))
            let inside = add(CGRect(x: 50, y: 50, width: 100, height: 100))
            #expect(inside.safeAreaInsets == .zero)
            #expect(inside.lines == [])
            let corner = add(CGRect(x: 4, y: 15, width: 396, height: 200))
            #expect(corner.safeAreaInsets == UIEdgeInsets(top: 25, left: 6, bottom: 0, right: 20))
            let deeper = add(CGRect(x: 0, y: 20, width: 100, height: 100), to: corner)
            #expect(deeper.safeAreaInsets == UIEdgeInsets(top: 5, left: 6, bottom: 0, right: 0))
        }

        @Test("An edge that is not covered stays free, even of a view that hangs out there")
        func hangingOut() {
            cover(top: 40)
            let view = add(CGRect(x: -50, y: 0, width: 500, height: 500))
            #expect(view.safeAreaInsets == UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0))
        }

        @Test("A view that stands out of its superview has at most its superview's safe area and margins")
        func standingOut() {
            cover(top: 44, bottom: 30)
            let view = add(CGRect(x: 0, y: -20, width: 400, height: 400))
            #expect(view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 30, right: 0))
            let above = add(CGRect(x: 0, y: -100, width: 400, height: 50))
            #expect(above.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
            stage.root.view.directionalLayoutMargins.leading = 30
            let preserving = add(CGRect(x: -15, y: 50, width: 100, height: 100))
            preserving.preservesSuperviewLayoutMargins = true
            #expect(preserving.layoutMargins.left == 30)
        }

        @Test("The guides of bars are what the safe area leaves out above and below, and constraints may be about them")
        @available(*, deprecated)
        func barGuides() throws {
            cover(top: 40, bottom: 30)
            let view = try #require(stage.root.view)
            let (top, bottom) = (stage.root.topLayoutGuide, stage.root.bottomLayoutGuide)
            #expect(top.length == 40 && bottom.length == 30 && stage.root.topLayoutGuide === top)
            let content = UIView()
            content.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(content)
            NSLayoutConstraint.activate([
                NSLayoutConstraint(
                    item: content, attribute: .top, relatedBy: .equal, toItem: top, attribute: .bottom, multiplier: 1,
                    constant: 5),
                content.bottomAnchor.constraint(equalTo: bottom.topAnchor),
                content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                content.widthAnchor.constraint(equalTo: top.heightAnchor),
            ])
            stage.update()
            #expect(content.frame == CGRect(x: 0, y: 45, width: 40, height: 225))
            cover(top: 20, bottom: 10)
            stage.update()
            #expect(content.frame == CGRect(x: 0, y: 25, width: 20, height: 265))
            #expect(top.length == 20 && bottom.length == 10)
        }

        @Test("A safe area that settles is told once, margins first, and moving changes it at once")
        func callbacks() {
            cover(top: 40)
            let view = add(CGRect(x: 0, y: 0, width: 100, height: 100))
            #expect(view.lines == ["margins 48.0", "safeArea 40.0"])
            stage.update()
            view.center.y += 30
            #expect(view.lines.suffix(2) == ["margins 18.0", "safeArea 10.0"])
            view.center.y += 1000
            view.center.y += 1000
            #expect(view.lines.suffix(2) == ["margins 8.0", "safeArea 0.0"])
            #expect(view.lines.count == 6)
        }

        @Test("Views that autoresizing moves are told of where they end up, not of what they pass")
        func autoresizing() {
            cover(bottom: 30)
            let first = add(CGRect(x: 0, y: 0, width: 400, height: 10))
            first.autoresizingMask = .flexibleWidth
            let view = add(CGRect(x: 0, y: 200, width: 400, height: 100))
            view.autoresizingMask = [.flexibleTopMargin, .flexibleWidth]
            #expect(view.lines.count == 2)
            stage.window.resize(to: CGSize(width: 500, height: 700))
            #expect(view.frame.maxY == 700)
            #expect(view.safeAreaInsets.bottom == 30)
            #expect(view.lines.count == 2)
        }

        @Test("What a container adds for a child counts in the child's whole view, and only there")
        func additional() {
            cover(top: 20)
            let child = TracingViewController()
            stage.embed(child, frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let view = add(CGRect(x: 0, y: 10, width: 10, height: 10), to: child.view)
            child.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 5, right: 0)
            #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 64, left: 0, bottom: 5, right: 0))
            #expect(view.safeAreaInsets.top == 54)
            #expect(stage.root.view.safeAreaInsets.top == 20)
            child.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 5, right: 0)
            #expect(
                TraceRecorder.shared.take().lines("viewSafeAreaInsets") == [
                    "child viewSafeAreaInsetsDidChange 20,0,0,0 bounds=100x100",
                    "child viewSafeAreaInsetsDidChange 64,0,5,0 bounds=100x100",
                ])
        }

        @Test("A view in no window has no safe area, and gets it again with its window")
        func outsideOfWindows() {
            cover(top: 40)
            let view = add(CGRect(x: 0, y: 0, width: 100, height: 100))
            view.removeFromSuperview()
            #expect(view.safeAreaInsets == .zero)
            #expect(view.lines.count == 2)
            stage.root.view.addSubview(view)
            #expect(view.safeAreaInsets.top == 40)
        }

        @Test("A new safe area asks for layout")
        func layout() {
            let view = TracingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10), name: "view")
            stage.root.view.addSubview(view)
            stage.update()
            _ = TraceRecorder.shared.take()
            cover(top: 5)
            stage.update()
            #expect(TraceRecorder.shared.take() == ["view layoutSubviews bounds=10x10"])
        }

        @Test(
            "A child has the safe area of its place wherever it runs, before its first layout and with each change",
            arguments: Placement.allCases)
        func everywhere(placement: Placement) async throws {
            let trace = try await trace(
                of: [.setSafeArea(top: 44, left: 0, bottom: 34, right: 0), .showWindow, .update] + .embed + [
                    .update, .setChildFrame(x: 0, y: 0, width: 400, height: 300), .update,
                    .setAdditionalSafeArea(top: 6, left: 0, bottom: 0, right: 0), .update,
                    .perform(.describeSurroundings),
                ], child: "plain", in: placement)
            #expect(
                trace.lines("viewSafeAreaInsets") == [
                    "child viewSafeAreaInsetsDidChange 34,0,0,0 bounds=200x100",
                    "child viewSafeAreaInsetsDidChange 44,0,34,0 bounds=400x300",
                    "child viewSafeAreaInsetsDidChange 50,0,34,0 bounds=400x300",
                ])
            #expect(
                trace.lines("describeSurroundings safeArea") == [
                    "child describeSurroundings safeArea=50,0,34,0 margins=50,16,34,16 traits=light@1 compact/compact"
                ])
            expectOrder(["viewWillAppear(false)", "viewSafeAreaInsetsDidChange", "viewIsAppearing(false)"], in: trace)
        }

        // MARK: Margins

        @Test("Margins are 8 points and the safe area, unless the view wants its own alone")
        func margins() {
            stage.window.systemSafeAreaInsets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
            let view = add(CGRect(x: 0, y: 0, width: 400, height: 300))
            #expect(view.layoutMargins == UIEdgeInsets(top: 52, left: 18, bottom: 42, right: 20))
            view.insetsLayoutMarginsFromSafeArea = false
            #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
            view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            view.insetsLayoutMarginsFromSafeArea = true
            #expect(view.layoutMargins == UIEdgeInsets(top: 45, left: 12, bottom: 37, right: 16))
            #expect(
                view.directionalLayoutMargins
                    == NSDirectionalEdgeInsets(top: 45, leading: 12, bottom: 37, trailing: 16))
        }

        @Test("Directional margins change sides where the view runs from right to left")
        func directionalMargins() {
            let view = add(CGRect(x: 0, y: 0, width: 10, height: 10))
            view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
            #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
            view.lines = []
            view.semanticContentAttribute = .forceRightToLeft
            #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
            #expect(view.lines == ["margins 1.0"])
        }

        @Test("A view that preserves its superview's margins keeps clear of them where it reaches into them")
        func preserving() {
            stage.root.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: 0, leading: 30, bottom: 0, trailing: 30)
            let view = add(CGRect(x: 10, y: 50, width: 100, height: 100))
            view.preservesSuperviewLayoutMargins = true
            #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 8))
            view.frame.origin.x = 0
            #expect(view.layoutMargins.left == 30)
            view.lines = []
            stage.root.view.directionalLayoutMargins.leading = 40
            #expect(view.layoutMargins.left == 40)
            #expect(view.lines == ["margins 8.0"])
        }

        @Test("A controller's view keeps the system's least margins at its sides, more where it is wide")
        func systemMinimum() {
            final class Root: UIViewController {
                var changes = 0
                override func viewLayoutMarginsDidChange() { changes += 1 }
            }
            let root = Root()
            let stage = Stage(root: root)
            #expect(root.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
            #expect(root.changes == 0)
            stage.window.resize(to: CGSize(width: 800, height: 300))
            stage.update()
            #expect(root.view.layoutMargins == UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20))
            #expect(root.changes == 1)
            root.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 50)
            #expect(root.view.layoutMargins == UIEdgeInsets(top: 5, left: 20, bottom: 5, right: 50))
            root.viewRespectsSystemMinimumLayoutMargins = false
            #expect(root.view.layoutMargins.left == 5)
            #expect(root.changes == 3)
        }
    }
}
