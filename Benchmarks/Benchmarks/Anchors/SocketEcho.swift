import MainLoop

/// A pair of stream sockets to a process of its own: what the kernel alone takes for a round trip on this kind of loop.
@MainActor final class SocketEcho {
    /// What this program is told to be the other process.
    static let flag = "--echo-socket"

    private let loop: MainLoop
    private let other: SocketProcess

    init(on loop: MainLoop) throws {
        self.loop = loop
        other = try SocketProcess(Self.flag)
    }

    /// The other process, by its number.
    var processIdentifier: Int32 { other.identifier }

    /// The other process: sends back what comes.
    static func run() throws -> Never {
        try SocketProcess.serve { $0 }
    }

    /// - Returns: Milliseconds of each round trip.
    func measure(_ count: Int, bytes: Int, every pace: Duration? = nil) throws -> [Double] {
        let payload = [UInt8](repeating: 7, count: bytes)
        let socket = other.socket
        var times: [Double] = []
        var began = loop.clock.now
        var received = 0
        var timer: Registration?
        func send() {
            received = 0
            began = loop.clock.now
            SocketProcess.write(payload, to: socket)
        }
        let watch = try loop.watch(socket, for: .read) { [loop] _ in
            received += SocketProcess.read(from: socket).count
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
        other.close()
    }
}
