import ContainmentTesting
import Testing
import UIKit

/// The pasteboard of a host under test.
@Suite("The host's pasteboard", .timeLimit(.minutes(4))) @MainActor struct PasteboardTests {
    @Test("What a test puts there is read by the host's controllers, and no other host has it")
    func ofOneHost() async throws {
        let first = try await TestHost(plugins: [])
        first.pasteboard.string = "copied"
        #expect(UIPasteboard.general.string == "copied")
        UIPasteboard.general.string = "by a controller"
        #expect(first.pasteboard.string == "by a controller")
        try await first.close()
        let second = try await TestHost(plugins: [])
        #expect(second.pasteboard.numberOfItems == 0)
        try await second.close()
    }
}
