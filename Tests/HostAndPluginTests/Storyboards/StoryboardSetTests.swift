import HostStaging
import StoryboardApps
import Testing
import UIKitTesting

@testable import UIKit

extension HostAndPlugin {
    /// An app has its screens in one storyboard, in several, or in none.
    @Suite("Screens in one storyboard, in several, and in none") @MainActor struct StoryboardSets {
        private func page(_ text: String, hints: String = "") throws -> StoryboardFolder {
            let scene = StoryboardFolder.controller("page", "LoadedPage", text: text)
                .replacingOccurrences(of: "</view>", with: "</view>\(hints)")
            return try StoryboardFolder(["Main": (initial: "page", scenes: [scene])])
        }

        @Test(
            "SB-17: a program shows controllers of its own storyboard and of a library's, which may have the same name")
        func libraries() async throws {
            LoadedClasses.begin()
            let folders = try [page("Own"), page("Of the library")]
            let seen = try await expectSame { place in
                let run = try StoryboardRun(place) {
                    let tabs = UITabBarController()
                    tabs.viewControllers = folders.compactMap {
                        $0.storyboard("Main").instantiateInitialViewController()
                    }
                    return tabs
                }
                defer { run.end() }
                let tabs = try #require(run.root as? UITabBarController)
                #expect(tabs.viewControllers?.count == 2)
                let first = run.texts
                tabs.selectedIndex = 1
                run.pass(seconds: 1)
                #expect(first.contains("Own") && !first.contains("Of the library"))
                #expect(run.texts.contains("Of the library") && run.reports == [])
                return first + run.texts + run.picture
            }
            #expect(!seen.isEmpty)
        }

        @Test("SB-15: the main storyboard is loaded at launch and has its own scenes; another one is loaded by code")
        func several() throws {
            let before = InterfaceManifest.current
            defer { InterfaceManifest.current = before }
            InterfaceManifest.current.mainStoryboard = StoryboardApp.titleScreen.storyboardName
            let window = try #require(MainInterface.window(for: AppDelegate()))
            defer { window.rootViewController = nil }
            let main = try #require(window.rootViewController?.storyboard)
            expectDiagnostics([.invalidInterface]) {
                #expect(main.instantiateViewController(withIdentifier: "SpecialViewController").storyboard == nil)
            }
            let other = UIStoryboard(name: StoryboardApp.special.storyboardName, bundle: nil)
            let special = other.instantiateViewController(withIdentifier: "SpecialViewController")
            #expect(special.storyboard === other && other !== main)
        }

        @Test(
            "SB-29 SB-30: an app behaves alike with a storyboard, and where code makes, sets up and shows its controllers"
        )
        func code() async throws {
            DrawnWordPage.register()
            let scenes = [
                StoryboardFolder.container("stack", "navigationController", "rootViewController", ["page"]),
                StoryboardFolder.controller(
                    "page", "DrawnWordPage",
                    segues: """
                        <outlet property="label" destination="page-label" id="o"/>
                        <segue destination="next" kind="show" identifier="go" animates="NO" id="s"/>
                        """),
                StoryboardFolder.controller(
                    "next", "DrawnWordPage",
                    segues: "<outlet property=\"label\" destination=\"next-label\" id=\"o2\"/>"),
            ]
            let folder = try StoryboardFolder(["Words": (initial: "stack", scenes: scenes)])
            func run(_ place: Place, _ make: @escaping @MainActor () -> UIViewController?) throws -> [String] {
                WordPage.log = []
                let run = try StoryboardRun(place, make)
                defer { run.end() }
                let stack = try #require(run.root as? UINavigationController)
                let page = try #require(stack.topViewController as? WordPage)
                let first = run.texts + run.picture
                page.goOn()
                run.pass(seconds: 1)
                #expect(stack.viewControllers.count == 2 && run.texts.contains("Second") && run.reports == [])
                return WordPage.log + first + run.texts + run.picture
            }
            try await expectSame { place in
                let drawn = try run(place) { folder.storyboard("Words").instantiateInitialViewController() }
                let coded = try run(place) {
                    // One that nobody shows loads nothing.
                    _ = CodedWordPage(word: "Nobody's")
                    return UINavigationController(rootViewController: CodedWordPage(word: "First"))
                }
                #expect(drawn == coded)
                #expect(
                    Array(coded.prefix(3)) == ["viewDidLoad First", "viewWillAppear First", "viewDidAppear First"])
                return drawn
            }
        }

        @Test("LOAD-29: bars that a file has only for the drawing board appear nowhere")
        func simulatedBars() async throws {
            LoadedClasses.begin()
            let hints = """
                <simulatedStatusBarMetrics key="simulatedStatusBarMetrics" statusBarStyle="lightContent"/>
                <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="YES"/>
                <simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>
                <simulatedOrientationMetrics key="simulatedOrientationMetrics" orientation="landscapeRight"/>
                """
            let folders = try [page("Plain"), page("Plain", hints: hints)]
            try await expectSame { place in
                let looks = try folders.map { folder in
                    let run = try StoryboardRun(place) { folder.storyboard("Main").instantiateInitialViewController() }
                    defer { run.end() }
                    #expect(run.reports == [])
                    #expect(run.root.view.subviews.map { "\(type(of: $0))" } == ["UILabel"])
                    return ["\(run.root.preferredStatusBarStyle.rawValue) \(run.root.view.safeAreaInsets)"]
                        + run.picture
                }
                #expect(looks[0] == looks[1])
                return looks[1]
            }
        }
    }
}
