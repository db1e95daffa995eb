import Dispatch
import Foundation
import Glibc
@testable import PluginHost
import PluginProtocol
import Synchronization
import Testing

@Suite("Recordings are bounded, and wait for nobody") struct SessionRecorderTests {
    /// What was written, and how long whoever writes is held up.
    private final class Disk: Sendable {
        let bytes = Mutex(Data())
        let gate = DispatchSemaphore(value: 0)

        var messages: [RecordedMessage] {
            get throws { try RecordingFile.messages(in: bytes.withLock(\.self)) }
        }
    }

    /// For what is written at once where the machine is quiet.
    private static let patience = Duration.seconds(60)
    private static let plugin = PluginIdentifier(rawValue: "org.example.first")!

    private func record(_ recorder: SessionRecorder, _ count: Int, bytes: Int, session: UInt64 = 1) {
        for _ in 0..<count {
            recorder.record(
                [UInt8](repeating: 7, count: bytes), .pluginToHost, on: .content, of: Self.plugin, session: session)
        }
    }

    private func withFolder(_ body: (String) throws -> Void) throws {
        var template = Array("/tmp/mullion-recorder-XXXXXX".utf8CString)
        try #require(mkdtemp(&template) != nil)
        let folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body(folder)
    }

    @Test("Each run of a plugin has a number of its own, whatever its epoch")
    func sessions() throws {
        let disk = Disk()
        let recorder = SessionRecorder(name: "test") { data in disk.bytes.withLock { $0 += data } }
        for _ in 0..<2 { record(recorder, 1, bytes: 1, session: recorder.beginSession()) }
        recorder.flush(upTo: Self.patience)
        #expect(try disk.messages.map(\.session) == [1, 2])
    }

    @Test("Low: a plugin that says more than the file may have ends the recording, which stays readable")
    func tooLong() throws {
        let disk = Disk()
        var limits = SessionRecorder.Limits()
        limits.file = 10_000
        let recorder = SessionRecorder(name: "test", limits: limits) { data in disk.bytes.withLock { $0 += data } }
        record(recorder, 1000, bytes: 900)
        recorder.flush(upTo: Self.patience)
        #expect(disk.bytes.withLock(\.count) <= 10_000)
        #expect(try disk.messages.count == 10)
    }

    @Test("Low: what a disk does not keep up with is not kept in memory; the recording ends, and has what came before")
    func slowDisk() throws {
        let disk = Disk()
        var limits = SessionRecorder.Limits()
        limits.waiting = 10_000
        let recorder = SessionRecorder(name: "test", limits: limits) { data in
            disk.gate.wait()
            disk.bytes.withLock { $0 += data }
        }
        record(recorder, 1000, bytes: 900)
        for _ in 0..<2000 { disk.gate.signal() }
        recorder.flush(upTo: Self.patience)
        #expect(try disk.messages.count == 10)
        // It is over for good: the file would have a hole.
        record(recorder, 1, bytes: 1)
        recorder.flush(upTo: Self.patience)
        #expect(try disk.messages.count == 10)
    }

    @Test("A disk that is full ends the recording, and nobody waits for one that hangs")
    func brokenDisk() {
        struct Full: Error {}
        let calls = Mutex(0)
        let full = SessionRecorder(name: "test") { _ in
            calls.withLock { $0 += 1 }
            throw Full()
        }
        full.flush(upTo: Self.patience)
        record(full, 10, bytes: 1)
        full.flush(upTo: Self.patience)
        #expect(calls.withLock(\.self) == 1)

        let gate = DispatchSemaphore(value: 0)
        let hanging = SessionRecorder(name: "test") { _ in gate.wait() }
        hanging.flush(upTo: .milliseconds(10))
        gate.signal()
    }

    @Test("The file is its user's alone, also where it was there before with other rights; what it held is gone")
    func rights() throws {
        try withFolder { folder in
            let path = folder + "/recording"
            try Data(repeating: 1, count: 100_000).write(to: URL(fileURLWithPath: path))
            try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
            let recorder = try SessionRecorder(path)
            recorder.flush(upTo: Self.patience)
            var status = stat()
            #expect(stat(path, &status) == 0)
            #expect(status.st_mode & 0o777 == 0o600)
            #expect(try RecordingFile.messages(in: Data(contentsOf: URL(fileURLWithPath: path))).isEmpty)
        }
    }

    @Test("A pipe that nobody reads and a folder that is not there are refused at once")
    func noFile() throws {
        try withFolder { folder in
            #expect(mkfifo(folder + "/pipe", 0o600) == 0)
            #expect(throws: (any Error).self) { try SessionRecorder(folder + "/pipe") }
            #expect(throws: (any Error).self) { try SessionRecorder(folder + "/nowhere/recording") }
        }
    }
}
