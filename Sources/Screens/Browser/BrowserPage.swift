import Diagnostics
import FlyingFox
import FlyingSocks
import Foundation

/// A small web server on this machine whose only page shows a window that a `VNCScreen` serves: a browser is all that is
/// needed to see it.
///
/// The page is drawn by noVNC (Debian's package `novnc`), whose files are served along with it. It connects to the VNC
/// port of the host that it was loaded from.
///
/// Its server runs on the main queue, as far as FlyingFox lets it: `HTTPServer.run()` starts one task that leaves the
/// preferred executor, so libdispatch makes threads once, and looks after them once a second from then on. While nobody
/// asks for anything, nothing else wakes.
@MainActor package final class BrowserPage {
    /// Where the page is; nil unless it is open.
    package private(set) var url: URL?

    private let port: Int
    private let site: BrowserSite
    private var server: HTTPServer?
    private var running: Task<Void, Never>?

    /// - Parameters:
    ///   - port: The TCP port of the page on the loopback interface; 0: a free one.
    ///   - vncPort: The port of the `VNCScreen`.
    ///   - title: What the page calls the window until the VNC server has told its own title.
    ///   - noVNC: The folder that noVNC is installed in.
    package init(port: Int = 0, vncPort: Int, title: String, noVNC: String = "/usr/share/novnc") {
        self.port = port
        site = BrowserSite(vncPort: vncPort, title: title, noVNC: URL(fileURLWithPath: noVNC, isDirectory: true))
    }

    /// Starts to serve the page; returns when it can be loaded.
    ///
    /// - Returns: Where it is.
    @discardableResult
    package func open() async throws(ScreenError) -> URL {
        guard server == nil else { throw .notReopenable() }
        try site.checkInstallation()
        guard let portNumber = UInt16(exactly: port) else {
            throw ScreenError(.portNotAllowed, "\(port) is not a port to listen at; use 0 to 65535.")
        }
        let server = HTTPServer(
            config: .init(
                address: try Self.loopback(portNumber), pool: PageSocketPool(), logger: .disabled),
            handler: site)
        self.server = server
        let address = try await start(server)
        guard case .ip4(let host, let boundPort) = address, let url = URL(string: "http://\(host):\(boundPort)/") else {
            await close()
            throw .notReopenable()
        }
        self.url = url
        Log.screens.notice("The window is shown at \(url) (browser).")
        return url
    }

    /// Ends the server, its connections and its port.
    package func close() async {
        url = nil
        running?.cancel()
        await running?.value
        running = nil
    }

    private func start(_ server: HTTPServer) async throws(ScreenError) -> Socket.Address {
        let (failures, report) = AsyncStream.makeStream(of: String.self)
        running = Task(executorPreference: MainQueueExecutor.shared) {
            do {
                try await server.run()
            } catch {
                report.yield("\(error)")
            }
            report.finish()
        }
        // Whichever comes first: it listens, or it has failed.
        let outcome = await withTaskExecutorPreference(MainQueueExecutor.shared) { [port] in
            await Self.outcome(of: server, failures, port: port)
        }
        return try outcome.get()
    }

    nonisolated private static func outcome(
        of server: HTTPServer, _ failures: AsyncStream<String>, port: Int
    ) async -> Result<Socket.Address, ScreenError> {
        await withTaskGroup(of: Result<Socket.Address, ScreenError>?.self) { group in
            group.addTask {
                try? await server.waitUntilListening()
                return await server.listeningAddress.map { .success($0) }
            }
            group.addTask {
                for await failure in failures { return .failure(refusal(port: port, cause: failure)) }
                return nil
            }
            defer { group.cancelAll() }
            for await outcome in group { if let outcome { return outcome } }
            return .failure(refusal(port: port, cause: "closed"))
        }
    }

    private static func loopback(_ port: UInt16) throws(ScreenError) -> sockaddr_in {
        do {
            return try sockaddr_in.inet(ip4: "127.0.0.1", port: port)
        } catch {
            throw ScreenError(.addressNotAvailable, "This machine has no loopback address.", cause: "\(error)")
        }
    }

    nonisolated private static func refusal(port: Int, cause: String) -> ScreenError {
        ScreenError(
            .addressInUse,
            "The browser page cannot be served at 127.0.0.1 port \(port): another program listens there, or only the "
                + "administrator may. Choose another port, or 0 for a free one.",
            cause: cause)
    }
}
