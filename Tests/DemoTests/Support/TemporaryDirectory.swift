import Foundation
import Glibc

/// A directory of this user's alone, with a short path as sockets need one; removed with this object.
final class TemporaryDirectory {
    let path: String

    init() throws {
        var template = Array("/tmp/mullion-demo-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw CocoaError(.fileWriteUnknown) }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    func file(_ name: String) -> String {
        "\(path)/\(name)"
    }

    /// Everything in it, but for the folder that all hosts of a user share.
    var leftovers: [String] {
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
        return names.filter { $0 != "mullion" }
    }
}
