import Foundation
import Glibc

/// A folder in which commands are run; removed with this object.
final class TemporaryFolder {
    let url: URL

    init() throws {
        var template = Array("/tmp/mullion-command-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw CocoaError(.fileWriteUnknown) }
        let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        url = URL(fileURLWithPath: path, isDirectory: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// Every file in it, by its path from here.
    var files: [String] {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: url.path)) ?? []
        return paths.filter { !isFolder($0) }.sorted()
    }

    private func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.appending(path: path).path, isDirectory: &isFolder)
            && isFolder.boolValue
    }

    func text(_ path: String) throws -> String {
        try String(contentsOf: url.appending(path: path), encoding: .utf8)
    }

    func write(_ path: String, _ text: String) throws {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// Changes the one place in a file that has these words.
    func replace(_ words: String, with others: String, in path: String) throws {
        let text = try text(path)
        guard text.components(separatedBy: words).count == 2 else { throw CocoaError(.fileReadCorruptFile) }
        try write(path, text.replacing(words, with: others))
    }

    func remove(_ path: String) throws {
        try FileManager.default.removeItem(at: url.appending(path: path))
    }

    /// Lets a file be executed.
    func makeExecutable(_ path: String) throws {
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: url.appending(path: path).path)
    }
}
