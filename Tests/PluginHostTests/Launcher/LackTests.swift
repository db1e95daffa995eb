import Foundation
import MainLoop
import PluginHost
import Testing

@Suite(
    "What mullion-launch does where the kernel, or a container, lacks something", .enabled(if: Kernel.canAsk),
    .timeLimit(.minutes(4)))
@MainActor
struct LackTests {
    private struct Outcome {
        /// What the host was told.
        let report: [String]
        let printed: [String]
        let complaints: [String]
        let status: ChildExitStatus?
    }

    private func launch(
        lacking words: [String], _ options: [String], attempts: [String] = ["read", "/dev/null"]
    ) async throws -> Outcome {
        let pipe = try OwnedDescriptor.pipe()
        let launcher = [try BuiltProgram.path("mullion-launch"), "--report", "3"]
        let program = try BuiltProgram.path("HostileFixture")
        let launched = try LaunchedChild(
            ProcessDescription(
                executable: try BuiltProgram.path("LesserKernelFixture"),
                arguments: words + ["--"] + launcher + (try BuiltProgram.confined()) + options
                    + ["--", program] + attempts,
                inheritedDescriptors: [pipe.writeEnd]))
        let status = try await launched.waitForExit()
        var bytes = [UInt8](repeating: 0, count: 4096)
        try pipe.readEnd.setNonBlocking(true)
        let count = read(pipe.readEnd.number, &bytes, bytes.count)
        let report = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
        return Outcome(
            report: report.split(separator: "\n").map(String.init), printed: launched.lines(),
            complaints: launched.lines(.error), status: status)
    }

    nonisolated private static let files = "This kernel has no Landlock"
    nonisolated private static let calls = "This kernel, or this container, takes no filter of system calls"
    nonisolated private static let looking = "A launcher may not look into its own plugin here"
    nonisolated private static let signals = "Landlock is older than version 6"

    nonisolated private static let lacks: [([String], [String])] = [
        (["landlock"], [files]), (["looking"], [looking]), (["asking"], [looking]), (["filters"], [calls]),
        (["landlock", "looking"], [files, looking, signals]), (["landlock", "filters"], [files, calls, signals]),
    ]

    @Test(
        "The program runs without that part, and the host is told what this means", .enabled(if: Kernel.landlock >= 6),
        arguments: lacks)
    func without(words: [String], sentences: [String]) async throws {
        let outcome = try await launch(lacking: words, [])
        #expect(outcome.status == .exited(code: 0))
        #expect(outcome.printed == ["read /dev/null: done"])
        #expect(outcome.complaints.isEmpty)
        let told = outcome.report.filter { $0.hasPrefix("without ") }.map { $0.dropFirst("without ".count) }
        #expect(told.count == sentences.count, "\(told)")
        #expect(zip(told, sentences).allSatisfy { $0.hasPrefix($1) }, "\(told)")
        #expect(outcome.report.contains { $0.hasPrefix("plugin ") })
    }

    @Test(
        "Where all of it is required the program does not run, and one sentence says why",
        .enabled(if: Kernel.landlock >= 6), arguments: lacks)
    func required(words: [String], sentences: [String]) async throws {
        let outcome = try await launch(lacking: words, ["--strict"])
        #expect(outcome.status == .exited(code: 71))
        #expect(outcome.printed.isEmpty)
        #expect(outcome.complaints.count == 1)
        #expect(outcome.complaints.first?.hasPrefix("mullion-launch: \(sentences[0])") == true, "\(outcome.complaints)")
        #expect(!outcome.report.contains { $0.hasPrefix("plugin ") })
    }

    @Test("Where nobody may look into the program, what only a look could tell is denied, but for network messages")
    func unseen() async throws {
        let folder = try TestFolder()
        let attempts = ["send-plain", "1", "change-own", "\(folder.own)/file"]
        let outcome = try await launch(lacking: ["looking"], ["--write", folder.own], attempts: attempts)
        let denied = "Operation not permitted"
        #expect(outcome.printed == ["send-plain 1: \(denied)", "change-own \(folder.own)/file: \(denied)"])
        let connected = try await launch(lacking: ["looking"], ["--network"], attempts: ["send-plain", "1"])
        #expect(connected.printed == ["sent 12: Hello, world", "send-plain 1: done"])
    }

    @Test("Where there is no room for a filter the program does not run without one: others could have taken the room")
    func noRoom() async throws {
        let outcome = try await launch(lacking: ["room"], [])
        #expect(outcome.status == .exited(code: 71))
        #expect(outcome.printed.isEmpty)
        #expect(
            outcome.complaints == ["mullion-launch: there is no room for a filter of calls: Cannot allocate memory."])
    }

    @Test("Where nothing is missing nothing is said, even where all is required", .enabled(if: Kernel.landlock >= 6))
    func complete() async throws {
        let outcome = try await launch(lacking: [], ["--strict"])
        #expect(outcome.status == .exited(code: 0))
        #expect(outcome.report.map { $0.split(separator: " ")[0] } == ["connector", "plugin"])
    }
}
