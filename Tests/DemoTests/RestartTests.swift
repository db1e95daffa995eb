import Foundation
import Glibc
import MainLoopTesting
import Testing

@MainActor @Suite("A host that is started again", .serialized, .timeLimit(.minutes(4)))
struct RestartTests {
    @Test("REST-01 REST-40 a host that was ended by a signal shows the page that it showed, with its number")
    func restart() async throws {
        let guest = try GuestLoop()
        let state = try TemporaryDirectory()
        // The third run restores what the second one has restored and kept.
        for line in ["pushed 7", "restored 7", "restored 7"] {
            let host = try Demo(
                program: "RestoringHost", ["--screen", "offscreen"], environment: ["XDG_STATE_HOME": state.path],
                on: guest)
            try await host.wait(until: "the host says what it shows") { $0.output.contains { $0.hasSuffix(" 7") } }
            #expect(host.output.contains(line), "\(host.output) \(host.complaints)")
            host.signal(SIGTERM)
            try await host.expectGoodEnd()
            let file = "\(state.path)/mullion/RestoringHost/interface.state"
            #expect(FileManager.default.fileExists(atPath: file), "\(host.complaints)")
        }
    }
}
