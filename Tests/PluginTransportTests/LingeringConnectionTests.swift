import Glibc
import MainLoop
import Testing

@testable import PluginTransport

@Suite("The last words on a connection that nobody keeps")
@MainActor final class LingeringConnectionTests {
    private let clock = ManualClock()
    private let loop: MainLoop
    private let reader: OwnedDescriptor
    private let writer: CInt
    private var count = 0
    private var isAtEnd = false

    init() throws {
        loop = try MainLoop(clock: clock)
        var numbers: [CInt] = [-1, -1]
        guard socketpair(AF_UNIX, CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &numbers) == 0 else {
            throw SystemCallError("socketpair")
        }
        (writer, reader) = (numbers[0], OwnedDescriptor(taking: numbers[1]))
        // So that it does not hold much, however the machine is set.
        var size: CInt = 64 << 10
        setsockopt(writer, SOL_SOCKET, SO_SNDBUF, &size, socklen_t(MemoryLayout<CInt>.size))
    }

    /// Gives a connection up that has so many bytes to send.
    private func leave(_ bytes: Int, isOfStranger: Bool = false) {
        var words = SendQueue()
        words.append([UInt8](repeating: 7, count: bytes))
        LingeringConnection(words, OwnedDescriptor(taking: writer), isOfStranger: isOfStranger, loop: loop).begin()
    }

    private func readAll() {
        var bytes = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let got = recv(reader.number, &bytes, bytes.count, CInt(MSG_DONTWAIT))
            guard got > 0 else {
                isAtEnd = got == 0
                return
            }
            count += got
        }
    }

    private func pass(_ milliseconds: Int) {
        clock.advance(by: .milliseconds(milliseconds))
        loop.runOneTurn(timeout: .zero)
    }

    /// Whether the other end is closed.
    private var isClosed: Bool {
        var look = pollfd(fd: reader.number, events: 0, revents: 0)
        return poll(&look, 1, 0) == 1 && look.revents & Int16(POLLHUP) != 0
    }

    @Test("A peer that reads steadily gets all, also where that takes longer than a quarter of a second")
    func steadyReader() {
        leave(768 << 10)
        var steps = 0
        while !isAtEnd, steps < 24 {
            readAll()
            pass(200)
            steps += 1
        }
        #expect(count == 768 << 10)
        #expect(isClosed)
        // Each took a fifth of a second.
        #expect(steps > 2)
    }

    @Test("A peer that does not read costs a connection for a quarter of a second")
    func noReader() {
        leave(1 << 20)
        pass(249)
        #expect(!isClosed)
        pass(1)
        #expect(isClosed)
    }

    @Test("A peer that reads without end costs a connection for five seconds")
    func endlessReader() {
        leave(8 << 20)
        for _ in 0..<24 {
            readAll()
            pass(200)
        }
        #expect(!isClosed)
        readAll()
        pass(200)
        #expect(isClosed)
        readAll()
        #expect(isAtEnd)
        #expect(count < 8 << 20)
    }

    @Test("C4 one that has proved nothing costs it for a quarter of a second, also where it reads")
    func stranger() {
        leave(8 << 20, isOfStranger: true)
        pass(200)
        #expect(!isClosed)
        readAll()
        pass(49)
        #expect(!isClosed)
        readAll()
        pass(1)
        #expect(isClosed)
    }
}
