import Files
import Foundation
import Testing

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
            try await rig.guest.wait(until: "the pane is drawn") { host.texts.contains(Self.greeting) }
            #expect(host.isRunning)
            host.tap(CGPoint(x: 200, y: 176))
            try await rig.guest.wait(until: "the tap is seen") { host.texts.contains("Hello, once.") }
            #expect(plugin.status == nil)
            #expect(gate.status == nil)
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
    }
}
