import ParityScenarios
import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    /// A child that uses the navigation controller that it is in, at home and in other processes.
    @Suite("A child and its navigation controller") @MainActor struct NavigationByChildTests {
        /// What each controller hears, and what the child says, without the surroundings.
        private func story(_ trace: [String]) -> [String] {
            trace.filter { ["ppear", "Move(", "DidLoad", "stack", "tapped"].contains(where: $0.contains) }
                .map { line in
                    line.contains("Move(") || line.contains("ppear") ? String(line.prefix { $0 != ")" }) + ")" : line
                }
                .map { $0.contains("viewDidLoad") ? $0.split(separator: " ").prefix(2).joined(separator: " ") : $0 }
        }

        @Test(
            "NAV-07 NAV-08 NAV-18 what a child pushes and pops by itself is told to both in UIKit's order, wherever it is",
            arguments: Placement.allCases)
        func pushAndPop(placement: Placement) async throws {
            let trace = try await trace(
                of: [
                    .makeNavigation, .showWindow, .update, .push, .update, .update, .perform(.describeStack),
                    .perform(.pushAnother), .update, .update, .update, .perform(.describeStack), .perform(.popOthers),
                    .update, .update, .update, .perform(.describeStack),
                ], child: "stacking", in: placement)
            expectTrace(
                story(trace),
                """
                child willMove(toParent: container)
                child viewDidLoad
                child viewWillAppear(false)
                child viewIsAppearing(false)
                child viewDidAppear(false)
                child didMove(toParent: container)
                child stack 2 index=1 top=true parent=true barHidden=false toolbarHidden=true
                other willMove(toParent: container)
                other viewDidLoad
                child viewWillDisappear(false)
                other viewWillAppear(false)
                other viewIsAppearing(false)
                child viewDidDisappear(false)
                other viewDidAppear(false)
                other didMove(toParent: container)
                child stack 3 index=1 top=false parent=true barHidden=false toolbarHidden=true
                other willMove(toParent: nil)
                other viewWillDisappear(false)
                child viewWillAppear(false)
                child viewIsAppearing(false)
                other viewDidDisappear(false)
                child viewDidAppear(false)
                other didMove(toParent: nil)
                child stack 2 index=1 top=true parent=true barHidden=false toolbarHidden=true
                """)
            expectLayout(of: "other", between: "other viewWillAppear", and: "other viewDidAppear", in: trace)
            // What is popped is said at once; the callbacks follow a round trip later where the stack is in another process.
            #expect(trace.contains("child popped 1"))
        }

        @Test(
            "NAV-08 a child takes itself off the stack, and hides the bar, wherever it is",
            arguments: Placement.allCases)
        func leave(placement: Placement) async throws {
            let trace = try await trace(
                of: [
                    .makeNavigation, .showWindow, .update, .push, .update, .update, .perform(.hideBar),
                    .perform(.describeStack), .update, .update, .perform(.describeStack), .perform(.popToRoot), .update,
                    .update, .perform(.describeStack),
                ], child: "stacking", in: placement)
            expectTrace(
                story(trace).filter { $0.contains("stack") || $0.contains("Move") },
                """
                child willMove(toParent: container)
                child didMove(toParent: container)
                child stack 2 index=1 top=true parent=true barHidden=true toolbarHidden=true
                child stack 2 index=1 top=true parent=true barHidden=true toolbarHidden=true
                child willMove(toParent: nil)
                child didMove(toParent: nil)
                child stack none
                """)
            #expect(trace.contains("child popped 1"))
        }

        @Test(
            "NAV-06 a child's button is in the bar and does what it does, wherever it is", arguments: Placement.allCases
        )
        func button(placement: Placement) async throws {
            let trace = try await trace(
                of: [
                    .makeNavigation, .showWindow, .update, .push, .update, .update, .perform(.addBarButton), .update,
                    .update, .touch(.began, x: 375, y: 22), .touch(.ended, x: 375, y: 22), .update, .update,
                ], child: "stacking", in: placement)
            #expect(story(trace).last == "child add was tapped")
        }

        @Test(
            "NAV-06 A child's menus, in the bar and in its view, are shown by a tap, and a second one chooses, wherever it is",
            arguments: Placement.allCases)
        func menus(placement: Placement) async throws {
            let trace = try await trace(
                of: [
                    .makeNavigation, .showWindow, .update, .push, .update, .update, .perform(.addMenus), .update,
                    .update, .touch(.began, x: 360, y: 22), .touch(.ended, x: 360, y: 22), .update, .update,
                    .touch(.began, x: 300, y: 114), .touch(.ended, x: 300, y: 114), .update, .update,
                    .touch(.began, x: 60, y: 75), .touch(.ended, x: 60, y: 75), .update, .update,
                    .touch(.began, x: 100, y: 160), .touch(.ended, x: 100, y: 160), .update, .update,
                ], child: "stacking", in: placement)
            #expect(
                trace.filter { $0.contains("was chosen") } == [
                    "child size was chosen, state 1, sender is the item: true",
                    "child below was chosen, sender is a button: true",
                ])
        }

        @Test(
            "NAV-05 NAV-06 A navigation controller may show a toolbar: a child's items, and its room, wherever it is",
            arguments: Placement.allCases)
        func toolbar(placement: Placement) async throws {
            let trace = try await trace(
                of: [
                    .makeNavigation, .showWindow, .update, .push, .update, .update, .perform(.showToolbar),
                    .perform(.describeStack), .update, .update, .update, .perform(.describeStack),
                    .perform(.describeSurroundings), .touch(.began, x: 365, y: 278), .touch(.ended, x: 365, y: 278),
                    .update, .update, .pop, .update, .update,
                ], child: "stacking", in: placement)
            expectTrace(
                story(trace).filter { $0.contains("stack") || $0.contains("tapped") },
                """
                child stack 2 index=1 top=true parent=true barHidden=false toolbarHidden=false
                child stack 2 index=1 top=true parent=true barHidden=false toolbarHidden=false
                child go was tapped
                """)
            #expect(
                trace.filter { $0.contains("describeSurroundings") }.map { $0.split(separator: " ")[2] } == [
                    "safeArea=44,0,44,0"
                ])
        }
    }
}
