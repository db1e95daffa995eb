import Foundation

/// A folder of this user's alone, which is removed with this object.
final class TemporaryFolder {
    let url: URL

    init() throws(CommandError) {
        let place = FileManager.default.temporaryDirectory.appending(component: "mullion-XXXXXX").path
        var template = Array(place.utf8CString)
        guard mkdtemp(&template) != nil else {
            let reason = String(cString: strerror(errno))
            throw CommandError(
                .fileSystem,
                "No folder can be made in \(FileManager.default.temporaryDirectory.path) (\(reason)). Name another one in TMPDIR."
            )
        }
        url = URL(
            fileURLWithPath: String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self),
            isDirectory: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }
}
