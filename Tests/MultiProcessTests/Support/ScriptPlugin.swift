import Foundation

/// A shell script in the place of a plugin, in a folder of its own.
enum ScriptPlugin {
    /// - Returns: The executable.
    static func make(_ script: String, in folder: PrivateFolder) throws -> URL {
        let own = folder.url.appendingPathComponent("script")
        try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
        let file = own.appendingPathComponent("Script")
        try Data("#!/bin/sh\n\(script)\n".utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        return file
    }
}
