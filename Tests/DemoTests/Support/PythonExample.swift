import Foundation

/// An example in Python in a folder of its own, with its messages made as its README says.
struct PythonExample {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private let folder: TemporaryDirectory

    /// - Parameter name: Of its folder in `Examples`.
    init(_ name: String) throws {
        folder = try TemporaryDirectory()
        let root = URL(fileURLWithPath: #filePath).appending(path: "../../../..").standardized
        let example = root.appending(path: "Examples/\(name)")
        let copy = URL(fileURLWithPath: folder.file(name))
        try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: false)
        // What somebody made in the repository must not hide what is missing here.
        for file in try FileManager.default.contentsOfDirectory(at: example, includingPropertiesForKeys: nil)
        where !file.hasDirectoryPath {
            try FileManager.default.copyItem(at: file, to: copy.appending(component: file.lastPathComponent))
        }
        let command = try Self.command(beginningWith: "protoc ", in: example.appending(component: "README.md"))
        try Self.run(
            command.replacing("--python_out=Examples/\(name)", with: "--python_out=\(copy.path)"), in: root)
    }

    /// The folder in which a host finds it.
    var path: String {
        folder.path
    }

    private static func command(beginningWith word: String, in file: URL) throws -> String {
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        guard let line = lines.first(where: { $0.hasPrefix(word) }) else {
            throw Failure(description: "\(file.path) has no line that begins with \(word)")
        }
        return String(line)
    }

    private static func run(_ command: String, in directory: URL) throws {
        let shell = Process()
        shell.executableURL = URL(fileURLWithPath: "/bin/sh")
        shell.arguments = ["-c", command]
        shell.currentDirectoryURL = directory
        try shell.run()
        shell.waitUntilExit()
        guard shell.terminationStatus == 0 else {
            throw Failure(description: "'\(command)' failed; run scripts/install-packages test.")
        }
    }
}
