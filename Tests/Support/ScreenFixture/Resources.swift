import Files
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
            descriptors: entries(of: "/proc/self/fd"), threads: threads,
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

    /// A thread that has ended stays in the list until the kernel has come to take it away, and is none any more: proc(5) has its flags as the ninth
    /// field of `stat`, and PF_EXITING is the third bit of them.
    private static var threads: Int {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
        return names.count { name in
            guard let text = SystemFile.text(of: "/proc/self/task/\(name)/stat"), let end = text.lastIndex(of: ")")
            else {
                return false
            }
            // After the name in brackets: state, parent, group, session, terminal, its group, flags.
            let fields = text[text.index(after: end)...].split(separator: " ")
            return fields.count > 6 && UInt(fields[6]).map { $0 & 4 == 0 } == true
        }
    }

    private static func entries(of folder: String) -> Int {
        (try? FileManager.default.contentsOfDirectory(atPath: folder).count) ?? -1
    }

    var description: String {
        "descriptors=\(descriptors) threads=\(threads) limit=\(descriptorLimit)"
    }
}
