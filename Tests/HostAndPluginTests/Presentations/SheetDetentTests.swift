import HostStaging
import PluginHost
import PluginProtocol
import Testing
import UIKit
import UIKitTesting

extension HostAndPlugin {
    /// The detents of a sheet at the lower edge, as its app and its user change them, at home and from a plugin.
    @Suite("Detents of sheets") @MainActor final class SheetDetentTests {
        private typealias Detent = UISheetPresentationController.Detent

        /// Writes down the names of the detents that the user has chosen.
        private final class Choices: UISheetPresentationControllerDelegate {
            var names: [String] = []

            func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
                _ sheetPresentationController: UISheetPresentationController
            ) {
                names.append(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "none")
            }
        }

        /// Says how high its sheet is when its view is loaded.
        private final class LowViewController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                sheetPresentationController?.detents = [.custom { _ in 250 }, .large()]
            }
        }

        private let choices = Choices()
        private let log = StoryLog()
        private let host: InMemoryHost

        init() throws {
            let log = log
            host = try InMemoryHost { _ in StoryViewController("A", .red, log) }
            host.stage.window.resize(to: CGSize(width: 400, height: 800))
        }

        /// The plugin hears that its panes are gone.
        isolated deinit {
            host.stage.close()
            host.settle()
        }

        /// The whole window is the first controller's, in the host or in a plugin.
        private func start(_ place: Place) throws -> UIViewController {
            let own = StoryViewController("A", .red, log)
            host.stage.window.rootViewController = place == .host ? own : host.makePane()
            host.settle()
            return place == .host ? own : try host.controller()
        }

        private func present(
            from first: UIViewController, _ prepare: (UISheetPresentationController) -> Void
        ) throws -> UISheetPresentationController {
            let second = StoryViewController("B", .blue, log)
            second.modalPresentationStyle = .pageSheet
            let sheet = try #require(second.sheetPresentationController)
            sheet.delegate = choices
            prepare(sheet)
            first.present(second, animated: false)
            host.settle()
            return sheet
        }

        private var root: UIViewController? { host.stage.window.rootViewController }

        /// The sheet that the host shows.
        private var shown: UISheetPresentationController {
            get throws { try #require(root?.presentedViewController?.sheetPresentationController) }
        }

        /// The view of the sheet, and the places at which its upper edge may rest, the lowest first.
        private func places() throws -> (view: UIView, rests: [CGFloat]) {
            let sheet = try shown
            return (try #require(sheet.presentedView), sheet.rests.map(\.frame.minY))
        }

        /// A finger brings the sheet so far, downwards where that is above 0, and lets go when it has rested for a while.
        private func drag(by way: CGFloat) throws {
            let frame = try places().view.frame
            let window = host.stage.window
            let start = CGPoint(x: frame.midX, y: frame.minY + 6)
            // The finger goes 10 points before the sheet follows.
            let end = CGPoint(x: start.x, y: start.y + way + (way < 0 ? -10 : 10))
            window.sendTouch(id: 1, phase: .began, at: start, timestamp: 0)
            window.sendTouch(id: 1, phase: .moved, at: end, timestamp: 1)
            host.settle()
            window.sendTouch(id: 1, phase: .ended, at: end, timestamp: 3)
            host.settle()
        }

        // MARK: The user

        @Test(
            "The app knows the detent to which its user has dragged the sheet by the app's own name, and hears of it once",
            arguments: Place.allCases)
        func byUser(place: Place) throws {
            try ManualFrameClock.use { time in
                let low = Detent.Identifier("low")
                let sheet = try present(from: try start(place)) {
                    $0.detents = [.large(), .custom(identifier: low) { _ in 300 }]
                    $0.selectedDetentIdentifier = low
                }
                let rests = try places().rests
                #expect(rests.count == 2)
                try drag(by: -400)
                host.rest(time)
                #expect(sheet.selectedDetentIdentifier == .large && choices.names == [Detent.Identifier.large.rawValue])
                #expect(try places().view.frame.minY == rests.last)
                try drag(by: 400)
                host.rest(time)
                #expect(sheet.selectedDetentIdentifier == low && choices.names.last == "low")
                #expect(try places().view.frame.minY == rests.first)
                // Back to where it was, of which nobody hears.
                try drag(by: -30)
                host.rest(time)
                #expect(sheet.selectedDetentIdentifier == low && choices.names.count == 2)
            }
        }

        @Test(
            "A sheet that its app dismisses while its user draws it down is gone, and who waited for that is answered",
            arguments: Place.allCases)
        func dismissedMeanwhile(place: Place) throws {
            try ManualFrameClock.use { time in
                let first = try start(place)
                let sheet = try present(from: first) { $0.detents = [.medium()] }
                let frame = try places().view.frame
                let window = host.stage.window
                let start = CGPoint(x: frame.midX, y: frame.minY + 6)
                window.sendTouch(id: 1, phase: .began, at: start, timestamp: 0)
                window.sendTouch(id: 1, phase: .moved, at: CGPoint(x: start.x, y: start.y + 70), timestamp: 1)
                host.settle()
                var ends = 0
                sheet.presentedViewController.dismiss(animated: true) { ends += 1 }
                host.settle()
                // The finger goes back, as if the sheet were to stay.
                window.sendTouch(id: 1, phase: .moved, at: start, timestamp: 2)
                window.sendTouch(id: 1, phase: .ended, at: start, timestamp: 4)
                host.rest(time)
                #expect(root?.presentedViewController == nil && first.presentedViewController == nil && ends == 1)
            }
        }

        @Test("What the user has chosen stays until the plugin's app has heard of it")
        func lateApp() throws {
            try ManualFrameClock.use { time in
                _ = try present(from: try start(.plugin)) { $0.detents = [.medium(), .large()] }
                try drag(by: -300)
                host.rest(time)
                #expect(try shown.chosenRest == 1)
                var preferences = ControllerPreferences()
                preferences.sheet = SheetDescription(detents: [.medium, .large], selected: 0, hasGrabber: true)
                try tell(preferences)
                // All but the detent counts already.
                #expect(try shown.chosenRest == 1 && shown.prefersGrabberVisible)
                preferences.sheet?.answeredChoice = .first
                try tell(preferences)
                #expect(try shown.chosenRest == 0)
            }
        }

        @Test("A plugin that has heard of a choice that its user never made ends its session", arguments: [0, 1])
        func foreignChoice(made: UInt64) throws {
            try ManualFrameClock.use { time in
                _ = try present(from: try start(.plugin)) { $0.detents = [.medium(), .large()] }
                if made > 0 {
                    try drag(by: -300)
                    host.rest(time)
                }
                let run = try host.run
                #expect(!run.isOver)
                var preferences = ControllerPreferences()
                preferences.sheet = SheetDescription(detents: [.medium, .large])
                preferences.sheet?.answeredChoice = DetentChoice(number: made + 1)
                try tell(preferences)
                #expect(run.isOver)
            }
        }

        /// The plugin says of the controller that it presents what its own code has not said.
        private func tell(_ preferences: ControllerPreferences) throws {
            let facts = SceneFacts(title: nil, preferredContentSize: nil, preferences: preferences)
            try host.run.channels.plugin.send(.content(.sceneDidChangeFacts(facts)), scene: .first.next)
            host.settle()
        }

        // MARK: The app

        @Test(
            "A detent that the app selects later moves the sheet there, and at once without animateChanges(_:)",
            arguments: Place.allCases)
        func byApp(place: Place) throws {
            try ManualFrameClock.use { time in
                let sheet = try present(from: try start(place)) { $0.detents = [.medium(), .large()] }
                let (view, rests) = try places()
                let (low, high) = (try #require(rests.first), try #require(rests.last))
                #expect(high < low && view.frame.minY == low)
                sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
                host.settle()
                time.advance(by: .milliseconds(60))
                host.settle()
                let moving = view.layer.presentation()?.frame.minY ?? view.frame.minY
                #expect(view.frame.minY == high && moving > high && moving < low, "\(moving)")
                host.rest(time)
                sheet.selectedDetentIdentifier = .medium
                host.settle()
                #expect((view.layer.presentation()?.frame.minY ?? view.frame.minY) == low)
                #expect(choices.names.isEmpty)
            }
        }

        @Test(
            "Other detents, a grabber, corners and what is not dimmed count from when the app says so",
            arguments: Place.allCases)
        func wishes(place: Place) throws {
            try ManualFrameClock.use { time in
                let first = try start(place)
                let low = Detent.Identifier("low")
                let sheet = try present(from: first) { $0.detents = [.medium()] }
                sheet.detents = [.custom(identifier: low) { _ in 200 }, .custom { _ in nil }, .large()]
                sheet.largestUndimmedDetentIdentifier = low
                sheet.prefersGrabberVisible = true
                sheet.preferredCornerRadius = 3
                host.settle()
                #expect(try shown.rests.count == 2 && shown.rests.first?.frame.height == 200)
                #expect(try shown.chosenRest == 0 && places().view.frame.height == 200)
                #expect(try shown.prefersGrabberVisible && shown.preferredCornerRadius == 3)
                // What is not dimmed takes touches, so this ends nothing.
                host.stage.tap(CGPoint(x: 200, y: 10))
                host.rest(time)
                #expect(first.presentedViewController != nil && root?.presentedViewController != nil)
                sheet.largestUndimmedDetentIdentifier = nil
                host.settle()
                host.stage.tap(CGPoint(x: 200, y: 10))
                host.rest(time)
                #expect(first.presentedViewController == nil && root?.presentedViewController == nil)
            }
        }

        @Test(
            "A controller that says in viewDidLoad() how high its sheet is lies on one, also where there is little width",
            arguments: Place.allCases, [false, true])
        func byItself(place: Place, isAnimated: Bool) throws {
            try ManualFrameClock.use { time in
                let first = try start(place)
                let second = LowViewController()
                first.present(second, animated: isAnimated)
                host.rest(time)
                host.rest(time)
                #expect(try shown.rests.count == 2 && places().view.frame.height == 250)
                #expect(second.view.window != nil && first.view.window != nil)
            }
        }

        @Test(
            "Low: a plugin's sheet of next to no height is high enough to be seen, whether it was so at first or later")
        func unseen() throws {
            let sheet = try present(from: try start(.plugin)) { $0.detents = [.custom { _ in 0.5 }] }
            #expect(try places().view.frame.height >= 44)
            sheet.detents = [.custom { _ in 200 }]
            host.settle()
            #expect(try places().view.frame.height >= 200)
            sheet.detents = [.custom { _ in 1 }, .custom { _ in 2 }]
            sheet.largestUndimmedDetentIdentifier = sheet.detents.last?.identifier
            host.settle()
            let height = try places().view.frame.height
            #expect(try (44..<200).contains(height) && shown.detents.count == 2)
        }

        @Test("A page in a container says how high the container's sheet is", arguments: Place.allCases)
        func byPage(place: Place) throws {
            let first = try start(place)
            let page = LowViewController()
            let stack = UINavigationController(rootViewController: page)
            first.present(stack, animated: false)
            host.settle()
            #expect(page.sheetPresentationController === stack.sheetPresentationController)
            #expect(try shown.rests.count == 2 && places().view.frame.height == 250)
        }

        // MARK: Plugins that mean harm

        @Test(
            "Low: a plugin that says something else of its sheet all the time changes it once in a turn, and is put away"
        )
        func flood() throws {
            try ManualFrameClock.use { time in
                let first = try start(.plugin)
                _ = try present(from: first) { $0.detents = [.medium(), .large()] }
                let view = try places().view
                var layouts = 0
                let counter = LayoutCounter { layouts += 1 }
                view.addSubview(counter)
                host.settle()
                layouts = 0
                let plugin = try host.run.channels.plugin
                for number in 1...200 {
                    var preferences = ControllerPreferences()
                    preferences.sheet = SheetDescription(
                        detents: [.points(CGFloat(number)), .points(1e6), .large], selected: number % 3,
                        largestUndimmed: 2)
                    preferences.sheet?.isAnimated = true
                    preferences.sheet?.cornerRadius = CGFloat(number)
                    let facts = SceneFacts(title: nil, preferredContentSize: nil, preferences: preferences)
                    plugin.send(.content(.sceneDidChangeFacts(facts)), scene: .first.next)
                }
                host.settle()
                host.rest(time)
                #expect(try host.supervisor().state == .running(processIdentifier: nil))
                #expect(try shown.rests.count == 3 && shown.preferredCornerRadius == 200)
                #expect(layouts < 20, "\(layouts)")
                counter.removeFromSuperview()
                host.stage.tap(CGPoint(x: 200, y: 400))
                host.pressEscape(3)
                host.rest(time)
                #expect(root?.presentedViewController == nil && first.presentedViewController == nil)
                #expect(host.stage.window.subviews.count == 1)
            }
        }

        /// A view as large as the sheet, which counts how often it is laid out.
        private final class LayoutCounter: UIView {
            private let count: () -> Void

            init(_ count: @escaping () -> Void) {
                self.count = count
                super.init(frame: .zero)
                autoresizingMask = [.flexibleWidth, .flexibleHeight]
                isUserInteractionEnabled = false
            }

            required init?(coder: NSCoder) { nil }

            override func layoutSubviews() {
                super.layoutSubviews()
                count()
            }
        }
    }
}
