import Foundation
import PluginProtocol
import Testing
import ZeroMQ

extension GateSuites {
    /// What comes out of a gate is what went in, and no more of it is kept than is said.
    @Suite @MainActor struct PassingOnTests {
        private static func message(_ number: Int, _ size: Int) -> [UInt8] {
            let text = Array("message \(number) ".utf8)
            return text + [UInt8](repeating: UInt8(truncatingIfNeeded: number), count: max(0, size - text.count))
        }

        @Test(
            "The host gets the plugin's Hello with the token of its own and without shared memory, and nothing else of it is changed"
        )
        func hello() async throws {
            let rig = try BareRig()
            let host = try rig.host()
            let remote = try rig.remote()
            try remote.sayHello()
            for lane in Lane.allCases {
                var bytes: [UInt8]?
                try await rig.wait(until: "the host has it") {
                    bytes = try bytes ?? host.receive(on: lane)
                    return bytes != nil
                }
                var expected = Hello(lane: lane, token: host.token, plugin: BareRig.plugin)
                expected.capabilities.remove(.surfaces)
                #expect(bytes == PluginHandshake(expected).hello(on: lane))
            }
            try rig.end()
        }

        @Test("Each lane keeps its order in both directions, and messages of 4 MiB come through whole")
        func order() async throws {
            let rig = try BareRig()
            let (host, remote) = try await rig.session()
            let sizes = [10, 4 << 20, 0, 100_000, 1, 4 << 20, 256 << 10, 20]
            for lane in Lane.allCases {
                for (number, size) in sizes.enumerated() {
                    var isSent = false
                    try await rig.wait(until: "it is taken") {
                        isSent = try isSent || remote.send([Frame(Self.message(number, size))], on: lane)
                        return isSent
                    }
                }
            }
            for lane in Lane.allCases {
                for (number, size) in sizes.enumerated() {
                    var got: [UInt8]?
                    try await rig.wait(until: "message \(number) is there") {
                        got = try got ?? host.receive(on: lane)
                        return got != nil
                    }
                    #expect(got == Self.message(number, size))
                    _ = try host.send(Self.message(number, min(size, 1 << 20)), on: lane)
                }
            }
            for lane in Lane.allCases {
                for (number, size) in sizes.enumerated() {
                    var got: [[UInt8]]?
                    try await rig.wait(until: "answer \(number) is there") {
                        got = try got ?? remote.receive(on: lane)
                        return got != nil
                    }
                    #expect(got == [Self.message(number, min(size, 1 << 20))])
                }
            }
            try rig.end()
        }

        @Test(
            "A flood that the host does not read waits in the plugin: a gate keeps 1 MiB of a lane, and eight messages")
        func flood() async throws {
            let rig = try BareRig()
            let (host, remote) = try await rig.session(hostMark: 1, remoteMark: 1)
            let size = 1 << 20
            var sent = 0
            // The kernel's buffers have room for some, and the sockets at both ends for one or two.
            var quiet = 0
            try await rig.wait(until: "no more is taken") {
                if try remote.send([Frame(Self.message(sent, size))], on: .content) {
                    sent += 1
                    quiet = 0
                } else {
                    quiet += 1
                }
                return rig.gate.isHoldingBack && quiet > 100
            }
            #expect(sent <= 32, "\(sent) MiB were taken by somebody")
            for number in 0..<sent {
                var got: [UInt8]?
                try await rig.wait(until: "message \(number) of \(sent) is there") {
                    got = try got ?? host.receive(on: .content)
                    return got != nil
                }
                #expect(got == Self.message(number, size))
            }
            // And it goes on.
            var isSent = false
            var last: [UInt8]?
            try await rig.wait(until: "the next is there") {
                isSent = try isSent || remote.send([Frame(Self.message(sent, 10))], on: .content)
                last = try last ?? host.receive(on: .content)
                return last != nil
            }
            #expect(!rig.gate.isHoldingBack)
            try rig.end()
        }

        @Test(
            "A host that says more than a plugin reads has to wait, as at home, and all that the plugin says meanwhile comes through"
        )
        func flooded() async throws {
            let rig = try BareRig()
            let (host, remote) = try await rig.session(hostMark: 1, remoteMark: 1)
            let size = 1 << 20
            var sent = 0
            var quiet = 0
            try await rig.wait(until: "no more is taken") {
                if try host.send(Self.message(sent, size), on: .control) {
                    sent += 1
                    quiet = 0
                } else {
                    quiet += 1
                }
                return quiet > 200
            }
            #expect(sent > 0 && sent <= 96, "\(sent) MiB were taken by somebody")
            // The plugin says much and still does not read.
            var said = 0
            try await rig.wait(until: "the host has to read first") {
                if try remote.send([Frame(Self.message(said, size))], on: .control) { said += 1 }
                return rig.gate.isHoldingBack
            }
            for number in 0..<said {
                var got: [UInt8]?
                try await rig.wait(until: "the host has message \(number) of \(said)") {
                    got = try got ?? host.receive(on: .control)
                    return got != nil
                }
                #expect(got == Self.message(number, size))
            }
            #expect(!rig.gate.isHoldingBack)
            for number in 0..<sent {
                var got: [[UInt8]]?
                try await rig.wait(until: "message \(number) of \(sent) is there") {
                    got = try got ?? remote.receive(on: .control)
                    return got != nil
                }
                #expect(got == [Self.message(number, size)])
            }
            try rig.end()
        }

        @Test(
            "A plugin whose host is gone is told so on both lanes by a message of two frames, and may say Hello again")
        func end() async throws {
            let rig = try BareRig()
            let (host, remote) = try await rig.session()
            host.close()
            for lane in Lane.allCases {
                var got: [[UInt8]]?
                try await rig.wait(until: "it is told") {
                    got = try got ?? remote.receive(on: lane)
                    return got != nil
                }
                #expect(got?.count == 2)
                #expect(got?.first?.isEmpty == true)
                #expect(got?.last?.isEmpty == false)
            }
            let next = try rig.host()
            try remote.sayHello()
            var hello: [UInt8]?
            try await rig.wait(until: "the next host has heard of it") {
                hello = try hello ?? next.receive(on: .control)
                return hello != nil
            }
            try rig.end()
        }

        @Test("A message of several frames ends the session of whoever sent it")
        func parts() async throws {
            let rig = try BareRig()
            let (_, remote) = try await rig.session()
            _ = try remote.send(["one", "two"], on: .control)
            var got: [[UInt8]]?
            try await rig.wait(until: "it is told") {
                got = try got ?? remote.receive(on: .content)
                return got != nil
            }
            #expect(got?.count == 2)
            try rig.end()
        }

        @Test("Who says more than Hello before it is answered has no session")
        func tooEarly() async throws {
            let rig = try BareRig()
            let remote = try rig.remote()
            try remote.sayHello()
            _ = try remote.send([Frame(Self.message(1, 10))], on: .content)
            var got: [[UInt8]]?
            try await rig.wait(until: "it is told") {
                got = try got ?? remote.receive(on: .control)
                return got != nil
            }
            #expect(got?.count == 2)
            try rig.end()
        }

        @Test("Frames that are announced larger than any message may be end the connection, and the gate goes on")
        func large() async throws {
            let rig = try BareRig()
            let (host, remote) = try await rig.session()
            _ = try remote.send([Frame(Self.message(1, 8 << 20))], on: .content)
            // The lane is lost, and with it the session: the place is free for the next.
            _ = try await rig.remoteAgain(to: host)
            #expect(try host.receive(on: .content) != Self.message(1, 8 << 20))
            try rig.end()
        }

        @Test("Clear text of a session is nowhere on the wire")
        func encrypted() async throws {
            let rig = try BareRig()
            let proxy = try TestProxy(to: rig.gate.address, loop: rig.rig.guest.loop)
            let host = try rig.host()
            let remote = try rig.remote(at: proxy.address)
            try remote.sayHello()
            var hello: [UInt8]?
            try await rig.wait(until: "the host has heard of it") {
                hello = try hello ?? host.receive(on: .content)
                return hello != nil
            }
            let secret = Array("nobody on the way is to read this".utf8)
            _ = try remote.send([Frame(secret)], on: .content)
            var got: [UInt8]?
            try await rig.wait(until: "the host has it") {
                got = try got ?? host.receive(on: .content)
                return got != nil
            }
            #expect(got == secret)
            let seen = String(decoding: proxy.seen, as: UTF8.self)
            #expect(proxy.seen.count > 500)
            #expect(!seen.contains("nobody on the way"))
            #expect(!seen.contains("org.mullion.bare"))
            try rig.end()
        }
    }
}
