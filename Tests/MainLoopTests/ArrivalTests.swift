import Glibc
import MainLoop
import MainLoopTesting
import Testing

@Suite("Connections to a listening socket", .serialized)
@MainActor
struct ArrivalTests {
    private let clock = ManualClock()
    private let loop: MainLoop
    private let listener: OwnedDescriptor

    init() throws {
        loop = try MainLoop(clock: clock)
        listener = try Self.makeSocket()
        // With a family alone the kernel makes up a name that is no file's (unix(7), autobind).
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let length = socklen_t(MemoryLayout<sa_family_t>.size)
        let isBound = Self.withPointer(to: &address) { bind(listener.number, $0, length) == 0 }
        guard isBound, listen(listener.number, 8) == 0 else { throw SystemCallError("bind") }
    }

    private func visit() throws -> OwnedDescriptor {
        var address = sockaddr_un()
        var length = socklen_t(MemoryLayout<sockaddr_un>.size)
        let visitor = try Self.makeSocket()
        let isConnected = Self.withPointer(to: &address) {
            getsockname(listener.number, $0, &length) == 0 && connect(visitor.number, $0, length) == 0
        }
        guard isConnected else { throw SystemCallError("connect") }
        return visitor
    }

    private static func makeSocket() throws -> OwnedDescriptor {
        let number = socket(AF_UNIX, CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
        guard number >= 0 else { throw SystemCallError("socket") }
        return OwnedDescriptor(taking: number)
    }

    private static func withPointer<Result>(
        to address: inout sockaddr_un, _ body: (UnsafeMutablePointer<sockaddr>) -> Result
    ) -> Result {
        withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1, body)
        }
    }

    @Test("Each connection comes once, close-on-exec and without blocking, and none after the registration's end")
    func connections() throws {
        var arrived: [OwnedDescriptor] = []
        let registration = try loop.watchArrivals(at: listener) { arrived.append($0) }
        let visitors = try [visit(), visit()]
        loop.runOneTurn(timeout: .zero)
        loop.runOneTurn(timeout: .zero)
        #expect(!loop.runOneTurn(timeout: .zero))
        #expect(arrived.count == visitors.count)
        for connection in arrived {
            #expect(fcntl(connection.number, F_GETFD) == FD_CLOEXEC)
            #expect(fcntl(connection.number, F_GETFL) & O_NONBLOCK != 0)
        }
        registration.cancel()
        let late = try visit()
        #expect(!loop.runOneTurn(timeout: .zero))
        withExtendedLifetime(late) {}
    }

    @Test("Of a crowd eight are taken in a turn, and none after the registration's end")
    func crowd() throws {
        var arrived: [OwnedDescriptor] = []
        var registration: Registration?
        registration = try loop.watchArrivals(at: listener) {
            arrived.append($0)
            if arrived.count == 10 { registration = nil }
        }
        // As many as the listener's queue holds, and one (listen(2)).
        let early = try (0..<9).map { _ in try visit() }
        loop.runOneTurn(timeout: .zero)
        #expect(arrived.count == 8)
        let late = try (0..<8).map { _ in try visit() }
        loop.runOneTurn(timeout: .zero)
        loop.runOneTurn(timeout: .zero)
        #expect(arrived.count == 10)
        #expect(registration == nil)
        withExtendedLifetime((early, late)) {}
    }

    @Test("D10 without descriptors the loop rests, looks again in a while, and whoever waited is served")
    func starvation() throws {
        var arrived: [OwnedDescriptor] = []
        let registration = try loop.watchArrivals(at: listener) { arrived.append($0) }
        let visitor = try visit()
        try withoutDescriptors {
            for _ in 0..<100 { loop.runOneTurn(timeout: .zero) }
            #expect(loop.statistics.callbacks == 1)
            clock.advance(by: Arrival.pause)
            for _ in 0..<100 { loop.runOneTurn(timeout: .zero) }
            // The timer, and another look.
            #expect(loop.statistics.callbacks == 3)
        }
        #expect(!loop.runOneTurn(timeout: .zero))
        clock.advance(by: Arrival.pause)
        loop.runOneTurn(timeout: .zero)
        loop.runOneTurn(timeout: .zero)
        #expect(arrived.count == 1)
        withExtendedLifetime((registration, visitor)) {}
    }

    @Test("D10 a listener that is given up while it rests does not come back")
    func endDuringStarvation() throws {
        let registration = try loop.watchArrivals(at: listener) { _ in Issue.record("a connection came") }
        let visitor = try visit()
        try withoutDescriptors { _ = loop.runOneTurn(timeout: .zero) }
        registration.cancel()
        clock.advance(by: Arrival.pause)
        #expect(!loop.runOneTurn(timeout: .zero))
        withExtendedLifetime(visitor) {}
    }
}
