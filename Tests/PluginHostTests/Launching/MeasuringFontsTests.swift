import Foundation
import MainLoop
import PluginProtocol
import PluginTransport
import Testing
import TextLayout

@testable import PluginHost

@MainActor @Suite("Fonts that a plugin measures with")
struct MeasuringFontsTests {
    /// What the log says of a plugin whose Hello has this digest.
    private func warnings(_ digest: String) throws -> [String] {
        var lines: [String] = []
        let identifier = try #require(PluginIdentifier(rawValue: "org.mullion.clock"))
        let manifest = try PluginManifest(
            data: Data(
                #"{ "identifier": "org.mullion.clock", "executable": "Clock", "controllers": { "main": {} } }"#.utf8),
            file: "plugin.json")
        let folder = URL(fileURLWithPath: "/nowhere")
        let plugin = InstalledPlugin(manifest: manifest, folder: folder, executable: folder.appending(path: "Clock"))
        let hello = Hello(lane: .control, token: HandshakeToken(), plugin: identifier, fontsDigest: digest)
        plugin.warnOfOtherFonts(hello, in: PeerLog(identifier, loop: try MainLoop()) { lines.append("\($0) \($1)") })
        return lines
    }

    @Test("A plugin that measures with other fonts is reported")
    func otherFonts() throws {
        let lines = try warnings("inter-4")
        #expect(lines.count == 1)
        #expect(
            lines.first?.hasPrefix(
                "warning org.mullion.clock: measures text with other fonts than this host (inter-4, not ") == true)
    }

    @Test("A plugin that measures with the same fonts, or measures nothing, is not")
    func noOtherFonts() throws {
        #expect(try warnings("\(FontsDigest.current)") == [])
        #expect(try warnings("") == [])
    }
}
