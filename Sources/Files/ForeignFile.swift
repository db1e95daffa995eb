import Glibc

/// A file that somebody else has put where this program looks for one: a plugin's manifest and program, what a project has.
///
/// Whoever may write there can have put anything there, or hold the file. So nothing here waits: not for whoever might write
/// into a pipe, and not for the holder of a lease (fcntl(2)). Only a regular file is read, and no more of it than was asked for.
/// What lies on a file system whose server does not answer can still take its time.
package enum ForeignFile {
    /// The whole file.
    ///
    /// - Parameter limit: The most bytes that it may have. A file that grows while it is read is no exception.
    /// - Throws: What is wrong with the file; `tooLarge` where it has more bytes than `limit`.
    package static func bytes(of path: String, atMost limit: Int) throws(FileError) -> [UInt8] {
        let bytes = try beginning(of: path, count: limit + 1)
        guard bytes.count <= limit else {
            throw FileError(.tooLarge, path: path, "it is larger than \(limit) bytes")
        }
        return bytes
    }

    /// The first bytes of the file.
    ///
    /// - Returns: `count` bytes, or all where it has fewer.
    package static func beginning(of path: String, count: Int) throws(FileError) -> [UInt8] {
        // Before it is opened, because a device may do something about that alone.
        var status = stat()
        guard stat(path, &status) == 0 else { throw FileError(opening: path, errorNumber: errno) }
        try check(status, path)
        let number = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        guard number >= 0 else { throw FileError(opening: path, errorNumber: errno) }
        defer { close(number) }
        // Something else may stand there by now.
        guard fstat(number, &status) == 0 else { throw FileError(opening: path, errorNumber: errno) }
        try check(status, path)
        var bytes: [UInt8] = []
        while bytes.count < count {
            var chunk = [UInt8](repeating: 0, count: min(count - bytes.count, 64 << 10))
            let length = read(number, &chunk, chunk.count)
            if length < 0, errno == EINTR { continue }
            guard length >= 0 else { throw FileError(opening: path, errorNumber: errno) }
            if length == 0 { break }
            bytes += chunk[..<length]
        }
        return bytes
    }

    private static func check(_ status: stat, _ path: String) throws(FileError) {
        let kind: String
        switch status.st_mode & S_IFMT {
        case S_IFREG: return
        case S_IFDIR: kind = "a folder"
        case S_IFIFO: kind = "a pipe"
        case S_IFSOCK: kind = "a socket"
        default: kind = "a device"
        }
        throw FileError(.notAFile, path: path, "it is \(kind), not a file")
    }
}
