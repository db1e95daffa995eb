import Files
import Foundation
import KernelFeatures

/// What tests of sandboxes ask for before they run.
enum Kernel {
    static let confinesFiles = kernel_landlock_version() > 0

    /// Whether Swift's runtime finds the program that prints backtraces, and the launcher lets that start.
    static let hasBacktracer: Bool = {
        let maps = SystemFile.text(of: "/proc/self/maps") ?? ""
        guard let line = maps.split(separator: "\n").first(where: { $0.hasSuffix("/libswiftCore.so") }),
            let start = line.firstIndex(of: "/")
        else { return false }
        let library = URL(fileURLWithPath: String(line[start...]))
        let root = library.deletingLastPathComponent().appendingPathComponent("../../../libexec/swift/linux")
        return FileManager.default.isExecutableFile(atPath: root.appendingPathComponent("swift-backtrace").path)
            && kernel_lets_parents_look() && kernel_has_asking_filter()
    }()
}
