import Diagnostics
import Foundation
import Glibc
import MainLoop
import MainLoopTesting
import Testing

@testable import LocalSockets

@Suite(.serialized, .timeLimit(.minutes(4))) @MainActor struct HealthCheckTests {
    private let guest: GuestLoop
    private let folder: String

    init() throws {
        guest = try GuestLoop()
        var template = Array("/tmp/mxXXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw SystemCallError("mkdtemp") }
        folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    private var path: String {
        "\(folder)/health"
    }

    /// Asks from another thread, as another process would.
    private nonisolated func ask(_ path: String, patience: Duration = GuestLoop.patience) async throws -> String {
        try await withCheckedThrowingContinuation { answer in
            Thread.detachNewThread {
                answer.resume(with: Result { try HealthQuery.ask(path, patience: patience) })
            }
        }
    }

    private func code(of body: () throws -> some Any) -> HealthError.Code? {
        do {
            _ = try body()
            return nil
        } catch {
            return (error as? HealthError)?.code
        }
    }

    @Test("A program that is asked answers with what it says of itself at that moment, as often as it is asked")
    func answers() async throws {
        var count = 0
        let listener = try HealthListener(path: path, loop: guest.loop) {
            count += 1
            return "Asked \(count) times."
        }
        #expect(try await ask(path) == "Asked 1 times.")
        #expect(try await ask(path) == "Asked 2 times.")
        listener.close()
        #expect(!FileManager.default.fileExists(atPath: path))
        try FileManager.default.removeItem(atPath: folder)
    }

    @Test("Only the user of the program can ask it")
    func rights() throws {
        let listener = try HealthListener(path: path, loop: guest.loop) { "" }
        var status = stat()
        #expect(lstat(path, &status) == 0)
        #expect(status.st_mode & 0o777 == 0o600)
        listener.close()
        try FileManager.default.removeItem(atPath: folder)
    }

    @Test("A program whose main thread is busy does not answer, and that is an error")
    func busy() throws {
        let listener = try HealthListener(path: path, loop: guest.loop) { "" }
        // On the main thread, so the loop cannot turn meanwhile.
        #expect(code { try HealthQuery.ask(path, patience: .milliseconds(50)) } == .noAnswer)
        listener.close()
        try FileManager.default.removeItem(atPath: folder)
    }

    @Test("D10 without descriptors the listener lets the loop rest, and answers when there are some again")
    func starvation() async throws {
        let clock = ManualClock()
        let guest = try GuestLoop(clock: clock)
        let listener = try HealthListener(path: path, loop: guest.loop) { "well" }
        let asker = try LocalAddress(path, for: .health).makeSocket(nonBlocking: true)
        #expect(try LocalAddress(path, for: .health).connect(asker))
        try withoutDescriptors {
            for _ in 0..<100 { guest.loop.runOneTurn(timeout: .zero) }
            #expect(guest.loop.statistics.callbacks == 1)
        }
        clock.advance(by: Arrival.pause)
        var answer = [UInt8](repeating: 0, count: 16)
        var count = 0
        try await guest.wait(until: "the answer comes") {
            count = recv(asker.number, &answer, answer.count, CInt(MSG_DONTWAIT))
            return count > 0
        }
        #expect(String(decoding: answer.prefix(count), as: UTF8.self) == "well\n")
        listener.close()
        try FileManager.default.removeItem(atPath: folder)
    }

    @Test("Where nobody listens, nobody answers")
    func nobody() throws {
        #expect(code { try HealthQuery.ask(path) } == .notRunning)
        try FileManager.default.removeItem(atPath: folder)
    }

    @Test("The socket of a dead program is replaced; that of a live one is not, and neither is a file")
    func leftovers() async throws {
        do {
            let dead = try LocalAddress(path, for: .health).makeSocket(nonBlocking: true)
            #expect(try LocalAddress(path, for: .health).bind(dead))
        }
        let listener = try HealthListener(path: path, loop: guest.loop) { "first" }
        #expect(code { try HealthListener(path: path, loop: guest.loop) { "second" } } == .pathInUse)
        #expect(try await ask(path) == "first")
        listener.close()
        #expect(FileManager.default.createFile(atPath: path, contents: Data("precious".utf8)))
        #expect(code { try HealthListener(path: path, loop: guest.loop) { "" } } == .badPath)
        #expect(FileManager.default.contents(atPath: path) == Data("precious".utf8))
        try FileManager.default.removeItem(atPath: folder)
    }

    @Test(
        "A path that no socket can have is refused with a sentence",
        arguments: ["", "relative", "/\(String(repeating: "x", count: 107))", "/a\0b"])
    func badPath(path: String) throws {
        #expect(code { try HealthListener(path: path, loop: guest.loop) { "" } } == .badPath)
        #expect(code { try HealthQuery.ask(path) } == .badPath)
        try FileManager.default.removeItem(atPath: folder)
    }

    @Test("Without MULLION_HEALTH_SOCKET nothing is opened")
    func notWanted() throws {
        let listener = try HealthListener(environment: EnvironmentOptions(environment: [:]), loop: guest.loop) { "" }
        #expect(listener == nil)
        try FileManager.default.removeItem(atPath: folder)
    }

    @Test("The longest path of a socket can be used")
    func longestPath() async throws {
        let longest = "\(folder)/\(String(repeating: "x", count: 106 - folder.utf8.count))"
        #expect(longest.utf8.count == 107)
        let listener = try HealthListener(path: longest, loop: guest.loop) { "far away" }
        #expect(try await ask(longest) == "far away")
        listener.close()
        try FileManager.default.removeItem(atPath: folder)
    }
}
