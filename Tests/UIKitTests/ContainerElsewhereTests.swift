import ParityScenarios
import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    /// What a container in a plugin has and does is the same as at home: its children are on its own side.
    @Suite("Containers in any process") @MainActor struct ContainerElsewhereTests {
        /// What the container wrote down after so many steps of its own.
        private func arranged(_ steps: Int, in placement: Placement) async throws -> [String] {
            var scenario: Scenario = [.showWindow, .update] + .embed + [.update]
            for _ in 0..<steps { scenario = scenario + [.perform(.changeData), .update] }
            return try await trace(of: scenario, child: "arranging", in: placement)
        }

        @Test(
            "CONT-01 CONT-07 CONT-31 a container has the children that it adds and no others, and their views below its own",
            arguments: Placement.allCases)
        func children(placement: Placement) async throws {
            let trace = try await arranged(1, in: placement)
            #expect(trace.lines("children") == ["child children 0", "child children [\"a\", \"b\", \"c\"]"])
            #expect(trace.lines("below") == ["child below true beside true subviews 1"])
        }

        @Test(
            "CONT-35 FRAME-11 a container shows one child of three: the others have no superview, load nothing and hear of nothing",
            arguments: Placement.allCases)
        func oneOfThree(placement: Placement) async throws {
            let trace = try await arranged(1, in: placement)
            #expect(trace.lines("loaded") == ["child loaded [false, true, false]"])
            #expect(trace.lines("in place") == ["child in place [false, true, false]"])
            #expect(
                trace.appearance(of: "b").map { $0.prefix { $0 != "(" } } == [
                    "viewWillAppear", "viewIsAppearing", "viewDidAppear",
                ])
            #expect(trace.appearance(of: "a") == [] && trace.appearance(of: "c") == [])
            #expect(trace.lines("viewDidAppear", of: "b").first?.hasSuffix("bounds=30x20") == true)
        }

        @Test(
            "ROLE-01 ROLE-10 each view belongs to one controller, and a child's below its parent's to the child",
            arguments: Placement.allCases)
        func owners(placement: Placement) async throws {
            let trace = try await arranged(2, in: placement)
            #expect(trace.lines("owners") == ["child owners true true true"])
            #expect(trace.lines("way") == ["child way from the child true window true"])
        }

        @Test("CONT-40 a child of another container leaves that one when it is added", arguments: Placement.allCases)
        func taken(placement: Placement) async throws {
            let trace = try await arranged(3, in: placement)
            #expect(
                trace.lines("children").last
                    == "child children [\"b\", \"c\", \"inner\"] inner's [\"a\"] parent true")
            #expect(trace.moves(of: "a").last == "didMove(toParent: container)")
        }

        @Test(
            "CONT-16 nothing of a child stays below the container, even where the container forgot to remove the view",
            arguments: Placement.allCases)
        func forgotten(placement: Placement) async throws {
            let trace = try await arranged(4, in: placement)
            #expect(
                trace.lines("forgotten") == ["child forgotten [\"viewLeftBehind\"] subviews 0 superview false"])
            #expect(trace.count("viewDidDisappear", of: "b") == 1)
        }

        @Test(
            "CONT-06 ROLE-09 WIN-18 a view before its relationship, one put into the window and one taken from its controller are reported",
            arguments: Placement.allCases)
        func mistakes(placement: Placement) async throws {
            let trace = try await arranged(5, in: placement)
            #expect(trace.lines("view first") == ["child view first [\"viewWithoutParentRelation\"]"])
            #expect(trace.lines("window's view") == ["child window's view [\"viewWithoutParentRelation\"]"])
            #expect(
                trace.lines("taken") == ["child taken [\"viewOfAnotherController\"] owner true before false"])
        }

        @Test(
            "DES-02 views without a common ancestor cannot be tied to each other, and below one root view they can",
            arguments: Placement.allCases)
        func commonAncestor(placement: Placement) async throws {
            let trace = try await arranged(5, in: placement)
            #expect(
                trace.lines("apart") == ["child apart [\"constraintWithoutCommonAncestor\"] active false"])
            #expect(trace.lines("together") == ["child together active true"])
        }

        @Test("CONT-02 one child class serves in two containers at a time", arguments: Placement.allCases)
        func reuse(placement: Placement) async throws {
            let trace = try await arranged(6, in: placement)
            #expect(
                trace.lines("used") == [
                    "child used in x 0,40 50x20 parent true", "child used in y 0,40 50x40 parent true",
                ])
            #expect(trace.count("viewDidAppear", of: "x") == 1 && trace.count("viewDidAppear", of: "y") == 1)
        }

        @Test(
            "CONT-12 the container's constraints place the child's root view and leave the constraints in it alone",
            arguments: Placement.allCases)
        func constraints(placement: Placement) async throws {
            let trace = try await arranged(7, in: placement)
            #expect(trace.lines("pinned") == ["child pinned 10,20 100x40 part 85,3 15x5 same true"])
        }

        @Test(
            "CONT-39 a side menu of one's own needs nothing but what every container has, in any process",
            arguments: Placement.allCases)
        func sideMenu(placement: Placement) async throws {
            let trace = try await trace(
                of: [.showWindow, .update] + .embed + [
                    .update, .perform(.changeData), .update, .perform(.changeData), .update,
                ] + .unembed + [.update], child: "side-menu", in: placement)
            #expect(
                trace.lines("menu") == [
                    "child menu open=true menu at 0,0 60x100 content at 60,0 200x100",
                    "child menu open=false menu at -60,0 60x100 content at 0,0 200x100",
                ])
            let shown = ["viewWillAppear(false)", "viewIsAppearing(false)", "viewDidAppear(false)"]
            let hidden = ["viewWillDisappear(false)", "viewDidDisappear(false)"]
            #expect(trace.appearance(of: "content") == shown + hidden)
            #expect(trace.appearance(of: "menu") == shown + hidden)
        }

        // MARK: One in the place of another

        private func replaced(_ steps: Int, in placement: Placement) async throws -> [String] {
            var scenario: Scenario = [.showWindow, .update] + .embed + [.update]
            for _ in 0..<steps { scenario = scenario + [.perform(.changeData), .update] }
            return try await trace(of: scenario, child: "replacing", in: placement)
        }

        /// Appearance, moves and what the container wrote down itself.
        private func story(_ trace: [String], from start: String) -> [String] {
            let lines = trace.filter { line in
                ["ppear(", "Move("].contains(where: line.contains)
                    || ["before", "during", "after"].contains { line.hasPrefix("child \($0)") }
            }
            return lines.drop { !$0.hasPrefix(start) }
                .map { $0.contains("(") ? String($0.prefix { $0 != ")" }) + ")" : $0 }
        }

        @Test(
            "CONT-18 CONT-19 CONT-22 a transition puts the new view in and takes the old one out, and tells both in UIKit's order",
            arguments: Placement.allCases)
        func transition(placement: Placement) async throws {
            let trace = try await replaced(1, in: placement)
            #expect(
                story(trace, from: "first willMove(toParent: nil)") == [
                    "first willMove(toParent: nil)", "second willMove(toParent: container)",
                    "child before [true, false]", "first viewWillDisappear(false)", "second viewWillAppear(false)",
                    "child during [true, true]", "second viewDidAppear(false)",
                    "first viewDidDisappear(false)", "child after [false, true] finished true",
                    "first didMove(toParent: nil)", "second didMove(toParent: container)",
                ])
            expectLayout(of: "second", between: "second viewWillAppear", and: "second viewDidAppear", in: trace)
        }

        @Test(
            "CONT-24 of two children swapped by hand both will callbacks come before both did callbacks",
            arguments: Placement.allCases)
        func byHand(placement: Placement) async throws {
            let trace = try await replaced(2, in: placement)
            #expect(
                story(trace, from: "third willMove") == [
                    "third willMove(toParent: container)", "second willMove(toParent: nil)",
                    "third viewWillAppear(false)", "second viewWillDisappear(false)", "third viewDidAppear(false)",
                    "second viewDidDisappear(false)", "third didMove(toParent: container)",
                    "second didMove(toParent: nil)",
                ])
        }

        @Test("CONT-21 a transition to a stranger is reported and nothing happens", arguments: Placement.allCases)
        func refused(placement: Placement) async throws {
            let trace = try await replaced(3, in: placement)
            #expect(trace.lines("refused") == ["child refused [\"invalidTransition\"] in place [true, false]"])
            #expect(trace.count("viewWillDisappear", of: "third") == 0)
        }
    }
}
