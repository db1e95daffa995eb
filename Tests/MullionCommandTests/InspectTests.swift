import Foundation
import Glibc
import Testing

@Suite("mullion dump and mullion trace, finding hosts") struct InspectTests {
    private let folder: TemporaryFolder
    private let sockets: URL

    init() throws {
        folder = try TemporaryFolder()
        sockets = folder.url.appending(path: "mullion")
        try FileManager.default.createDirectory(
            at: sockets, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    }

    private func mullion(_ command: String) throws -> MullionCommand {
        try MullionCommand(command, in: folder, environment: environment)
    }

    private func mullion(_ command: String, _ argument: String) throws -> MullionCommand {
        try MullionCommand(command, argument, in: folder, environment: environment)
    }

    private var environment: [String: String] {
        ["XDG_RUNTIME_DIR": folder.url.path]
    }

    private func path(_ process: Int) -> String {
        sockets.appending(path: "inspect-\(process)").path
    }

    @Test("Where no host can be inspected it says how one is started that can", arguments: ["dump", "trace"])
    func none(_ command: String) throws {
        let run = try mullion(command)
        #expect(run.status == 1)
        #expect(run.complaints.contains("No host can be inspected: none listens in \(sockets.path)."))
        #expect(run.complaints.contains("MULLION_INSPECT=1"))
    }

    @Test("What a dead host left behind counts for nothing, and is told of where it is named")
    func stale() throws {
        do { _ = try FakeHost(path(1), answer: nil) }
        #expect(FileManager.default.fileExists(atPath: path(1)))
        #expect(try mullion("dump").complaints.contains("No host can be inspected"))
        #expect(
            try mullion("dump", "1").complaints.contains("Nobody listens at \(path(1)): the host that did has ended."))
        #expect(try mullion("dump", "2").complaints.contains("Process 2 is no host that can be inspected"))
        #expect(
            try mullion("dump", "./nowhere").complaints.contains("There is no socket at \(folder.url.path)/nowhere."))
        try folder.write("file", "")
        #expect(try mullion("dump", "./file").complaints.contains("Nobody listens at"))
    }

    @Test("Several hosts are listed with number and name")
    func several() throws {
        let own = Int(getpid())
        let hosts = [try FakeHost(path(own), answer: nil), try FakeHost(path(1), answer: nil)]
        let program = URL(fileURLWithPath: CommandLine.arguments[0]).lastPathComponent
        let run = try mullion("dump")
        #expect(run.status == 1)
        #expect(run.complaints.contains("Several hosts can be inspected; name one by its number:"))
        #expect(run.complaints.contains("\n  \(own)  \(program)\n"), "\(run.complaints)")
        #expect(run.complaints.contains("\n  1  "))
        withExtendedLifetime(hosts) {}
    }

    @Test(
        "What answers otherwise than a host of this version is told apart",
        arguments: [
            ("The window is shown.\n", "is no host of Mullion, or one that is too old"),
            ("mullion-inspect 2 granted\n", "is of another version of Mullion"),
            ("mullion-inspect 1 refused\nNot today.\u{1B}[2J\nmullion-inspect end\n", "Not today.\\u{1B}[2J"),
            ("mullion-inspect 1 granted\nbutton", "The host ended before it had said everything."),
            ("", "ended before it answered"), (String(repeating: "x", count: 200_000), "it sends a line without end"),
            (String(repeating: "x", count: (64 << 10) + 1), "it sends a line without end"),
        ])
    func answers(_ answer: String, _ sentence: String) throws {
        let host = try FakeHost(path(1), answer: answer)
        let run = try mullion("dump")
        #expect(run.status == 1)
        #expect(run.complaints.contains(sentence), "\(run.complaints)")
        withExtendedLifetime(host) {}
    }

    @Test("What a host says is printed line by line, without what commands a terminal")
    func output() throws {
        let text = "mullion-inspect 1 granted\nElements:\nbutton \"\u{1B}[2J\"\nmullion-inspect end\n"
        let host = try FakeHost(path(1), answer: text)
        let run = try mullion("dump")
        #expect(run.status == 0)
        #expect(run.output == ["Elements:", "button \"\\u{1B}[2J\""])
        withExtendedLifetime(host) {}
    }

    @Test("A trace says beside the messages whom it watches, and that the host has ended")
    func watching() throws {
        let host = try FakeHost(path(1), answer: "mullion-inspect 1 granted\nTouch\nmullion-inspect end\n")
        let run = try mullion("trace")
        #expect(run.status == 0 && run.output == ["Touch"])
        #expect(run.complaints.contains("mullion: Watching the host at \(path(1)). Ctrl-C ends this.\n"))
        #expect(run.complaints.hasSuffix("mullion: The host has ended.\n"))
        withExtendedLifetime(host) {}
    }

    @Test("Where nothing more can be written it ends", .enabled(if: access("/dev/full", W_OK) == 0))
    func fullDevice() throws {
        let host = try FakeHost(path(1), answer: "mullion-inspect 1 granted\nbutton\nmullion-inspect end\n")
        let process = Process()
        // A command that goes on for ever is ended, with 124.
        process.executableURL = URL(fileURLWithPath: "/usr/bin/timeout")
        process.arguments = ["30", try MullionCommand.programs.appending(component: "mullion").path, "dump"]
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: "/dev/full"))
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        // The program timeout ends with 124 to 127 for reasons of its own: the time was over, or what it was to run is not there.
        #expect(!(124...127).contains(process.terminationStatus))
        withExtendedLifetime(host) {}
    }

    @Test("A plugin's name that is none is refused before anybody is asked")
    func names() throws {
        #expect(try mullion("trace", "..").complaints.contains("“..” is no plugin's identifier"))
    }
}
