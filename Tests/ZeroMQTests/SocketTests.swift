import Foundation
import Testing
import ZeroMQ

@Suite struct SocketTests {
    private let context: Context

    init() throws {
        context = try Context()
    }

    @Test("closing twice is fine, and a closed socket says that it is closed")
    func close() throws {
        let socket = try DealerSocket(context: context)
        socket.close()
        socket.close()
        #expect(socket.isClosed)
        let endpoint = try Endpoint.inproc("x")
        for action: () throws -> Void in [
            { try socket.bind(endpoint) }, { try socket.connect(endpoint) }, { try socket.unbind(endpoint) },
            { try socket.disconnect(endpoint) }, { try socket.send(["a"]) }, { _ = try socket.receive() },
            { _ = try socket.events }, { _ = try socket.fileDescriptor }, { _ = try socket.options() },
            { _ = try socket.lastEndpoint }, { _ = try socket.drain { _ in } }, { _ = try Monitor(socket) },
        ] {
            let error = #expect(throws: ZeroMQError.self, performing: action)
            #expect(error?.code == .closed)
        }
    }

    @Test("a system-chosen port is told, and can be unbound and bound again")
    func chosenPort() throws {
        let socket = try PullSocket(context: context)
        #expect(try socket.lastEndpoint == nil)
        let endpoint = try socket.bind(.tcp("127.0.0.1", port: 0))
        guard case .tcp("127.0.0.1", let port) = endpoint.address else {
            Issue.record("\(endpoint) is not on the loopback")
            return
        }
        #expect(port > 0)
        #expect(try socket.lastEndpoint == endpoint)
        try socket.unbind(endpoint)
        let error = #expect(throws: ZeroMQError.self) { try socket.unbind(endpoint) }
        #expect(error?.code == .notFound)
    }

    @Test("unbinding disconnects the peers, as documented", arguments: [Transport.ipc, .tcp])
    func unbind(transport: Transport) throws {
        let directory = try TemporaryDirectory()
        let pull = try PullSocket(context: context, options: .patient)
        let endpoint = try pull.bind(transport.endpoint(in: directory))
        let push = try PushSocket(context: context, options: .patient)
        let monitor = try Monitor(push)
        try push.connect(endpoint)
        try push.send(["hello"])
        #expect(try pull.receive() == ["hello"])
        try pull.unbind(endpoint)
        var lost = false
        while !lost {
            _ = try pull.drain { _ in }
            _ = try monitor.drain { if case .disconnected = $0.kind { lost = true } }
            if !lost {
                try #require(waitUntilReadable(monitor.fileDescriptor, or: pull.fileDescriptor))
            }
        }
    }

    @Test("an endpoint in use is refused over tcp and inproc", arguments: [Transport.tcp, .inproc])
    func inUse(transport: Transport) throws {
        let first = try PullSocket(context: context)
        let endpoint = try first.bind(transport.endpoint(in: TemporaryDirectory()))
        let second = try PullSocket(context: context)
        let error = #expect(throws: ZeroMQError.self) { try second.bind(endpoint) }
        #expect(error?.code == .addressInUse)
        #expect(error?.endpoint == endpoint.description)
        #expect(error?.message.hasPrefix("bind failed for \(endpoint): Address already in use. Choose another") == true)
        first.close()
    }

    @Test("over ipc a second bind takes the endpoint over, as documented")
    func takeover() throws {
        let directory = try TemporaryDirectory()
        let endpoint = try Endpoint.ipc(directory.path + "/s")
        let first = try PullSocket(context: context, options: .patient)
        try first.bind(endpoint)
        let second = try PullSocket(context: context, options: .patient)
        try second.bind(endpoint)
        let push = try PushSocket(context: context, options: .patient)
        try push.connect(endpoint)
        try push.send(["to whom?"])
        #expect(try second.receive() == ["to whom?"])
        #expect(try first.receive(mode: .dontWait) == nil)
    }

    @Test("the file of an ipc endpoint stays when the socket closes, as documented")
    func fileStays() throws {
        let directory = try TemporaryDirectory()
        let path = directory.path + "/s"
        do {
            let context = try Context()
            let socket = try PullSocket(context: context)
            try socket.bind(.ipc(path))
            socket.close()
            context.terminate()
        }
        #expect(FileManager.default.fileExists(atPath: path))
    }

    @Test("binding where there is no directory says so")
    func noDirectory() throws {
        let directory = try TemporaryDirectory()
        let socket = try PullSocket(context: context)
        let error = #expect(throws: ZeroMQError.self) { try socket.bind(.ipc(directory.path + "/missing/s")) }
        #expect(error?.code == .notFound)
        #expect(error?.message.contains("Create the directory") == true)
    }

    @Test("binding to an address of another machine and connecting to no port are refused")
    func badAddresses() throws {
        let socket = try DealerSocket(context: context)
        #expect(throws: ZeroMQError.self) { try socket.connect(.tcp("127.0.0.1", port: 0)) }
        let error = #expect(throws: ZeroMQError.self) { try socket.bind(.tcp("192.0.2.1", port: 0)) }
        #expect(error?.code == .addressNotAvailable)
    }

    @Test("disconnecting ends the delivery")
    func disconnect() throws {
        let pull = try PullSocket(context: context, options: .patient)
        let endpoint = try pull.bind(.tcp("127.0.0.1", port: 0))
        let push = try PushSocket(context: context, options: .patient)
        try push.connect(endpoint)
        try push.send(["one"])
        #expect(try pull.receive() == ["one"])
        try push.disconnect(endpoint)
        #expect(try push.send(["two"], mode: .dontWait) == false)
    }

    @Test("with immediate set nothing is queued for an endpoint where nobody is")
    func immediate() throws {
        let directory = try TemporaryDirectory()
        var options = SocketOptions.patient
        options.immediate = true
        let push = try PushSocket(context: context, options: options)
        let patient = try PushSocket(context: context, options: .patient)
        for socket in [push, patient] {
            try socket.connect(.ipc(directory.path + "/s"))
        }
        #expect(try push.send(["hello"], mode: .dontWait) == false)
        #expect(try patient.send(["hello"], mode: .dontWait))
    }

    @Test("an error number without a name still prints and compares")
    func openCode() {
        let code = ZeroMQError.Code(rawValue: EXDEV)
        let error = ZeroMQError(code: code, operation: "bind")
        #expect(error.message == "bind failed: Invalid cross-device link.")
        #expect(error.code != .addressInUse)
        #expect("\(code)" == "Invalid cross-device link (\(EXDEV))")
    }

    @Test("the loaded library is a 4.3 or later with ipc")
    func version() {
        #expect(ZeroMQVersion.loaded >= ZeroMQVersion(major: 4, minor: 3, patch: 0))
        #expect(Feature.ipc.isAvailable)
        #expect(!Feature(rawValue: "no such thing").isAvailable)
        #expect(ZeroMQVersion(major: 4, minor: 10, patch: 0).description == "4.10.0")
        #expect(ZeroMQVersion(major: 4, minor: 10, patch: 0) > ZeroMQVersion(major: 4, minor: 9, patch: 9))
    }
}
