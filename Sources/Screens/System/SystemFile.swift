import Glibc
import MainLoop

/// Files that the kernel writes while they are read (proc(5)). They have no size, and a read may give less than there is;
/// Foundation takes such a read for the end.
enum SystemFile {
    /// More than that of a file is left out.
    private static let longest = 64 << 20

    /// - Returns: Nil for a file that is not there or may not be read.
    static func text(of path: String) -> String? {
        let number = open(path, O_RDONLY | O_CLOEXEC)
        guard number >= 0 else { return nil }
        let file = OwnedDescriptor(taking: number)
        var bytes: [UInt8] = []
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 16)
        defer { buffer.deallocate() }
        while bytes.count < longest {
            let count = read(file.number, buffer.baseAddress, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { return nil }
            if count == 0 { break }
            bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
