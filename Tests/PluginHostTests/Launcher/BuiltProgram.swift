import Foundation
import PluginHost

/// Programs that are built beside the tests.
enum BuiltProgram {
    static func path(_ name: String) throws -> String {
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        return URL(filePath: tests).deletingLastPathComponent().appending(path: name).path
    }

    /// A program as `mullion-launch` starts it.
    static func launched(_ options: [String], _ program: [String]) throws -> ProcessDescription {
        ProcessDescription(executable: try path("mullion-launch"), arguments: options + ["--"] + program)
    }

    /// What every program needs to start, and one folder that it may write to.
    static func confined(writing folder: String? = nil) throws -> [String] {
        var options = ["--confine", "--read", "/usr", "--read", "/lib", "--read", "/lib64", "--device", "/dev/null"]
        options += ["--read", try path("HostileFixture")]
        if let folder { options += ["--write", folder] }
        return options
    }
}
