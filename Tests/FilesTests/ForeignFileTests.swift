import Files
import Foundation
import Glibc
import Testing

@Suite("Files that somebody else has put there")
final class ForeignFileTests {
    private let folder: String

    init() throws {
        var template = Array("/tmp/mullion-files-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw CocoaError(.fileWriteUnknown) }
        folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    private var path: String { "\(folder)/file" }

    /// By code and words.
    private func fault(of path: String, limit: Int = 100) -> String? {
        do throws(FileError) {
            _ = try ForeignFile.bytes(of: path, atMost: limit)
            return nil
        } catch {
            return "\(error.code.rawValue): \(error.fault)"
        }
    }

    @Test("A file is read whole up to the limit, and not at all beyond it", arguments: [0, 1, 99, 100, 101, 1 << 20])
    func limit(length: Int) throws {
        try Data(repeating: 7, count: length).write(to: URL(fileURLWithPath: path))
        if length <= 100 {
            #expect(try ForeignFile.bytes(of: path, atMost: 100) == [UInt8](repeating: 7, count: length))
        } else {
            #expect(fault(of: path) == "too-large: it is larger than 100 bytes")
        }
        #expect(try ForeignFile.beginning(of: path, count: 20).count == min(length, 20))
    }

    @Test("S11 a pipe that nobody writes into is refused at once, also behind a link")
    func pipe() throws {
        try #require(mkfifo(path, 0o600) == 0)
        try #require(symlink(path, "\(folder)/link") == 0)
        #expect(fault(of: path) == "not-a-file: it is a pipe, not a file")
        #expect(fault(of: "\(folder)/link") == "not-a-file: it is a pipe, not a file")
    }

    @Test("So are devices, folders and sockets, and what is not there")
    func others() throws {
        let socket = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(socket) }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let isBound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        try #require(isBound == 0)
        #expect(fault(of: path) == "not-a-file: it is a socket, not a file")
        #expect(fault(of: folder) == "not-a-file: it is a folder, not a file")
        #expect(fault(of: "/dev/zero") == "not-a-file: it is a device, not a file")
        #expect(fault(of: "\(folder)/nothing") == "missing: it is not there")
        #expect(fault(of: "\(path)/below") == "missing: it is not there")
    }

    /// What a file's owner does by `F_SETLEASE`: whoever opens it then waits, for up to 45 seconds.
    private static let setLease: CInt = 1024
    private static let setSignal: CInt = 10

    @Test("S11 a file that somebody has a lease on is refused at once, and read when it was let go")
    func lease() throws {
        try Data("words".utf8).write(to: URL(fileURLWithPath: path))
        let holder = open(path, O_RDONLY | O_CLOEXEC)
        try #require(holder >= 0)
        defer { close(holder) }
        // The one that is sent by default would end this process.
        try #require(fcntl(holder, Self.setSignal, SIGURG) == 0)
        try #require(fcntl(holder, Self.setLease, F_WRLCK) == 0)
        #expect(
            fault(of: path)
                == "held: another program has a lease on it and does not let it go; end that program")
        try #require(fcntl(holder, Self.setLease, F_UNLCK) == 0)
        #expect(fault(of: path) == nil)
    }
}
