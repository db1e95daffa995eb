import HostStaging
import Testing

@testable import StoryboardApps
@testable import UIKit

extension HostAndPlugin {
    /// Apps as they are written for Apple's systems, whose screens are in storyboards.
    @Suite("Apps with storyboards, at home and in a plugin") @MainActor struct StoryboardAppScreens {
        @Test("SB-03 SB-18: each app's storyboard, among the program's resources, looks the same in both places")
        func look() async throws {
            for app in StoryboardApp.allCases {
                for style in [UIUserInterfaceStyle.light, .dark] {
                    let size = CGSize(width: app == .recordsPad ? 1_000 : 400, height: 700)
                    let seen = try await expectSame { place in
                        let run = try StoryboardRun(place, app, size: size, style: style)
                        defer { run.end() }
                        #expect(run.reports == [], "\(app)")
                        #expect(!run.texts.isEmpty, "\(app)")
                        return run.texts.sorted() + run.picture
                    }
                    #expect(Set(seen).count > 3, "\(app)")
                }
            }
        }

        // MARK: The title screen of a game

        @Test(
            "EX-17 SEG-21 SB-27: each button of a title screen begins its game, which tells it the end and is dismissed by it"
        )
        func titleScreen() async throws {
            try await expectSame { place in
                let run = try StoryboardRun(place, .titleScreen)
                defer { run.end() }
                #expect(run.texts == ["Gem Hunt", "One Player", "Two Players"])
                try run.tap("Two Players")
                #expect(run.texts.contains("2 players") && run.texts.contains("0 gems"))
                var seen = run.texts + run.picture
                for _ in 0..<3 { try run.tap("Find a Gem") }
                #expect(run.front is ScoreViewController && run.texts.contains("150"))
                seen += run.texts + run.picture
                try run.tap("Done")
                #expect(run.front === run.root && run.root.view.window != nil)
                try run.tap("One Player")
                #expect(run.texts.contains("One player"))
                try run.tap("Find a Gem")
                #expect(run.texts.contains("1 gem"))
                try run.tap("Give Up")
                #expect(run.front === run.root && run.reports == [])
                return seen + run.picture
            }
        }

        // MARK: Master and detail

        @Test("EX-19 EX-21: a row pushes its record, and what the editor gives back is one record more")
        func records() async throws {
            try await expectSame { place in
                let run = try StoryboardRun(place, .records)
                defer { run.end() }
                let navigation = try #require(run.root as? UINavigationController)
                try run.tap("Blue")
                #expect(navigation.topViewController is RecordDetailViewController)
                #expect(["Blue", "Joni Mitchell", "1971"].allSatisfy(run.texts.contains))
                var seen = run.texts.sorted() + run.picture
                try run.tap("Records")
                #expect(navigation.viewControllers.count == 1 && run.texts.contains("Kraftwerk"))

                try run.tap("Add")
                let editor = try #require(run.front as? UINavigationController)
                let save = try #require(editor.topViewController?.navigationItem.rightBarButtonItem)
                #expect(!save.isEnabled)
                try run.type("Hejira", into: "Title")
                #expect(save.isEnabled)
                seen += run.texts.sorted()
                try run.tap("Save")
                #expect(run.front === run.root && run.texts.contains("Hejira"))
                #expect(try run.find(UITableView.self).numberOfRows(inSection: 0) == 4)
                try run.tap("Add")
                try run.tap("Cancel")
                #expect(try run.find(UITableView.self).numberOfRows(inSection: 0) == 4)
                try run.tap("Hejira")
                #expect(run.texts.contains("Unknown") && run.reports == [])
                return seen + run.texts.sorted() + run.picture
            }
        }

        @Test("EX-20 EX-21: on a pad the same list is the column beside the record")
        func recordsOnPad() async throws {
            try await expectSame { place in
                let run = try StoryboardRun(place, .recordsPad, size: CGSize(width: 1_000, height: 700))
                defer { run.end() }
                let split = try #require(run.root as? UISplitViewController)
                #expect(!split.isCollapsed)
                #expect(["Kind of Blue", "None", "Nobody"].allSatisfy(run.texts.contains))
                var seen = run.texts.sorted() + run.picture
                try run.tap("Trans Europa Express")
                #expect(run.texts.contains("1977") && !run.texts.contains("None"))
                #expect(run.texts.count { $0 == "Kraftwerk" } == 2)
                seen += run.texts.sorted() + run.picture
                try run.tap("Add")
                try run.type("Autobahn", into: "Title")
                try run.tap("Save")
                #expect(run.texts.contains("Autobahn") && run.texts.contains("1977") && run.reports == [])
                return seen + run.texts.sorted()
            }
        }

        @Test("Where a pad's screen is narrow the record is pushed over the list", arguments: Place.allCases)
        func narrow(place: Place) throws {
            let run = try StoryboardRun(place, .recordsPad)
            defer { run.end() }
            let split = try #require(run.root as? UISplitViewController)
            #expect(split.isCollapsed && run.texts.contains("None"))
            try run.tap("Records")
            try run.tap("Blue")
            #expect(run.texts.contains("1971") && !run.texts.contains("Kraftwerk"))
        }

        // MARK: Birds

        @Test(
            "EX-23: a list of birds leads to each, and the screen for another one unwinds to it with and without a bird"
        )
        func birds() async throws {
            try await expectSame { place in
                let run = try StoryboardRun(place, .birdSightings)
                defer { run.end() }
                let navigation = try #require(run.root as? UINavigationController)
                let list = try #require(navigation.topViewController as? SightingsViewController)
                try run.tap("Add")
                #expect((run.front as? UINavigationController)?.topViewController is AddSightingViewController)
                try run.type("Heron", into: "Bird")
                try run.type("Canal", into: "Place")
                var seen = run.texts.sorted()
                try run.tap("Done")
                #expect(run.front === navigation && list.dataController?.count == 2)
                #expect(run.texts.contains("Heron") && run.texts.contains("Canal"))
                try run.tap("Add")
                try run.type("Gull", into: "Bird")
                try run.tap("Cancel")
                #expect(list.dataController?.count == 2 && !run.texts.contains("Gull"))
                seen += run.texts.sorted() + run.picture
                try run.tap("Pigeon")
                #expect(navigation.topViewController is SightingDetailViewController)
                #expect(run.texts.contains("Everywhere"))
                seen += run.texts.sorted() + run.picture
                try run.tap("Bird Sightings")
                #expect(navigation.topViewController === list && run.reports == [])
                return seen
            }
        }

        // MARK: Another interface for landscape

        @Test(
            "EX-13 ORI-05 ORI-06: a device that is turned has the other screen presented once, with the controller as its sender",
            arguments: Place.allCases)
        func landscape(place: Place) throws {
            /// Notes who is told to have sent each segue.
            final class Recorder: PortraitViewController {
                var senders: [String: Bool] = [:]
                override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                    super.prepare(for: segue, sender: sender)
                    senders[segue.identifier ?? ""] = sender as AnyObject === self
                }
            }
            defer { UIDevice.current.turn(to: nil) }
            let storyboard = UIStoryboard(name: "Landscape", bundle: nil)
            let run = try StoryboardRun(place) {
                storyboard.instantiateInitialViewController { Recorder(coder: $0) }
            }
            defer { run.end() }
            let portrait = try #require(run.root as? Recorder)
            run.turn(to: .portrait)
            #expect(run.front === portrait && run.texts.contains("Portrait"))
            for _ in 0..<2 {
                run.turn(to: .landscapeLeft)
                let alternate = try #require(portrait.presentedViewController)
                #expect(alternate is LandscapeViewController && run.texts.contains("Landscape"))
                #expect(run.host.stage.window.bounds.size == CGSize(width: 700, height: 400))
                NotificationCenter.default.post(
                    name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
                run.pass(seconds: 1)
                #expect(portrait.presentedViewController === alternate && alternate.presentedViewController == nil)
                #expect(portrait.senders == ["DisplayAlternateView": true])
                run.turn(to: .portrait)
                #expect(portrait.presentedViewController == nil && run.texts.contains("Portrait"))
            }
            #expect(run.reports == [])
        }

        // MARK: Two pages and a permission

        @Test("EX-32: the second page leads back to the first one, if it is permitted")
        func pages() async throws {
            try await expectSame { place in
                let run = try StoryboardRun(place, .pages)
                defer { run.end() }
                var seen: [String] = []
                for round in 1...2 {
                    try run.tap("Second Page")
                    let second = try #require(run.front as? SecondPageViewController)
                    try run.tap("First Page")
                    #expect(run.front === second && run.texts.contains("You have no permission."))
                    seen += run.picture
                    run.tap(on: try run.find(UISwitch.self))
                    #expect(run.texts.contains("Permitted"))
                    try run.tap("First Page")
                    #expect(run.front === run.root && run.root.view.window != nil)
                    #expect(run.texts.contains(round == 1 ? "Welcome back." : "Welcome back, 2 times."))
                    seen += run.texts + run.picture
                }
                #expect(run.reports == [])
                return seen
            }
        }

        // MARK: Controllers that code presents

        @Test("EX-15 SB-26 ACT-09: private outlets and a private action of a controller are connected")
        func outlets() async throws {
            let texts = try await expectSame { place in
                let run = try StoryboardRun(place, .special)
                defer { run.end() }
                try run.type("Ada", into: "Name")
                try run.tap("Greet")
                #expect(try !run.textField("Name").isFirstResponder)
                #expect(run.reports == [])
                return run.texts
            }
            #expect(texts.contains("Hello, Ada"))
        }

        @Test("EX-10 PRES-21: code makes a controller by its identifier, sets it up and presents it")
        func special() async throws {
            try await expectSame { place in
                let run = try StoryboardRun(place, .special)
                defer { run.end() }
                try run.type("Ada", into: "Name")
                try run.tap("Special")
                #expect(run.front is SpecialViewController && run.front.presentingViewController === run.root)
                #expect(run.front.storyboard === run.root.storyboard && run.root.storyboard != nil)
                #expect(run.texts.contains("Ada"))
                let seen = run.texts + run.picture
                try run.tap("Close")
                #expect(run.front === run.root && run.reports == [])
                return seen
            }
        }

        @Test("EX-31 PRES-21: a controller of a nib is presented with a flip, and knows who presents it")
        func demo() async throws {
            try await expectSame { place in
                let run = try StoryboardRun(place, .special)
                defer { run.end() }
                try run.tap("Flip")
                let demo = try #require(run.front as? FCDemoViewController)
                #expect(demo.modalTransitionStyle == .flipHorizontal && demo.nibName == "FCDemoViewController")
                #expect(demo.presentingViewController === run.root && run.root.presentedViewController === demo)
                #expect(demo.storyboard == nil && run.texts.contains("From a nib"))
                let seen = run.texts + run.picture
                try run.tap("Close")
                #expect(run.front === run.root && demo.presentingViewController == nil && run.reports == [])
                return seen
            }
        }

        // MARK: Launch

        @Test(
            "FLOW-20 WIN-10 WIN-11: the delegate is called with the first controller in place, before anything is shown"
        )
        func launch() throws {
            let before = InterfaceManifest.current
            defer { InterfaceManifest.current = before }
            InterfaceManifest.current.mainStoryboard = StoryboardApp.records.storyboardName
            let delegate = AppDelegate()
            let window = try #require(MainInterface.window(for: delegate))
            let navigation = try #require(window.rootViewController as? UINavigationController)
            let list = try #require(navigation.topViewController as? RecordsViewController)
            #expect(delegate.window === window && window.isHidden && !list.isViewLoaded)
            #expect(list.dataController == nil)
            #expect(delegate.application(.shared, didFinishLaunchingWithOptions: nil))
            #expect(list.dataController != nil && window.isHidden && !list.isViewLoaded)
            window.makeKeyAndVisible()
            UpdateCycle.main.update()
            #expect(list.viewIfLoaded?.window === window)
            #expect(list.tableView.visibleCells.count == 3)
            window.isHidden = true
            window.rootViewController = nil
        }

        @Test(
            "EX-11 WIN-16: a window of a second display has a storyboard's first controller, and is shown by its caller"
        )
        func secondDisplay() throws {
            func windowFromStoryboard(_ storyboardName: String, onScreen screen: UIScreen) -> UIWindow {
                let window = UIWindow(frame: screen.bounds)
                window.screen = screen
                let storyboard = UIStoryboard(name: storyboardName, bundle: nil)
                window.rootViewController = storyboard.instantiateInitialViewController()
                return window
            }
            let stage = HostStage()
            defer { stage.close() }
            let second = UIScreen(size: CGSize(width: 500, height: 400), scale: 1, userInterfaceStyle: .light)
            let platform = RenderingPlatform()
            second.platform = platform
            UIScreen.connect(second)
            defer { UIScreen.disconnect(second) }
            let window = windowFromStoryboard("TitleScreen", onScreen: second)
            UpdateCycle.main.update()
            let title = try #require(window.rootViewController)
            #expect(window.isHidden && !title.isViewLoaded)
            window.makeKeyAndVisible()
            UpdateCycle.main.update()
            #expect(title.view.window === window && title.view.bounds.size == second.bounds.size)
            #expect(platform.surface(of: window).pixel(x: 5, y: 5) != nil)
            window.isHidden = true
            window.rootViewController = nil
        }
    }
}
