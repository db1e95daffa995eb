import Foundation

/// What a file has to be.
struct GeneratedFile {
    let url: URL
    /// Nil where it has to go, because what it was made of is gone.
    let content: Data?

    /// For people: what was done.
    var change: String {
        content == nil ? "removed" : "wrote"
    }

    /// For people: what would be done.
    var difference: String {
        content == nil ? "to be removed:" : "differs:"
    }

    /// Makes the file what it has to be, if it is not. Only what changes is written, so that a build sees no news where there is
    /// none.
    ///
    /// - Parameter isCheck: Nothing is written.
    /// - Returns: Whether it was not as it has to be.
    func apply(isCheck: Bool) throws(CommandError) -> Bool {
        guard (try? url.readBytes()) != content.map(Array.init) else { return false }
        guard !isCheck else { return true }
        do {
            if let content {
                try content.write(to: url, options: .atomic)
            } else {
                try FileManager.default.removeItem(at: url)
            }
        } catch {
            throw CommandError(.fileSystem, "\(url.shown) cannot be written: \(error.localizedDescription)")
        }
        return true
    }
}
