import Foundation
import HostStaging
import PluginHost
import PluginRuntime
import Testing
import UIKit
import UIKitTesting

extension HostAndPlugin {
    /// A plugin whose `plugin.json` names storyboards in place of code.
    @Suite("A plugin's manifest names storyboards") @MainActor final class ManifestStoryboards {
        private let folder: StoryboardFolder
        private var executable: URL { folder.url.appendingPathComponent("Plugin") }

        init() throws {
            UIView.setAnimationsEnabled(false)
            folder = try StoryboardFolder([
                "Child": (
                    "child",
                    [
                        StoryboardFolder.controller("child", "StoryboardChild", text: "First"),
                        StoryboardFolder.controller(
                            "more", "StoryboardMore", text: "More", attributes: "storyboardIdentifier=\"more\""),
                    ]
                ),
                "Empty": (nil, [StoryboardFolder.controller("child", "StoryboardChild")]),
            ])
            try write(
                """
                "main": { "storyboard": "Child" }, "other": { "storyboard": "Child", "identifier": "more" },
                "broken": { "storyboard": "Missing" }, "empty": { "storyboard": "Empty" }, "code": {},
                "nobody": { "storyboard": "Child", "identifier": "nobody" }
                """)
            _ = StoryboardClasses.take()
        }

        isolated deinit {
            UIView.setAnimationsEnabled(true)
        }

        private func write(_ controllers: String, executable: String = "Plugin") throws {
            let text = """
                { "identifier": "org.example.first", "executable": "\(executable)", "controllers": { \(controllers) } }
                """
            try Data(text.utf8).write(to: folder.url.appendingPathComponent("plugin.json"))
        }

        private var controllers: StoryboardControllers {
            StoryboardControllers(executable: executable, folders: [folder.url])
        }

        @Test("Panes show the controllers of the storyboard, a new one each")
        func panes() throws {
            let controllers = controllers
            let host = try InMemoryHost { controllers.makeViewController($0) }
            defer {
                host.stage.close()
                host.settle()
            }
            let panes = ["main", "other", "main"].map { host.makePane($0) }
            for pane in panes { host.stage.embed(pane) }
            host.settle()
            let made = try #require(try host.run.connection).controllers
            #expect(
                made.map { String(describing: type(of: $0)) } == [
                    "StoryboardChild", "StoryboardMore", "StoryboardChild",
                ])
            #expect(made.map { ($0.view.subviews.first as? UILabel)?.text } == ["First", "More", "First"])
            for pane in panes { host.stage.remove(pane) }
            host.settle()
        }

        @Test("The pane of a controller whose storyboard is not there says that there is none")
        func missing() throws {
            let controllers = controllers
            let host = try InMemoryHost { controllers.makeViewController($0) }
            defer {
                host.stage.close()
                host.settle()
            }
            let pane = host.makePane("broken")
            expectDiagnostics([.invalidInterface]) {
                host.stage.embed(pane)
                host.settle()
            }
            guard case .ended(let reason) = pane.state else {
                Issue.record("It is \(pane.state)")
                return
            }
            #expect(reason.contains("broken"))
            #expect(try host.supervisor().state == .running(processIdentifier: nil))
            host.stage.remove(pane)
            host.settle()
        }

        @Test("What names no controller makes none")
        func nobody() {
            #expect(controllers.makeViewController("code") == nil)
            #expect(controllers.makeViewController("unknown") == nil)
            #expect(controllers.makeViewController("empty") == nil)
            expectDiagnostics([.invalidInterface]) { #expect(controllers.makeViewController("nobody") == nil) }
        }

        @Test("The manifest of another program is none of this one's")
        func otherProgram() throws {
            try write("\"main\": { \"storyboard\": \"Child\" }", executable: "Another")
            #expect(controllers.makeViewController("main") == nil)
            // SwiftPM puts the program beside the folder of its resources.
            let beside = folder.url.deletingLastPathComponent().appendingPathComponent("Another")
            #expect(
                StoryboardControllers(executable: beside, folders: [folder.url]).makeViewController("main")
                    is StoryboardChild)
            try Data("{".utf8).write(to: folder.url.appendingPathComponent("plugin.json"))
            #expect(controllers.makeViewController("main") == nil)
        }
    }
}
