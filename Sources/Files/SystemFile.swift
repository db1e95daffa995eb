import Glibc

/// Files that the kernel writes while they are read, below `/proc` and `/sys` (proc(5), sysfs(5)).
///
/// They have no size, and one read gives a page at most. Foundation takes such a read for the end, so nothing else reads
/// these files: `scripts/lint` looks for it.
package enum SystemFile {
    /// In bytes. A file that is longer is no file of the kernel's, and counts as one that cannot be read.
    private static let longest = 64 << 20
    private static let chunk = 64 << 10

    /// The whole file.
    ///
    /// - Returns: Nil for a file that is not there, may not be read, or ended with the process that it tells of.
    package static func bytes(of path: String) -> [UInt8]? {
        let number = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        guard number >= 0 else { return nil }
        defer { close(number) }
        var bytes: [UInt8] = []
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: chunk, alignment: 16)
        defer { buffer.deallocate() }
        while bytes.count <= longest {
            let count = read(number, buffer.baseAddress, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { return nil }
            if count == 0 { return bytes }
            bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        }
        return nil
    }

    /// The whole file as text. Bytes that are no UTF-8 are replaced, as a process may have a name that is none.
    ///
    /// - Returns: Nil where `bytes(of:)` is.
    package static func text(of path: String) -> String? {
        bytes(of: path).map { String(decoding: $0, as: UTF8.self) }
    }
}
