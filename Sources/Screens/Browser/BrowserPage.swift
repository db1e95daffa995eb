import Diagnostics
import Foundation
import MainLoop

/// A small web server whose only page shows a window that a `VNCScreen` serves: a browser is all that is
/// needed to see it.
///
/// The page is drawn by noVNC (Debian's package `novnc`), whose files are served along with it. It connects to the VNC
/// port of the host that it was loaded from.
///
/// It runs on the main loop: while nobody asks for anything, nothing wakes. That is why it is no web server of a library:
/// those that there are run on Swift's global executor, whose threads libdispatch looks after once a second, for ever.
@MainActor package final class BrowserPage {
    /// With one more, the one that has said nothing for the longest goes; a browser asks again.
    nonisolated static let mostConnections = 32

    /// The address of the page; nil unless it is open.
    package private(set) var url: URL?
    /// The TCP port of the page; nil unless it is open.
    package var listeningPort: Int? { listener?.port }

    private let address: String
    private let port: Int
    private let site: BrowserSite
    private let loop: MainLoop
    private var listener: TCPListener?
    private var watch: Registration?
    private var connections: [UInt64: PageConnection] = [:]
    private var lastConnection: UInt64 = 0
    private var lastComplaint: Duration?

    var connectionCount: Int { connections.count }

    /// - Parameters:
    ///   - address: Where to listen: an IPv4 or IPv6 address of this machine in numbers, or `localhost`. What is served is
    ///     no secret.
    ///   - port: The TCP port of the page; 0: a free one.
    ///   - vncPort: The port of the `VNCScreen`.
    ///   - title: What the page calls the window until the VNC server has told its own title.
    ///   - allowedOrigins: As `VNCOptions.allowedOrigins`: what a proxy in front of the page is called is among them.
    ///   - noVNC: The folder that noVNC is installed in.
    package init(
        address: String = "127.0.0.1", port: Int = 0, vncPort: Int, title: String, allowedOrigins: [String] = [],
        noVNC: String = "/usr/share/novnc", loop: MainLoop = .main
    ) {
        self.address = address
        self.port = port
        self.loop = loop
        site = BrowserSite(
            vncPort: vncPort, title: title, allowedOrigins: allowedOrigins,
            noVNC: URL(fileURLWithPath: noVNC, isDirectory: true))
    }

    /// Starts to serve the page.
    ///
    /// - Returns: Where it is.
    @discardableResult
    package func open() throws(ScreenError) -> URL {
        guard listener == nil else { throw .notReopenable() }
        try site.checkInstallation()
        let listener = try TCPListener(address: address, port: port)
        guard let url = URL(string: "http://\(LocalName.of(address)):\(listener.port)/") else { throw .notReopenable() }
        do {
            watch = try loop.watchArrivals(at: listener.descriptor) { [weak self] in self?.serve($0) }
        } catch {
            throw ScreenError(.outOfResources, "The port of the browser page cannot be watched.", cause: "\(error)")
        }
        self.listener = listener
        self.url = url
        Log.screens.notice("The window is shown at \(url) (browser).")
        return url
    }

    /// Ends the server, its connections and its port. A second call does nothing.
    package func close() {
        url = nil
        watch = nil
        listener = nil
        connections = [:]
    }

    private func serve(_ connection: OwnedDescriptor) {
        makeRoom()
        lastConnection += 1
        let id = lastConnection
        do {
            connections[id] = try PageConnection(
                connection, loop: loop, respond: { [site] in site.respond(to: $0) },
                onEnd: { [weak self] in self?.connections[id] = nil })
        } catch {
            complain("A browser cannot be served: \(error)")
        }
    }

    /// At most once a minute, however often browsers cause it.
    private func complain(_ message: String) {
        let now = loop.clock.now
        if let lastComplaint, now - lastComplaint < .seconds(60) { return }
        lastComplaint = now
        Log.screens.warning("\(message)")
    }

    /// Nobody is kept out by connections that say nothing, or by answers that nobody reads.
    private func makeRoom() {
        guard connections.count >= Self.mostConnections else { return }
        let idle = connections.filter { !$0.value.hasAsked }
        if let oldest = (idle.isEmpty ? connections : idle).keys.min() { connections[oldest] = nil }
    }
}
