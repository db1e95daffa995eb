import Foundation
import Glibc

/// Listens where a host would, and says to everybody who comes and asks for something whatever the test wants. Its socket's file stays
/// behind, as that of a host that was killed.
final class FakeHost {
    private let socket: CInt

    /// - Parameter answer: Nil: nobody is answered, and whoever comes waits.
    init(_ path: String, answer: String?) throws {
        let socket = Glibc.socket(AF_UNIX, CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        self.socket = socket
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let isBound = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard isBound == 0, listen(socket, 8) == 0 else { throw CocoaError(.fileWriteUnknown) }
        guard let answer else { return }
        Thread.detachNewThread {
            // Ends when the socket is shut.
            while case let visitor = accept(socket, nil, nil), visitor >= 0 {
                var request = [UInt8](repeating: 0, count: 4096)
                if recv(visitor, &request, request.count, 0) > 0 {
                    let bytes = Array(answer.utf8)
                    _ = send(visitor, bytes, bytes.count, CInt(MSG_NOSIGNAL))
                }
                close(visitor)
            }
        }
    }

    deinit {
        shutdown(socket, CInt(SHUT_RDWR))
        close(socket)
    }
}
