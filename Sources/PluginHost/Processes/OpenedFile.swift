import Glibc
import MainLoop

/// A file or folder that is held open, so that it stays the same one whatever its path leads to later: somebody may turn a
/// link on the way to it between a look and its use.
///
/// It is opened without any access (`O_PATH` of open(2)), which waits for nobody: neither for the writer of a FIFO nor for
/// the holder of a lease.
struct OpenedFile: Sendable {
    let descriptor: OwnedDescriptor
    /// As it was named.
    let path: String
    /// The path of the file when it was opened, without links.
    let location: String
    let isFile: Bool
    let isFolder: Bool
    private let device: dev_t
    private let inode: ino_t

    /// - Parameter path: An absolute path. Links on the way are followed.
    init(_ path: String) throws(SystemCallError) {
        try self.init(path, descriptor: open(path, Self.withoutAccess))
    }

    /// - Parameter name: That of something in `folder` itself, which is no link.
    init(_ name: String, in folder: OpenedFile) throws(SystemCallError) {
        let path = folder.location == "/" ? "/\(name)" : "\(folder.location)/\(name)"
        try self.init(path, descriptor: openat(folder.descriptor.number, name, Self.withoutAccess | O_NOFOLLOW))
    }

    private init(_ path: String, descriptor number: CInt) throws(SystemCallError) {
        guard number >= 0 else { throw SystemCallError("open") }
        descriptor = OwnedDescriptor(taking: number)
        self.path = path
        var status = stat()
        guard fstat(number, &status) == 0 else { throw SystemCallError("fstat") }
        isFile = status.st_mode & S_IFMT == S_IFREG
        isFolder = status.st_mode & S_IFMT == S_IFDIR
        device = status.st_dev
        inode = status.st_ino
        // The kernel's own word for what is open, not what the path leads to by now.
        guard let location = FilePaths.resolved("/proc/self/fd/\(number)") else { throw SystemCallError("realpath") }
        self.location = location
    }

    /// `O_PATH | O_CLOEXEC`; Glibc's headers have the first for C programs that ask for it only.
    private static let withoutAccess: CInt = 0o10_000_000 | O_CLOEXEC

    /// Whether both are the same file, by whatever names.
    func isSame(as other: OpenedFile) -> Bool {
        device == other.device && inode == other.inode
    }

    /// The names of what is in a folder, sorted; none where they may not be read.
    var names: [String] {
        var names: [String] = []
        readNames { name in
            names.append(name)
            return true
        }
        return names.sorted()
    }

    /// Whether a folder has nothing but what has one of these names. It reads no further than to the first other name, as somebody else may have put
    /// any number of them there.
    func holdsOnly(_ known: Set<String>) -> Bool {
        var holdsOthers = false
        readNames { name in
            holdsOthers = name != "." && name != ".." && !known.contains(name)
            return !holdsOthers
        }
        return !holdsOthers
    }

    /// Calls `body` with the names in a folder, in any order, for as long as it returns true; with none where they may not be read.
    private func readNames(_ body: (String) -> Bool) {
        let number = openat(descriptor.number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard number >= 0 else { return }
        guard let stream = fdopendir(number) else {
            close(number)
            return
        }
        defer { closedir(stream) }
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            guard body(name) else { return }
        }
    }
}
