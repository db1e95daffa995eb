import Foundation
import MainLoop
import ZeroMQ

/// A ROUTER here and a DEALER in each of some processes of their own, over ipc: what libzmq takes for round trips on this kind of loop.
@MainActor final class RawEcho {
    /// What this program is told to be the other process, before a path.
    static let flag = "--echo-zeromq"

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

    init(processes count: Int = 1, on loop: MainLoop) throws {
        self.loop = loop
        folder = FileManager.default.temporaryDirectory.appending(path: "echo-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        context = try Context()
        socket = try RouterSocket(context: context)
        let path = folder.appending(path: "raw").path
        try socket.bind(.ipc(path))
        processes = (0..<count).map { _ in Process() }
        echo = try EchoLoop(socket, on: loop) { [weak self] in self?.receive($0) }
        for process in processes {
            process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
            process.arguments = [Self.flag, path]
            process.standardInput = lifeline.fileHandleForReading
            try process.run()
        }
        onMessage = { [unowned self] in if peers.count == processes.count { loop.stop() } }
        loop.run()
    }

    /// By their numbers.
    var processIdentifiers: [Int32] { processes.map(\.processIdentifier) }

    /// The other process: sends back what comes, until its standard input ends.
    static func run(at path: String) throws -> Never {
        let context = try Context()
        let socket = try DealerSocket(context: context)
        try socket.connect(.ipc(path))
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
