import Foundation
import Glibc
import MainLoop

/// What a connection says first, looked at before libvncserver is: a viewer waits for the server's version, a browser
/// sends an HTTP request that asks for a WebSocket.
///
/// A browser lets any web page open a WebSocket to this machine, so the page's origin is checked here; libvncserver
/// does not look at it. An incomplete request never reaches libvncserver, which would wait for its rest.
enum ViewerGreeting {
    private static let maximumBytes = 4096
    /// As long as libvncserver waits for a browser, in milliseconds.
    private static let silence: CInt = 100
    private static let requestTime = Duration.seconds(2)

    /// Waits for the greeting; at most 100 ms for its beginning and two seconds for the rest of a request.
    static func isAcceptable(at connection: OwnedDescriptor, isLoopback: Bool, options: VNCOptions) -> Bool {
        guard waitForData(at: connection, milliseconds: silence) else { return true }
        let deadline = MonotonicClock().now + requestTime
        while true {
            guard let greeting = peek(at: connection) else { return false }
            guard greeting.starts(with: Data("GET ".utf8)) || Data("GET ".utf8).starts(with: greeting) else {
                // RFB's own version message is fine. TLS is not served, and nothing else makes sense.
                return Data("RFB ".utf8).starts(with: greeting.prefix(4))
            }
            if let request = UpgradeRequest(greeting) {
                let isAllowed = request.isAllowed(
                    isLoopback: isLoopback, hasPassword: options.password != nil,
                    allowedOrigins: options.allowedOrigins)
                if !isAllowed { refuse(request, at: connection) }
                return isAllowed
            }
            let rest = (deadline - MonotonicClock().now) / .milliseconds(1)
            guard greeting.count < maximumBytes, rest >= 1 else { return false }
            // Let poll(2) wait for more than is there already.
            setLowWaterMark(of: connection, to: greeting.count + 1)
            defer { setLowWaterMark(of: connection, to: 1) }
            guard waitForData(at: connection, milliseconds: CInt(clamping: rest)) else { return false }
        }
    }

    private static func waitForData(at connection: OwnedDescriptor, milliseconds: CInt) -> Bool {
        var wait = pollfd(fd: connection.number, events: Int16(POLLIN), revents: 0)
        return poll(&wait, 1, milliseconds) > 0
    }

    /// - Returns: Nil if the connection is closed.
    private static func peek(at connection: OwnedDescriptor) -> Data? {
        var bytes = [UInt8](repeating: 0, count: maximumBytes)
        let count = recv(connection.number, &bytes, bytes.count, CInt(MSG_PEEK | MSG_DONTWAIT))
        return count > 0 ? Data(bytes[..<count]) : nil
    }

    private static func setLowWaterMark(of connection: OwnedDescriptor, to count: Int) {
        var mark = CInt(count)
        setsockopt(connection.number, SOL_SOCKET, SO_RCVLOWAT, &mark, socklen_t(MemoryLayout<CInt>.size))
    }

    private static func refuse(_ request: UpgradeRequest, at connection: OwnedDescriptor) {
        let origin = request.origin.map { "\($0)" } ?? "(none)"
        let body = "This page (\(origin)) may not connect to the window; load it from this machine instead.\n"
        let answer =
            "HTTP/1.1 403 Forbidden\r\nContent-Type: text/plain; charset=utf-8\r\nConnection: close\r\n"
            + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
        _ = send(connection.number, answer, answer.utf8.count, CInt(MSG_NOSIGNAL | MSG_DONTWAIT))
    }
}
