import CLinux
import Files
import Foundation
import Glibc
import MainLoop

/// A program that a test runs and reads line by line. It is ended with this object.
final class ChildProcess {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    let pid: pid_t
    private let output: OwnedDescriptor
    private var buffer: [UInt8] = []
    private var isReaped = false
    /// All lines so far.
    private(set) var lines: [String] = []

    /// - Parameters:
    ///   - executable: A path, or a name that is looked up in PATH.
    ///   - environment: Added to this process's own.
    init(_ executable: String, _ arguments: [String], environment: [String: String] = [:]) throws {
        let ends = try OwnedDescriptor.pipe()
        output = ends.readEnd
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, ends.writeEnd.number, 1)
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        // It must not keep open what belongs to another test.
        linux_spawn_add_closefrom(&actions, 3)
        let merged = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        var pid: pid_t = 0
        let result = Self.withCStrings([executable] + arguments) { arguments in
            Self.withCStrings(merged.map { "\($0)=\($1)" }) { environment in
                posix_spawnp(&pid, executable, &actions, nil, arguments, environment)
            }
        }
        guard result == 0 else { throw Failure(description: "\(executable): \(String(cString: strerror(result)))") }
        self.pid = pid
    }

    deinit {
        if !isReaped {
            kill(pid, SIGKILL)
            var status: CInt = 0
            waitpid(pid, &status, 0)
        }
    }

    /// The fixture program, which is built into the same folder as the tests.
    static func fixture(_ arguments: [String], environment: [String: String] = [:]) throws -> ChildProcess {
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let folder = URL(fileURLWithPath: tests).deletingLastPathComponent()
        return try ChildProcess(folder.appending(component: "ScreenFixture").path, arguments, environment: environment)
    }

    /// Runs a program to its end and returns what it printed.
    @discardableResult
    static func run(_ executable: String, _ arguments: [String], environment: [String: String] = [:]) throws -> String {
        let child = try ChildProcess(executable, arguments, environment: environment)
        while let line = try child.nextLine() { child.lines.append(line) }
        return child.lines.joined(separator: "\n")
    }

    func send(_ signal: CInt) {
        kill(pid, signal)
    }

    /// The next line with this beginning; a minute at most for each line.
    @discardableResult
    func waitForLine(_ beginning: String) throws -> String {
        while let line = try nextLine() {
            lines.append(line)
            if line.hasPrefix(beginning) { return line }
        }
        throw Failure(description: "the program ended without the line “\(beginning)”; it printed \(lines)")
    }

    /// Waits until the program's main thread sleeps, and fails when it has not come to that in a minute.
    func waitUntilAsleep() throws {
        let deadline = ContinuousClock.now + .seconds(60)
        while ContinuousClock.now < deadline {
            // By proc(5) the state comes after the name in brackets: S is a sleep that a signal ends.
            let text = SystemFile.text(of: "/proc/\(pid)/task/\(pid)/stat") ?? ""
            if let end = text.lastIndex(of: ")"), text[end...].hasPrefix(") S") { return }
            sched_yield()
        }
        throw Failure(description: "the program did not come to sleep; it printed \(lines)")
    }

    /// Waits for the end of the program, which has to come with the end of its output.
    ///
    /// - Returns: Its exit code; nil if a signal ended it.
    func waitForExit() throws -> CInt? {
        while let line = try nextLine() { lines.append(line) }
        var status: CInt = 0
        waitpid(pid, &status, 0)
        isReaped = true
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
    }

    private func nextLine() throws -> String? {
        while true {
            if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
                defer { buffer.removeSubrange(...end) }
                return String(decoding: buffer[..<end], as: UTF8.self)
            }
            var wait = pollfd(fd: output.number, events: Int16(POLLIN), revents: 0)
            guard poll(&wait, 1, 60_000) > 0 else {
                throw Failure(description: "nothing came for a minute; before that \(lines)")
            }
            var bytes = [UInt8](repeating: 0, count: 4096)
            let count = read(output.number, &bytes, bytes.count)
            guard count > 0 else { return nil }
            buffer += bytes[..<count]
        }
    }

    private static func withCStrings<Result>(
        _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        let copies = strings.map { strdup($0) }
        defer { copies.forEach { free($0) } }
        return body(copies + [nil])
    }
}
