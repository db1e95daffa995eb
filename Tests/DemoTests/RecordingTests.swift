import ContainmentTesting
import Foundation
import Glibc
import MainLoopTesting
import Testing

@MainActor @Suite("A host that records", .timeLimit(.minutes(4))) struct RecordingTests {
    @Test("MULLION_RECORD: what the demo's plugin showed is in the file when the host has ended, and is drawn again")
    func demo() async throws {
        let guest = try GuestLoop()
        let folder = try TemporaryDirectory()
        let demo = try Demo(
            ["--screen", "offscreen"],
            environment: ["MULLION_RECORD": folder.file("recording"), "MULLION_TRACE": "1"], on: guest)
        try await demo.waitForPicture(of: "org.mullion.hello")
        demo.signal(SIGTERM)
        try await demo.expectGoodEnd()
        let panes = try Recording(URL(fileURLWithPath: folder.file("recording"))).panes
        let pane = try #require(panes.first)
        #expect(panes.map(\.plugin) == ["org.mullion.hello"])
        let picture = try pane.picture(at: .seconds(3600))
        // The right half of the demo's window.
        #expect(picture.height == 572 || picture.height == 600)
        #expect(
            picture.color(at: CGPoint(x: CGFloat(picture.width) / 2 - 50, y: CGFloat(picture.height) / 2 + 12))
                == "#0062d6")
    }
}
