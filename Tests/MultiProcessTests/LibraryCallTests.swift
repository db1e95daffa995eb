import ContainmentTesting
import Foundation
import MainLoop
import MainLoopTesting
import PluginHost
import Testing

extension MultiProcess {
    /// `CountingHost` counts them while a plugin's empty page becomes one with pictures of every kind.
    @Suite("What a host asks of the libraries that draw and decode") @MainActor struct LibraryCalls {
        private static let drawing = [
            "curves", "fills", "strokes", "masks", "groups", "gradients", "pictures", "glyphs", "layouts",
        ]
        private static let decoding = ["jpeg", "png", "svg", "webp"]

        /// - Parameter drawing: Who draws the pane, as the program calls it.
        /// - Returns: The counts by whose data it was, `plugin` or `own`, and then by kind.
        private func count(drawing: String) async throws -> [String: [String: Int]] {
            let guest = try GuestLoop()
            let folder = try PrivateFolder()
            var lines: [String] = []
            var status: ChildExitStatus?
            let own = ["XDG_RUNTIME_DIR": folder.url.path, "XDG_DATA_HOME": "\(folder.url.path)/data"]
            let host = try ChildProcess.spawn(
                ProcessDescription(
                    executable: BuiltPrograms.folder.appendingPathComponent("CountingHost").path,
                    arguments: [SpawningHost.fixture.path, drawing], environment: ChildEnvironment(adding: own),
                    outputLimits: OutputLimits(linesPerSecond: .max)),
                on: guest.loop, onLine: { _, line in lines.append(line) }, onExit: { status = $0 })
            // The folder goes with its object.
            defer { withExtendedLifetime(folder) { host.endNow() } }
            try await guest.wait(until: "the host has counted and ended") { status != nil }
            var counts: [String: [String: Int]] = [:]
            for words in lines.map({ $0.split(separator: " ").map(String.init) }) where words.count == 3 {
                if let number = Int(words[2]) { counts[words[0], default: [:]][words[1]] = number }
            }
            #expect(status == .exited(code: 0), "\(lines)")
            return counts
        }

        @Test(
            "With --drawing renderer nothing of a plugin's reaches a library that draws or decodes, whatever it shows")
        func renderer() async throws {
            let counts = try await count(drawing: "renderer")
            for kind in Self.drawing + Self.decoding {
                #expect(counts["plugin"]?[kind] == 0, "\(kind)")
            }
            // The same program counts what it decodes itself.
            for kind in Self.decoding {
                #expect(try #require(counts["own"]?[kind], "\(kind)") > 0, "\(kind)")
            }
        }

        @Test(
            "With --drawing host the same pictures reach every library that draws; files are decoded by the plugin in any case"
        )
        func host() async throws {
            let counts = try await count(drawing: "host")
            for kind in Self.drawing {
                #expect(try #require(counts["plugin"]?[kind], "\(kind)") > 0, "\(kind)")
            }
            for kind in Self.decoding {
                // FreeType reads the pictures in a font of emoji by libpng, whoever has typed them.
                if kind != "png" { #expect(counts["plugin"]?[kind] == 0, "\(kind)") }
                #expect(try #require(counts["own"]?[kind], "\(kind)") > 0, "\(kind)")
            }
        }
    }
}
