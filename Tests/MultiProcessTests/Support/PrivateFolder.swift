import Foundation

/// A new folder that only this user can enter; gone with this object.
final class PrivateFolder: Sendable {
    let url: URL

    init() throws {
        // Short, because the paths of sockets are.
        url = FileManager.default.temporaryDirectory
            .appendingPathComponent("mp-\(UInt32.random(in: .min ... .max))")
        try FileManager.default.createDirectory(
            at: url, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// Everything in the folders of hosts below it.
    var contents: [String] {
        let folder = url.appendingPathComponent("mullion").path
        return (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    }
}
