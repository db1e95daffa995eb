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

    /// - Returns: A new, empty folder in it.
    func makeFolder() throws(CommandError) -> URL {
        let folder = url.appending(component: UUID().uuidString, directoryHint: .isDirectory)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        } catch {
            throw CommandError(.fileSystem, "\(folder.path) cannot be made: \(error.localizedDescription)")
        }
        return folder
    }
}
