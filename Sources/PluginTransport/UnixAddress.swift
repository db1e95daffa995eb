import Glibc

/// The address of a Unix socket in the file system (unix(7)).
struct UnixAddress {
    private var address = sockaddr_un()

    /// - Parameter path: At most 107 bytes.
    init(path: String) throws(TransportError) {
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        let fits = withUnsafeMutableBytes(of: &address.sun_path) { target in
            // The last byte stays zero.
            guard bytes.count < target.count else { return false }
            target.copyBytes(from: bytes)
            return true
        }
        guard fits else {
            throw TransportError(.socketFailed, "\(path) is too long for the path of a socket, which has 107 bytes.")
        }
    }

    /// Calls one of bind(2), connect(2).
    func with(_ call: (UnsafePointer<sockaddr>, socklen_t) -> CInt) -> CInt {
        withUnsafePointer(to: address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                call($0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
    }
}
