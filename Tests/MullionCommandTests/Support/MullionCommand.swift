import Foundation

/// One run of the command, as a user has it.
struct MullionCommand {
    let status: Int32
    /// The lines of standard output.
    let output: [String]
    let complaints: String

    /// Programs are built into the folder of the tests.
    static var programs: URL {
        get throws {
            let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
            return URL(fileURLWithPath: tests).deletingLastPathComponent()
        }
    }

    /// The folder of Mullion's own package.
    static var root: URL {
        get throws {
            var folder = try programs
            while folder.path != "/", folder.lastPathComponent != ".build" { folder.deleteLastPathComponent() }
            return folder.deletingLastPathComponent()
        }
    }

    /// - Parameter environment: In place of variables of the tests'.
    init(
        _ arguments: String..., in folder: TemporaryFolder, at path: String = "", environment: [String: String] = [:],
        program: URL? = nil
    ) throws {
        try self.init(arguments, in: folder, at: path, environment: environment, program: program)
    }

    init(
        _ arguments: [String], in folder: TemporaryFolder, at path: String = "", environment: [String: String] = [:],
        program: URL? = nil
    ) throws {
        let process = Process()
        process.executableURL = try program ?? Self.programs.appending(component: "mullion")
        process.arguments = arguments
        process.currentDirectoryURL = folder.url.appending(path: path)
        let none = ["MULLION_PLUGIN_PATH": "", "XDG_DATA_HOME": folder.url.path, "XDG_DATA_DIRS": "/nowhere"]
        process.environment = ProcessInfo.processInfo.environment.merging(none) { $1 }.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        let (output, complaints) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = complaints
        try process.run()
        // Far less than a pipe holds.
        let said = try output.fileHandleForReading.readToEnd() ?? Data()
        self.complaints = String(decoding: try complaints.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        status = process.terminationStatus
        self.output = String(decoding: said, as: UTF8.self).split(separator: "\n").map(String.init)
    }
}
