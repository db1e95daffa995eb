import Foundation
import MainLoop
import ZeroMQ

/// A ROUTER here and a DEALER in a process of its own, over ipc: what libzmq takes for a round trip on this kind of loop.
@MainActor final class RawEcho {
    private let loop: MainLoop
    private let context: Context
    private let socket: RouterSocket
    private var echo: EchoLoop<RouterSocket>?
    private let process = Process()
    private var peer: Frame?
    private var onAnswer: (() -> Void)?
    private var payload = Frame()
    private var began = ContinuousClock.now
    private var times: [Double] = []

    init(in folder: URL, on loop: MainLoop) throws {
        self.loop = loop
        context = try Context()
        socket = try RouterSocket(context: context)
        let path = folder.appending(path: "raw").path
        try socket.bind(.ipc(path))
        echo = try EchoLoop(socket, on: loop) { [weak self] in self?.receive($0) }
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        process.arguments = ["--echo", path]
        try process.run()
    }

    /// The other process: sends back what comes, until its parent is gone.
    static func run(at path: String) throws -> Never {
        let context = try Context()
        let socket = try DealerSocket(context: context)
        try socket.connect(.ipc(path))
        _ = try socket.send(["hello"], mode: .wait)
        let echo = try EchoLoop(socket, on: .main) { message in
            guard message.first?.text != "bye" else { exit(0) }
            _ = try? socket.send(message, mode: .wait)
        }
        withExtendedLifetime(echo) { MainLoop.main.run() }
        exit(0)
    }

    private func receive(_ message: MultipartMessage) {
        guard peer != nil else {
            peer = message.first
            onAnswer?()
            return
        }
        onAnswer?()
    }

    /// Waits until the other process is there.
    func connect() async {
        guard peer == nil else { return }
        await withCheckedContinuation { continuation in
            onAnswer = { [unowned self] in
                onAnswer = nil
                continuation.resume()
            }
        }
    }

    /// - Returns: Milliseconds of each round trip, one after the other.
    func measure(_ count: Int, bytes: Int) async -> [Double] {
        payload = Frame([UInt8](repeating: 7, count: bytes))
        times = []
        await withCheckedContinuation { continuation in
            onAnswer = { [unowned self] in
                times.append((ContinuousClock.now - began) / .milliseconds(1))
                guard times.count < count else {
                    onAnswer = nil
                    return continuation.resume()
                }
                send()
            }
            send()
        }
        return times
    }

    private func send() {
        guard let peer else { return }
        began = .now
        _ = try? socket.send([peer, payload], mode: .wait)
    }

    func close() {
        if let peer { _ = try? socket.send([peer, "bye"], mode: .wait) }
        process.waitUntilExit()
        echo?.close()
        socket.close()
    }
}
