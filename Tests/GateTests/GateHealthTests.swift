import Foundation
import MainLoopTesting
import ProcessInspection
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
            // It can be asked by the time that it says where it listens.
            #expect(FileManager.default.fileExists(atPath: "\(rig.root)/health"))
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

        /// Returns how often the threads of a process have gone to sleep of their own will; 0 where there is no such process.
        private func sleeps(of process: pid_t) -> Int {
            (try? ProcessTable.wakes(of: process))?.values.reduce(0, +) ?? 0
        }

        @Test("A gate to which nobody comes sleeps, longer than from one heartbeat to the next")
        func asleep() async throws {
            let rig = try GateRig()
            try rig.allowHello()
            let (gate, _) = try await rig.startGate()
            var (last, since) = (0, ContinuousClock.now)
            // Whatever it still does at its start is over at some time. It may say where it listens before it has slept for the first time.
            try await rig.guest.wait(until: "it has slept, and has not been awake for three seconds") {
                let count = sleeps(of: gate.number)
                if count != last { (last, since) = (count, .now) }
                return count > 0 && ContinuousClock.now - since > .seconds(3)
            }
            #expect(gate.status == nil)
            try rig.end()
        }
    }
}
