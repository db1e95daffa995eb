import Foundation
import Glibc
import MainLoop
import MainLoopTesting
import PluginHost

/// A driver's process: takes lines, answers each by one line of JSON.
@MainActor final class Conversation {
    private let guest: GuestLoop
    private let input: OwnedDescriptor
    private var answers: [String] = []
    private var complaints: [String] = []
    private var hasExited = false
    private var process: ChildProcess?

    init(_ script: String, _ arguments: [String], on guest: GuestLoop) throws {
        self.guest = guest
        let driver = try DriverProgram.command(script)
        // A socket, not a pipe: what is sent to a driver that has ended must not end the tests by SIGPIPE.
        var ends: [CInt] = [-1, -1]
        guard socketpair(AF_UNIX, CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
            throw SystemCallError("socketpair")
        }
        input = OwnedDescriptor(taking: ends[0])
        let driversEnd = OwnedDescriptor(taking: ends[1])
        process = try ChildProcess.spawn(
            ProcessDescription(
                executable: "/bin/sh",
                arguments: [
                    "-c", #"exec "$0" "$@" <&3 3<&-"#, driver.executable, driver.script,
                ]
                    + arguments,
                inheritedDescriptors: [driversEnd], outputLimits: OutputLimits(linesPerSecond: .max)),
            on: guest.loop,
            onLine: { [weak self] stream, line in
                stream == .output ? self?.answers.append(line) : self?.complaints.append(line)
            },
            onExit: { [weak self] _ in self?.hasExited = true })
    }

    isolated deinit {
        process?.endNow()
    }

    func say(_ command: String) throws {
        let line = Array("\(command)\n".utf8)
        guard send(input.number, line, line.count, CInt(MSG_NOSIGNAL)) == line.count else {
            throw ScreenDriver.Failure(
                description: "The driver has ended, so it cannot \(command). It said \(complaints)")
        }
    }

    func nextAnswer() async throws -> ScreenDriver.Answer {
        try await guest.wait(until: "the driver answers") { !self.answers.isEmpty || self.hasExited }
        guard !answers.isEmpty else {
            throw ScreenDriver.Failure(description: "The driver has ended. It said \(complaints)")
        }
        let line = answers.removeFirst()
        let answer = try JSONDecoder().decode(ScreenDriver.Answer.self, from: Data(line.utf8))
        guard answer.ok else { throw ScreenDriver.Failure(description: answer.error ?? line) }
        return answer
    }

    func waitForExit() async throws {
        try await guest.wait(until: "the driver ends") { self.hasExited }
    }
}
