import Glibc
import MainLoopTesting
import Testing

@MainActor @Suite("The demo at rest", .timeLimit(.minutes(4)))
struct IdleTests {
    @Test("In five seconds in which nothing happens, host and plugin wake for their pings only")
    func idle() async throws {
        let guest = try GuestLoop()
        let offscreen = try Demo(["--screen", "offscreen"], on: guest)
        let vnc = try Demo(["--screen", "vnc", "--vnc-port", "0", "--port", "0"], on: guest)
        _ = try await vnc.vncPort()
        let plugins = [try await offscreen.nextPluginProcess(), try await vnc.nextPluginProcess()]
        let processes = [offscreen.processIdentifier, vnc.processIdentifier] + plugins
        // The first pictures are drawn in this time.
        try await guest.letTimePass(.seconds(1))
        let before = try processes.map(ProcessTable.wakes)
        try await guest.letTimePass(.seconds(5))
        let after = try processes.map(ProcessTable.wakes)

        for (process, (before, after)) in zip(processes, zip(before, after)) {
            let wakes = after.map { thread, count in (thread, count - before[thread, default: 0]) }
            let ofMainThread = wakes.first { $0.0 == process }?.1 ?? 0
            // One or two pings: a timer and an answer each in the host, a question each in the plugin.
            #expect(ofMainThread <= 4, "\(process): \(wakes)")
            // libzmq's threads, which carry them.
            let ofOthers = wakes.filter { $0.0 != process }.reduce(0) { $0 + $1.1 }
            #expect(ofOthers <= 8, "\(process): \(wakes)")
        }
        for demo in [offscreen, vnc] {
            demo.signal(SIGTERM)
            try await demo.expectGoodEnd()
        }
    }
}

extension GuestLoop {
    /// For tests of what does not happen.
    fileprivate func letTimePass(_ time: Duration) async throws {
        var isOver = false
        let timer = loop.schedule(after: time) { isOver = true }
        try await wait(until: "\(time) have passed") { isOver }
        timer.cancel()
    }
}
