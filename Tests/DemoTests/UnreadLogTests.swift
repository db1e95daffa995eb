import Glibc
import MainLoopTesting
import Testing

@MainActor @Suite("The demo whose log nobody reads", .timeLimit(.minutes(4)))
struct UnreadLogTests {
    private let guest: GuestLoop

    init() throws {
        guest = try GuestLoop()
    }

    /// Asks until the host says so of itself, or for as long as tests wait.
    private func waitForHealth(_ socket: String, toSay words: String) async throws {
        let deadline = ContinuousClock.now + GuestLoop.patience
        var answers: [String] = []
        while !answers.contains(where: { $0.contains(words) }) {
            try #require(ContinuousClock.now < deadline, "It said \(answers)")
            let asker = try Demo(["--check-health"], environment: ["MULLION_HEALTH_SOCKET": socket], on: guest)
            try await asker.waitForExit()
            answers = asker.output + asker.complaints
        }
    }

    @Test(
        "D1 the window is served, the plugin runs, the host answers, and SIGTERM ends both in good order",
        arguments: ["0", "1"])
    func stuck(trace: String) async throws {
        let pipe = try FullPipe()
        let folder = try TemporaryDirectory()
        let socket = folder.file("health")
        let demo = try Demo(
            ["--screen", "vnc", "--vnc-port", "0", "--port", "0"],
            environment: ["MULLION_HEALTH_SOCKET": socket, "MULLION_TRACE": trace], standardError: pipe.writeEnd,
            on: guest)
        _ = try await demo.vncPort()
        try await waitForHealth(socket, toSay: "org.mullion.hello: running.")
        demo.signal(SIGTERM)
        try await demo.expectGoodEnd()
        withExtendedLifetime(pipe) {}
    }

    @Test("D1 a host that complains of its arguments ends, whether or not anybody reads why")
    func complaint() async throws {
        let pipe = try FullPipe()
        let demo = try Demo(
            ["--screen", "vnc", "--vnc-port", "0", "--port", "0"],
            environment: ["MULLION_HEALTH_SOCKET": "/nowhere/at/all"], standardError: pipe.writeEnd, on: guest)
        try await demo.waitForExit()
        #expect(demo.exitStatus == .exited(code: 1))
        withExtendedLifetime(pipe) {}
    }
}
