import Files
import Foundation

/// The processes of a plugin: itself and those that it started.
enum ProcessGroup {
    /// The numbers of all processes of the group that run; dead ones that nobody has collected do not count.
    static func members(of group: pid_t) -> Set<pid_t> {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return Set(
            names.compactMap { name in
                guard let number = pid_t(name), let fields = fields(of: number), fields.count > 2 else { return nil }
                // After the name in brackets: state, parent, group.
                return fields[2] == "\(group)" && fields[0] != "Z" && fields[0] != "X" ? number : nil
            })
    }

    /// Nil where there is no such process.
    static func parent(of number: pid_t) -> pid_t? {
        fields(of: number).flatMap { pid_t($0[1]) }
    }

    private static func fields(of number: pid_t) -> [Substring]? {
        guard let text = SystemFile.text(of: "/proc/\(number)/stat"),
            let end = text.lastIndex(of: ")")
        else { return nil }
        return text[text.index(after: end)...].split(separator: " ")
    }
}
