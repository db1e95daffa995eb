import Files
import Foundation

/// What this process holds open: descriptors by what they lead to, and children, dead ones included.
struct OpenThings {
    /// `socket:[4711]`, `anon_inode:[pidfd] 17`, …
    let descriptors: Set<String>
    let children: Set<String>

    init() {
        let files = FileManager.default
        let numbers = (try? files.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
        descriptors = Set(
            numbers.compactMap { number in
                guard let target = try? files.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(number)") else {
                    // The one that was used to look.
                    return nil
                }
                return target.hasPrefix("anon_inode") ? "\(target) \(number)" : target
            })
        let threads = (try? files.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
        children = Set(
            threads.flatMap { thread in
                let text = SystemFile.text(of: "/proc/self/task/\(thread)/children") ?? ""
                return text.split(separator: " ").map(String.init)
            })
    }
}
