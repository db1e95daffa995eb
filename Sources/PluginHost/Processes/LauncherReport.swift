import Glibc
import MainLoop

/// Reads what `mullion-launch` tells of a start, line by line (`speech.h` has the lines).
@MainActor final class LauncherReport {
    /// It is about to be executed, and has this number.
    private(set) var processIdentifier: pid_t?
    /// Who connects to this host's sockets: the launcher in its place, where that can.
    private(set) var connector: pid_t?
    /// It could not be executed: the error of execve(2).
    private(set) var failure: CInt?
    /// What this kernel lacks, a sentence each.
    private(set) var absences: [String] = []

    private let readEnd: OwnedDescriptor
    private var lines = LineAssembler(limit: 1024)
    private var watch: Registration?
    private let onStart: (pid_t) -> Void

    /// - Parameter onStart: Called once, in a turn of the loop or in a call of `read`, when the number is known.
    init(
        _ readEnd: OwnedDescriptor, on loop: MainLoop, onStart: @escaping (pid_t) -> Void
    ) throws(LaunchError) {
        self.readEnd = readEnd
        self.onStart = onStart
        do {
            try readEnd.setNonBlocking(true)
            watch = try loop.watch(readEnd, for: .read) { [weak self] _ in self?.read() }
        } catch {
            throw LaunchError(.outOfResources, "The start of a plugin cannot be watched.", cause: error)
        }
    }

    /// Takes in what is there at this moment.
    func read() {
        guard watch != nil else { return }
        var buffer = [UInt8](repeating: 0, count: 1024)
        while true {
            let count = Glibc.read(readEnd.number, &buffer, buffer.count)
            if count > 0 {
                for line in lines.append(buffer[..<count]) { parse(line) }
            } else if count == 0 {
                watch = nil
                return
            } else if errno != EINTR {
                return
            }
        }
    }

    private func parse(_ line: String) {
        let words = line.split(separator: " ", maxSplits: 1)
        guard words.count == 2 else { return }
        switch words[0] {
        case "plugin":
            guard processIdentifier == nil, let number = pid_t(words[1]), number > 0 else { return }
            processIdentifier = number
            onStart(number)
        case "connector":
            connector = pid_t(words[1])
        case "exec":
            failure = CInt(words[1])
        case "without":
            absences.append(String(words[1]))
        default:
            break
        }
    }
}
