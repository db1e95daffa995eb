import Contracts
import Foundation
import HostStaging
import MainLoop
import PluginBehaviours
import PluginHost
import QuartzCore
import SwiftProtobuf
import UIKit

/// Prints how long it takes from a call by contract in a host to the plugin's call of its delegate, and from a question to its
/// answer, beside a round trip of libzmq alone in the same run: medians and 99th percentiles in milliseconds.
///
/// Who awaits an answer is woken by way of another thread, which is Swift's doing and costs a question what a call does not.
///
/// Argument: how many round trips of each size and round, 1000 where it is missing.
@main @MainActor enum ContractBenchmark {
    private static let sizes = [64, 1 << 10, 16 << 10]
    private static let rounds = 5

    static func main() throws {
        if CommandLine.arguments.dropFirst().first == "--echo", CommandLine.arguments.count == 3 {
            try RawEcho.run(at: CommandLine.arguments[2])
        }
        let count = CommandLine.arguments.dropFirst().first.map { Int($0) ?? 0 } ?? 1000
        guard count > 0 else {
            FileHandle.standardError.write(Data("ContractBenchmark: give how many round trips.\n".utf8))
            exit(64)
        }
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "contract-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let loop = MainLoop.main
        let raw = try RawEcho(in: folder, on: loop)
        let pane = try EchoPane(on: loop)
        var failure: (any Error)?
        Task { @MainActor in
            do {
                try await compare(raw, pane, count)
            } catch {
                failure = error
            }
            loop.stop()
        }
        loop.run()
        pane.close()
        raw.close()
        if let failure { throw failure }
    }

    private static func compare(_ raw: RawEcho, _ pane: EchoPane, _ count: Int) async throws {
        await raw.connect()
        print("\(rounds * count) round trips each, in milliseconds")
        print(line("bytes", ["libzmq", "p99", "told", "p99", "ratio", "asked", "p99", "ratio"]))
        for bytes in sizes {
            _ = await raw.measure(200, bytes: bytes)
            // The first question waits until the plugin is there.
            _ = try await pane.ask(200, bytes: bytes)
            _ = await pane.tell(200, bytes: bytes)
            var (anchors, told, asked): ([Double], [Double], [Double]) = ([], [], [])
            for _ in 0..<rounds {
                anchors += await raw.measure(count, bytes: bytes)
                told += await pane.tell(count, bytes: bytes)
                asked += try await pane.ask(count, bytes: bytes)
            }
            let anchor = percentile(50, of: anchors)
            let numbers =
                [anchor, percentile(99, of: anchors)]
                + [told, asked].flatMap {
                    [percentile(50, of: $0), percentile(99, of: $0), percentile(50, of: $0) / anchor]
                }
            print(line("\(bytes)", numbers.map { $0.formatted(.number.precision(.fractionLength(3))) }))
        }
    }

    private static func percentile(_ percent: Int, of numbers: [Double]) -> Double {
        let sorted = numbers.sorted()
        return sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, sorted.count * percent / 100)]
    }

    private static func line(_ name: String, _ cells: [String]) -> String {
        name.padding(toLength: 8, withPad: " ", startingAt: 0)
            + cells.map { String(repeating: " ", count: max(1, 10 - $0.count)) + $0 }.joined()
    }
}
