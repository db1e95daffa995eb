import Foundation
import PluginHost
import Testing

@Suite(
    "The messages that a confined program sends over its sockets", .enabled(if: Kernel.canAsk), .timeLimit(.minutes(4)))
@MainActor
struct MessageTests {
    private func lines(_ attempts: [String], _ options: [String] = []) async throws -> [String] {
        let program = try BuiltProgram.path("HostileFixture")
        let launched = try LaunchedChild(
            try BuiltProgram.launched(try BuiltProgram.confined() + options, [program] + attempts))
        #expect(try await launched.waitForExit() == .exited(code: 0))
        #expect(launched.lines(.error).isEmpty)
        return launched.lines()
    }

    @Test("One that is in several parts arrives as a whole", arguments: [1, 5])
    func plain(kind: Int) async throws {
        #expect(
            try await lines(["send-plain", "\(kind)"]) == ["sent 12: Hello, world", "send-plain \(kind): done"])
    }

    @Test("Of several at once the first is sent, and the caller is told that it was one")
    func many() async throws {
        #expect(try await lines(["send-many", "-"]) == ["sent 1 of 12 bytes: Hello, world", "send-many -: done"])
    }

    @Test("One for which there is no room waits until there is")
    func waiting() async throws {
        #expect(try await lines(["send-much", "3000000"]) == ["3000000 arrived", "send-much 3000000: done"])
    }

    @Test("None brings descriptors along, with the network or without", arguments: [[], ["--network"]])
    func descriptors(options: [String]) async throws {
        #expect(
            try await lines(["send-descriptor", "one", "send-descriptor", "many"], options) == [
                "send-descriptor one: Operation not permitted", "send-descriptor many: Operation not permitted",
            ])
    }

    @Test("Nor one of which another thread changes what it brings while it is looked at")
    func changing() async throws {
        #expect(
            try await lines(["send-in-turns", "2000"]) == [
                "some sent, 0 descriptors arrived", "send-in-turns 2000: done",
            ])
    }
}
