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
        var received = 0
        return try other.measure(count, every: pace, on: loop) {
            received = 0
            return payload
        } isAnswered: {
            received += $0.count
            return received >= bytes
        }
    }

    func close() {
        other.close()
    }
}
