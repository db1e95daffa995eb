import Glibc
import MainLoopTesting
import ProcessInspection
import Testing

@MainActor @Suite("The demo at rest", .timeLimit(.minutes(4)))
struct IdleTests {
    /// How often a process woke in five seconds.
    private struct Wakes {
        let process: pid_t
        let ofMainThread: Int
        let ofOthers: Int

        /// One or two pings: on the main thread a timer and an answer each in the host, a question each in the plugin; and libzmq's threads,
        /// which carry them.
        var areOfPingsOnly: Bool { ofMainThread <= 4 && ofOthers <= 8 }
    }

    private func wakes(of processes: [pid_t], on guest: GuestLoop) async throws -> [Wakes] {
        let before = try processes.map(ProcessTable.wakes)
        try await guest.letTimePass(.seconds(5))
        let after = try processes.map(ProcessTable.wakes)
        return zip(processes, zip(before, after)).map { process, counts in
            let (before, after) = counts
            let wakes = after.map { thread, count in (thread, count - before[thread, default: 0]) }
            return Wakes(
                process: process, ofMainThread: wakes.first { $0.0 == process }?.1 ?? 0,
                ofOthers: wakes.filter { $0.0 != process }.reduce(0) { $0 + $1.1 })
        }
    }

    @Test("In five seconds in which nothing happens, host and plugin wake for their pings only")
    func idle() async throws {
        let guest = try GuestLoop()
        let offscreen = try Demo(["--screen", "offscreen"], on: guest)
        let vnc = try Demo(["--screen", "vnc", "--vnc-port", "0", "--port", "0"], on: guest)
        _ = try await vnc.vncPort()
        let plugins = [try await offscreen.nextPluginProcess(), try await vnc.nextPluginProcess()]
        let processes = [offscreen.processIdentifier, vnc.processIdentifier] + plugins
        // The first pictures are drawn in this time, or later: how long that takes is up to the machine.
        try await guest.letTimePass(.seconds(1))
        var counts: [Wakes] = []
        var areOfPingsOnly = false
        for _ in 0..<8 where !areOfPingsOnly {
            counts = try await wakes(of: processes, on: guest)
            areOfPingsOnly = counts.allSatisfy { $0.areOfPingsOnly }
        }
        #expect(areOfPingsOnly, "\(counts)")
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
