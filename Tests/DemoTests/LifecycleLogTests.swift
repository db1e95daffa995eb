import Glibc
import MainLoopTesting
import Testing

@MainActor @Suite("A host that prints what its controllers hear", .timeLimit(.minutes(4))) struct LifecycleLogTests {
    @Test("MULLION_LIFECYCLE: the pane and the plugin's controller say the same, each in its process")
    func demo() async throws {
        let guest = try GuestLoop()
        let demo = try Demo(["--screen", "offscreen"], environment: ["MULLION_LIFECYCLE": "1"], on: guest)
        for callback in ["viewWillAppear(false)", "viewDidAppear(false)"] {
            try await demo.wait(until: "both have heard \(callback)") { demo in
                demo.complaints.contains {
                    $0.hasPrefix("DemoHost[") && $0.hasSuffix("   RemoteViewController.\(callback)")
                }
                    && demo.complaints.contains {
                        $0.contains("HelloPlugin[") && $0.hasSuffix("] HelloViewController.\(callback)")
                    }
            }
        }
        demo.signal(SIGTERM)
        try await demo.expectGoodEnd()
    }
}
