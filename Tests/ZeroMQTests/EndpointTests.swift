import Testing
import ZeroMQ

@Suite struct EndpointTests {
    @Test(
        "an endpoint is read from libzmq's notation and written back the same",
        arguments: [
            "ipc:///run/app/s", "ipc://relative/path", "ipc://@abstract", "ipc://*", "tcp://127.0.0.1:5555",
            "tcp://localhost:1", "tcp://*:65535", "tcp://eth0:*", "tcp://[::1]:80", "tcp://[fe80::1%eth0]:80",
            "inproc://name", "inproc://with spaces and / and :",
        ])
    func roundTrip(text: String) throws {
        #expect(try Endpoint(text).description == text)
    }

    @Test("the parts of an endpoint are known")
    func parts() throws {
        #expect(try Endpoint("ipc:///a/b").address == .ipc(path: "/a/b"))
        #expect(try Endpoint("tcp://[::1]:80").address == .tcp(host: "::1", port: 80))
        #expect(try Endpoint("tcp://host:0").address == .tcp(host: "host", port: 0))
        #expect(try Endpoint("inproc://n") == .inproc("n"))
        #expect(try Endpoint.tcp("::1", port: 0).description == "tcp://[::1]:*")
    }

    @Test(
        "what is not an endpoint is refused",
        arguments: [
            "", "ipc", "ipc:", "ipc://", "ipc://@", "ipc:///a\0b", "tcp://", "tcp://host", "tcp://:80", "tcp://host:",
            "tcp://host:65536", "tcp://host:-1", "tcp://host:+1", "tcp://host:8o", "tcp://::1:80", "tcp://a b:80",
            "tcp://a/b:80", "tcp://[[::1]]:80", "tcp://127.0.0.1;host:80", "tcp://host:٣", "inproc://", "udp://a:1",
            "IPC://a", " ipc://a",
        ])
    func malformed(text: String) {
        let error = #expect(throws: ZeroMQError.self) { try Endpoint(text) }
        #expect(error?.code == .invalidArgument)
        #expect(error?.detail != nil)
    }

    @Test("a path that does not fit into a socket address is refused with both lengths")
    func pathLength() throws {
        let fitting = "/" + String(repeating: "é", count: 53)
        #expect(fitting.utf8.count == 107)
        #expect(try Endpoint.ipc(fitting).address == .ipc(path: fitting))
        let error = #expect(throws: ZeroMQError.self) { try Endpoint.ipc(fitting + "x") }
        #expect(error?.code == .nameTooLong)
        #expect(error?.message.contains("108 bytes, 107 are allowed") == true)
    }

    @Test("the longest path that is accepted can really be bound")
    func longestPath() throws {
        let directory = try TemporaryDirectory()
        let path = directory.path + "/" + String(repeating: "p", count: 106 - directory.path.utf8.count)
        let socket = try PullSocket(context: Context())
        #expect(try socket.bind(.ipc(path)) == .ipc(path))
    }

    @Test("an inproc name has at most 256 bytes, and that many can be bound")
    func nameLength() throws {
        let name = String(repeating: "n", count: 256)
        #expect(try PullSocket(context: Context()).bind(.inproc(name)) == .inproc(name))
        let error = #expect(throws: ZeroMQError.self) { try Endpoint.inproc(name + "n") }
        #expect(error?.code == .nameTooLong)
    }
}
