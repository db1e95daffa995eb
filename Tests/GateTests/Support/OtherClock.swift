import Foundation
import Glibc

/// A time namespace: in it a program has another monotonic clock than this machine, as it has on another machine.
enum OtherClock {
    static let program = "/usr/bin/unshare"
    /// The words before those of a program whose clock is a day ahead.
    static let words = ["--time", "--monotonic", "86400", "--boottime", "86400"]

    /// Whether this user may make one, and the kernel and the program know of them.
    static let isPossible: Bool = {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = words + ["/bin/true"]
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }()
}
