import Foundation
import HostStaging
import QuartzCore
import Testing

@testable import UIKit

extension HostAndPlugin {
    /// Files as Xcode writes them. The program has none of their classes, so each controller is one of UIKit's own.
    @Suite("Sample files of Interface Builder, at home and in a plugin") @MainActor final class SampleFiles {
        nonisolated private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Support/InterfaceFiles")

        nonisolated private static let storyboards = [
            "Welcome", "Plants", "Tabs", "Embedding", "Sheets", "WayBack",
            "FixedRows", "Prototypes", "References", "SizeClasses",
        ]

        /// References to bundles lead nowhere in these tests, wherever they run.
        private let installation = ForeignScenes.install(ForeignScenes(identifiers: { [] }, controller: { _ in nil }))

        isolated deinit {
            installation.end()
        }

        // MARK: What is compared

        private func describe(_ controller: UIViewController, depth: Int = 0) -> [String] {
            let facts = [
                controller.title ?? "", controller.navigationItem.title ?? "", controller.tabBarItem.title ?? "",
                controller.isViewLoaded ? "loaded" : "", "\(controller.modalPresentationStyle.rawValue)",
            ]
            return ["\(depth) \(type(of: controller)) \(facts.joined(separator: "/"))"]
                + controller.children.flatMap { describe($0, depth: depth + 1) }
        }

        private func describe(_ view: UIView, depth: Int = 0) -> [String] {
            let text =
                switch view {
                case let label as UILabel: label.text ?? ""
                case let button as UIButton: button.configuration?.title ?? button.currentTitle ?? ""
                case let field as UITextField: "\(field.text ?? "")/\(field.placeholder ?? "")"
                default: ""
                }
            let frame = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height].map {
                "\(($0 * 10).rounded() / 10)"
            }.joined(separator: ",")
            let traits =
                "\(view.traitCollection.horizontalSizeClass.rawValue)\(view.traitCollection.verticalSizeClass.rawValue)"
            return ["\(depth) \(type(of: view)) \(frame) \(view.isHidden) \(view.constraints.count) \(traits) \(text)"]
                + view.subviews.flatMap { describe($0, depth: depth + 1) }
        }

        /// Shows a controller in a window, and tells all that can be seen of it and what was reported.
        private func lines(
            _ place: Place, _ size: CGSize, _ make: @escaping @MainActor () throws -> UIViewController?
        ) throws -> [String] {
            // What is unknown is reported once in a process.
            InterfaceSource.unknown = []
            let run = try StoryboardRun(place, size: size) { try? make() }
            defer { run.end() }
            return run.reports + describe(run.root) + describe(run.root.view) + run.picture
        }

        private func storyboard(_ name: String) throws -> UIStoryboard {
            let file = Self.folder.appendingPathComponent("\(name).storyboard")
            return UIStoryboard(
                try #require(InterfaceFiles.source(at: file, name: name, folder: Self.folder, in: nil)))
        }

        // MARK: Tests

        @Test(
            "A sample's first scene is the same in both places, view by view and pixel by pixel, on a phone and on a pad",
            arguments: storyboards)
        func initial(_ name: String) async throws {
            for size in [CGSize(width: 400, height: 700), CGSize(width: 1_000, height: 800)] {
                let seen = try await expectSame { place in
                    try lines(place, size) { try self.storyboard(name).instantiateInitialViewController() }
                }
                #expect(
                    seen.contains { $0.hasPrefix("0 UIView ") || $0.hasPrefix("0 UITableView ") || $0.hasPrefix("1 ") })
                #expect(seen.contains { $0.contains("loaded") })
            }
        }

        @Test(
            "Every scene with an identifier is the same in both places",
            arguments: ["Plants", "FixedRows"])
        func others(_ name: String) async throws {
            let file = Self.folder.appendingPathComponent("\(name).storyboard")
            let source = try #require(InterfaceFiles.source(at: file, name: name, folder: Self.folder, in: nil))
            try #require(!source.document.identifiers.isEmpty)
            for identifier in source.document.identifiers {
                try await expectSame { place in
                    try lines(place, CGSize(width: 400, height: 700)) {
                        try self.storyboard(name).instantiateViewController(withIdentifier: identifier)
                    }
                }
            }
        }

        /// Shows the views of a nib under each other.
        private final class Page: UIViewController {
            var data = Data()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .systemBackground
                let views = UINib(data: data, bundle: nil).instantiate(withOwner: NSObject()).compactMap {
                    $0 as? UIView
                }
                for (index, made) in views.enumerated() {
                    made.frame = CGRect(x: 20, y: 40 + index * 80, width: 300, height: 60)
                    view.addSubview(made)
                }
            }
        }

        @Test("The views of a xib are the same in both places, with what is reported of them")
        func nib() async throws {
            let data = try Data(contentsOf: Self.folder.appendingPathComponent("CellAndOwner.xib"))
            let seen = try await expectSame { place in
                try lines(place, CGSize(width: 400, height: 700)) {
                    let page = Page()
                    page.data = data
                    return page
                }
            }
            #expect(seen.contains { $0.contains("UITableViewCell") } && seen.contains { $0.hasSuffix(" Tag") })
        }

        /// The texts that the host draws in a window, each with its colour.
        private func drawn(_ layer: CALayer) -> [String] {
            guard !layer.isHidden else { return [] }
            var texts: [String] = []
            if case .text(let text) = layer.layerContents {
                texts = text.runs.map { "\($0.text) \($0.color.components ?? [])" }
            }
            return texts + (layer.sublayers ?? []).flatMap(drawn)
        }

        @Test("Buttons and tabs of bars have the colours of the file's appearances in both places")
        func barItems() async throws {
            func look(_ name: String, _ key: String, _ red: Int, _ green: Int, _ blue: Int) -> String {
                """
                <\(name)Appearance key="\(key)"><\(name)StateAppearance key="normal"><textAttributes key="titleTextAttributes">
                <color key="textColor" red="\(red)" green="\(green)" blue="\(blue)" alpha="1"/></textAttributes>
                </\(name)StateAppearance></\(name)Appearance>
                """
            }
            let tabs = ["stackedLayoutAppearance", "inlineLayoutAppearance", "compactInlineLayoutAppearance"].map {
                look("tabBarItem", $0, 0, 0, 1)
            }
            let data = Data(
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
                <navigationBar id="n"><navigationBarAppearance key="standardAppearance">
                \(look("barButtonItem", "buttonAppearance", 1, 0, 0))</navigationBarAppearance><items>
                <navigationItem id="i"><barButtonItem key="rightBarButtonItem" title="Share" id="s"/></navigationItem></items>
                </navigationBar>
                <toolbar id="t"><toolbarAppearance key="standardAppearance">\(look("barButtonItem", "buttonAppearance", 0, 1, 0))
                </toolbarAppearance><items><barButtonItem title="Delete" id="d"/></items></toolbar>
                <tabBar id="b"><tabBarAppearance key="standardAppearance">\(tabs.joined())</tabBarAppearance><items>
                <tabBarItem title="Home" id="h"/></items></tabBar>
                </objects></document>
                """.utf8)
            let seen = try await expectSame { place in
                let run = try StoryboardRun(place) {
                    let page = Page()
                    page.data = data
                    return page
                }
                defer { run.end() }
                #expect(run.reports == [])
                return drawn(run.host.stage.window.layer)
            }
            for (title, color) in ["Share": "[1.0, 0.0, 0.0", "Delete": "[0.0, 1.0, 0.0", "Home": "[0.0, 0.0, 1.0"] {
                #expect(seen.contains { $0.hasPrefix("\(title) \(color)") }, "\(seen)")
            }
        }
    }
}
