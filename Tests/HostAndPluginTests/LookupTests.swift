import HostStaging
import PluginHost
import Testing
import UIKit

extension HostAndPlugin {
    @Suite("Panes of plugins that are not there") @MainActor struct Lookup {
        private let host: InMemoryHost

        init() throws {
            host = try InMemoryHost { _ in ColorViewController() }
        }

        /// Shows the pane and answers what it says.
        private func sentence(of pane: RemoteViewController) -> String {
            host.stage.embed(pane)
            host.settle()
            let texts = host.stage.texts(in: pane)
            #expect(host.launcher.runs.isEmpty)
            #expect(host.stage.button("Retry", in: pane) == nil)
            #expect(pane.state == .ended(reason: texts.last ?? ""))
            pane.retry()
            host.settle()
            #expect(host.launcher.runs.isEmpty)
            return texts.joined(separator: "|")
        }

        @Test("A plugin that is not installed is named, and how to install it")
        func notInstalled() {
            let sentence = sentence(of: host.makePane(of: "org.example.nobody"))
            #expect(sentence.hasPrefix("org.example.nobody|The plugin org.example.nobody is not installed."))
            #expect(sentence.contains("MULLION_PLUGIN_PATH"))
        }

        @Test("A controller that the plugin's manifest lacks is named, and those that it has")
        func unknownController() {
            let sentence = sentence(of: host.makePane("elsewhere"))
            #expect(
                sentence == """
                    First|The plugin org.example.first has no controller "elsewhere". \
                    Its plugin.json has "broken", "main", "other".
                    """)
        }

        @Test("What is no identifier is said to be none")
        func malformed() {
            let sentence = sentence(of: host.makePane(of: "no identifier"))
            #expect(sentence.hasPrefix("no identifier|\"no identifier\" is no plugin identifier"))
        }
    }
}
