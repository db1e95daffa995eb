import Foundation
import Testing
import UIKitTesting

@testable import UIKit

extension UIKitBehaviour {
    /// The relations of a storyboard's scenes: children, destinations, and scenes that code alone reaches.
    @Suite("Scenes of a storyboard") @MainActor struct StoryboardScenes {
        private typealias Home = SampleClasses.HomeViewController

        init() {
            _ = SampleClasses.take()
            UIView.setAnimationsEnabled(false)
        }

        /// A home in a navigation controller, a form that a segue leads to, and a scene that nothing leads to.
        private func storyboard() throws -> UIStoryboard {
            try InterfaceStaging.storyboard(
                """
                <navigationController id="n"><connections>
                <segue destination="1" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController>
                """,
                """
                <viewController storyboardIdentifier="home" title="Home" customClass="HomeViewController" id="1">
                <view key="view" tag="7" id="v"><subviews><button id="b"/></subviews></view>
                <connections><segue destination="2" kind="show" identifier="go" id="s"/></connections></viewController>
                """, "<viewController customClass=\"FormViewController\" id=\"2\"/>",
                "<viewController storyboardIdentifier=\"more\" customClass=\"MoreViewController\" id=\"3\"/>",
                initial: "n")
        }

        private func shown() throws -> (stage: Stage, navigation: UINavigationController, home: Home) {
            let navigation = try #require(
                try storyboard().instantiateInitialViewController() as? UINavigationController)
            let home = try #require(navigation.viewControllers.first as? Home)
            return (Stage(root: navigation), navigation, home)
        }

        /// How many controllers of the samples' classes were made since this was asked last, by their names.
        private func made() -> [String] {
            SampleClasses.take().filter { $0.contains(".init(coder:)") }.map { String($0.prefix { $0 != "." }) }
        }

        // MARK: Who is made when

        @Test(
            "SB-06 SB-08 SB-09: a child comes with its container, a destination with its segue, any other scene by code"
        )
        func making() throws {
            let (stage, _, home) = try shown()
            #expect(made() == ["Home"])
            home.performSegue(withIdentifier: "go", sender: nil)
            stage.update()
            #expect(made() == ["Form"])
            let more = home.storyboard?.instantiateViewController(withIdentifier: "more")
            #expect(more is SampleClasses.MoreViewController && made() == ["More"])
        }

        @Test("TAB-09 SB-23: a tab bar controller comes with all its children and theirs")
        func tabs() throws {
            let storyboard = try InterfaceStaging.storyboard(
                """
                <tabBarController id="t"><connections><segue destination="n" kind="relationship" relationship="viewControllers" id="r"/>
                <segue destination="2" kind="relationship" relationship="viewControllers" id="q"/></connections></tabBarController>
                """,
                """
                <navigationController id="n"><connections>
                <segue destination="1" kind="relationship" relationship="rootViewController" id="p"/></connections></navigationController>
                """, "<viewController customClass=\"HomeViewController\" id=\"1\"/>",
                "<viewController customClass=\"FormViewController\" id=\"2\"/>", initial: "t")
            let tabs = try #require(storyboard.instantiateInitialViewController() as? UITabBarController)
            #expect(
                SampleClasses.take().filter { $0.contains("awakeFromNib") }.allSatisfy { $0.contains("parent set") })
            let navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
            #expect(navigation.topViewController is Home && navigation.parent === tabs)
            #expect(tabs.viewControllers?.last is SampleClasses.FormViewController)
            #expect(navigation.topViewController?.isViewLoaded == false)
        }

        @Test("SB-24 SB-25: a container that a segue leads to has its child when it is prepared, and shows it at once")
        func containerAsDestination() throws {
            final class CountingHome: UIViewController {
                var counts: [Int] = []
                override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                    counts.append(segue.destination.children.count)
                }
            }
            let storyboard = try InterfaceStaging.storyboard(
                """
                <viewController id="1"><connections>
                <segue destination="n" kind="presentation" identifier="go" modalPresentationStyle="fullScreen" id="s"/></connections>
                </viewController>
                """,
                """
                <navigationController id="n"><connections>
                <segue destination="2" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController>
                """, "<viewController customClass=\"FormViewController\" id=\"2\"/>", initial: "1")
            let first: CountingHome? = storyboard.instantiateInitialViewController { CountingHome(coder: $0) }
            let home = try #require(first)
            let stage = Stage(root: home)
            home.performSegue(withIdentifier: "go", sender: nil)
            stage.update()
            #expect(home.counts == [1])
            let navigation = try #require(home.presentedViewController as? UINavigationController)
            #expect(navigation.topViewController?.viewIfLoaded?.window === stage.window)
        }

        @Test("ROLE-22: UIKit's containers and tables are made of their elements")
        func containers() throws {
            let storyboard = try InterfaceStaging.storyboard(
                "<navigationController storyboardIdentifier=\"navigation\" id=\"1\"/>",
                "<tabBarController storyboardIdentifier=\"tabs\" id=\"2\"/>",
                "<splitViewController storyboardIdentifier=\"split\" id=\"3\"/>",
                "<pageViewController storyboardIdentifier=\"pages\" transitionStyle=\"scroll\" id=\"4\"/>",
                "<tableViewController storyboardIdentifier=\"table\" id=\"5\"/>")
            let kinds: [(String, UIViewController.Type)] = [
                ("navigation", UINavigationController.self), ("tabs", UITabBarController.self),
                ("split", UISplitViewController.self), ("pages", UIPageViewController.self),
                ("table", UITableViewController.self),
            ]
            for (identifier, kind) in kinds {
                #expect(type(of: storyboard.instantiateViewController(withIdentifier: identifier)) == kind)
            }
        }

        // MARK: What is in a scene

        @Test(
            "SB-01 SB-02 SB-04: a scene is a controller and its views as they were drawn, and its hooks come in order")
        func attributes() throws {
            let (_, _, home) = try shown()
            #expect(home.title == "Home" && home.view.tag == 7 && home.view.subviews.first is UIButton)
            let log = SampleClasses.take().filter { $0.hasPrefix("Home.") && !$0.contains("Move") }
            #expect(
                log == [
                    "Home.init(coder:) storyboard nil", "Home.awakeFromNib parent set storyboard set",
                    "Home.viewDidLoad children 0",
                ])
        }

        @Test("ACT-06 ACT-08: outlets are connected with the view, and again with each view after it")
        func reconnected() throws {
            let welcome = try #require(
                try InterfaceStaging.sample("Welcome").instantiateInitialViewController()
                    as? SampleClasses.WelcomeViewController)
            welcome.loadViewIfNeeded()
            let label = try #require(welcome.headline)
            #expect(label.superview === welcome.view)
            welcome.view = nil
            welcome.loadViewIfNeeded()
            let other = try #require(welcome.headline)
            #expect(other !== label && other.superview === welcome.view && other.text == label.text)
            welcome.beginButton?.sendActions(for: .touchUpInside)
            #expect(welcome.begun.count == 1)
        }

        @Test("DES-09: a storyboard that was changed is another one when it is loaded again")
        func changed() throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Changed-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let file = folder.appendingPathComponent("Page.storyboard")
            var titles: [String?] = []
            for (index, title) in ["Before", "After"].enumerated() {
                let text = """
                    <?xml version="1.0" encoding="UTF-8"?>
                    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="1">
                    <scenes><scene><objects><viewController title="\(title)" id="1"/></objects></scene></scenes></document>
                    """
                try Data(text.utf8).write(to: file)
                let date = Date(timeIntervalSince1970: Double(1_000_000_000 + index))
                try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
                let storyboard = UIStoryboard(name: "Page", bundle: Bundle(path: folder.path))
                titles.append(storyboard.instantiateInitialViewController()?.title)
            }
            #expect(titles == ["Before", "After"])
        }

        // MARK: Names and ways

        @Test("SB-10 SB-13: the initial scene needs no identifier, and what has none cannot be named")
        func names() throws {
            let storyboard = try storyboard()
            #expect(storyboard.instantiateInitialViewController() is UINavigationController)
            let reports = InterfaceStaging.reports {
                #expect(type(of: storyboard.instantiateViewController(withIdentifier: "2")) == UIViewController.self)
            }
            #expect(reports.count == 1 && reports[0].contains("home, more"))
            let home = storyboard.instantiateViewController(withIdentifier: "home")
            let said = InterfaceStaging.reports { home.performSegue(withIdentifier: "s", sender: nil) }
            #expect(said.count == 1 && said[0].contains("no segue \"s\"; there are: go"))
        }

        @Test("SB-14 SEG-01 SEG-02: a segue brings its destination, and knows both ends and its name")
        func knowledge() throws {
            let (stage, navigation, home) = try shown()
            _ = SampleClasses.take()
            let sender = NSObject()
            home.performSegue(withIdentifier: "go", sender: sender)
            stage.update()
            #expect(SampleClasses.take().contains("Home.prepare(go) loaded false"))
            let segue = try #require(home.segues.first)
            #expect(segue.source === home && segue.destination === navigation.topViewController)
            #expect(home.senders.first as? NSObject === sender)
            #expect(navigation.topViewController?.viewIfLoaded?.window === stage.window)
        }

        @Test("SB-21 SB-22: code makes a sibling by the storyboard of a controller, and no segue comes with it")
        func sibling() throws {
            let (_, navigation, home) = try shown()
            let storyboard = try #require(home.storyboard)
            _ = SampleClasses.take()
            let more = storyboard.instantiateViewController(withIdentifier: "more")
            #expect(more.storyboard === storyboard && navigation.storyboard === storyboard)
            #expect(!SampleClasses.take().contains { $0.contains("prepare") || $0.contains("should") })
            #expect(navigation.viewControllers.count == 1 && home.presentedViewController == nil)
        }

        @Test("SB-16: a segue to a scene of another file is reported, and does nothing")
        func elsewhere() throws {
            let storyboard = try InterfaceStaging.storyboard(
                """
                <viewController id="1"><connections>
                <segue destination="2" kind="presentation" identifier="go" id="s"/></connections></viewController>
                """, initial: "1")
            let controller = try #require(storyboard.instantiateInitialViewController())
            let reports = InterfaceStaging.reports { controller.performSegue(withIdentifier: "go", sender: nil) }
            #expect(reports.count == 1 && reports[0].contains("its destination 2 is no scene"))
            #expect(controller.presentedViewController == nil)
        }

        @Test("SEG-06: a segue that is drawn from the controller is run by code alone")
        func fromController() throws {
            let (stage, navigation, home) = try shown()
            let button = try #require(home.view.subviews.first as? UIButton)
            _ = SampleClasses.take()
            button.sendActions(for: .touchUpInside)
            stage.tap(CGPoint(x: 200, y: 150))
            stage.update()
            #expect(SampleClasses.take() == [] && navigation.viewControllers.count == 1)
            home.performSegue(withIdentifier: "go", sender: nil)
            #expect(navigation.viewControllers.count == 2)
        }

        @Test(
            "SEG-04 SEG-22: segues show, present, present in a popover or go their own way; relationships do none of it"
        )
        func kinds() throws {
            final class KindRecorder: UIViewController {
                var seen: [String] = []
                override func show(_ vc: UIViewController, sender: Any?) { seen.append("show \(vc.title ?? "")") }
                override func present(
                    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
                ) {
                    let isPopover = viewControllerToPresent.modalPresentationStyle == .popover
                    seen.append("\(isPopover ? "popover" : "present") \(viewControllerToPresent.title ?? "")")
                }
            }
            final class KindSegue: UIStoryboardSegue {
                override func perform() {
                    (source as? KindRecorder)?.seen.append("custom \(destination.title ?? "")")
                }
            }
            ObjectTable(KindSegue.self).register()
            let segues = [
                "<segue destination=\"2\" kind=\"show\" identifier=\"show\" id=\"s\"/>",
                "<segue destination=\"2\" kind=\"push\" identifier=\"push\" id=\"t\"/>",
                "<segue destination=\"2\" kind=\"presentation\" identifier=\"present\" id=\"u\"/>",
                "<segue destination=\"2\" kind=\"modal\" identifier=\"modal\" id=\"v\"/>",
                "<segue destination=\"2\" kind=\"popoverPresentation\" identifier=\"popover\" id=\"w\"/>",
                "<segue destination=\"2\" kind=\"custom\" customClass=\"KindSegue\" identifier=\"custom\" id=\"x\"/>",
            ]
            let storyboard = try InterfaceStaging.storyboard(
                "<viewController id=\"1\"><connections>\(segues.joined())</connections></viewController>",
                "<viewController title=\"B\" id=\"2\"/>", initial: "1")
            let made: KindRecorder? = storyboard.instantiateInitialViewController { KindRecorder(coder: $0) }
            let recorder = try #require(made)
            #expect(recorder.seen == [])
            for identifier in ["show", "push", "present", "modal", "popover", "custom"] {
                recorder.performSegue(withIdentifier: identifier, sender: recorder.view)
            }
            #expect(recorder.seen == ["show B", "show B", "present B", "present B", "popover B", "custom B"])
        }

        @Test("SEG-13 FLOW-19: the source sets what the destination declares, before its view is loaded")
        func configuration() throws {
            final class Destination: UIViewController {
                var word: String?
                private(set) var wordAtLoad: String?
                override func viewDidLoad() {
                    super.viewDidLoad()
                    wordAtLoad = word
                }
            }
            final class Source: UIViewController {
                override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                    (segue.destination as? Destination)?.word = sender as? String
                }
            }
            ObjectTable(Destination.self, outlets: []).register()
            let storyboard = try InterfaceStaging.storyboard(
                """
                <viewController id="1"><connections>
                <segue destination="2" kind="presentation" identifier="go" id="s"/></connections></viewController>
                """, "<viewController customClass=\"Destination\" id=\"2\"/>", initial: "1")
            let made: Source? = storyboard.instantiateInitialViewController { Source(coder: $0) }
            let source = try #require(made)
            let stage = Stage(root: source)
            source.performSegue(withIdentifier: "go", sender: "word")
            stage.update()
            let destination = try #require(source.presentedViewController as? Destination)
            #expect(destination.wordAtLoad == "word")
        }
    }
}
