import Foundation
import Glibc
import MainLoopTesting
import Testing

@MainActor @Suite("mullion dump and mullion trace, of the demo", .serialized, .timeLimit(.minutes(4)))
struct InspectTests {
    private let guest: GuestLoop
    private static let plugin = "org.mullion.hello"

    init() throws {
        guest = try GuestLoop()
    }

    /// The demo with a plugin that has drawn.
    private func startDemo(_ environment: [String: String] = ["MULLION_INSPECT": "1"]) async throws -> Demo {
        let demo = try Demo(
            ["--screen", "offscreen"], environment: environment.merging(["MULLION_TRACE": "1"]) { $1 }, on: guest)
        try await demo.waitForPicture(of: Self.plugin)
        return demo
    }

    private func command(_ arguments: String..., beside demo: Demo) throws -> Demo {
        try Demo(program: "mullion", arguments, runtimeDirectory: demo.runtimeDirectory, on: guest)
    }

    /// Dumps until the host and its plugin have told all of these lines: a plugin that has had no processor for a second is left out.
    private func dumped(_ lines: String..., beside demo: Demo) async throws -> Demo {
        let deadline = ContinuousClock.now + GuestLoop.patience
        while true {
            let dump = try command("dump", beside: demo)
            try await dump.waitForExit()
            if lines.allSatisfy(dump.output.contains) || ContinuousClock.now >= deadline { return dump }
        }
    }

    @Test(
        "A dump shows elements, controllers and layers of both processes, and how to get it where the variable is not set"
    )
    func dump() async throws {
        let demo = try await startDemo()
        let dump = try await dumped(
            "  button \"Hello\" at 660.5,294 120x36", "    HelloViewController appeared 0,0 479x572", "Layers:",
            beside: demo)
        #expect(dump.exitStatus == .exited(code: 0))
        let text = dump.output.joined(separator: "\n")
        #expect(dump.output.filter { $0.hasSuffix("s:") } == ["Elements:", "Controllers:", "Layers:"])
        #expect(text.contains("\nbutton \"Count\" at 180,294 120x36\n"), "\(text)")
        #expect(text.contains("\n  button \"Hello\" at 660.5,294 120x36\n"))
        #expect(text.contains(" of org.mullion.hello\n    HelloViewController appeared 0,0 479x572\n"))
        #expect(text.contains("\"This pane is a process of its own.\""))
        let layers = try command("dump", "\(demo.processIdentifier)", "--layers", beside: demo)
        try await layers.waitForExit()
        #expect(layers.output.first == "layer at 0,0 960x600")
        demo.signal(SIGTERM)
        try await demo.expectGoodEnd()

        let closed = try await startDemo([:])
        let nothing = try command("dump", beside: closed)
        try await nothing.waitForExit()
        #expect(nothing.exitStatus == .exited(code: 1))
        #expect(nothing.complaints.first?.contains("Start the host with MULLION_INSPECT=1") == true)
        closed.signal(SIGTERM)
        try await closed.expectGoodEnd()
    }

    @Test("A plugin that hangs does not hold the dump up, and the dump says so in its place")
    func hanging() async throws {
        let demo = try await startDemo()
        let process = try #require(demo.process(of: Self.plugin))
        #expect(kill(process, SIGSTOP) == 0)
        // The second one finds the first one's question unanswered.
        for _ in 0..<2 {
            let dump = try command("dump", "--elements", "--controllers", beside: demo)
            try await dump.waitForExit()
            #expect(dump.exitStatus == .exited(code: 0))
            #expect(dump.output.contains { $0.hasPrefix("  (does not answer) ") }, "\(dump.output)")
            #expect(dump.output.contains { $0.hasPrefix("    (does not answer) ") })
            #expect(dump.output.contains("button \"Count\" at 180,294 120x36"))
        }
        #expect(kill(process, SIGCONT) == 0)
        let dump = try await dumped("  button \"Hello\" at 660.5,294 120x36", beside: demo)
        #expect(dump.output.contains("  button \"Hello\" at 660.5,294 120x36"))
        demo.signal(SIGTERM)
        try await demo.expectGoodEnd()
    }

    @Test("The socket of a host that was killed counts for nothing, and the next host removes it")
    func killedHost() async throws {
        let demo = try await startDemo()
        demo.signal(SIGKILL)
        try await demo.waitForExit()
        let socket = demo.runtimeDirectory.file("mullion/inspect-\(demo.processIdentifier)")
        #expect(FileManager.default.fileExists(atPath: socket))
        let dump = try command("dump", beside: demo)
        try await dump.waitForExit()
        #expect(dump.complaints.first?.contains("No host can be inspected") == true)
        let next = try Demo(
            ["--screen", "offscreen"], environment: ["MULLION_INSPECT": "1"], runtimeDirectory: demo.runtimeDirectory,
            on: guest)
        _ = try await next.nextPluginProcess()
        #expect(!FileManager.default.fileExists(atPath: socket))
        next.signal(SIGTERM)
        try await next.expectGoodEnd()
    }

    @Test("A trace shows messages from when it began, also those of the plugin's next process, and ends with the host")
    func trace() async throws {
        let demo = try await startDemo()
        let trace = try command("trace", Self.plugin, beside: demo)
        let other = try command("trace", "org.mullion.gallery", beside: demo)
        for watching in [trace, other] {
            try await watching.wait(until: "it watches") { $0.complaints.contains { $0.contains("Watching the host") } }
        }
        // Nothing from before is told. Pings come at any time.
        #expect(trace.output.allSatisfy { $0.hasSuffix(" Ping") || $0.hasSuffix(" Pong") }, "\(trace.output)")
        let process = try #require(demo.process(of: Self.plugin))
        #expect(kill(process, SIGKILL) == 0)
        try await trace.wait(until: "the next process has drawn") { trace in
            trace.output.drop { !$0.contains(" OpenScene(") }.contains { $0.contains("AcknowledgeCommit") }
        }
        #expect(trace.output.contains { $0.contains(" -> org.mullion.hello#1 OpenScene(controller: \"main\")") })
        #expect(trace.output.contains { $0.contains(" <- org.mullion.hello#1 SceneDidCommit(") })
        demo.signal(SIGTERM)
        for watching in [trace, other] {
            // What it says last may be heard after its end.
            try await watching.wait(until: "it says why it ends") { $0.complaints.last?.hasSuffix("ended.") == true }
            try await watching.waitForExit()
            #expect(watching.exitStatus == .exited(code: 0))
            #expect(watching.complaints.last?.hasSuffix("The host has ended.") == true)
        }
        #expect(other.output.isEmpty)
        try await demo.expectGoodEnd()
    }

    @Test(
        "Ctrl-C ends a trace with the status 0, and the host goes on; a plugin that it does not have is an error at once"
    )
    func leaving() async throws {
        let demo = try await startDemo()
        let trace = try command("trace", beside: demo)
        try await trace.wait(until: "it watches") { $0.complaints.contains { $0.contains("Watching the host") } }
        trace.signal(SIGINT)
        try await trace.waitForExit()
        #expect(trace.exitStatus == .exited(code: 0))
        let wrong = try command("trace", "org.example.none", beside: demo)
        try await wrong.wait(until: "it says what is wrong") { !$0.complaints.isEmpty }
        try await wrong.waitForExit()
        #expect(wrong.exitStatus == .exited(code: 1))
        let answer = try #require(wrong.complaints.first)
        #expect(answer.contains("no plugin org.example.none. It has "))
        // Beside those that this user has installed.
        #expect(["gallery", "hello", "palette"].allSatisfy { answer.contains(" org.mullion.\($0)") })
        demo.signal(SIGTERM)
        try await demo.expectGoodEnd()
    }
}
