import Foundation
import PluginBehaviours
import PluginHost
import UIKit

/// How often a host and its plugin ask for memory for each commit of one that has something new to show all the time. Both are counted in
/// processes of their own, so that nothing else that is measured has the counter in it.
@MainActor enum CommitAllocations {
    /// What this program is told to be the host, before a behaviour, the file of its count, and how often it is to look.
    static let flag = "--count-allocations"

    /// For each commit, of some quarters of a second that follow each other.
    struct Counts: Codable {
        var host: [Double] = []
        var plugin: [Double] = []
    }

    static func measure(_ behaviour: PluginBehaviour, times: Int) throws -> Counts {
        let count = try AllocationCount()
        let counts = try ProgramAnswer.read(
            Counts.self, from: CommandLine.arguments[0], [flag, behaviour.rawValue, count.file.path, "\(times)"],
            environment: count.variables)
        guard !counts.host.isEmpty, (counts.host + counts.plugin).allSatisfy({ $0 > 0 }) else {
            throw ProgramAnswer.Failure(description: "No allocation was counted: scripts/bench makes what counts them")
        }
        return counts
    }

    /// The host.
    static func run(_ behaviour: PluginBehaviour, countedIn file: URL, times: Int) throws {
        let (own, other) = (AllocationCount(in: file), try AllocationCount())
        let host = BenchmarkHost()
        let plugins = try host.makePlugins(behaviour) { options in
            options.environment.merge(other.variables) { $1 }
            // Its file and its library are none of a plugin's.
            options.sandbox = .none
        }
        let pane = host.makePane(of: plugins)
        host.show([pane])
        host.run(for: .milliseconds(500))
        var counts = Counts()
        for _ in 0..<times {
            let before = (Double(pane.commitCount), own.value, other.value)
            host.run(for: .milliseconds(250))
            let commits = Double(pane.commitCount) - before.0
            guard commits > 0 else { continue }
            counts.host.append((own.value - before.1) / commits)
            counts.plugin.append((other.value - before.2) / commits)
        }
        host.close()
        FileHandle.standardOutput.write(try JSONEncoder().encode(counts))
    }
}
