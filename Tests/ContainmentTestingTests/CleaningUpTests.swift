import ContainmentTesting
import Glibc
import Testing
import UIKit

/// However a test ends, nothing of its host is left running.
@Suite("Cleaning up", .timeLimit(.minutes(4))) @MainActor final class CleaningUpTests {
    /// How many hosts are in use.
    private var open = 0
    private var number: Int32?

    private struct Failure: Error {}

    private func isRunning(_ process: Int32?) -> Bool {
        process.map { kill($0, 0) == 0 } ?? false
    }

    @Test("A host that is closed has no process left, and nothing more can be done with it")
    func closing() async throws {
        let host = try await TestHost(plugins: [Plugins.hello])
        let pane = try await host.present(Plugins.hello, controller: "main")
        let number = pane.process.identifier
        #expect(isRunning(number))
        try await host.close()
        #expect(!isRunning(number))
        let error = await #expect(throws: ContainmentTestError.self) { try await pane.button("Hello").tap() }
        #expect(error?.code == .closed)
    }

    @Test("A host whose time stands still closes at once too, also where a plugin is stopped")
    func closingStopped() async throws {
        let host = try await TestHost(plugins: [Plugins.hello], clock: .manual)
        let pane = try await host.present(Plugins.hello, controller: "main")
        let number = pane.process.identifier
        try pane.process.stop()
        try await host.close()
        #expect(!isRunning(number))
    }

    @Test("A test that throws, while its plugin is stopped, leaves nothing; the next host begins when that is gone")
    func throwing() async throws {
        await #expect(throws: Failure.self) {
            let host = try await TestHost(plugins: [Plugins.hello])
            let pane = try await host.present(Plugins.hello, controller: "main")
            number = pane.process.identifier
            try pane.process.stop()
            throw Failure()
        }
        let next = try await TestHost(plugins: [Plugins.hello])
        #expect(number != nil)
        #expect(!isRunning(number))
        try await next.close()
    }

    @Test("A test that is cancelled, as by a time limit, stops waiting at once and leaves nothing")
    func cancelled() async throws {
        number = nil
        let task = Task { @MainActor in
            let host = try await TestHost(plugins: [Plugins.hello])
            self.number = try await host.present(Plugins.hello, controller: "main").process.identifier
            return try await host.button("Never").waitForExistence()
        }
        while number == nil {
            try Task.checkCancellation()
            await Task.yield()
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        let next = try await TestHost(plugins: [])
        #expect(!isRunning(number))
        try await next.close()
    }

    @Test("Hosts of tests that run at the same time come one after the other")
    func oneAtATime() async throws {
        let tasks = (0..<3).map { _ in
            Task { @MainActor in
                let host = try await TestHost(plugins: [Plugins.hello])
                open += 1
                #expect(open == 1)
                try await host.present(Plugins.hello, controller: "main")
                open -= 1
                try await host.close()
            }
        }
        for task in tasks { try await task.value }
    }

    @Test("A second host in one test is an error, and not a wait without end")
    func second() async throws {
        let host = try await TestHost(plugins: [])
        let error = await #expect(throws: ContainmentTestError.self) { try await TestHost(plugins: []) }
        #expect(error?.code == .secondHost)
        try await host.close()
        try await TestHost(plugins: []).close()
    }

    @Test("A host that lives on when its test is over is waited for, and is never taken for the next test's own")
    func outliving() async throws {
        var outliving: TestHost? = try await Task { @MainActor in try await TestHost(plugins: []) }.value
        // A task that begins when another one is over often lies at its address.
        let tasks = (0..<8).map { _ in
            Task { @MainActor in try await TestHost(plugins: []).close() }
        }
        await Task.yield()
        #expect(outliving != nil)
        outliving = nil
        for task in tasks { try await task.value }
    }

    @Test("A window that no host could have is an error, at the beginning and later, and the next test has its turn")
    func sizes() async throws {
        for size in [
            CGSize(width: 0, height: 100), CGSize(width: 1e9, height: 1e9), CGSize(width: CGFloat.nan, height: 1),
        ] {
            let error = await #expect(throws: ContainmentTestError.self) { try await TestHost(plugins: [], size: size) }
            #expect(error?.code == .badSize)
        }
        let scale = await #expect(throws: ContainmentTestError.self) { try await TestHost(plugins: [], scale: 100) }
        #expect(scale?.code == .badSize)
        let host = try await TestHost(plugins: [])
        let later = await #expect(throws: ContainmentTestError.self) {
            try await host.resize(to: CGSize(width: 1e9, height: 1))
        }
        #expect(later?.code == .badSize)
        #expect(host.window.bounds.size == CGSize(width: 400, height: 300))
    }

    @Test("What does not happen in time is an error that shows what is there")
    func waiting() async throws {
        let host = try await TestHost(plugins: [Plugins.hello])
        try await host.present(Plugins.hello, controller: "main")
        let error = await #expect(throws: ContainmentTestError.self) {
            try await host.wait(until: "pigs fly", upTo: .milliseconds(20)) { false }
        }
        #expect(error?.code == .timedOut)
        #expect(error?.message.contains("in vain until pigs fly. This was shown:\nelement \"Hello\" at") == true)
        #expect(try await !host.button("Never").waitForExistence(upTo: .milliseconds(20)))
    }
}
