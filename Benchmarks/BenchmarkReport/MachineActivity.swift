import Files
import Foundation

/// How long the processors have been busy since the machine started, as `/proc/stat` has it (proc_stat(5)).
package struct MachineActivity: Hashable, Sendable {
    /// In ticks of all processors together.
    package let busy: Int
    package let all: Int

    /// - Parameter text: What the file says; nil where its first line is none of all processors.
    package init?(_ text: String) {
        guard let words = text.split(separator: "\n").first?.split(separator: " "), words.first == "cpu" else {
            return nil
        }
        // user nice system idle iowait irq softirq steal; what guests take is in user already.
        let ticks = words.dropFirst().prefix(8).compactMap { Int($0) }
        guard ticks.count >= 5 else { return nil }
        all = ticks.reduce(0, +)
        busy = all - ticks[3] - ticks[4]
    }

    package static var now: MachineActivity? {
        SystemFile.text(of: "/proc/stat").flatMap(Self.init)
    }

    /// The share of all processors that was busy since an earlier look, from 0 to 1.
    package func share(since earlier: MachineActivity) -> Double {
        all > earlier.all ? Double(busy - earlier.busy) / Double(all - earlier.all) : 0
    }
}
