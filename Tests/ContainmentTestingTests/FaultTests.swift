import ContainmentTesting
import Glibc
import PluginHost
import Testing
import UIKit

/// Each thing that goes wrong between processes, and what it costs: the pane, and nothing else.
@Suite("Faults", .timeLimit(.minutes(4))) @MainActor struct FaultTests {
    private func makePane(clock: HostClock = .real) async throws -> (TestHost, Pane) {
        let host = try await TestHost(plugins: [Plugins.hello], clock: clock)
        return (host, try await host.present(Plugins.hello, controller: "main"))
    }

    /// The pane comes back, and works.
    private func expectRecovery(_ pane: Pane) async throws {
        try await pane.waitUntilShown()
        try await pane.button("Hello").tap()
        #expect(try await pane.staticText("Hello, once.").exists)
    }

    @Test("A process that is stopped gets a badge after three seconds, and an offer after ten; it goes on where it was")
    func stopped() async throws {
        let (host, pane) = try await makePane(clock: .manual)
        try pane.process.stop()
        try await pane.button("Hello").tap()
        #expect(try await !pane.badge.exists)
        try await host.advance(by: .seconds(3.5))
        #expect(try await pane.badge.exists)
        #expect(try await !pane.badge.button("Restart").exists)
        try await host.advance(by: .seconds(7))
        #expect(try await pane.badge.button("Restart").exists)
        try pane.process.resume()
        #expect(try await pane.staticText("Hello, once.").waitForExistence())
        #expect(try await pane.badge.waitForNonExistence())
    }

    @Test("What the host says in one pane is said in no other one")
    func hostsWords() async throws {
        let host = try await TestHost(
            plugins: [Plugins.hello, Plugins.palette], size: CGSize(width: 600, height: 400), clock: .manual)
        let (left, right) = (CGRect(x: 0, y: 0, width: 300, height: 400), CGRect(x: 300, y: 0, width: 300, height: 400))
        let pane = try await host.present(Plugins.hello, controller: "main", frame: left)
        let other = try await host.present(Plugins.palette, controller: "main", frame: right)
        try pane.process.stop()
        try await pane.button("Hello").tap()
        try await host.advance(by: .seconds(3.5))
        #expect(try await pane.badge.exists)
        #expect(try await !other.badge.exists)
        try pane.process.resume()
    }

    @Test("A process that is stopped can be started anew by the user, from the badge")
    func restarted() async throws {
        let (host, pane) = try await makePane(clock: .manual)
        let number = pane.process.identifier
        try pane.process.stop()
        try await pane.button("Hello").tap()
        try await host.advance(by: .seconds(11))
        try await pane.badge.button("Restart").tap()
        try await host.wait(until: "another process runs") { pane.process.identifier.map { $0 != number } ?? false }
        try await expectRecovery(pane)
    }

    @Test(
        "A plugin of which nothing is heard hangs, as far as the host can tell; what it had said is shown in order when it comes"
    )
    func hanging() async throws {
        let (host, pane) = try await makePane(clock: .manual)
        pane.line.hold(.control, .content)
        try await pane.button("Hello").tap()
        try await host.advance(by: .seconds(4))
        #expect(try await pane.badge.exists)
        pane.line.release(.control, .content)
        #expect(try await pane.staticText("Hello, once.").exists)
        #expect(try await !pane.badge.exists)
    }

    @Test("A plugin that was said to hang, because the line was held, is waited for when that is let go")
    func hangingAndLate() async throws {
        let (host, pane) = try await makePane(clock: .manual)
        let process = try #require(pane.process.identifier)
        pane.line.hold(.control, .content)
        // Not by the kit, which is not to know of it.
        #expect(kill(process, SIGSTOP) == 0)
        try await pane.button("Hello").tap()
        try await host.advance(by: .seconds(4))
        #expect(try await pane.badge.exists)
        pane.line.release(.control, .content)
        // It goes on when the test waits for it.
        Task { @MainActor in kill(process, SIGCONT) }
        #expect(try await pane.staticText("Hello, once.").exists)
        #expect(try await !pane.badge.exists)
    }

    /// Lets a process go on as soon as the host says that it does not respond.
    @MainActor private final class LateProcessor: RemoteViewControllerDelegate {
        let process: Int32
        private(set) var hasCome = false

        init(for process: Int32) {
            self.process = process
        }

        func remoteViewController(_ controller: RemoteViewController, didChange state: RemoteViewController.State) {
            guard case .unresponsive = state else { return }
            hasCome = true
            kill(process, SIGCONT)
        }
    }

    @Test("A plugin that gets no processor for so long that the host says so is waited for all the same")
    func starved() async throws {
        let host = try await TestHost(plugins: [Plugins.hello], clock: .manual)
        let controller = RemoteViewController(plugin: Plugins.hello, controller: "main")
        let pane = try await host.present(controller)
        let process = try #require(pane.process.identifier)
        let processor = LateProcessor(for: process)
        controller.hostDelegate = processor
        // Not by the kit, which is not to know of it.
        #expect(kill(process, SIGSTOP) == 0)
        try await pane.button("Hello").tap()
        #expect(processor.hasCome)
        #expect(try await pane.staticText("Hello, once.").exists)
    }

    @Test("A plugin that is slow is behind, and loses nothing")
    func slow() async throws {
        let (_, pane) = try await makePane()
        pane.line.delay = .milliseconds(40)
        for _ in 0..<3 { try await pane.button("Hello").tap() }
        #expect(try await pane.staticText("Hello, 3 times.").exists)
    }

    @Test("Answers that overtake what is to be seen change nothing of it")
    func reordered() async throws {
        let (_, pane) = try await makePane()
        pane.line.hold(.content)
        try await pane.button("Hello").tap()
        #expect(try await !pane.staticText("Hello, once.").exists)
        pane.line.release(.content)
        #expect(try await pane.staticText("Hello, once.").waitForExistence())
        pane.line.hold(.control)
        try await pane.button("Hello").tap()
        pane.line.release(.control)
        #expect(try await pane.staticText("Hello, 2 times.").waitForExistence())
    }

    @Test("A line that is cut ends the process, and the next one takes its place")
    func cut() async throws {
        let (host, pane) = try await makePane()
        let number = pane.process.identifier
        try pane.line.cut()
        try await host.wait(until: "another process runs") { pane.process.identifier.map { $0 != number } ?? false }
        try await expectRecovery(pane)
    }

    @Test("Bytes that are no message end the session, and the user may start the plugin again")
    func garbage() async throws {
        let (_, pane) = try await makePane()
        try pane.line.send([0xff, 0x00, 0xff, 0x13])
        #expect(try await pane.placeholder.waitForExistence())
        #expect(try await pane.placeholder.label?.contains("It was ended because it broke the protocol") == true)
        try await pane.placeholder.button("Retry").tap()
        try await expectRecovery(pane)
    }

    @Test("A plugin that does not wait for its turn is ended at the first word too many")
    func flood() async throws {
        let (_, pane) = try await makePane()
        try pane.line.flood(count: 100_000)
        #expect(try await pane.placeholder.waitForExistence())
        #expect(try await pane.placeholder.label?.contains("It was ended because it broke the protocol") == true)
    }

    @Test("What a plugin had kept and cannot read is put aside, and it begins afresh")
    func poisonedState() async throws {
        let (_, pane) = try await makePane()
        pane.line.keptState = [1, 2, 3, 0xff]
        try await pane.process.kill()
        try await expectRecovery(pane)
    }

    @Test("Nothing can be done to a process that is not there, and the error says how to wait for one")
    func noProcess() async throws {
        let (_, pane) = try await makePane()
        try pane.line.send([0xff])
        #expect(try await pane.placeholder.waitForExistence())
        let error = await #expect(throws: ContainmentTestError.self) { try await pane.process.kill() }
        #expect(error?.code == .noProcess)
        #expect(throws: ContainmentTestError.self) { try pane.line.cut() }
    }
}
