import Files
import Glibc

/// Keeps a process from doing anything until a debugger has attached itself.
///
/// It does not stop itself by a signal: a debugger would have to be told to swallow that.
enum DebuggerWait {
    /// In microseconds. Nothing tells of a debugger but a look.
    private static let pause: UInt32 = 100_000

    static func run() {
        let number = getpid()
        print("Process \(number) waits for a debugger. Attach by: lldb -p \(number), and let it go on by: continue")
        while !isTraced { usleep(pause) }
    }

    /// By `TracerPid` (proc_pid_status(5)).
    private static var isTraced: Bool {
        let status = SystemFile.text(of: "/proc/self/status") ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("TracerPid:") }
        return line?.hasSuffix("\t0") == false
    }
}
