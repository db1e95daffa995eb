import ParityScenarios
import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    /// A child that presents others, at home and in other processes. It has a part of a window of 800 x 700 points.
    @Suite("A child that presents") @MainActor struct PresentationByChildTests {
        private static let rest: Scenario = [.update, .update, .update]
        private static let start: Scenario =
            [.skipAnimations(true), .showWindow, .resizeWindow(width: 800, height: 700), .update] + .embed + rest
        /// A touch on what lies beside a presented view.
        private static let tapOutside: Scenario =
            [.touch(.began, x: 795, y: 695), .touch(.ended, x: 795, y: 695)] + rest

        private func trace(_ steps: Scenario, in placement: Placement) async throws -> [String] {
            try await ParityScenarios.trace(of: Self.start + steps, child: "presenting", in: placement)
        }

        /// What each controller hears and says about presentations from the first line with `start` on, without the surroundings.
        private func story(_ trace: [String], from start: String = "other init") -> [String] {
            let words = ["ppear", "presented", "presents", "dismissed", "delegate", "chose", "DidLoad"]
            return trace.drop { !$0.contains(start) }
                .filter { line in words.contains(where: line.contains) && !line.contains("sees in") }
                .map { $0.contains("viewDidLoad") ? $0.split(separator: " ").prefix(2).joined(separator: " ") : $0 }
                .map { $0.contains("ppear") ? $0.prefix { $0 != ")" } + ")" : $0 }
        }

        @Test(
            "APPR-12 APPR-13 APPR-18 presenter and presented hear of a full screen presentation in UIKit's order, and see whether they come or go",
            arguments: Placement.allCases)
        func fullScreen(placement: Placement) async throws {
            let trace = try await trace(
                [.perform(.presentFullScreen)] + Self.rest + [.perform(.dismissPresented)] + Self.rest, in: placement)
            expectTrace(
                story(trace),
                """
                other viewDidLoad
                child viewWillDisappear(false)
                other viewWillAppear(false)
                other viewIsAppearing(false)
                other viewDidAppear(false)
                child viewDidDisappear(false)
                child other is presented
                other viewWillDisappear(false)
                child viewWillAppear(false)
                child viewIsAppearing(false)
                child viewDidAppear(false)
                other viewDidDisappear(false)
                child dismissed
                """)
            let seen = trace.filter { $0.contains("sees in view") && !$0.contains("DidLoad") }
            #expect(
                seen.map { $0.replacing("other sees in ", with: "") } == [
                    "viewWillAppear isBeingPresented=yes isBeingDismissed=no presenter=yes presented=no",
                    "viewDidAppear isBeingPresented=yes isBeingDismissed=no presenter=yes presented=no",
                    "viewWillDisappear isBeingPresented=no isBeingDismissed=yes presenter=yes presented=no",
                    "viewDidDisappear isBeingPresented=no isBeingDismissed=yes presenter=no presented=no",
                ])
        }

        @Test(
            "PRES-03 PRES-04 HIER-08 the two know each other from the call on and until the end, and completions come at the end",
            arguments: Placement.allCases)
        func relation(placement: Placement) async throws {
            let trace = try await trace(
                [.perform(.describePresentation), .perform(.presentForm), .perform(.describePresentation)] + Self.rest
                    + [.perform(.describePresentation)] + Self.rest * 3 + [.perform(.describePresentation)]
                    + [.perform(.dismissOther)] + Self.rest + [.perform(.describePresentation)], in: placement)
            let none = "child presents=nothing itsPresenter=no otherPresents=no childSees=no"
            let both = "child presents=other itsPresenter=yes otherPresents=no childSees=yes"
            #expect(trace.filter { $0.contains("itsPresenter") } == [none, both, both, both, none])
            for (end, completion) in [
                ("other viewDidAppear", "child other is presented"),
                ("other viewDidDisappear", "child other dismissed itself"),
            ] {
                let last = try #require(trace.lastIndex { $0.hasPrefix(end) })
                #expect(try #require(trace.firstIndex(of: completion)) > last)
            }
        }

        @Test(
            "HIER-06 HIER-07 a child of each sees whom the one above it presents, and by whom it is presented",
            arguments: Placement.allCases)
        func neighbours(placement: Placement) async throws {
            let trace = try await trace(
                [.perform(.presentFullScreen)] + Self.rest + [.perform(.describePresentation)], in: placement)
            #expect(trace.last == "child presents=other itsPresenter=yes otherPresents=no childSees=yes")
        }

        @Test(
            "PRES-12 PRES-13 what is presented presents in turn, is dismissed alone from the top, and with all above it from below",
            arguments: Placement.allCases)
        func chain(placement: Placement) async throws {
            let chain = [.perform(.presentFullScreen)] + Self.rest + [.perform(.presentFromOther)] + Self.rest
            let trace = try await trace(
                chain + [.perform(.describePresentation), .perform(.dismissOther)] + Self.rest
                    + [.perform(.describePresentation), .perform(.presentFromOther)] + Self.rest
                    + [.perform(.dismissPresented)] + Self.rest + [.perform(.describePresentation)], in: placement)
            #expect(
                trace.filter { $0.contains("itsPresenter") } == [
                    "child presents=other itsPresenter=yes otherPresents=yes childSees=yes",
                    "child presents=other itsPresenter=yes otherPresents=no childSees=yes",
                    "child presents=nothing itsPresenter=no otherPresents=no childSees=no",
                ])
            #expect(trace.filter { $0.hasPrefix("third viewDidDisappear") }.count == 2)
            #expect(trace.filter { $0.hasPrefix("other viewDidAppear") }.count == 2)
        }

        @Test(
            "POP-02 POP-04 POP-06 a popover beside a part of the child comes to the size that it wants, and a touch outside ends it",
            arguments: Placement.allCases)
        func popover(placement: Placement) async throws {
            let trace = try await trace([.perform(.presentPopover)] + Self.rest + Self.tapOutside, in: placement)
            expectTrace(
                story(trace),
                """
                other viewDidLoad
                other viewWillAppear(false)
                other viewIsAppearing(false)
                other viewDidAppear(false)
                child other is presented
                child delegate: will dismiss
                other viewWillDisappear(false)
                other viewDidDisappear(false)
                child delegate: did dismiss
                """)
            #expect(
                trace.last { $0.hasPrefix("other viewDidLayoutSubviews") }
                    == "other viewDidLayoutSubviews bounds=160x120")
        }

        @Test(
            "A form ends by a touch beside it, and not while it is modal: then its delegate hears of the attempt",
            arguments: Placement.allCases)
        func form(placement: Placement) async throws {
            let trace = try await trace(
                [.perform(.presentForm)] + Self.rest + [.perform(.holdOther)] + Self.rest + Self.tapOutside
                    + [.perform(.describePresentation), .perform(.dismissPresented)] + Self.rest, in: placement)
            expectTrace(
                story(trace, from: "child other is presented"),
                """
                child other is presented
                child delegate: attempt
                child presents=other itsPresenter=yes otherPresents=no childSees=yes
                other viewWillDisappear(false)
                other viewDidDisappear(false)
                child dismissed
                """)
        }

        @Test(
            "An alert is answered by a touch, and its handler runs when it is gone",
            arguments: Placement.allCases, [(0, "Cancel"), (1, "Delete")])
        func alert(placement: Placement, choice: (index: Int, title: String)) async throws {
            let trace = try await trace(
                [.perform(.presentAlert), .perform(.describePresentation)] + Self.rest
                    + [.chooseAction(choice.index)] + Self.rest + [.perform(.describePresentation)], in: placement)
            #expect(
                trace.filter { $0.contains("chose") || $0.contains("itsPresenter") } == [
                    "child presents=alert itsPresenter=yes otherPresents=no childSees=yes",
                    "child chose \(choice.title) presents=no",
                    "child presents=nothing itsPresenter=no otherPresents=no childSees=no",
                ])
            #expect(!trace.contains { $0.hasPrefix("child viewWillDisappear") })
        }

        @Test(
            "CTX-05 STYLE-14 in a context of its own the child is covered itself, and stays in the window",
            arguments: Placement.allCases)
        func context(placement: Placement) async throws {
            let trace = try await trace(
                [.perform(.presentInContext)] + Self.rest + [.perform(.describePresentation)]
                    + [.perform(.dismissPresented)] + Self.rest, in: placement)
            expectTrace(
                story(trace),
                """
                other viewDidLoad
                other viewWillAppear(false)
                other viewIsAppearing(false)
                other viewDidAppear(false)
                child other is presented
                child presents=other itsPresenter=yes otherPresents=no childSees=yes
                other viewWillDisappear(false)
                other viewDidDisappear(false)
                child dismissed
                """)
            #expect(trace.contains { $0.hasPrefix("other viewDidAppear") && $0.hasSuffix("bounds=200x100") })
        }

        @Test(
            "PRES-01 STYLE-11 what a child presents over the window has the window's size, and the host can end it",
            arguments: Placement.allCases)
        func byHost(placement: Placement) async throws {
            let trace = try await trace(
                [.perform(.presentFullScreen)] + Self.rest + [.dismissPresented] + Self.rest
                    + [.perform(.describePresentation)], in: placement)
            #expect(trace.contains { $0.hasPrefix("other viewDidAppear") && $0.hasSuffix("bounds=800x700") })
            expectTrace(
                story(trace, from: "child other is presented"),
                """
                child other is presented
                other viewWillDisappear(false)
                child viewWillAppear(false)
                child viewIsAppearing(false)
                child viewDidAppear(false)
                other viewDidDisappear(false)
                child presents=nothing itsPresenter=no otherPresents=no childSees=no
                """)
        }

        @Test(
            "STYLE-17 PRES-23 a presentation controller of the child's own is asked, places the other and hears of it in UIKit's order",
            arguments: Placement.allCases)
        func custom(placement: Placement) async throws {
            let trace = try await trace(
                [.perform(.presentCustom)] + Self.rest + [.perform(.describePresentation), .perform(.dismissPresented)]
                    + Self.rest + [.perform(.describePresentation)], in: placement)
            expectTrace(
                story(trace, from: "makes a presentation controller").filter { !$0.contains("lay out") },
                """
                child delegate: makes a presentation controller, presenting=true fromSelf=true
                other viewDidLoad
                child delegate: presentation begins
                other viewWillAppear(false)
                child delegate: presentation ended true
                other viewIsAppearing(false)
                other viewDidAppear(false)
                child other is presented
                child presents=other itsPresenter=yes otherPresents=no childSees=yes
                other viewWillDisappear(false)
                child delegate: dismissal begins
                child delegate: dismissal ended true
                other viewDidDisappear(false)
                child dismissed
                child presents=nothing itsPresenter=no otherPresents=no childSees=no
                """)
            #expect(trace.contains { $0.hasPrefix("other viewDidAppear") && $0.hasSuffix("bounds=800x350") })
        }

        @Test(
            "LAYO-07 a presentation controller of the child's own hears of each layout, and the other has its part of the new size",
            arguments: Placement.allCases)
        func customLayout(placement: Placement) async throws {
            let trace = try await trace(
                [.perform(.presentCustom)] + Self.rest + [
                    .perform(.describePresentation), .resizeWindow(width: 700, height: 640),
                ] + Self.rest * 2, in: placement)
            let start = try #require(trace.firstIndex { $0.contains("itsPresenter=yes") })
            let later = trace[start...]
            let will = try #require(later.firstIndex { $0.contains("container will lay out") })
            let did = try #require(later.firstIndex { $0.contains("container did lay out") })
            #expect(will < did)
            #expect(later.contains("other viewDidLayoutSubviews bounds=700x320"))
        }

        @Test(
            "PRES-08 PRES-16 the other reports to its delegate, which dismisses it, and each hears that in order",
            arguments: Placement.allCases)
        func report(placement: Placement) async throws {
            let trace = try await trace(
                [.perform(.presentFullScreen)] + Self.rest + [.perform(.finishOther)] + Self.rest
                    + [.perform(.describePresentation)], in: placement)
            expectTrace(
                story(trace, from: "delegate: other is done"),
                """
                child delegate: other is done, presents=true
                other viewWillDisappear(false)
                child viewWillAppear(false)
                child viewIsAppearing(false)
                child viewDidAppear(false)
                other viewDidDisappear(false)
                child dismissed
                child presents=nothing itsPresenter=no otherPresents=no childSees=no
                """)
        }

        @Test(
            "PRES-14 PRES-19 after dismissal nobody but the app holds the other, and the child knows of nobody",
            arguments: Placement.allCases, [ChildCommand.presentFullScreen, .presentCustom])
        func release(placement: Placement, command: ChildCommand) async throws {
            let trace = try await trace(
                [.perform(.describePresentation), .perform(command)] + Self.rest + [.perform(.dismissPresented)]
                    + Self.rest + [.perform(.describePresentation), .perform(.forgetOther)] + Self.rest, in: placement)
            let nobody = "child presents=nothing itsPresenter=no otherPresents=no childSees=no"
            #expect(trace.filter { $0.contains("itsPresenter") } == [nobody, nobody])
            #expect(trace.contains("other deinit"))
        }

        @Test(
            "STYLE-03 PRES-22 what covers the window gets its touches, and the child has its own back",
            arguments: Placement.allCases)
        func touches(placement: Placement) async throws {
            let tap: Scenario = [.touch(.began, x: 100, y: 50), .touch(.ended, x: 100, y: 50)]
            let trace = try await trace(
                tap + [.perform(.presentFullScreen)] + Self.rest + tap + [.perform(.dismissPresented)] + Self.rest
                    + tap,
                in: placement)
            let events = trace.filter {
                $0 == "child is touched" || $0.hasPrefix("child other is") || $0 == "child dismissed"
            }
            #expect(events == ["child is touched", "child other is presented", "child dismissed", "child is touched"])
        }

        @Test(
            "HIER-09 HIER-14 PRES-18 from each of three the others are found, and the window is theirs however small the child is",
            arguments: Placement.allCases)
        func found(placement: Placement) async throws {
            let trace = try await trace(
                [.perform(.presentFullScreen)] + Self.rest + [.perform(.presentFromOther)] + Self.rest
                    + [.perform(.describePresentation)], in: placement)
            #expect(trace.last == "child presents=other itsPresenter=yes otherPresents=yes childSees=yes")
            for name in ["other", "third"] {
                #expect(trace.contains { $0.hasPrefix("\(name) viewDidAppear") && $0.hasSuffix("bounds=800x700") })
            }
        }

        @Test(
            "STYLE-12 POP-10 a popover that the child prepares has the size that its content prefers",
            arguments: Placement.allCases)
        func popoverSize(placement: Placement) async throws {
            let trace = try await trace(
                [.perform(.presentPopover), .perform(.describePresentation)] + Self.rest * 2
                    + [.perform(.dismissPresented)] + Self.rest, in: placement)
            #expect(trace.contains("child presents=other itsPresenter=yes otherPresents=no childSees=yes"))
            #expect(
                trace.last { $0.hasPrefix("other viewDidLayoutSubviews") }
                    == "other viewDidLayoutSubviews bounds=160x120")
            #expect(!trace.contains { $0.hasPrefix("child viewWillDisappear") })
        }

        @Test(
            "STYLE-13 CTX-04 in the current context the child is covered, and disappears", arguments: Placement.allCases
        )
        func inPlace(placement: Placement) async throws {
            let trace = try await trace(
                [.perform(.presentInPlace)] + Self.rest + [.perform(.dismissPresented)] + Self.rest, in: placement)
            expectTrace(
                story(trace),
                """
                other viewDidLoad
                child viewWillDisappear(false)
                other viewWillAppear(false)
                other viewIsAppearing(false)
                other viewDidAppear(false)
                child viewDidDisappear(false)
                child other is presented
                other viewWillDisappear(false)
                child viewWillAppear(false)
                child viewIsAppearing(false)
                child viewDidAppear(false)
                other viewDidDisappear(false)
                child dismissed
                """)
            #expect(trace.contains { $0.hasPrefix("other viewDidAppear") && $0.hasSuffix("bounds=200x100") })
        }

        @Test(
            "CTX-06 FRAME-14 what a child of the child presents covers the nearest one that defines a context",
            arguments: Placement.allCases)
        func fromPart(placement: Placement) async throws {
            let trace = try await trace(
                [.perform(.presentFromPart)] + Self.rest + [.perform(.describePresentation)], in: placement)
            #expect(trace.last == "child presents=other itsPresenter=yes otherPresents=no childSees=yes")
            #expect(trace.contains { $0.hasPrefix("other viewDidAppear") && $0.hasSuffix("bounds=200x100") })
            #expect(!trace.contains { $0.hasPrefix("child viewWillDisappear") })
        }

        @Test(
            "CTX-01 CTX-07 PRES-24 where nobody defines a context the window's root is covered",
            arguments: Placement.allCases)
        func noContext(placement: Placement) async throws {
            let trace = try await trace(
                [.perform(.presentInNoContext)] + Self.rest + [.perform(.describePresentation)]
                    + [.perform(.dismissPresented)] + Self.rest, in: placement)
            #expect(trace.contains { $0.hasPrefix("other viewDidAppear") && $0.hasSuffix("bounds=800x700") })
            #expect(trace.contains { $0.hasPrefix("child viewDidDisappear") })
            #expect(trace.contains("child presents=other itsPresenter=yes otherPresents=no childSees=yes"))
            #expect(
                trace.last { $0.hasPrefix("child view") && $0.contains("ppear") }?.contains("viewDidAppear") == true)
        }

        @Test(
            "PRES-06 PRES-11 a container is presented as a controller is, and what is in it dismisses it",
            arguments: Placement.allCases)
        func stack(placement: Placement) async throws {
            let trace = try await trace(
                [.perform(.presentStack)] + Self.rest + [.perform(.dismissOther)] + Self.rest
                    + [.perform(.describePresentation)], in: placement)
            expectTrace(
                story(trace).filter { !$0.contains("DidLoad") },
                """
                child viewWillDisappear(false)
                other viewWillAppear(false)
                other viewIsAppearing(false)
                other viewDidAppear(false)
                child viewDidDisappear(false)
                child other is presented
                other viewWillDisappear(false)
                child viewWillAppear(false)
                child viewIsAppearing(false)
                child viewDidAppear(false)
                other viewDidDisappear(false)
                child other dismissed itself
                child presents=nothing itsPresenter=no otherPresents=no childSees=no
                """)
        }

        @Test(
            "STYLE-06 STYLE-08 POP-05 in a narrow window a form and a popover cover all of it",
            arguments: Placement.allCases, [ChildCommand.presentForm, .presentPopover])
        func narrow(placement: Placement, command: ChildCommand) async throws {
            let trace = try await trace(
                [.resizeWindow(width: 500, height: 700)] + Self.rest + [.perform(command)] + Self.rest
                    + [.perform(.dismissPresented)] + Self.rest, in: placement)
            #expect(trace.contains { $0.hasPrefix("other viewDidAppear") && $0.hasSuffix("bounds=500x700") })
            // What a popover covers stays in the window.
            #expect(trace.contains { $0.hasPrefix("child viewDidDisappear") } == (command == .presentForm))
            #expect(trace.contains("child dismissed"))
        }

        @Test(
            "STYLE-07 a form has the size that its content likes, and what lies below stays",
            arguments: Placement.allCases)
        func formInPlace(placement: Placement) async throws {
            let trace = try await trace(
                [.perform(.presentForm), .perform(.describePresentation)] + Self.rest * 3, in: placement)
            #expect(trace.contains("child presents=other itsPresenter=yes otherPresents=no childSees=yes"))
            #expect(
                trace.last { $0.hasPrefix("other viewDidLayoutSubviews") }
                    == "other viewDidLayoutSubviews bounds=160x120")
            #expect(!trace.contains { $0.hasPrefix("child viewWillDisappear") })
        }

        @Test(
            "STYLE-09 PRES-09 PRES-10 what covers everything stays until it is dismissed, and all is then as it was",
            arguments: Placement.allCases)
        func untilDismissed(placement: Placement) async throws {
            let trace = try await trace(
                [.perform(.describeSurroundings), .perform(.presentFullScreen)] + Self.rest * 4
                    + [.perform(.describePresentation), .perform(.dismissPresented)] + Self.rest
                    + [.perform(.describeSurroundings)], in: placement)
            let first = try #require(trace.firstIndex { $0.hasPrefix("other init") })
            let before = try #require(trace[..<first].last)
            #expect(trace.last == before)
            #expect(trace.contains("child presents=other itsPresenter=yes otherPresents=no childSees=yes"))
            #expect(trace.contains { $0.hasPrefix("child viewDidDisappear") })
        }

        /// What a host or a user does with what the child presents, whose trace is the same everywhere.
        nonisolated private static let scenarios: [(name: String, steps: Scenario)] = {
            let rest: Scenario = [.update, .update, .update]
            let end: Scenario = [.perform(.dismissPresented)] + rest
            func all(_ command: ChildCommand) -> Scenario { [.perform(command)] + rest }
            return [
                ("full screen", all(.presentFullScreen) + end), ("in a context", all(.presentInContext) + end),
                ("alert", all(.presentAlert) + [.chooseAction(1)] + rest),
                (
                    "presented itself by the host, and presenting in turn",
                    .unembed + rest + [.presentChild(style: UIModalPresentationStyle.fullScreen.rawValue)] + rest
                        + all(.presentFullScreen) + end + [.dismissPresented] + rest
                ),
            ]
        }()

        @Test("Presenting has the same trace wherever the child runs", arguments: scenarios.indices)
        func sameTraceEverywhere(index: Int) async throws {
            let (name, steps) = Self.scenarios[index]
            let here = try await trace(steps, in: .inProcess)
            #expect(here.count > 10)
            for placement in Placement.allCases where placement != .inProcess {
                let there = try await trace(steps, in: placement)
                let outcome = "\(name), \(placement)"
                expectTrace([outcome] + there, ([outcome] + here.collapsingRepeatedLayout).joined(separator: "\n"))
            }
        }
    }
}
