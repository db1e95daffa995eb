import Foundation
import Glibc
import Testing

@testable import Screens

@Suite struct VNCPasswordFileTests {
    private let folder: URL
    private var path: String { folder.appending(component: "word").path }

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(component: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func write(_ bytes: some Collection<UInt8>, mode: mode_t = 0o600) throws {
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        #expect(chmod(path, mode) == 0)
    }

    private func refusal() throws -> ScreenError {
        defer { try? FileManager.default.removeItem(at: folder) }
        let error = #expect(throws: ScreenError.self) { try VNCPasswordFile(path).read() }
        let refusal = try #require(error)
        #expect(refusal.code == .passwordFileUnusable)
        #expect(refusal.message.contains(path))
        return refusal
    }

    @Test(
        "D8 the password is the first line, however it ends",
        arguments: ["secret", "secret\n", "secret\r\n", "secret\nmore\n", "secret\n\n"])
    func firstLine(text: String) throws {
        try write(text.utf8)
        #expect(try VNCPasswordFile(path).read() == "secret")
        try FileManager.default.removeItem(at: folder)
    }

    @Test(
        "D8 a password too long or not of plain characters is refused when the screen opens, not cut",
        arguments: [100, 100_000])
    func long(length: Int) throws {
        try write(repeatElement(UInt8(ascii: "x"), count: length))
        let password = try VNCPasswordFile(path).read()
        let error = #expect(throws: ScreenError.self) { try VNCOptions(password: password).validatePassword() }
        #expect(error?.code == .passwordTooLong)
        try write([0xFF, 0xFE])
        let bytes = try VNCPasswordFile(path).read()
        #expect(throws: ScreenError.self) { try VNCOptions(password: bytes).validatePassword() }
        try FileManager.default.removeItem(at: folder)
    }

    @Test("D8 an empty first line is no password", arguments: ["", "\n", "\nsecret", "\r\n"])
    func empty(text: String) throws {
        try write(text.utf8)
        #expect(try refusal().message.contains("empty"))
    }

    @Test(
        "D8 a file that others may read or change is refused with the command that mends it",
        arguments: [0o644, 0o640, 0o604, 0o620, 0o602, 0o666] as [mode_t])
    func wideRights(mode: mode_t) throws {
        try write("secret".utf8, mode: mode)
        #expect(try refusal().message.hasSuffix("Run: chmod go-rwx \(path)"))
    }

    @Test("D8 a file of another user is refused (as root; else a file of root that may not be read)")
    func otherUser() throws {
        guard geteuid() == 0 else {
            let error = #expect(throws: ScreenError.self) { try VNCPasswordFile("/etc/shadow").read() }
            #expect(error?.code == .passwordFileUnusable)
            return
        }
        try write("secret".utf8)
        #expect(chown(path, 65534, 65534) == 0)
        #expect(try refusal().message.hasSuffix("Run: chown 0 \(path)"))
    }

    @Test("D8 what is not there and what is no file is refused, and a pipe that nobody writes to keeps nobody waiting")
    func noFile() throws {
        #expect(throws: ScreenError.self) { try VNCPasswordFile(path).read() }
        #expect(throws: ScreenError.self) { try VNCPasswordFile(folder.path).read() }
        #expect(mkfifo(path, 0o600) == 0)
        #expect(try refusal().message.contains("no file"))
    }
}
