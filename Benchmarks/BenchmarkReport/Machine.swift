import Files
import Foundation

/// What a run was made on.
package struct Machine: Codable, Hashable, Sendable, CustomStringConvertible {
    package let processors: Int
    package let model: String
    package let kernel: String

    package init(processors: Int, model: String, kernel: String) {
        self.processors = processors
        self.model = model
        self.kernel = kernel
    }

    package static var this: Machine {
        let information = SystemFile.text(of: "/proc/cpuinfo") ?? ""
        let kernel = SystemFile.text(of: "/proc/sys/kernel/osrelease") ?? ""
        return Machine(
            processors: ProcessInfo.processInfo.activeProcessorCount, model: model(in: information) ?? "unknown",
            kernel: kernel.trimmingCharacters(in: .whitespacesAndNewlines))
    }

    /// For people.
    package var description: String {
        "\(processors) processors, \(model), Linux \(kernel)"
    }

    /// Whether figures of both may be expected to be alike; the kernel is not asked for, since a newer one is what people compare.
    package func isLike(_ other: Machine) -> Bool {
        processors == other.processors && model == other.model
    }

    /// - Parameter information: What `/proc/cpuinfo` says.
    package static func model(in information: String) -> String? {
        let line = information.split(separator: "\n").first { $0.hasPrefix("model name") }
        return line?.split(separator: ":", maxSplits: 1).last.map { $0.trimmingCharacters(in: .whitespaces) }
    }
}
