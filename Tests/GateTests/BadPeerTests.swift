import Files
import Foundation
import Glibc
import MainLoop
import PluginProtocol
import PluginTransport
import Testing
import ZeroMQ

extension GateSuites {
    /// What a stranger, or a plugin that has a key and means harm, can do to a gate.
    @Suite @MainActor struct BadPeerTests {
        /// ZMTP's greeting with CURVE (RFC 23).
        private static let greeting: [UInt8] = {
            let words = [0xFF] + [UInt8](repeating: 0, count: 7) + [0x01, 0x7F, 3, 0] + Array("CURVE".utf8)
            return words + [UInt8](repeating: 0, count: 64 - words.count)
        }()

        @Test(
            "Endless parts are kept up to the gate's limit of memory, then they are over, and a plugin of another gate notices nothing"
        )
        func endless() async throws {
            let rig = try GateRig()
            try rig.allowHello()
            let bad = try #require(PluginIdentifier(rawValue: "org.mullion.bad"))
            let keys = try rig.ring.makeKey("bad")
            try rig.ring.allow(bad.rawValue, keys.publicKey)
            let host = try rig.helloHost()
            let (gate, address) = try await rig.startGate()
            _ = try rig.startHello(at: address)
            try await rig.guest.wait(until: "the pane is drawn") { host.texts.contains(RemotePluginTests.greeting) }
            let (other, otherAddress) = try await rig.startGate(with: ["--memory", "64"])
            let context = try Context()
            var options = SocketOptions()
            options.sendTimeout = .zero
            let socket = try DealerSocket(context: context, options: options)
            try socket.useCurve(
                serverKey: rig.ring.gateKeys.publicKey.bytes,
                keys: CurveKeyPair(publicKey: keys.publicKey.bytes, secretKey: keys.secretKey.bytes))
            let monitor = try Monitor(socket)
            try socket.connect(Endpoint(otherAddress))
            let parts = MultipartMessage([Frame](repeating: Frame([UInt8](repeating: 7, count: 1 << 20)), count: 200))
            var (isSent, isConnected, isOver) = (false, false, false)
            try await rig.guest.wait(until: "its connection has ended, or its gate") {
                if !isSent { isSent = (try? socket.send(parts, mode: .dontWait)) == true }
                _ = try? monitor.drain { event in
                    if case .handshakeSucceeded = event.kind { isConnected = true }
                    if case .disconnected = event.kind { isOver = isConnected }
                }
                return isOver || other.status != nil
            }
            let status = SystemFile.text(of: "/proc/\(other.number)/status") ?? ""
            let peak = status.firstMatch(of: /VmHWM:\s+(\d+) kB/).flatMap { Int($0.1) } ?? 0
            #expect(peak < 128 << 10, "The gate took \(peak) kB.")
            #expect(gate.status == nil)
            host.tap(CGPoint(x: 200, y: 176))
            try await rig.guest.wait(until: "the other pane goes on") { host.texts.contains("Hello, once.") }
            socket.close()
            await host.stop()
            try rig.end()
        }

        @Test(
            "Strangers by the thousand, silent ones, ones that talk nonsense and ones that leave again, keep no plugin out"
        )
        func strangers() async throws {
            let rig = try BareRig()
            func numberOfDescriptors() throws -> Int {
                try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
            }
            let before = try numberOfDescriptors()
            var crowd: [OwnedDescriptor] = []
            // The last ones stay. Of those before, the gate, which is in this process, lets go first: a process has so many descriptors.
            for size in [250, 250, 500] {
                crowd = []
                try await rig.wait(until: "they are gone") { try numberOfDescriptors() < before + 50 }
                for number in 0..<size {
                    let stranger = try TestProxy.connection(to: rig.gate.address)
                    let nonsense = [UInt8](repeating: UInt8(truncatingIfNeeded: number), count: 100)
                    if number.isMultiple(of: 2) { _ = Glibc.send(stranger.number, nonsense, 100, CInt(MSG_NOSIGNAL)) }
                    crowd.append(stranger)
                }
            }
            let (host, remote) = try await rig.session()
            let words = Array("through the crowd".utf8)
            _ = try remote.send([Frame(words)], on: .control)
            var got: [UInt8]?
            try await rig.wait(until: "a message is there") {
                got = try got ?? host.receive(on: .control)
                return got != nil
            }
            #expect(got == words)
            crowd = []
            try rig.end()
        }

        @Test(
            "Strangers that announce frames of 4 MiB before they have proved anything do not fill a gate, and a pane goes on"
        )
        func announcements() async throws {
            let rig = try GateRig()
            try rig.allowHello()
            let host = try rig.helloHost()
            let (gate, address) = try await rig.startGate(with: ["--memory", "128"])
            _ = try rig.startHello(at: address)
            try await rig.guest.wait(until: "the pane is drawn") { host.texts.contains(RemotePluginTests.greeting) }
            // The header of a long command with its first bytes.
            var words = Self.greeting
            words += [0x06, 0, 0, 0, 0, 0, 0x40, 0, 0, 5] + Array("HELLO".utf8)
            let crowd = try (0..<300).map { _ in
                let stranger = try TestProxy.connection(to: address)
                _ = Glibc.send(stranger.number, words, words.count, CInt(MSG_NOSIGNAL))
                return stranger
            }
            host.tap(CGPoint(x: 200, y: 176))
            try await rig.guest.wait(until: "the tap is seen") { host.texts.contains("Hello, once.") }
            #expect(gate.status == nil)
            withExtendedLifetime(crowd) {}
            await host.stop()
            try rig.end()
        }

        @Test(
            "A frame that is announced with 2 GB or more ends the connection, and not the gate, which has no memory for it",
            arguments: [1 << 31, UInt64(Int64.max), 1 << 63], [UInt8(2), 6])
        func hugeFrame(_ size: UInt64, _ flags: UInt8) async throws {
            let rig = try GateRig()
            try rig.allowHello()
            let (gate, address) = try await rig.startGate(with: ["--memory", "64"])
            // A large frame, of a message (2) or a command (6).
            var words = Self.greeting + [flags]
            words += withUnsafeBytes(of: size.bigEndian) { Array($0) } + [5] + Array("HELLO".utf8)
            let stranger = try TestProxy.connection(to: address)
            _ = Glibc.send(stranger.number, words, words.count, CInt(MSG_NOSIGNAL))
            var answer = [UInt8](repeating: 0, count: 4096)
            var isOver = false
            try await rig.guest.wait(until: "the connection has ended") {
                let count = recv(stranger.number, &answer, answer.count, CInt(MSG_DONTWAIT))
                if count == 0 || (count < 0 && errno == ECONNRESET) { isOver = true }
                return isOver
            }
            // It goes on, and answers the next one's greeting.
            let next = try TestProxy.connection(to: address)
            _ = Glibc.send(next.number, Self.greeting, Self.greeting.count, CInt(MSG_NOSIGNAL))
            try await rig.guest.wait(until: "the next one is answered") {
                recv(next.number, &answer, answer.count, CInt(MSG_DONTWAIT)) > 0
            }
            #expect(gate.status == nil)
            try rig.end()
        }

        @Test("What was recorded on the wire and is said again lets nobody in")
        func replay() async throws {
            let rig = try BareRig()
            let proxy = try TestProxy(to: rig.gate.address, loop: rig.rig.guest.loop)
            let host = try rig.host()
            let remote = try rig.remote(at: proxy.address)
            try remote.sayHello()
            for lane in Lane.allCases {
                var hello: [UInt8]?
                try await rig.wait(until: "the host has heard of the plugin") {
                    hello = try hello ?? host.receive(on: lane)
                    return hello != nil
                }
            }
            remote.close()
            proxy.cut()
            let recording = proxy.said
            #expect(recording.count > 300)
            let stranger = try TestProxy.connection(to: rig.gate.address)
            _ = Glibc.send(stranger.number, recording, recording.count, CInt(MSG_NOSIGNAL))
            var answer = [UInt8](repeating: 0, count: 4096)
            // The gate ends a connection whose handshake is not its own.
            var isOver = false
            try await rig.wait(until: "the connection has ended") {
                let count = recv(stranger.number, &answer, answer.count, CInt(MSG_DONTWAIT))
                if count == 0 || (count < 0 && errno == ECONNRESET) { isOver = true }
                return isOver
            }
            #expect(try host.receive(on: .control) == nil)
            #expect(try host.receive(on: .content) == nil)
            try rig.end()
        }
    }
}
