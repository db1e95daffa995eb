import Diagnostics
import Files

/// What a person calls a process.
enum ProcessName {
    /// The name of its program, and of this one the sub-command too; `?` where nobody can tell.
    static func of(_ process: Int32) -> String {
        let bytes = SystemFile.bytes(of: "/proc/\(process)/cmdline") ?? []
        let words = bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        guard let program = words.first?.split(separator: "/").last.map(String.init) else { return "?" }
        // A process chooses its words itself.
        return LogText.line(program == "mullion" && words.count > 1 ? "\(program) \(words[1])" : program)
    }
}
