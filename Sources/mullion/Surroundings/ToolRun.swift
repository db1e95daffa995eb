import Foundation

/// One run of another program, from its beginning to its end.
struct ToolRun {
    /// Whether it ended by itself, with the status 0.
    let succeeded: Bool
    /// What it wrote to standard output.
    let output: Data
    /// What it wrote to standard error.
    let complaints: String

    /// Runs a program, which gets this one's environment and no input.
    init(_ program: URL, _ arguments: [String]) throws(CommandError) {
        // Files, because a program that fills two pipes waits for whoever reads only one of them.
        let folder = try TemporaryFolder()
        let (output, complaints) = (folder.url.appending(path: "output"), folder.url.appending(path: "complaints"))
        do {
            let process = Process()
            process.executableURL = program
            process.arguments = arguments
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = try Self.openForWriting(output)
            process.standardError = try Self.openForWriting(complaints)
            try process.run()
            process.waitUntilExit()
            succeeded = process.terminationReason == .exit && process.terminationStatus == 0
            self.output = try Data(contentsOf: output)
            self.complaints = String(decoding: try Data(contentsOf: complaints), as: UTF8.self)
        } catch {
            throw CommandError(.missingProgram, "\(program.path) cannot be started: \(error.localizedDescription)")
        }
    }

    private static func openForWriting(_ file: URL) throws -> FileHandle {
        try Data().write(to: file)
        return try FileHandle(forWritingTo: file)
    }

    /// - Returns: The first program of this name in the folders of `PATH`.
    static func program(named name: String) -> URL? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        return folders.map { URL(fileURLWithPath: String($0)).appending(component: name) }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) && !$0.isDirectory }
    }
}
