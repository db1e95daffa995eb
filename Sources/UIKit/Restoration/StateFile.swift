import Diagnostics
import Files
import Foundation

/// The file in which a program keeps the state of its interface over its end, for this user alone.
///
/// A state that is taken lies aside until it is confirmed. Where the program ends before that the next one does not get it, since it may have ended
/// by it. A file that cannot be read or written costs the state, and a line in the log.
package struct StateFile {
    /// The most bytes that are kept.
    package static let limit = 4 << 20

    private let folder: String

    private var path: String { "\(folder)/interface.state" }
    private var aside: String { "\(folder)/interface.state.restoring" }

    /// - Parameter folder: Made when something is kept.
    package init(folder: String) {
        self.folder = folder
    }

    /// The file of a program: in `mullion/PROGRAM` in the user's state (XDG Base Directory Specification).
    ///
    /// - Returns: Nil where the user has no place for state, or the program no name that a folder can have.
    package init?(program: String, environment: [String: String]) {
        guard !["", ".", ".."].contains(program), !program.contains("/"), let root = Self.root(environment) else {
            return nil
        }
        self.init(folder: "\(root)/mullion/\(program)")
    }

    private static func root(_ environment: [String: String]) -> String? {
        if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") { return state }
        if let home = environment["HOME"], home.hasPrefix("/") { return "\(home)/.local/state" }
        return nil
    }

    // MARK: Reading

    /// Takes what was kept, and puts it aside until it is confirmed.
    func take() -> Data? {
        if unlink(aside) == 0 {
            Log.application.warning(
                "The program ended soon after it was given the state of its interface, so that state is dropped: \(aside)"
            )
        }
        guard rename(path, aside) == 0 else { return nil }
        do {
            return Data(try ForeignFile.bytes(of: aside, atMost: Self.limit))
        } catch {
            drop(because: error)
            return nil
        }
    }

    /// Keeps on what was taken, because it does no harm, unless something newer has been kept by now.
    func confirm() {
        link(aside, path)
        unlink(aside)
    }

    /// Drops what was taken, because it is of no use.
    func drop(because error: any Error) {
        unlink(aside)
        Log.application.warning(
            "The state of the interface cannot be read, so the program begins afresh: \(path): \(error)")
    }

    // MARK: Writing

    /// Keeps a state in the place of all that was kept before; nil for none.
    func keep(_ data: Data?) {
        unlink(aside)
        unlink(path)
        guard let data else { return }
        guard data.count <= Self.limit else {
            Log.application.warning(
                "The state of the interface takes \(data.count) bytes, and \(Self.limit) are kept, so the program will begin afresh."
            )
            return
        }
        do {
            try write(data)
        } catch {
            Log.application.warning(
                "The state of the interface cannot be kept, so the program will begin afresh: \(path): \(error)")
        }
    }

    private func write(_ data: Data) throws {
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let temporary = "\(path).\(getpid())"
        unlink(temporary)
        let number = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard number >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        do {
            let file = FileHandle(fileDescriptor: number, closeOnDealloc: false)
            defer { close(number) }
            try file.write(contentsOf: data)
        } catch {
            unlink(temporary)
            throw error
        }
        guard rename(temporary, path) == 0 else {
            let code = POSIXErrorCode(rawValue: errno) ?? .EIO
            unlink(temporary)
            throw POSIXError(code)
        }
    }
}
