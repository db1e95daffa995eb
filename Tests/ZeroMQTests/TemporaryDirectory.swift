import Foundation

/// A directory with a short path, removed with this object.
final class TemporaryDirectory {
    let path: String

    init() throws {
        path = "/tmp/zeromq-\(UUID().uuidString.prefix(8))"
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }
}
