import Foundation

extension URL {
    /// The folder that the command was started in.
    static var here: URL {
        URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    }

    /// As the user would write it: from the folder that the command was started in where it lies there, else whole.
    var shown: String {
        let (path, here) = (standardizedFileURL.path, URL.here.standardizedFileURL.path)
        if path == here { return "." }
        let prefix = here.hasSuffix("/") ? here : here + "/"
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    }

    var isDirectory: Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
    }
}
