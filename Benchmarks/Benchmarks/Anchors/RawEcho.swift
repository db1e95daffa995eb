import Foundation
import MainLoop
import ZeroMQ

/// A ROUTER here and a DEALER in each of some processes of their own: what libzmq takes for round trips on this kind of loop.
@MainActor final class RawEcho {
    /// The argument by which this program becomes the other process. An endpoint follows it, and with CURVE the public key of the other side.
    static let flag = "--echo-zeromq"

    /// The ways between the two sides.
    enum Way {
        /// A way over a Unix socket.
        case ipc
        /// A way over TCP on this machine, with CURVE.
        case curve
    }

    private let loop: MainLoop
    private let context: Context
    private let socket: RouterSocket
    private var echo: EchoLoop<RouterSocket>?
    private let processes: [Process]
    private var peers: [Frame] = []
    private let folder: URL
    /// The others end with its end here, which ends with this program at the latest.
    private let lifeline = Pipe()
    private var onMessage: () -> Void = {}

    init(processes count: Int = 1, over way: Way = .ipc, on loop: MainLoop) throws {
        self.loop = loop
        folder = FileManager.default.temporaryDirectory.appending(path: "echo-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        context = try Context()
        socket = try RouterSocket(context: context)
        let words = try Self.bind(socket, way, in: folder)
        processes = (0..<count).map { _ in Process() }
        echo = try EchoLoop(socket, on: loop) { [weak self] in self?.receive($0) }
        for process in processes {
            process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
            process.arguments = [Self.flag] + words
            process.standardInput = lifeline.fileHandleForReading
            try process.run()
        }
        onMessage = { [unowned self] in if peers.count == processes.count { loop.stop() } }
        loop.run()
    }

    /// - Returns: The arguments of the other processes: the endpoint, and with CURVE the public key.
    private static func bind(_ socket: RouterSocket, _ way: Way, in folder: URL) throws -> [String] {
        switch way {
        case .ipc:
            return [try socket.bind(.ipc(folder.appending(path: "raw").path)).description]
        case .curve:
            let keys = try CurveKeyPair()
            // Nobody is asked about who connects: libzmq lets everybody in, with the same work for what is said.
            try socket.serveCurve(secretKey: keys.secretKey, domain: "benchmark")
            return [
                try socket.bind(.tcp("127.0.0.1", port: 0)).description, Data(keys.publicKey).base64EncodedString(),
            ]
        }
    }

    /// A port of this machine that nobody listens at.
    static func freePort() throws -> UInt16 {
        let context = try Context()
        let socket = try RouterSocket(context: context)
        defer { socket.close() }
        guard case .tcp(_, let port) = try socket.bind(.tcp("127.0.0.1", port: 0)).address else { return 0 }
        return port
    }

    /// The numbers of the other processes.
    var processIdentifiers: [Int32] { processes.map(\.processIdentifier) }

    /// The other process: sends back what comes, until its standard input ends.
    ///
    /// - Parameter words: The endpoint, and with CURVE the public key of the other side.
    static func run(_ words: ArraySlice<String>) throws -> Never {
        let context = try Context()
        let socket = try DealerSocket(context: context)
        if words.count > 1, let key = words.last.flatMap({ Data(base64Encoded: $0) }) {
            try socket.useCurve(serverKey: [UInt8](key), keys: CurveKeyPair())
        }
        try socket.connect(Endpoint(words.first ?? ""))
        _ = try socket.send(["hello"], mode: .wait)
        let echo = try EchoLoop(socket, on: .main) { message in
            _ = try? socket.send(message, mode: .wait)
        }
        let lifeline = OwnedDescriptor(taking: 0)
        let watch = try MainLoop.main.watch(lifeline, for: .read) { _ in exit(0) }
        withExtendedLifetime((echo, watch)) { MainLoop.main.run() }
        exit(0)
    }

    private func receive(_ message: MultipartMessage) {
        if peers.count < processes.count, let peer = message.first { peers.append(peer) }
        onMessage()
    }

    /// - Parameters:
    ///   - bytes: What goes to each process, and comes back.
    ///   - pace: How long after one beginning the next one comes; nil: as soon as everything has come back.
    /// - Returns: Milliseconds from each sending, to all processes, until the last one has answered.
    func measure(_ count: Int, bytes: Int, every pace: Duration? = nil) -> [Double] {
        let payload = Frame([UInt8](repeating: 7, count: bytes))
        var missing = 0
        let trips = RoundTrips(count, every: pace, on: loop) { [unowned self] in
            missing = peers.count
            for peer in peers { _ = try? socket.send([peer, payload], mode: .wait) }
        }
        onMessage = {
            missing -= 1
            if missing == 0 { trips.answered() }
        }
        defer { onMessage = {} }
        return trips.run()
    }

    func close() {
        try? lifeline.fileHandleForWriting.close()
        for process in processes { process.waitUntilExit() }
        echo?.close()
        socket.close()
        try? FileManager.default.removeItem(at: folder)
    }
}
