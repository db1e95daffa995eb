import Foundation
import Testing
import UIKitTesting

@testable import UIKit

extension UIKitBehaviour {
    /// Files that would take for ever, or be kept for ever.
    @Suite("Bounds of files") @MainActor struct InterfaceBounds {
        init() {
            _ = SampleClasses.take()
            UIView.setAnimationsEnabled(false)
        }

        /// The number of controllers at the end of a chain of scenes that were made.
        private func ends() -> Int {
            SampleClasses.take().filter { $0.hasPrefix("Child.init(coder:)") }.count
        }

        private static let end = "<viewController id=\"12\" customClass=\"ChildViewController\"/>"

        // Each of twelve has the next one twice, which makes 4096 at the end.

        @Test("Containers that have each other twice end, with one report")
        func containers() throws {
            let scenes = (0..<12).map { number in
                """
                <tabBarController id="\(number)"><connections>
                <segue destination="\(number + 1)" kind="relationship" relationship="viewControllers" id="a\(number)"/>
                <segue destination="\(number + 1)" kind="relationship" relationship="viewControllers" id="b\(number)"/>
                </connections></tabBarController>
                """
            }
            let storyboard = try InterfaceStaging.storyboard(of: scenes + [Self.end], initial: "0")
            var made: UIViewController?
            let reports = InterfaceStaging.reports { made = storyboard.instantiateInitialViewController() }
            #expect(made is UITabBarController)
            #expect((1..<1_001).contains(ends()))
            #expect(reports.filter { $0.contains("too many others") }.count == 1)
        }

        @Test("Scenes that embed each other twice end, with one report")
        func embedding() throws {
            let scenes = (0..<12).map { number in
                """
                <viewController id="\(number)"><view key="view" id="v\(number)"><subviews>
                <containerView id="c\(number)"><connections><segue destination="\(number + 1)" kind="embed" id="a\(number)"/></connections>
                </containerView>
                <containerView id="d\(number)"><connections><segue destination="\(number + 1)" kind="embed" id="b\(number)"/></connections>
                </containerView></subviews></view></viewController>
                """
            }
            let storyboard = try InterfaceStaging.storyboard(of: scenes + [Self.end], initial: "0")
            let controller = try #require(storyboard.instantiateInitialViewController())
            let reports = InterfaceStaging.reports { controller.loadViewIfNeeded() }
            // The first of the two has made all that may be made.
            #expect(controller.children.count == 1)
            #expect((1..<1_001).contains(ends()))
            #expect(reports.filter { $0.contains("too many others") }.count == 1)
        }

        @Test(
            "Storyboards that begin with references to each other end, with one report, and one that begins nowhere is told"
        )
        func references() throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Circle-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            for (name, next, first) in [("A", "B", "r"), ("B", "A", "r"), ("C", "D", "r"), ("D", "A", "")] {
                let text = """
                    <?xml version="1.0" encoding="UTF-8"?>
                    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="\(first)">
                    <scenes><scene><objects><viewControllerPlaceholder storyboardName="\(next)" id="r" sceneMemberID="viewController"/>
                    </objects></scene></scenes></document>
                    """
                try Data(text.utf8).write(to: folder.appendingPathComponent("\(name).storyboard"))
            }
            let bundle = try #require(Bundle(path: folder.path))
            func reports(_ name: String) -> [String] {
                InterfaceStaging.reports {
                    #expect(UIStoryboard(name: name, bundle: bundle).instantiateInitialViewController() == nil)
                }
            }
            let circle = reports("A")
            #expect(circle.count == 1 && circle[0].contains("contains itself"))
            let nowhere = reports("C")
            #expect(nowhere.count == 1 && nowhere[0].contains("the storyboard D names no controller to begin with"))
        }

        @Test("What one call has made does not count for the next")
        func again() throws {
            let storyboard = try InterfaceStaging.storyboard(Self.end, initial: "12")
            for _ in 0..<1_100 { _ = storyboard.instantiateInitialViewController() }
            #expect(ends() == 1_100)
        }

        @Test("A segue deep in the views is found at once", .timeLimit(.minutes(1)))
        func deepSegue() throws {
            let depth = 60
            let open = (0..<depth).map { "<view id=\"v\($0)\"><subviews>" }.joined()
            let close = String(repeating: "</subviews></view>", count: depth)
            let storyboard = try InterfaceStaging.storyboard(
                """
                <viewController id="1" customClass="DetailViewController"><view key="view" id="r"><subviews>\(open)
                <button id="b"><connections><segue destination="1" kind="custom" customClass="UIStoryboardSegue" identifier="deep" id="s"/>
                </connections></button>\(close)</subviews></view></viewController>
                """, initial: "1")
            let controller = try #require(
                storyboard.instantiateInitialViewController() as? SampleClasses.TracedController)
            controller.performSegue(withIdentifier: "deep", sender: "me")
            #expect(controller.senders.first as? String == "me")
            let reports = InterfaceStaging.reports { controller.performSegue(withIdentifier: "other", sender: nil) }
            #expect(reports.count == 1 && reports[0].contains("there are: deep"))
        }

        @Test(
            "What lies beside a controller in its scene lives no longer than the controller",
            arguments: [
                "<view id=\"x\" alpha=\"0.5\"><variation key=\"widthClass=regular\" alpha=\"1\"/></view>",
                "<tableView id=\"x\"><prototypes><tableViewCell reuseIdentifier=\"a\" id=\"c\"/></prototypes></tableView>",
            ])
        func lifetime(_ beside: String) throws {
            let storyboard = try InterfaceStaging.storyboard("<viewController id=\"1\"/>\(beside)", initial: "1")
            weak var view: UIView?
            func make() throws {
                let controller = try #require(storyboard.instantiateInitialViewController())
                view = controller.interfaceScene?.scope["x"] as? UIView
                #expect(view != nil)
            }
            try make()
            #expect(view == nil)
        }

        @Test(
            "A multiplier that layout cannot count with is reported, and 1 stands for it",
            arguments: ["1:1e-300", "1e-300", "1e9:0.1", "1:0", "1:2:3", "x", ""])
        func multipliers(_ text: String) throws {
            var view: UIView?
            let reports = try InterfaceStaging.reports {
                view = try InterfaceStaging.object(
                    """
                    <view id="v"><constraints><constraint firstAttribute="width" secondItem="v" secondAttribute="height"
                    multiplier="\(text)" id="c"/></constraints></view>
                    """)
            }
            #expect(view?.constraints.map(\.multiplier) == [1])
            #expect(reports.count == 1 && reports[0].contains("the multiplier cannot be"))
        }
    }
}
