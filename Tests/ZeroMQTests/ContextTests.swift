import Foundation
import Testing
import ZeroMQ

@Suite(.timeLimit(.minutes(4))) struct ContextTests {
    @Test("a context refuses numbers that libzmq has no use for")
    func arguments() {
        #expect(throws: ZeroMQError.self) { try Context(ioThreads: -1) }
        #expect(throws: ZeroMQError.self) { try Context(maximumSockets: 0) }
        #expect(throws: ZeroMQError.self) { try Context(maximumSockets: Int.max) }
    }

    @Test("more sockets than the maximum are refused")
    func maximum() throws {
        let context = try Context(maximumSockets: 2)
        let sockets = try (0..<2).map { _ in try PairSocket(context: context) }
        let error = #expect(throws: ZeroMQError.self) { try PairSocket(context: context) }
        #expect(error?.code == .tooManySockets)
        #expect(sockets.count == 2)
    }

    @Test("a socket keeps its context alive")
    func socketHoldsContext() throws {
        weak var context: Context?
        var socket: PairSocket?
        do {
            let made = try Context()
            context = made
            socket = try PairSocket(context: made, options: .patient)
        }
        #expect(context != nil)
        let endpoint = try Endpoint.inproc("still works")
        try socket?.bind(endpoint)
        socket = nil
        #expect(context == nil)
    }

    @Test("terminating with open sockets returns, and the sockets say why they no longer work")
    func terminateFirst() throws {
        let context = try Context()
        let socket = try DealerSocket(context: context)
        try socket.bind(.inproc("x"))
        context.terminate()
        context.terminate()
        for action: () throws -> Void in [
            { try socket.send(["a"]) }, { _ = try socket.receive() }, { _ = try socket.events },
            { _ = try DealerSocket(context: context) },
        ] {
            let error = #expect(throws: ZeroMQError.self, performing: action)
            #expect(error?.code == .terminated)
        }
        socket.close()
        context.terminate()
    }

    @Test("terminating wakes a thread that waits for a message")
    func terminateWakes() throws {
        let context = try Context()
        let ready = DispatchSemaphore(value: 0)
        let peer = PeerThread {
            let socket = try PullSocket(context: context, options: .patient)
            ready.signal()
            do {
                _ = try socket.receive()
            } catch let error as ZeroMQError where error.code == .terminated {
                return
            }
            throw ZeroMQError(code: .invalidArgument, operation: "receive", detail: "it was not terminated")
        }
        ready.wait()
        context.terminate()
        #expect(peer.join() == nil)
    }

    @Test("a hundred contexts with their sockets leave no descriptor open, in whichever order they end")
    func descriptors() async {
        await #expect(processExitsWith: .success) {
            func openDescriptors() throws -> Int {
                try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
            }
            func cycle(_ number: Int) throws {
                let context = try Context()
                let pull = try PullSocket(context: context, options: .patient)
                let monitor = try Monitor(pull)
                let push = try PushSocket(context: context, options: .patient)
                try push.connect(pull.bind(.tcp("127.0.0.1", port: 0)))
                try push.send(["hello"])
                #expect(try pull.receive() == ["hello"])
                switch number % 4 {
                case 0: context.terminate()
                case 1: pull.close()
                case 2: monitor.close()
                default: push.close()
                }
            }
            try cycle(0)
            let before = try openDescriptors()
            for number in 0..<100 {
                try cycle(number)
            }
            #expect(try openDescriptors() == before)
        }
    }

    @Test("terminating returns after a peer that floods was killed", arguments: [1, 2])
    func floodingPeerKilled(round: Int) throws {
        let directory = try TemporaryDirectory()
        let context = try Context()
        let pull = try PullSocket(context: context, options: .patient)
        let child = try FloodingProcess(pull.bind(.ipc(directory.path + "/s")))
        // The receiver has taken the connection up and has no room left when the child cannot send any more.
        _ = try pull.receive()
        try #require(child.waitUntilStuck())
        child.kill()
        pull.close()
        let termination = PeerThread { context.terminate() }
        #expect(termination.join() == nil)
    }
}
