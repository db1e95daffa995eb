import Testing
import UIKit
import UIKitTesting

extension UIKitPresentation {
    @Suite("What is shared") @MainActor struct SharingTests {
        private let staging = SharingStaging()
        private var stage: Stage { staging.stage }
        private var log: SharingLog { staging.log }

        private func activity(_ title: String = "Print") -> NotingActivity {
            NotingActivity(title, log)
        }

        // MARK: Choosing

        @Test("A chosen activity is asked, prepared and performed, and all is gone when the handler is called")
        func order() throws {
            let activity = activity()
            activity.finishesAtOnce = true
            let controller = staging.controller(["text"], [activity])
            try staging.showing(controller) {
                #expect(log.take() == [#"Print can ["text"]"#])
                try staging.tap("Print", of: controller)
                #expect(log.take() == [#"Print prepare ["text"]"#, "Print perform", "own.Print true gone"])
                #expect(controller.viewIfLoaded?.window == nil && controller.presentingViewController == nil)
                activity.activityDidFinish(true)
                #expect(log.lines.isEmpty)
            }
            #expect(log.lines.isEmpty)
        }

        @Test("Until an activity has finished its controller stays, and nothing else can be chosen in it")
        func later() throws {
            let (activity, other) = (activity(), activity("Other"))
            let controller = staging.controller(["text"], [activity, other])
            try staging.showing(controller) {
                _ = log.take()
                try staging.tap("Print", of: controller)
                try staging.tap("Other", of: controller)
                try staging.tap("Print", of: controller)
                #expect(log.take() == [#"Print prepare ["text"]"#, "Print perform"])
                #expect(stage.root.presentedViewController === controller)
                activity.activityDidFinish(false)
                staging.settle()
                #expect(log.take() == ["own.Print false gone"])
            }
        }

        @Test("The controller of an activity lies over the list, and goes with it when the activity has finished")
        func ownController() throws {
            let activity = activity()
            let shown = UIViewController()
            activity.controller = shown
            let controller = staging.controller(["text"], [activity])
            try staging.showing(controller) {
                _ = log.take()
                try staging.tap("Print", of: controller)
                #expect(log.take() == [#"Print prepare ["text"]"#])
                #expect(controller.presentedViewController === shown && shown.view.window === stage.window)
                activity.activityDidFinish(true)
                staging.settle()
                #expect(log.take() == ["own.Print true gone"])
                #expect(shown.viewIfLoaded?.window == nil && shown.presentingViewController == nil)
            }
        }

        @Test("An activity may put its controller away first, and finish while that is on its way out")
        func ownControllerOnItsWayOut() throws {
            UIView.setAnimationsEnabled(true)
            let activity = activity()
            let shown = UIViewController()
            activity.controller = shown
            let controller = staging.controller(["text"], [activity])
            try ManualFrameClock.use { clock in
                @MainActor func rest() {
                    staging.settle()
                    clock.advance(by: .seconds(1))
                    staging.settle()
                }
                stage.root.present(controller, animated: true)
                rest()
                _ = log.take()
                try staging.tap("Print", of: controller)
                rest()
                #expect(controller.presentedViewController === shown && !shown.isBeingPresented)
                shown.dismiss(animated: true)
                #expect(shown.isBeingDismissed)
                activity.activityDidFinish(true)
                rest()
                #expect(log.lines == [#"Print prepare ["text"]"#, "own.Print true gone"])
                #expect(stage.root.presentedViewController == nil)
            }
        }

        @Test("Where the user has put the controller of an activity away, something else can be chosen")
        func again() throws {
            let (activity, other) = (activity(), activity("Other"))
            let shown = UIViewController()
            activity.controller = shown
            other.finishesAtOnce = true
            let controller = staging.controller(["text"], [activity, other])
            try staging.showing(controller) {
                try staging.tap("Print", of: controller)
                shown.dismiss(animated: false)
                staging.settle()
                _ = log.take()
                try staging.tap("Other", of: controller)
                #expect(log.take() == [#"Other prepare ["text"]"#, "Other perform", "own.Other true gone"])
                activity.activityDidFinish(true)
                #expect(log.lines.isEmpty)
            }
        }

        // MARK: Ending

        enum End: CaseIterable {
            case row, touchOutside, escape, code
        }

        @Test("Who chooses nothing is told once that it was nothing, however it ends", arguments: End.allCases)
        func cancelled(end: End) throws {
            let controller = staging.controller(["text"])
            try staging.showing(controller) {
                switch end {
                case .row: try staging.tap("Cancel", of: controller)
                case .touchOutside: stage.tap(CGPoint(x: 40, y: 1000))
                case .escape: stage.pressKey(.keyboardEscape)
                case .code: stage.root.dismiss(animated: false)
                }
                staging.settle()
                #expect(stage.root.presentedViewController == nil)
            }
            #expect(log.lines == ["nothing false gone"])
        }

        @Test("What ends below the page of an activity names that activity, which has not completed")
        func endedMeanwhile() throws {
            let activity = activity()
            let shown = UIViewController()
            shown.modalPresentationStyle = .fullScreen
            activity.controller = shown
            let controller = staging.controller(["text"], [activity])
            try staging.showing(controller) {
                try staging.tap("Print", of: controller)
                #expect(shown.view.window != nil && controller.view.window == nil)
                _ = log.take()
                stage.root.dismiss(animated: false)
                staging.settle()
                #expect(log.take() == ["own.Print false gone"])
                activity.activityDidFinish(true)
                #expect(log.lines.isEmpty)
            }
        }

        @Test("A handler may present the next controller, and a controller may be presented again")
        func afterwards() throws {
            let controller = staging.controller(["text"])
            let next = UIViewController()
            controller.completionWithItemsHandler = { [log, weak root = stage.root] _, _, _, _ in
                log.lines.append("handler")
                root?.present(next, animated: false)
            }
            try staging.showing(controller) {
                try staging.tap("Cancel", of: controller)
                #expect(stage.root.presentedViewController === next && next.view.window != nil)
                stage.root.dismiss(animated: false)
                staging.settle()
                #expect(log.take() == ["handler"])
            }
            controller.completionWithItemsHandler = { [log] _, _, _, _ in log.lines.append("again") }
            controller.popoverPresentationController?.sourceView = staging.button
            try staging.showing(controller) { try staging.tap("Cancel", of: controller) }
            #expect(log.take() == ["again"])
        }

        // MARK: Which there are

        @Test("Those that share come first, then those that act, Mullion's before the app's, without those that cannot")
        func offered() throws {
            let opener = PageOpener()
            let page = try #require(URL(string: "https://example.org"))
            let impossible = activity("Impossible")
            impossible.isPossible = false
            let controller = staging.controller(["text", page], [activity(), impossible, SendingActivity()])
            staging.showing(controller) {
                #expect(staging.titles(of: controller) == ["Mail", "Send", "Copy", "Open", "Print", "Cancel"])
            }
            withExtendedLifetime(opener) {}
        }

        @Test("Activities that are excluded are not shown, and are not asked")
        func excluded() {
            let controller = staging.controller(["text"], [activity(), activity("Other")])
            controller.excludedActivityTypes = [
                .copyToPasteboard, .postToFacebook, UIActivity.ActivityType("own.Print"),
            ]
            staging.showing(controller) {
                #expect(staging.titles(of: controller) == ["Other", "Cancel"])
                #expect(log.lines == [#"Other can ["text"]"#])
                controller.excludedActivityTypes = nil
                staging.settle()
                #expect(staging.titles(of: controller) == ["Copy", "Print", "Other", "Cancel"])
            }
        }

        @Test("Where there is nothing to choose one line says so, which does nothing")
        func nothing() throws {
            let controller = staging.controller([stage.root])
            try staging.showing(controller) {
                let note = "Nothing can be done with this here."
                #expect(staging.titles(of: controller) == [note, "Cancel"])
                #expect(staging.rows(of: controller).first?.accessibilityTraits == .staticText)
                try staging.tap(note, of: controller)
                #expect(stage.root.presentedViewController === controller && log.lines.isEmpty)
            }
        }

        // MARK: Look

        @Test("It lies in a popover beside its source, as high as its rows, each of which is a button with a title")
        func popover() throws {
            let controller = staging.controller(["text"], [activity()])
            try staging.showing(controller) {
                let popover = try #require(controller.popoverPresentationController)
                #expect(popover.arrowDirection == .up && popover.presentedView?.frame.minY == 140)
                let table = try #require(controller.view as? UITableView)
                #expect(table.bounds.size == CGSize(width: 320, height: table.contentSize.height.rounded(.up)))
                let described = controller.view.describedViews.map(\.description)
                #expect(described.map(\.label) == ["Copy", "Print", "Cancel"])
                #expect(staging.rows(of: controller).allSatisfy { $0.accessibilityTraits.contains(.button) })
            }
        }

        @Test("In a narrow window it lies on a sheet at the lower edge, which a touch outside ends")
        func sheet() {
            staging.resize(to: SheetStaging.narrow)
            staging.button.frame.origin.x = 100
            let controller = staging.controller(["text"])
            staging.showing(controller) {
                let frame = controller.view.convert(controller.view.bounds, to: nil)
                #expect(frame.width == 400 && frame.maxY == 800 && frame.minY > 300)
                stage.tap(CGPoint(x: 200, y: 60))
                staging.settle()
                #expect(stage.root.presentedViewController == nil)
            }
            #expect(log.lines == ["nothing false gone"])
        }

        @Test("Without a source it is shown in the middle of a wide window, and reported")
        func noSource() throws {
            let controller = staging.controller(["text"])
            controller.popoverPresentationController?.sourceView = nil
            try expectDiagnostics([.invalidPresentation]) {
                try staging.showing(controller) {
                    #expect(controller.popoverPresentationController?.arrowDirection == [])
                    try staging.tap("Cancel", of: controller)
                }
            }
            #expect(log.lines == ["nothing false gone"])
        }

        @Test("The Tab key leads to the first activity, arrows go on, and Space chooses")
        func keys() {
            let activity = activity()
            activity.finishesAtOnce = true
            let controller = staging.controller(["text"], [activity])
            staging.showing(controller) {
                stage.pressKey(.keyboardTab)
                staging.settle()
                #expect(staging.rows(of: controller).first?.isFocused == true)
                stage.pressKey(.keyboardDownArrow)
                staging.settle()
                stage.pressKey(.keyboardSpacebar)
                staging.settle()
                #expect(log.lines.last == "own.Print true gone")
            }
        }
    }
}
