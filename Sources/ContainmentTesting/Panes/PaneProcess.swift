import Glibc
import PluginHost

/// The process of a pane, for what may happen to processes.
@MainActor public struct PaneProcess {
    let controller: RemoteViewController
    let host: TestHost

    /// Its number; nil while there is none.
    public var identifier: Int32? {
        controller.processIdentifier
    }

    /// Ends it at once, by SIGKILL, and returns when the host has noticed.
    public func kill() async throws {
        try await end(by: SIGKILL)
    }

    /// Sends it a signal by which it ends, and returns when the host has noticed.
    public func end(by signal: Int32) async throws {
        let number = try send(signal)
        let process = self
        try await host.wait(until: "process \(number) has ended") { process.identifier != number }
    }

    /// Stops it, by SIGSTOP: it does nothing any more, and answers nothing.
    public func stop() throws {
        host.stopped.insert(try send(SIGSTOP))
    }

    /// Lets it go on after `stop()`.
    public func resume() throws {
        host.stopped.remove(try send(SIGCONT))
    }

    @discardableResult private func send(_ signal: Int32) throws -> Int32 {
        guard let number = identifier else {
            throw ContainmentTestError(
                .noProcess,
                "There is no process of \(controller.plugin) that runs; its pane is \(controller.state). Wait for it by `waitUntilShown()`."
            )
        }
        guard Glibc.kill(number, signal) == 0 else {
            throw ContainmentTestError(
                .noProcess, "Process \(number) got no signal \(signal): \(String(cString: strerror(errno))).")
        }
        return number
    }
}
