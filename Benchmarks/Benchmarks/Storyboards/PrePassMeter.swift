import BenchmarkReport
import Foundation

/// A source that was edited, on its way to the compiler: what the build plugin `AppleSources` does more than a build without it.
@MainActor enum PrePassMeter {
    private static let folder = "Examples/StoryboardApps/Apps/Xcode"

    static func perform(_ run: BenchmarkRun) throws {
        let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "mullion-prepass").path
        guard FileManager.default.isExecutableFile(atPath: program) else {
            throw ProgramAnswer.Failure(
                description: "\(program) is not there: the section is measured by scripts/bench")
        }
        let sources = (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
            .filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
        let output = FileManager.default.temporaryDirectory.appending(path: "rewritten-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: output) }
        let rewritten = sources.indices.map { output.appending(path: "\($0).swift").path }
        var sizes: [Int: Int] = [:]
        for (index, source) in sources.enumerated() {
            try call(program, ["rewrite", source, rewritten[index]])
            sizes[index] = try Data(contentsOf: URL(fileURLWithPath: source)).count
        }
        guard let largest = sizes.max(by: { $0.value < $1.value })?.key else {
            throw ProgramAnswer.Failure(description: "there is no source in \(folder)")
        }
        let list = output.appending(path: "list.swift").path
        let times = try (0..<run.count(20)).map { _ in
            let began = ContinuousClock.now
            try call(program, ["rewrite", sources[largest], rewritten[largest]])
            try call(program, ["list", list] + rewritten)
            return (ContinuousClock.now - began) / .milliseconds(1)
        }
        run.add(
            "an edited controller through the pre-pass, and the list of \(sources.count) sources", times,
            goal: .median(atMost: 300))
    }

    private static func call(_ program: String, _ words: [String]) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = words
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw ProgramAnswer.Failure(
                description: "\(program) \(words.joined(separator: " ")) ended with \(process.terminationStatus)")
        }
    }
}
