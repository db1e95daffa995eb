import Foundation
import Glibc
import MainLoop

/// A file with what viewers have to know. Arguments and environments of a program are no place for it: other users see the
/// arguments, and whatever the program starts may get the environment.
package struct VNCPasswordFile {
    /// A line is cut here; a password has eight characters at most.
    private static let longest = 1024

    private let path: String

    package init(_ path: String) {
        self.path = path
    }

    /// The first line of the file.
    ///
    /// - Throws: `passwordFileUnusable` where the file cannot be read, is none, or others than this user and root may read
    ///   or change it.
    package func read() throws(ScreenError) -> String {
        // Nobody waits for whoever might write to a pipe.
        let number = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard number >= 0 else {
            throw ScreenError(
                .passwordFileUnusable,
                "The password file \(path) cannot be read; name one that is there and that this "
                    + "user may read.", cause: "\(SystemCallError("open"))")
        }
        let file = OwnedDescriptor(taking: number)
        try check(file)
        var bytes = [UInt8](repeating: 0, count: Self.longest)
        let count = Glibc.read(file.number, &bytes, bytes.count)
        guard count >= 0 else {
            throw ScreenError(
                .passwordFileUnusable, "The password file \(path) cannot be read.",
                cause: "\(SystemCallError("read"))")
        }
        let line = bytes[..<count].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        guard !line.isEmpty else {
            throw ScreenError(
                .passwordFileUnusable, "The first line of the password file \(path) is empty; write the password there."
            )
        }
        return String(decoding: line, as: UTF8.self)
    }

    private func check(_ file: OwnedDescriptor) throws(ScreenError) {
        var status = stat()
        guard fstat(file.number, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw ScreenError(.passwordFileUnusable, "\(path) is no file; write the password into one.")
        }
        guard status.st_uid == geteuid() || status.st_uid == 0 else {
            throw ScreenError(
                .passwordFileUnusable,
                "The password file \(path) belongs to user \(status.st_uid), who may read it. Run: chown \(geteuid()) "
                    + path)
        }
        guard status.st_mode & 0o066 == 0 else {
            throw ScreenError(
                .passwordFileUnusable, "Others may read or change the password file \(path). Run: chmod go-rwx \(path)")
        }
    }
}
