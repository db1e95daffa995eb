import Foundation
import Glibc
import MainLoop

/// The place where connections wait until it is known what they are, and then for a place among the viewers. Nobody
/// waits for them: the owner polls them with everything else.
struct Reception {
    /// The kind of client that a connection turned out to be.
    enum Kind {
        case viewer
        case browser
    }

    struct Visitor {
        let connection: OwnedDescriptor
        let arrival: Duration
        /// How many bytes of the greeting have been looked at; they stay in the socket.
        var seen = 0
        /// Nil: not yet known.
        var kind: Kind?
    }

    /// With one more, the one that has said nothing for the longest goes. A visitor costs a descriptor.
    static let places = 64

    private let patience: ViewerPatience
    /// The connections that wait, the oldest first.
    private(set) var visitors: [Visitor] = []
    /// Whether a web page was refused since this was last reset.
    var hasRefusedPage = false

    init(patience: ViewerPatience) {
        self.patience = patience
    }

    mutating func add(_ connection: OwnedDescriptor, at now: Duration) {
        if visitors.count >= Self.places { visitors.remove(at: visitors.firstIndex { $0.seen == 0 } ?? 0) }
        visitors.append(Visitor(connection: connection, arrival: now))
    }

    mutating func removeAll() {
        visitors = []
    }

    /// Hands out the oldest visitor that waits for a place.
    mutating func takeNext() -> Visitor? {
        visitors.firstIndex { $0.kind != nil }.map { visitors.remove(at: $0) }
    }

    var isSomebodyWaiting: Bool {
        visitors.contains { $0.kind != nil }
    }

    // MARK: Waiting

    /// The descriptors for poll(2), an entry for each visitor.
    var waits: [pollfd] {
        visitors.map { pollfd(fd: $0.kind == nil ? $0.connection.number : -1, events: Int16(POLLIN), revents: 0) }
    }

    /// When `look` has to be called again although nobody says anything.
    var deadline: Duration? {
        visitors.filter { $0.kind == nil }.map(deadline).min()
    }

    private func deadline(of visitor: Visitor) -> Duration {
        visitor.arrival + (visitor.seen == 0 ? patience.silence : patience.request)
    }

    // MARK: Looking

    /// Looks at what has been said, and sends away who may not come in.
    ///
    /// - Parameter waits: What poll(2) made of `waits`.
    mutating func look(_ waits: some Collection<pollfd>, at now: Duration, pages: AdmittedPages) {
        visitors = zip(visitors, waits).compactMap { visitor, wait in
            guard visitor.kind == nil else { return visitor }
            if wait.revents != 0 { return read(visitor, pages: pages) }
            guard deadline(of: visitor) <= now else { return visitor }
            return visitor.seen == 0 ? Self.settled(visitor, as: .viewer) : nil
        }
    }

    /// - Returns: Nil if the connection is of no more use.
    private mutating func read(_ visitor: Visitor, pages: AdmittedPages) -> Visitor? {
        var visitor = visitor
        var bytes = [UInt8](repeating: 0, count: ViewerGreeting.longest)
        let count = recv(visitor.connection.number, &bytes, bytes.count, CInt(MSG_PEEK | MSG_DONTWAIT))
        if count < 0, errno == EAGAIN { return visitor }
        // No more than before, and yet something to read: that is the end.
        guard count > visitor.seen else { return nil }
        visitor.seen = count
        switch ViewerGreeting(Data(bytes[..<count])) {
        case .viewer: return Self.settled(visitor, as: .viewer)
        case .nonsense: return nil
        case .browser(let request):
            guard request.isAllowed(by: pages) else {
                hasRefusedPage = true
                Self.refuse(request, at: visitor.connection)
                return nil
            }
            return Self.settled(visitor, as: .browser)
        case .incomplete:
            // Let poll(2) wait for more than is there already.
            Self.setLowWaterMark(of: visitor.connection, to: count + 1)
            return visitor
        }
    }

    private static func settled(_ visitor: Visitor, as kind: Kind) -> Visitor {
        var visitor = visitor
        visitor.kind = kind
        setLowWaterMark(of: visitor.connection, to: 1)
        return visitor
    }

    /// How many bytes make the connection readable (SO_RCVLOWAT, socket(7)).
    private static func setLowWaterMark(of connection: OwnedDescriptor, to count: Int) {
        var mark = CInt(count)
        setsockopt(connection.number, SOL_SOCKET, SO_RCVLOWAT, &mark, socklen_t(MemoryLayout<CInt>.size))
    }

    private static func refuse(_ request: UpgradeRequest, at connection: OwnedDescriptor) {
        let origin = request.origin.map { "\($0)" } ?? "(none)"
        let body =
            "This page (\(origin)) may not connect to the window; open the host's own page instead, or start the "
            + "host with --allow-origin.\n"
        let answer =
            "HTTP/1.1 403 Forbidden\r\nContent-Type: text/plain; charset=utf-8\r\nConnection: close\r\n"
            + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
        _ = send(connection.number, answer, answer.utf8.count, CInt(MSG_NOSIGNAL | MSG_DONTWAIT))
    }
}
