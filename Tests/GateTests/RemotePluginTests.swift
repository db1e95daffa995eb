import ContainmentTesting
import Files
import Foundation
import MainLoopTesting
import PluginHost
import PluginProtocol
import Testing
import ZeroMQ

/// Everything here starts programs and shares UIKit's application.
@Suite(.serialized, .timeLimit(.minutes(4))) @MainActor enum GateSuites {}

extension GateSuites {
    @Suite @MainActor struct RemotePluginTests {
        static let greeting = "This pane is a process of its own."

        @Test("A plugin that comes through a gate over tcp is shown, and a tap reaches it")
        func shown() async throws {
            let rig = try GateRig()
            try rig.allowHello()
            let host = try rig.helloHost()
            let (gate, address) = try await rig.startGate()
            let plugin = try rig.startHello(at: address)
            // A plugin that has had no processor for seconds may be said not to respond meanwhile.
            try await rig.guest.wait(until: "the pane is drawn, and its plugin responds") {
                host.texts.contains(Self.greeting) && host.isRunning
            }
            host.tap(CGPoint(x: 200, y: 176))
            try await rig.guest.wait(until: "the tap is seen") { host.texts.contains("Hello, once.") }
            #expect(plugin.status == nil)
            #expect(gate.status == nil)
            await host.stop()
            try rig.end()
        }

        @Test("A plugin of this runtime offers all that it can through a gate, but for memory that it would share")
        func capabilities() async throws {
            let rig = try GateRig()
            try rig.allowHello()
            let plugin = try #require(PluginIdentifier(rawValue: GateRig.hello))
            let context = try Context()
            let host = try RawHost(plugin, in: rig.plugins, context: context)
            let (_, address) = try await rig.startGate()
            _ = try rig.startHello(at: address)
            var bytes: [UInt8]?
            try await rig.guest.wait(until: "it has said Hello") {
                bytes = bytes ?? (try? host.receive(on: .control)).flatMap { $0 }
                return bytes != nil
            }
            let envelope = try PluginToHost.decode(try #require(bytes), on: .control, limits: .standard)
            guard case .session(.hello(let hello)) = envelope.body else {
                Issue.record("\(envelope.body.name) came")
                return
            }
            #expect(hello.capabilities == Capability.known.subtracting([.surfaces]))
            host.close()
            try rig.end()
        }

        @Test("Pixels that a plugin draws itself in a surface come through a gate as a picture")
        func surface() async throws {
            let rig = try GateRig()
            let host = try rig.galleryHost("pixels")
            let (_, address) = try await rig.startGate()
            _ = try rig.startGallery(at: address)
            try await rig.guest.wait(until: "the picture is there") {
                host.contents.contains { if case .image(let image, _) = $0 { image.width == 320 } else { false } }
            }
            #expect(!host.contents.contains { if case .surface = $0 { true } else { false } })
            await host.stop()
            try rig.end()
        }

        @Test(
            "A plugin whose clock says another day acts on what the user does", .enabled(if: OtherClock.isPossible))
        func otherClock() async throws {
            let rig = try GateRig()
            try rig.allowHello()
            let host = try rig.helloHost()
            let (_, address) = try await rig.startGate()
            let hello = BuiltPrograms.folder.appending(component: "HelloPlugin").path
            let plugin = try rig.start(
                OtherClock.program, OtherClock.words + [hello],
                environment: rig.environment(of: GateRig.hello, at: address, key: "hello"))
            try await rig.guest.wait(until: "the pane is drawn") { host.texts.contains(Self.greeting) }
            host.tap(CGPoint(x: 200, y: 176))
            try await rig.guest.wait(until: "the tap is seen") { host.texts.contains("Hello, once.") }
            #expect(plugin.status == nil)
            await host.stop()
            try rig.end()
        }

        @Test("libzmq is in a remote plugin's memory and in no local one's; the gate alone is linked with it")
        func library() async throws {
            let rig = try GateRig()
            try rig.allowHello()
            let (gate, address) = try await rig.startGate()
            let remote = try rig.startHello(at: address)
            let local = try rig.start(
                "HelloPlugin", environment: ["MULLION_BOOTSTRAP_FILE": "\(rig.root)/nowhere/bootstrap.json"])
            try await rig.guest.wait(until: "both wait for a host") {
                remote.says("waiting") && local.says("waiting")
            }
            func hasLibrary(_ program: Program) -> Bool {
                (SystemFile.text(of: "/proc/\(program.number)/maps") ?? "").contains("libzmq.so")
            }
            #expect(hasLibrary(remote))
            #expect(hasLibrary(gate))
            #expect(!hasLibrary(local))
            try rig.end()
        }

        @Test(
            "Of what is linked the gate alone needs libzmq, as the dynamic linker says",
            arguments: [("mullion-gate", true), ("HelloPlugin", false), ("FixturePlugin", false)])
        func linked(_ name: String, needs: Bool) throws {
            let linker = Process()
            linker.executableURL = URL(fileURLWithPath: "/usr/bin/ldd")
            linker.arguments = [BuiltPrograms.folder.appending(component: name).path]
            let output = Pipe()
            linker.standardOutput = output
            try linker.run()
            let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
            linker.waitUntilExit()
            #expect(linker.terminationStatus == 0)
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(text.contains("libc.so"))
            #expect(text.contains("libzmq.so") == needs)
        }
    }
}
