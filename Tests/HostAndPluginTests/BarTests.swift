import Foundation
import HostStaging
import PluginHost
import Testing
import UIKit

extension HostAndPlugin {
    /// What a controller has in the bar of a host's navigation controller, at home and from a plugin.
    @Suite("A controller's items in the host's bar") @MainActor final class BarTests {
        private final class Page: PageViewController {
            var taps: [String] = []
            private(set) lazy var add = UIBarButtonItem(
                systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.taps.append("add") })

            override func viewDidLoad() {
                super.viewDidLoad()
                navigationItem.rightBarButtonItem = add
            }
        }

        private let host: InMemoryHost
        private let navigation = UINavigationController()

        init() throws {
            UIView.setAnimationsEnabled(false)
            host = try InMemoryHost { _ in Page("List") }
        }

        isolated deinit {
            UIView.setAnimationsEnabled(true)
        }

        private func show(in place: Place) throws -> Page {
            let page = Page("List")
            navigation.viewControllers = [place == .host ? page : host.makePane()]
            host.stage.embed(navigation)
            host.settle()
            return place == .host ? page : try host.controller()
        }

        private func button(_ title: String) -> UIView? {
            host.stage.button(title, in: navigation)
        }

        private func tap(_ title: String) throws {
            host.stage.tap(host.stage.middle(of: try #require(button(title))))
            host.settle()
        }

        @Test(
            "NAV-06 CONT-34 a button that a controller puts into its item is in the bar, and does what it does there",
            arguments: Place.allCases)
        func live(place: Place) throws {
            let page = try show(in: place)
            try tap("Add")
            #expect(page.taps == ["add"])
            page.add.isEnabled = false
            host.settle()
            try tap("Add")
            #expect(page.taps == ["add"])
            page.navigationItem.rightBarButtonItems = [
                UIBarButtonItem(
                    title: "Share", primaryAction: UIAction { [weak page] _ in page?.taps.append("share") }), page.add,
            ]
            page.navigationItem.leftBarButtonItem = page.editButtonItem
            host.settle()
            try tap("Share")
            try tap("Edit")
            #expect(page.taps == ["add", "share"])
            #expect(page.isEditing)
            #expect(button("Done") != nil && button("Edit") == nil)
        }

        private final class Listener {
            var senders: [UIBarButtonItem] = []
            func hear(_ sender: UIBarButtonItem) { senders.append(sender) }
        }

        @Test("An item sends its action to its target, once it has one", arguments: Place.allCases)
        func target(place: Place) throws {
            ObjectTable(Listener.self, actions: [.init("hear:") { $0.hear($1) }]).register()
            let page = try show(in: place)
            let listener = Listener()
            let item = UIBarButtonItem(title: "Tell", style: .plain, target: listener, action: nil)
            page.navigationItem.leftBarButtonItem = item
            host.settle()
            try tap("Tell")
            #expect(listener.senders.isEmpty)
            item.action = "hear:"
            host.settle()
            try tap("Tell")
            #expect(listener.senders == [item])
        }

        @Test("A button stays the same view while what it says changes", arguments: Place.allCases)
        func sameView(place: Place) throws {
            let page = try show(in: place)
            let old = try #require(button("Add"))
            page.add.accessibilityLabel = "New"
            page.add.tintColor = .red
            host.settle()
            #expect(button("New") === old)
            page.navigationItem.rightBarButtonItems = [UIBarButtonItem(title: "Other"), page.add]
            host.settle()
            #expect(button("New") === old)
        }

        @Test(
            "NAV-06 the item's title and that of the way back are the controller's to choose",
            arguments: Place.allCases)
        func titles(place: Place) throws {
            let page = try show(in: place)
            page.navigationItem.title = "Everything"
            page.navigationItem.backButtonTitle = "All"
            host.settle()
            #expect(host.stage.texts(in: navigation).contains("Everything"))
            // The controller's title becomes the item's where it is another one.
            page.title = "Things"
            host.settle()
            #expect(host.stage.texts(in: navigation).contains("Things"))
            navigation.pushViewController(UIViewController(), animated: false)
            host.settle()
            #expect(button("All") != nil)
            page.title = "Nothing"
            page.navigationItem.title = "Items"
            page.navigationItem.backButtonTitle = nil
            host.settle()
            #expect(button("Items") != nil)
        }

        @Test(
            "A controller's title is large where it says so, and what it asks for is above it",
            arguments: Place.allCases)
        func rows(place: Place) throws {
            navigation.navigationBar.prefersLargeTitles = true
            // The window of these tests is a low one.
            navigation.traitOverrides.verticalSizeClass = .regular
            let page = try show(in: place)
            #expect(navigation.navigationBar.frame.height == 96 && page.view.safeAreaInsets.top == 96)
            page.navigationItem.prompt = "Choose one"
            page.navigationItem.largeTitleDisplayMode = .never
            host.settle()
            #expect(navigation.navigationBar.frame.height == 74 && page.view.safeAreaInsets.top == 74)
            #expect(host.stage.texts(in: navigation).contains("Choose one"))
            page.navigationItem.largeTitleDisplayMode = .always
            page.navigationItem.prompt = nil
            host.settle()
            #expect(navigation.navigationBar.frame.height == 96 && page.view.safeAreaInsets.top == 96)
            #expect(!host.stage.texts(in: navigation).contains("Choose one"))
        }

        @Test("A bar looks as the item on top says, and as before when that is gone", arguments: Place.allCases)
        func appearance(place: Place) throws {
            let page = try show(in: place)
            let bar = navigation.navigationBar
            let usual = bar.subviews.first?.backgroundColor
            let appearance = UINavigationBarAppearance()
            appearance.backgroundColor = .red
            appearance.shadowColor = nil
            appearance.titleTextAttributes = [
                .foregroundColor: UIColor.white, .font: UIFont.systemFont(ofSize: 21, weight: .heavy),
            ]
            page.navigationItem.scrollEdgeAppearance = appearance
            host.settle()
            // It was copied.
            appearance.backgroundColor = .green
            page.navigationItem.prompt = "Red"
            host.settle()
            #expect(bar.subviews.first?.backgroundColor?.cgColor == UIColor.red.cgColor)
            let title = try #require(
                bar.subviews.last?.subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text == "List" })
            #expect(title.textColor.cgColor == UIColor.white.cgColor)
            #expect(title.font == UIFont.systemFont(ofSize: 21, weight: .heavy))
            navigation.pushViewController(UIViewController(), animated: false)
            host.settle()
            #expect(bar.subviews.first?.backgroundColor == usual)
            navigation.popViewController(animated: false)
            page.navigationItem.scrollEdgeAppearance = nil
            host.settle()
            #expect(bar.subviews.first?.backgroundColor == usual)
        }

        @Test("The item's title stays when the controller's changes with it", arguments: Place.allCases)
        func bothTitles(place: Place) throws {
            let page = try show(in: place)
            page.navigationItem.title = "Items"
            host.settle()
            page.title = "Nothing"
            page.navigationItem.title = "Items"
            host.settle()
            #expect(host.stage.texts(in: navigation).contains("Items"))
            #expect(!host.stage.texts(in: navigation).contains("Nothing"))
        }

        @Test("A picture that is no symbol is shown as it is", arguments: Place.allCases)
        func picture(place: Place) throws {
            let page = try show(in: place)
            let red = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            }
            page.add.image = red.withRenderingMode(.alwaysOriginal)
            host.settle()
            let view = try #require(button("Add"))
            #expect(host.stage.pixel(host.stage.middle(of: view)) == "#ff0000")
            page.add.image = red.withRenderingMode(.alwaysTemplate)
            page.add.tintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            host.settle()
            #expect(host.stage.pixel(host.stage.middle(of: view)) == "#0000ff")
        }

        @Test(
            "A picture and a colour that have a dark variant are that in a bar while the window is dark",
            arguments: Place.allCases)
        func looks(place: Place) throws {
            let (red, blue) = (
                UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            )
            let bundle = try Self.catalogue(light: red, dark: blue)
            defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
            let page = try show(in: place)
            let image = try #require(UIImage(named: "Square", in: bundle, compatibleWith: page.traitCollection))
            page.add.image = image.withRenderingMode(.alwaysOriginal)
            host.settle()
            let middle = host.stage.middle(of: try #require(button("Add")))
            #expect(host.stage.pixel(middle) == "#ff0000")
            host.stage.window.overrideUserInterfaceStyle = .dark
            host.settle()
            #expect(host.stage.pixel(middle) == "#0000ff")
            page.add.image = image.withRenderingMode(.alwaysTemplate)
            page.add.tintColor = UIColor { $0.userInterfaceStyle == .dark ? red : blue }
            host.settle()
            #expect(host.stage.pixel(middle) == "#ff0000")
            host.stage.window.overrideUserInterfaceStyle = .light
            host.settle()
            #expect(host.stage.pixel(middle) == "#0000ff")
        }

        /// A bundle with the asset `Square`, a picture of one colour in each look.
        private static func catalogue(light: UIColor, dark: UIColor) throws -> Bundle {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Bar-\(UUID().uuidString)")
            let asset = folder.appendingPathComponent("Assets.xcassets/Square.imageset")
            try FileManager.default.createDirectory(at: asset, withIntermediateDirectories: true)
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            for (name, color) in [("light", light), ("dark", dark)] {
                let size = CGSize(width: 20, height: 20)
                let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
                    color.setFill()
                    context.fill(CGRect(origin: .zero, size: size))
                }
                try #require(image.pngData()).write(to: asset.appendingPathComponent("\(name).png"))
            }
            let contents = """
                {"images":[{"idiom":"universal","filename":"light.png","scale":"1x"},
                {"idiom":"universal","filename":"dark.png","scale":"1x","appearances":[{"appearance":"luminosity","value":"dark"}]}]}
                """
            try Data(contents.utf8).write(to: asset.appendingPathComponent("Contents.json"))
            return try #require(Bundle(path: folder.path))
        }

        @Test("Buttons of a process that has ended do nothing, and those of the next one take their place")
        func crashed() throws {
            let old = try show(in: .plugin)
            old.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Old", primaryAction: UIAction { _ in })
            host.settle()
            #expect(button("Old") != nil)
            try host.run.end(.exited(.killed(signal: 11)))
            host.settle()
            #expect(button("Old") == nil)
            let new: Page = try host.controller()
            try tap("Add")
            #expect(new.taps == ["add"])
            #expect(old.taps.isEmpty)
            new.title = "Newer"
            host.settle()
            #expect(host.stage.texts(in: navigation).contains("Newer"))
        }

        @Test("A new process whose controller says nothing of its item has its title in the bar, and nothing else")
        func crashedSilently() throws {
            let quiet = try InMemoryHost { _ in UIViewController() }
            navigation.viewControllers = [quiet.makePane()]
            quiet.stage.embed(navigation)
            quiet.settle()
            let old: UIViewController = try quiet.controller()
            old.title = "Old"
            old.navigationItem.title = "Item"
            old.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Go", primaryAction: UIAction { _ in })
            quiet.settle()
            #expect(Set(quiet.stage.texts(in: navigation)) == ["Item", "Go"])
            try quiet.run.end(.exited(.killed(signal: 11)))
            quiet.settle()
            let new: UIViewController = try quiet.controller()
            new.title = "New"
            quiet.settle()
            #expect(quiet.stage.texts(in: navigation) == ["New"])
            new.title = "Newer"
            quiet.settle()
            #expect(quiet.stage.texts(in: navigation) == ["Newer"])
        }

        @Test("A tap on a button that hangs its plugin is input like any other: the pane says that it does not respond")
        func hangs() throws {
            _ = try show(in: .plugin)
            let pane = try #require(navigation.viewControllers[0] as? RemoteViewController)
            host.stage.tap(host.stage.middle(of: try #require(button("Add"))))
            // Nothing is delivered, and the next ping is not due yet.
            host.clock.advance(by: .seconds(4))
            host.loop.runOneTurn(timeout: .zero)
            #expect(pane.state == .unresponsive(offersRestart: false))
        }
    }
}
