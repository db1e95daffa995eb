import Glibc
import LocalSockets
import MainLoop
import PluginHost

/// Somebody who inspects a host, as another process would, on the test's loop.
@MainActor final class InspectionClient {
    private(set) var text = ""
    /// Whether the host has ended the connection.
    private(set) var isOver = false

    private let loop: MainLoop
    private var socket: OwnedDescriptor?
    private var watch: Registration?

    /// - Parameter reads: Whether it reads what comes, or leaves it where it is.
    init(_ path: String, on loop: MainLoop, reads: Bool = true) throws {
        self.loop = loop
        let address = try LocalAddress(path, for: .inspection)
        let socket = try address.makeSocket(nonBlocking: true)
        guard address.connect(socket) else { throw SystemCallError("connect") }
        self.socket = socket
        if reads { try read() }
    }

    var lines: [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }

    func say(_ words: String) {
        guard let socket else { return }
        let bytes = Array(words.utf8)
        _ = send(socket.number, bytes, bytes.count, CInt(MSG_NOSIGNAL))
    }

    /// Begins to read what comes.
    func read() throws {
        guard let socket else { return }
        watch = try loop.watch(socket, for: .read) { [weak self] _ in self?.take() }
    }

    func leave() {
        watch = nil
        socket = nil
    }

    private func take() {
        guard let socket else { return }
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        let count = recv(socket.number, &buffer, buffer.count, 0)
        if count > 0 {
            text += String(decoding: buffer.prefix(count), as: UTF8.self)
        } else if count == 0 || errno != EAGAIN {
            isOver = true
            watch = nil
        }
    }
}
