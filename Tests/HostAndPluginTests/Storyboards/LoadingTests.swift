import Foundation
import HostStaging
import PluginHost
import Testing
import UIKit
import UIKitTesting

extension HostAndPlugin {
    /// A storyboard or a nib makes the same in a host and in a plugin, in the same order.
    @Suite("Storyboards and nibs are loaded in a host and in a plugin") @MainActor final class StoryboardLoading {
        private let folder: StoryboardFolder
        private let host: InMemoryHost

        init() throws {
            UIView.setAnimationsEnabled(false)
            LoadedClasses.begin()
            let folder = try StoryboardFolder(Self.storyboards)
            self.folder = folder
            host = try InMemoryHost { Self.make($0, folder) }
            host.stage.window.resize(to: CGSize(width: 800, height: 600))
            host.settle()
        }

        isolated deinit {
            host.stage.close()
            host.settle()
            UIView.setAnimationsEnabled(true)
        }

        /// Makes the controller of a name, in whichever place.
        private static func make(_ name: String, _ folder: StoryboardFolder) -> UIViewController? {
            switch name {
            case "main": folder.storyboard("Flow").instantiateInitialViewController()
            case "other": folder.storyboard("Containers").instantiateInitialViewController()
            default: LoadedOwner(nibName: "Owner", bundle: Bundle(path: folder.url.path))
            }
        }

        private static var storyboards: [String: (initial: String?, scenes: [String])] {
            let home = """
                <viewController title="Home" customClass="LoadedHome" id="home" sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" customClass="LoadedView" id="home-view">
                <rect key="frame" x="0.0" y="0.0" width="400" height="300"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews>
                <label text="Label" textAlignment="center" tag="3" id="home-label"><rect key="frame" x="10" y="10" width="200" height="30"/></label>
                <button buttonType="system" id="home-button"><rect key="frame" x="10" y="60" width="100" height="40"/>
                <state key="normal" title="Tap"/>
                <connections><action selector="tap:" destination="home" eventType="touchUpInside" id="a1"/></connections></button>
                <button buttonType="system" id="home-go"><rect key="frame" x="10" y="120" width="100" height="40"/>
                <state key="normal" title="Go"/><connections>
                <segue destination="detail" kind="presentation" identifier="go" modalPresentationStyle="fullScreen" animates="NO" id="s1"/>
                </connections></button>
                <containerView id="home-container"><rect key="frame" x="200" y="60" width="150" height="120"/>
                <connections><segue destination="inner" kind="embed" identifier="inside" id="s2"/></connections></containerView>
                </subviews></view>
                <connections><outlet property="button" destination="home-button" id="o1"/>
                <outlet property="label" destination="home-label" id="o2"/>
                <outlet property="goButton" destination="home-go" id="o3"/></connections></viewController>
                """
            let detail = """
                <viewController customClass="LoadedDetail" id="detail" sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" id="detail-view"><rect key="frame" x="0.0" y="0.0" width="400" height="300"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews><button buttonType="system" id="detail-button"><rect key="frame" x="10" y="60" width="100" height="40"/>
                <state key="normal" title="Back"/><connections>
                <segue destination="detail-exit" kind="unwind" identifier="back" unwindAction="backToHome:" animates="NO" id="u1"/>
                </connections></button></subviews></view>
                <connections><outlet property="exitButton" destination="detail-button" id="o4"/></connections></viewController>
                <exit id="detail-exit" userLabel="Exit" sceneMemberID="exit"/>
                """
            return [
                "Flow": (
                    "home",
                    [
                        home, detail, StoryboardFolder.controller("inner", "LoadedInner", text: "Inner"),
                        StoryboardFolder.controller(
                            "orphan", "LoadedOrphan", text: "Orphan", attributes: "storyboardIdentifier=\"orphan\""),
                    ]
                ),
                "Containers": (
                    "tabs",
                    [
                        StoryboardFolder.container("tabs", "tabBarController", "viewControllers", ["stack", "second"]),
                        StoryboardFolder.container("stack", "navigationController", "rootViewController", ["first"]),
                        StoryboardFolder.controller("first", "LoadedPage", text: "First"),
                        StoryboardFolder.controller("second", "LoadedPage", text: "Second"),
                    ]
                ),
            ]
        }

        private static let nib = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="LoadedOwner"><connections>
            <outlet property="view" destination="v" id="o1"/><outlet property="label" destination="l" id="o2"/></connections></placeholder>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            <view contentMode="scaleToFill" tag="5" id="v"><rect key="frame" x="0.0" y="0.0" width="400" height="300"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews><label text="Owned" id="l"><rect key="frame" x="10" y="10" width="200" height="30"/></label></subviews></view>
            </objects></document>
            """

        // MARK: Running

        /// Shows the controller of a name as the root of the window, in the host or in a plugin.
        private func show<Controller: UIViewController>(
            _ name: String = "main", in place: Place, as type: Controller.Type = Controller.self
        ) throws -> Controller {
            if place == .plugin {
                host.stage.window.rootViewController = host.makePane(name)
                host.settle()
                return try host.controller()
            }
            let controller = try #require(Self.make(name, folder) as? Controller)
            host.stage.window.rootViewController = controller
            host.settle()
            return controller
        }

        private func tap(_ view: UIView) {
            host.stage.tap(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
            host.settle()
        }

        private func take() -> [String] {
            defer { LoadedClasses.log = [] }
            return LoadedClasses.log
        }

        private func tree(_ view: UIView) -> String {
            let text = (view as? UILabel)?.text ?? (view as? UIButton)?.title(for: .normal) ?? ""
            let inside = view is UIControl || view is UILabel ? [] : view.subviews.map(tree)
            return "\(type(of: view)) \(view.frame) \(view.tag) \(text)\n" + inside.joined()
        }

        private func index(_ line: String, _ log: [String]) throws -> Int {
            try #require(log.firstIndex { $0.hasPrefix(line) }, "\(line) is not in \(log)")
        }

        // MARK: Loading

        @Test(
            "LOAD-20, LOAD-21: views, outlets, awakeFromNib, embedded children, viewDidLoad, in this order in both places"
        )
        func order() throws {
            var told: [Place: [String]] = [:]
            for place in Place.allCases {
                LoadedClasses.begin()
                let home: LoadedHome = try show(in: place)
                #expect(home.viewIfLoaded is LoadedView)
                told[place] = take()
                host.stage.window.rootViewController = UIViewController()
                host.settle()
            }
            let log = try #require(told[.plugin])
            #expect(log == told[.host])
            #expect(
                Array(log.prefix(3)) == [
                    "Home init(coder:) storyboard nil", "Home awakeFromNib storyboard set loaded false",
                    "View init(coder:)",
                ])
            let places = try [
                "View init(coder:)", "Home outlet button", "View awakeFromNib", "Home should(inside)",
                "Inner init(coder:)", "Home prepare(inside)", "Inner viewDidLoad", "Inner willMove(parent)",
                "Inner didMove(parent)", "Home viewDidLoad children 1", "Home tap true",
            ].map { try index($0, log) }
            #expect(places == places.sorted())
            #expect(try index("Home outlet label", log) < index("View awakeFromNib", log))
        }

        @Test("SB-04, LOAD-03, LOAD-28: the scene's views come from the file, without a loadView() of the class")
        func views() throws {
            var trees: [Place: String] = [:]
            for place in Place.allCases {
                let home: LoadedHome = try show(in: place)
                #expect(home.button?.superview === home.view && home.label?.tag == 3)
                trees[place] = tree(home.view)
                host.stage.window.rootViewController = UIViewController()
                host.settle()
            }
            #expect(trees[.plugin] == trees[.host])
            #expect(trees[.plugin]?.contains("LoadedView") == true && trees[.plugin]?.contains("Inner") == true)
        }

        @Test(
            "SB-01, SB-02, INIT-03: objects have what the file says, and the hooks change what it cannot say",
            arguments: Place.allCases)
        func attributes(place: Place) throws {
            let home: LoadedHome = try show(in: place)
            #expect(home.title == "Home" && home.label?.textAlignment == .center)
            #expect(home.button?.title(for: .normal) == "Tap")
            #expect(home.label?.text == "Hello Home")
        }

        @Test(
            "CONT-29, CONT-30: an embedded child is loaded with its container view and fills it",
            arguments: Place.allCases)
        func embedded(place: Place) throws {
            let home: LoadedHome = try show(in: place)
            let inner = try #require(home.children.first as? LoadedInner)
            let container = try #require(inner.view.superview)
            #expect(container.frame == CGRect(x: 200, y: 60, width: 150, height: 120))
            #expect(inner.view.frame == container.bounds)
            container.frame.size.width = 100
            host.settle()
            #expect(inner.view.frame == container.bounds)
        }

        @Test(
            "INIT-01, INIT-10, INIT-11: each route has its initialiser, and tells where the controller came from",
            arguments: Place.allCases)
        func routes(place: Place) throws {
            try Data(Self.nib.utf8).write(to: folder.url.appendingPathComponent("Owner.xib"))
            let owner: LoadedOwner = try show("broken", in: place)
            #expect(owner.nibName == "Owner" && owner.storyboard == nil)
            #expect(owner.nibBundle?.bundleURL.lastPathComponent == folder.url.lastPathComponent)
            #expect(owner.view.tag == 5 && owner.label?.text == "Owned" && owner.label?.superview === owner.view)
            #expect(take().first == "Owner init(nibName:bundle:)")
            let code = LoadedPage(nibName: nil, bundle: nil)
            #expect(code.nibName == nil && code.nibBundle == .main && code.storyboard == nil)
            host.stage.window.rootViewController = UIViewController()
            host.settle()
            LoadedClasses.begin()
            let home = try #require(Self.make("main", folder) as? LoadedHome)
            #expect(take().first == "Home init(coder:) storyboard nil")
            #expect(home.storyboard != nil && home.nibName == "home-view-home-view")
        }

        @Test(
            "SB-06, NAV-13, TAB-09: containers have all their children before anything is shown",
            arguments: Place.allCases)
        func containers(place: Place) throws {
            let tabs: UITabBarController
            if place == .host {
                tabs = try #require(Self.make("other", folder) as? UITabBarController)
            } else {
                let pane = host.makePane("other")
                pane.launch()
                host.settle()
                host.stage.window.rootViewController = pane
                tabs = try host.controller()
                #expect(!tabs.isViewLoaded)
            }
            let stack = try #require(tabs.viewControllers?.first as? UINavigationController)
            #expect(tabs.viewControllers?.count == 2 && stack.viewControllers.count == 1)
            #expect(stack.topViewController is LoadedPage && LoadedClasses.counts["LoadedPage"] == 2)
            #expect(stack.parent === tabs && !take().contains { $0.contains("Move(") })
        }

        @Test(
            "SB-10, SB-13, SB-21: the marked scene is the first; others are made by their identifier",
            arguments: Place.allCases)
        func identifiers(place: Place) throws {
            let home: LoadedHome = try show(in: place)
            let storyboard = try #require(home.storyboard)
            let orphan = storyboard.instantiateViewController(withIdentifier: "orphan")
            #expect(orphan is LoadedOrphan && orphan.storyboard === storyboard && !orphan.isViewLoaded)
            expectDiagnostics([.invalidInterface]) {
                _ = storyboard.instantiateViewController(withIdentifier: "nobody")
            }
        }

        // MARK: Segues

        @Test(
            "SB-08, SB-09: a destination is made when its segue runs, and a scene that nothing leads to never",
            arguments: Place.allCases)
        func instances(place: Place) throws {
            let home: LoadedHome = try show(in: place)
            #expect(LoadedClasses.counts["LoadedDetail"] == nil)
            home.performSegue(withIdentifier: "go", sender: "me")
            host.settle()
            #expect(LoadedClasses.counts["LoadedDetail"] == 1 && LoadedClasses.counts["LoadedOrphan"] == nil)
            #expect(take().contains("Home prepare(go) by me, from itself true"))
            host.stage.window.rootViewController?.dismiss(animated: false)
            host.settle()
        }

        @Test("SEG-05, SEG-10, SEG-23: a tap asks, makes, prepares and shows, with the button for its sender")
        func tapped() throws {
            var told: [Place: [String]] = [:]
            for place in Place.allCases {
                let home: LoadedHome = try show(in: place)
                let button = try #require(home.goButton)
                _ = take()
                tap(button)
                #expect(home.presentedViewController is LoadedDetail)
                told[place] = take()
                host.stage.window.rootViewController?.dismiss(animated: false)
                host.settle()
                host.stage.window.rootViewController = UIViewController()
                host.settle()
                _ = take()
            }
            #expect(told[.plugin] == told[.host])
            #expect(
                told[.plugin]?.prefix(6) == [
                    "Home should(go)", "Detail init(coder:) storyboard nil",
                    "Detail awakeFromNib storyboard set loaded false",
                    "Home prepare(go) by the button, from itself true", "Detail viewDidLoad children 0",
                    "Detail score 7",
                ])
        }

        @Test(
            "SEG-15, SEG-16: a button at the exit leads back by a method that does nothing", arguments: Place.allCases)
        func exit(place: Place) throws {
            let home: LoadedHome = try show(in: place)
            tap(try #require(home.goButton))
            let detail = try #require(home.presentedViewController as? LoadedDetail)
            tap(try #require(detail.exitButton))
            #expect(home.presentedViewController == nil && detail.presentingViewController == nil)
            #expect(home.view.window != nil)
        }
    }
}
