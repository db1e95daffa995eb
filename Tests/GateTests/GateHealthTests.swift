import MainLoopTesting
import Testing

extension GateSuites {
    @Suite @MainActor struct GateHealthTests {
        @Test(
            "A gate that is asked whether it is well says where it listens and who comes through it; where none runs, that is said"
        )
        func asked() async throws {
            let rig = try GateRig()
            try rig.allowHello()
            let environment = ["MULLION_HEALTH_SOCKET": "\(rig.root)/health"]
            let early = try rig.start("mullion-gate", ["--check-health"], environment: environment)
            try await rig.guest.wait(until: "nobody answers") {
                early.status == .exited(code: 1) && early.says("the program does not run")
            }
            let (_, address) = try await rig.startGate(environment: environment)
            let idle = try rig.start("mullion-gate", ["--check-health"], environment: environment)
            try await rig.guest.wait(until: "the gate without plugins answers") {
                idle.status == .exited(code: 0) && idle.says("The gate listens at \(address). Through it come: none.")
            }
            let host = try rig.helloHost()
            _ = try rig.startHello(at: address)
            try await rig.guest.wait(until: "the pane is drawn") { host.texts.contains(RemotePluginTests.greeting) }
            let busy = try rig.start("mullion-gate", ["--check-health"], environment: environment)
            try await rig.guest.wait(until: "the gate names its plugin") {
                busy.status == .exited(code: 0) && busy.says("Through it come: \(GateRig.hello).")
            }
            await host.stop()
            try rig.end()
        }
    }
}
