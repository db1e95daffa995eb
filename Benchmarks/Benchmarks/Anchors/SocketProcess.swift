import CLinux
import Foundation
import MainLoop

/// This program once more, at the other end of a pair of stream sockets.
@MainActor final class SocketProcess {
    let socket: OwnedDescriptor
    private let process = Process()

    /// - Parameter flag: What it is told to do. Its standard input is the other socket.
    init(_ flag: String) throws {
        var pair: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &pair) == 0 else {
            throw SystemCallError("socketpair")
        }
        socket = OwnedDescriptor(taking: pair[0])
        let other = FileHandle(fileDescriptor: pair[1], closeOnDealloc: true)
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        process.arguments = [flag]
        process.standardInput = other
        try process.run()
        try other.close()
        try socket.setNonBlocking(true)
    }

    /// By its number.
    var identifier: Int32 { process.processIdentifier }

    /// - Parameters:
    ///   - pace: How long after one message the next one goes out; nil: as soon as the answer is there.
    ///   - next: Makes a message.
    ///   - isAnswered: Takes what has come, and says whether that is the whole answer.
    /// - Returns: Milliseconds from before each message is made until its answer was taken.
    func measure(
        _ count: Int, every pace: Duration?, on loop: MainLoop, _ next: @escaping () -> [UInt8],
        isAnswered: @escaping ([UInt8]) -> Bool
    ) throws -> [Double] {
        let trips = RoundTrips(count, every: pace, on: loop) { [socket] in Self.write(next(), to: socket) }
        let watch = try loop.watch(socket, for: .read) { [socket] _ in
            if isAnswered(Self.read(from: socket)) { trips.answered() }
        }
        return withExtendedLifetime(watch) { trips.run() }
    }

    /// Waits until the other process has ended.
    func close() {
        shutdown(socket.number, Int32(SHUT_RDWR))
        process.waitUntilExit()
    }

    /// What the other process does: answers what comes, until its parent is gone.
    ///
    /// - Parameter afterwards: Called when an answer has been written.
    static func serve(_ answer: @escaping ([UInt8]) -> [UInt8], afterwards: @escaping () -> Void = {}) throws -> Never {
        let socket = OwnedDescriptor(taking: 0)
        try socket.setNonBlocking(true)
        let watch = try MainLoop.main.watch(socket, for: .read) { _ in
            let bytes = read(from: socket)
            guard !bytes.isEmpty else { exit(0) }
            write(answer(bytes), to: socket)
            afterwards()
        }
        withExtendedLifetime(watch) { MainLoop.main.run() }
        exit(0)
    }

    /// What there is now; nothing at the end.
    static func read(from socket: OwnedDescriptor) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
            count = max(0, Glibc.read(socket.number, buffer.baseAddress, buffer.count))
        }
    }

    /// Messages of benchmarks fit into the socket.
    static func write(_ bytes: [UInt8], to socket: OwnedDescriptor) {
        let written = Glibc.write(socket.number, bytes, bytes.count)
        precondition(written == bytes.count, "The socket takes less than a message")
    }
}
