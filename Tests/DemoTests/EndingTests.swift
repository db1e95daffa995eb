import CLinux
import Glibc
import MainLoop
import MainLoopTesting
import Testing

@MainActor @Suite("The end of the demo", .serialized, .timeLimit(.minutes(4)))
struct EndingTests {
    private let guest: GuestLoop
    private let demo: Demo

    init() throws {
        guest = try GuestLoop()
        demo = try Demo(["--screen", "offscreen"], on: guest)
    }

    @Test(
        "Ctrl-C, SIGTERM and the loss of the terminal end host and plugin in good order",
        arguments: [SIGINT, SIGTERM, SIGHUP])
    func signals(_ signal: CInt) async throws {
        _ = try await demo.nextPluginProcess()
        demo.signal(signal)
        try await demo.expectGoodEnd()
        #expect(demo.complaints.contains { $0.contains("the host asked the plugin to stop") })
    }

    @Test("A signal while the plugin is starting ends both as well")
    func earlySignal() async throws {
        try await demo.wait(until: "the plugin is launched") { $0.complaints.contains { $0.contains("launching") } }
        demo.signal(SIGTERM)
        try await demo.expectGoodEnd()
    }

    @Test("A second signal does not wait for a plugin that hangs, and leaves nothing behind either")
    func secondSignal() async throws {
        // A plugin is given two seconds where nobody hurries.
        let patience = Duration.seconds(2)
        #expect(try await time(ofEnding: demo, by: SIGINT) >= patience)
        // A machine that does other things too may take as long for the end, so there are some tries; without the second signal none of them
        // succeeds.
        var isSooner = false
        for _ in 0..<5 where !isSooner {
            let hurried = try Demo(["--screen", "offscreen"], on: guest)
            isSooner = try await time(ofEnding: hurried, by: SIGINT, SIGTERM) < patience
        }
        #expect(isSooner)
    }

    /// The time from the signals until the end of a host whose plugin hangs.
    private func time(ofEnding demo: Demo, by signals: CInt...) async throws -> Duration {
        let plugin = try await demo.nextPluginProcess()
        #expect(kill(plugin, SIGSTOP) == 0)
        let begin = ContinuousClock.now
        for signal in signals { demo.signal(signal) }
        try await demo.waitForExit()
        let time = ContinuousClock.now - begin
        try await demo.expectGoodEnd()
        return time
    }

    @Test("When the host is killed the plugin is gone, and the next host clears up")
    func killedHost() async throws {
        let plugin = try await demo.nextPluginProcess()
        let descriptor = OwnedDescriptor(taking: pidfd_open(plugin, 0))
        var isGone = false
        let watch = try guest.loop.watch(descriptor, for: .read) { _ in isGone = true }
        demo.signal(SIGKILL)
        try await guest.wait(until: "the plugin is gone") { isGone }
        watch.cancel()
        try await demo.waitForExit()
        #expect(!demo.runtimeDirectory.leftovers.isEmpty)

        let next = try Demo(["--screen", "offscreen"], runtimeDirectory: demo.runtimeDirectory, on: guest)
        _ = try await next.nextPluginProcess()
        next.signal(SIGTERM)
        try await next.expectGoodEnd()
    }
}
