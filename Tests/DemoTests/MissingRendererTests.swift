import Foundation
import MainLoopTesting
import Testing

@MainActor @Suite("A host beside which mullion-renderer is missing", .timeLimit(.minutes(4)))
struct MissingRendererTests {
    @Test("It says so once in its log, and in the pane that cannot be shown, and goes on")
    func missing() async throws {
        let guest = try GuestLoop()
        let folder = try TemporaryDirectory()
        for program in ["ContainerHost", "mullion-launch"] {
            // A link would lead to the folder in which the program is not missing.
            try FileManager.default.copyItem(
                atPath: try Demo.folderOfPrograms.appending(component: program).path, toPath: folder.file(program))
        }
        let plugins = try ContainerPluginFolder()
        let host = try Demo(
            program: "ContainerHost", in: folder, ["--screen", "offscreen"],
            environment: [
                "MULLION_PLUGIN_PATH": plugins.path, "CONTAINER_HOST_PAGE": "org.mullion.container page",
                "MULLION_INSPECT": "1",
            ], on: guest)
        let program = folder.file("mullion-renderer")
        let sentence = "No pane can be shown: there is no program \(program), which draws what plugins show."
        try await host.wait(until: "the log says what is missing") { $0.complaints.contains { $0.contains(sentence) } }
        let deadline = ContinuousClock.now + GuestLoop.patience
        var dump: [String] = []
        repeat {
            dump = try await host.dump()
        } while !dump.contains { $0.contains("The program that draws it does not run") }
            && ContinuousClock.now < deadline
        #expect(dump.contains { $0.contains("Retry") }, "\(dump)")
        #expect(host.complaints.count { $0.contains("No pane can be shown") } == 1)
        host.signal(SIGTERM)
        try await host.expectGoodEnd()
    }
}
