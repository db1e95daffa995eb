import Foundation
import Glibc
import MainLoop

/// A file with keys of CURVE, one a line in Z85, or with lines about keys.
package struct KeyFile: Hashable, Sendable {
    /// The things that a file of keys must not let others do.
    package enum Secrecy: Sendable {
        /// Others may neither read nor change it, as mode 0600 has it.
        case secret
        /// Others may read it and not change it.
        case open
    }

    package let path: String
    private let secrecy: Secrecy

    /// Lists of a thousand keys fit.
    private static let largest = 256 << 10

    package init(_ path: String, _ secrecy: Secrecy) {
        self.path = path
        self.secrecy = secrecy
    }

    /// Reads the lines that are not empty and are no comments, without spaces at their ends. A comment begins with two dashes and a space;
    /// a key may begin with two dashes.
    ///
    /// - Throws: `badKey` as `allLines()` does.
    package func lines() throws(TransportError) -> [String] {
        try allLines().map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty && $0 != "--" && !$0.hasPrefix("-- ") }
    }

    /// Reads all lines but empty ones, comments too.
    ///
    /// - Throws: `badKey` for a file that is missing, is none, is too large, belongs to somebody else, or that others may use.
    package func allLines() throws(TransportError) -> [String] {
        let number = Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        guard number >= 0 else {
            throw TransportError(
                .badKey, "The file of keys \(path) cannot be read. Keys are made by: mullion keys new",
                cause: SystemCallError("open"))
        }
        let descriptor = OwnedDescriptor(taking: number)
        try check(descriptor)
        var bytes: [UInt8] = []
        while bytes.count <= Self.largest {
            var chunk = [UInt8](repeating: 0, count: 16 << 10)
            let count = Glibc.read(number, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else {
                throw TransportError(
                    .badKey, "The file of keys \(path) cannot be read.", cause: SystemCallError("read"))
            }
            if count == 0 { break }
            bytes += chunk[..<count]
        }
        guard bytes.count <= Self.largest else {
            throw TransportError(.badKey, "\(path) is larger than \(Self.largest) bytes: no file of keys.")
        }
        return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
    }

    /// Reads keys, one at least.
    ///
    /// - Throws: `badKey` as above, and where a line is no key.
    package func keys() throws(TransportError) -> [CurveKey] {
        let lines = try lines()
        let keys = lines.compactMap { CurveKey(text: $0) }
        guard !keys.isEmpty, keys.count == lines.count else {
            throw TransportError(
                .badKey,
                "\(path) has a line that is no key: one is \(CurveKey.characterCount) characters of Z85, alone on its line. "
                    + "Keys are made by: mullion keys new")
        }
        return keys
    }

    /// Writes the file, whole or not at all: with mode 0600 where it is secret, else so that others may read it.
    ///
    /// - Throws: `badKey` where it cannot be written.
    package func write(_ lines: [String]) throws(TransportError) {
        let temporary = "\(path).\(getpid())"
        unlink(temporary)
        let mode: mode_t = secrecy == .secret ? 0o600 : 0o644
        let number = Glibc.open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode)
        guard number >= 0 else {
            throw TransportError(.badKey, "\(path) cannot be written.", cause: SystemCallError("open"))
        }
        let bytes = Array(lines.map { $0 + "\n" }.joined().utf8)
        let written = Glibc.write(number, bytes, bytes.count)
        let writing = SystemCallError("write", errorNumber: written < 0 ? errno : ENOSPC)
        close(number)
        guard written == bytes.count else {
            unlink(temporary)
            throw TransportError(.badKey, "\(path) cannot be written.", cause: writing)
        }
        guard rename(temporary, path) == 0 else {
            let cause = SystemCallError("rename")
            unlink(temporary)
            throw TransportError(.badKey, "\(path) cannot be replaced.", cause: cause)
        }
    }

    /// The state of the file, which differs from the next by place, size or time of change. Nil if there is no file.
    package var state: State? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return State(
            inode: UInt64(status.st_ino), size: Int(status.st_size),
            changed: [Int(status.st_ctim.tv_sec), Int(status.st_ctim.tv_nsec)])
    }

    /// A state of a file.
    package struct State: Hashable, Sendable {
        fileprivate let inode: UInt64
        fileprivate let size: Int
        fileprivate let changed: [Int]
    }

    private func check(_ descriptor: OwnedDescriptor) throws(TransportError) {
        var status = stat()
        guard fstat(descriptor.number, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw TransportError(.badKey, "\(path) is no file, and so no file of keys.")
        }
        guard status.st_uid == geteuid() || status.st_uid == 0 else {
            throw TransportError(
                .badKey,
                "\(path) belongs to user \(status.st_uid), and this program runs as user \(geteuid()). Run: chown \(geteuid()) "
                    + path)
        }
        switch secrecy {
        case .secret where status.st_mode & 0o077 != 0:
            throw TransportError(.badKey, "Others may use the keys in \(path). Run: chmod 600 \(path)")
        case .open where status.st_mode & 0o022 != 0:
            throw TransportError(.badKey, "Others may change the keys in \(path). Run: chmod go-w \(path)")
        default: break
        }
    }
}
