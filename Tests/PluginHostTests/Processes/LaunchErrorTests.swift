import Foundation
import MainLoop
import Testing

@testable import PluginHost

@Suite("Failures to launch")
@MainActor
struct LaunchErrorTests {
    /// The error of an attempt that has to fail.
    private func failure(_ description: ProcessDescription) throws -> LaunchError {
        let loop = try MainLoop()
        return try #require(throws: LaunchError.self) {
            try ChildProcess.spawn(description, on: loop, onLine: { _, _ in }, onExit: { _ in })
        }
    }

    private func failure(_ path: String) throws -> LaunchError {
        try failure(ProcessDescription(executable: path))
    }

    /// Runs a body with a file of some content and permissions.
    private func withFile(
        _ bytes: [UInt8], mode: mode_t = 0o755, _ body: (String) throws -> Void
    ) throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "launch-\(UUID().uuidString)")
        try Data(bytes).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        try #require(chmod(url.path, mode) == 0)
        try body(url.path)
    }

    @Test("A missing program is named, with what to do")
    func missing() throws {
        let error = try failure("/no/such/program")
        #expect(error.code == .executableMissing)
        #expect(error.message.contains("/no/such/program"))
        #expect((error.cause as? SystemCallError)?.errorNumber == ENOENT)
    }

    @Test("A file without execute permission, and a directory, are not executable")
    func notExecutable() throws {
        try withFile(Array("#!/bin/sh\n".utf8), mode: 0o644) { path in
            let error = try failure(path)
            #expect(error.code == .notExecutable)
            #expect(error.message.contains("chmod +x"))
        }
        let error = try failure("/tmp")
        #expect(error.code == .notExecutable)
        #expect(error.message.contains("directory"))
    }

    @Test("A program for another processor is recognised and named")
    func otherMachine() throws {
        var header = try [UInt8](Data(contentsOf: URL(filePath: "/bin/true")).prefix(64))
        header[18] = 183
        header[19] = 0
        #if arch(arm64)
            header[18] = 62
        #endif
        try withFile(header) { path in
            let error = try failure(path)
            #expect(error.code == .wrongFormat)
            #if arch(arm64)
                #expect(error.message.contains("x86-64"))
            #else
                #expect(error.message.contains("64-bit ARM"))
            #endif
        }
    }

    @Test("A file that is no program is refused, and so is an empty one")
    func noProgram() throws {
        try withFile(Array("echo hello\n".utf8)) { path in
            let error = try failure(path)
            #expect(error.code == .wrongFormat)
            #expect(error.message.contains("#!/bin/sh"))
        }
        try withFile([]) { path in
            let error = try failure(path)
            #expect(error.message.contains("is empty"))
        }
    }

    @Test("A missing interpreter is told from a missing program")
    func missingInterpreter() throws {
        try withFile(Array("#!/no/such/interpreter\n".utf8)) { path in
            let error = try failure(path)
            #expect(error.code == .interpreterMissing)
        }
    }

    @Test("A program that is being written is busy")
    func busy() throws {
        try withFile([UInt8](Data(contentsOf: URL(filePath: "/bin/true")))) { path in
            let writer = OwnedDescriptor(taking: open(path, O_WRONLY | O_CLOEXEC))
            let error = try failure(path)
            #expect(error.code == .executableBusy)
            withExtendedLifetime(writer) {}
        }
    }

    @Test("A working directory that does not exist is told from a missing program")
    func workingDirectory() throws {
        let error = try failure(ProcessDescription(executable: "/bin/true", workingDirectory: "/no/such/directory"))
        #expect(error.code == .workingDirectoryMissing)
        #expect(error.message.contains("/no/such/directory"))
        // What can be executed and is no directory cannot be entered either.
        try withFile(Array("#!/bin/sh\n".utf8), mode: 0o755) { path in
            let error = try failure(ProcessDescription(executable: "/bin/true", workingDirectory: path))
            #expect(error.code == .workingDirectoryMissing)
        }
    }

    @Test("Text that cannot be passed on is refused instead of being cut off")
    func invalidText() throws {
        let null = ProcessDescription(executable: "/bin/true", arguments: ["a\0b"])
        #expect(try failure(null).code == .invalidText)
        for name in ["", "A=B"] {
            let environment = ChildEnvironment(allowing: [], adding: [name: "x"])
            let description = ProcessDescription(executable: "/bin/true", environment: environment)
            #expect(try failure(description).code == .invalidText)
        }
    }

    @Test("Arguments longer than the system allows are refused")
    func tooLong() throws {
        let argument = String(repeating: "x", count: 1 << 20)
        let description = ProcessDescription(executable: "/bin/true", arguments: [argument])
        #expect(try failure(description).code == .argumentsTooLong)
    }

    @Test("A lack of descriptors, processes or memory is said to be one", arguments: [EMFILE, ENFILE, EAGAIN, ENOMEM])
    func outOfResources(_ errorNumber: CInt) {
        let error = LaunchError(
            spawning: ProcessDescription(executable: "/bin/true", workingDirectory: "/no/such/directory"),
            failedWith: SystemCallError("posix_spawn", errorNumber: errorNumber))
        #expect(error.code == .outOfResources)
        #expect(error.description.contains("/bin/true") && error.description.contains("errno \(errorNumber)"))
    }

    @Test("An error that is not known is passed on with its cause")
    func unknown() {
        let error = LaunchError(
            spawning: ProcessDescription(executable: "/bin/true"),
            failedWith: SystemCallError("posix_spawn", errorNumber: EIO))
        #expect(error.code == .systemFailure)
        #expect(error.description.contains("errno \(EIO)"))
    }
}
