import Attacks
import AttackStaging
import Files
import Foundation
import MainLoop
import Threads
import UIKit

/// Prints what each attack costs a host whose panes a renderer draws: how long the main thread was held at once, by what it did, in milliseconds of a clock,
/// how much of its processor's time it took in all, and by how many megabytes the process grew.
///
/// Arguments: identifiers of attacks; all of them where there are none. Each attack has a process of its own.
@main @MainActor enum AttackBenchmark {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        if arguments.first == "--only", let number = arguments.dropFirst().first.flatMap({ Int($0) }) {
            try run(Attack.all[number])
            return
        }
        print(line("attack", ["deliver", "turn", "update", "in all", "frames", "grown by", ""]))
        for (number, attack) in Attack.all.enumerated() where arguments.isEmpty || arguments.contains(attack.id) {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
            process.arguments = ["--only", "\(number)"]
            try process.run()
            process.waitUntilExit()
            if process.terminationStatus != 0 { print(line("\(attack)", ["ended the host"])) }
        }
    }

    private static func run(_ attack: Attack) throws {
        // A frame of a host that has been drawn before: fonts are there.
        let clock = MonotonicClock()
        let host = try AttackedHost(attack) { clock.now }
        UpdateCycle.main.update()
        let memory = peakMemory
        let start = ProcessorTime.ofThisThread()
        var frames = 0
        while !host.isOver, ProcessorTime.ofThisThread() - start < .seconds(60) {
            host.runFrame()
            frames += 1
        }
        let all = ProcessorTime.ofThisThread() - start
        var end = host.isDone ? "taken" : "not taken"
        if case .ended(let reason) = host.pane.state { end = String(reason.prefix(60)) }
        print(
            line(
                "\(attack)",
                ["deliver", "turn", "update"].map { milliseconds(host.longest[$0] ?? .zero) } + [
                    milliseconds(all), "\(frames)", "\((peakMemory - memory) / 1024)", end,
                ]))
    }

    private static func milliseconds(_ duration: Duration) -> String {
        (duration / .milliseconds(1)).formatted(.number.precision(.fractionLength(1)).grouping(.never))
    }

    /// The most that the process ever had in memory, in KiB.
    private static var peakMemory: Int {
        let status = SystemFile.text(of: "/proc/self/status") ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
        return Int(line.filter(\.isNumber)) ?? 0
    }

    private static func line(_ name: String, _ cells: [String]) -> String {
        name.padding(toLength: 52, withPad: " ", startingAt: 0)
            + cells.map { String(repeating: " ", count: max(1, 10 - $0.count)) + $0 }.joined()
    }
}
