import CLinux
import Foundation
import MainLoop

/// A pair of stream sockets to a process of its own: what the kernel alone takes for a round trip on this kind of loop.
@MainActor final class SocketEcho {
    /// What this program is told to be the other process, whose standard input is the socket.
    static let flag = "--echo-socket"

    private let loop: MainLoop
    private let socket: OwnedDescriptor
    private let process = Process()

    init(on loop: MainLoop) throws {
        self.loop = loop
        var pair: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &pair) == 0 else {
            throw SystemCallError("socketpair")
        }
        socket = OwnedDescriptor(taking: pair[0])
        let other = FileHandle(fileDescriptor: pair[1], closeOnDealloc: true)
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        process.arguments = [Self.flag]
        process.standardInput = other
        try process.run()
        try other.close()
        try socket.setNonBlocking(true)
    }

    /// The other process, by its number.
    var processIdentifier: Int32 { process.processIdentifier }

    /// The other process: sends back what comes, until its parent is gone.
    static func run() throws -> Never {
        let socket = OwnedDescriptor(taking: 0)
        try socket.setNonBlocking(true)
        let watch = try MainLoop.main.watch(socket, for: .read) { _ in
            let bytes = read(from: socket)
            guard !bytes.isEmpty else { exit(0) }
            write(bytes, to: socket)
        }
        withExtendedLifetime(watch) { MainLoop.main.run() }
        exit(0)
    }

    /// - Returns: Milliseconds of each round trip.
    func measure(_ count: Int, bytes: Int, every pace: Duration? = nil) throws -> [Double] {
        let payload = [UInt8](repeating: 7, count: bytes)
        var times: [Double] = []
        var began = loop.clock.now
        var received = 0
        var timer: Registration?
        func send() {
            received = 0
            began = loop.clock.now
            Self.write(payload, to: socket)
        }
        let watch = try loop.watch(socket, for: .read) { [loop, socket] _ in
            received += Self.read(from: socket).count
            guard received >= bytes else { return }
            let time = loop.clock.now - began
            times.append(time / .milliseconds(1))
            guard times.count < count else { return loop.stop() }
            guard let pace else { return send() }
            timer = loop.schedule(after: max(.zero, pace - time)) { send() }
        }
        send()
        loop.run()
        withExtendedLifetime((watch, timer)) {}
        return times
    }

    func close() {
        shutdown(socket.number, Int32(SHUT_RDWR))
        process.waitUntilExit()
    }

    /// What there is now; nothing at the end.
    private static func read(from socket: OwnedDescriptor) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
            count = max(0, Glibc.read(socket.number, buffer.baseAddress, buffer.count))
        }
    }

    /// Messages of benchmarks fit into the socket.
    private static func write(_ bytes: [UInt8], to socket: OwnedDescriptor) {
        let written = Glibc.write(socket.number, bytes, bytes.count)
        precondition(written == bytes.count, "The socket takes less than a message")
    }
}
