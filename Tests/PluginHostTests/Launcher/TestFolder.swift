import Foundation

/// Two folders, one for a confined program and one that it must not touch; gone with this object.
final class TestFolder {
    let path: String

    init() throws {
        var template = Array("/tmp/mullion-test-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw CocoaError(.fileWriteUnknown) }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        for folder in [own, foreign] {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        }
        try Data("#!/bin/sh\n".utf8).write(to: URL(fileURLWithPath: foreignFile))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: foreignFile)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    var own: String { "\(path)/own" }
    var foreign: String { "\(path)/foreign" }
    /// A program in the foreign folder.
    var foreignFile: String { "\(foreign)/program" }
}
