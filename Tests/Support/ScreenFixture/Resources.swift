import Foundation
import Glibc

/// What this process holds of the system, so that a test sees what a closed screen has left behind.
struct Resources: CustomStringConvertible {
    let descriptors: Int
    let threads: Int
    /// The soft limit of descriptors.
    let descriptorLimit: UInt

    static var current: Resources {
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        return Resources(
            descriptors: entries(of: "/proc/self/fd"), threads: entries(of: "/proc/self/task"),
            descriptorLimit: UInt(limit.rlim_cur))
    }

    /// As far as the system lets this process.
    static func raiseDescriptorLimit() {
        let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        var limit = rlimit()
        getrlimit(resource, &limit)
        limit.rlim_cur = limit.rlim_max
        setrlimit(resource, &limit)
    }

    private static func entries(of folder: String) -> Int {
        (try? FileManager.default.contentsOfDirectory(atPath: folder).count) ?? -1
    }

    var description: String {
        "descriptors=\(descriptors) threads=\(threads) limit=\(descriptorLimit)"
    }
}
