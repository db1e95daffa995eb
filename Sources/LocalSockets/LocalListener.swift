import Glibc
import MainLoop

/// A Unix socket to which only programs of this user, and root's, can connect, on the main loop. While nobody comes, nothing
/// runs.
@MainActor package final class LocalListener {
    private let address: LocalAddress
    private var watch: Registration?

    /// How many may wait to be taken.
    private static let queueLength: CInt = 8

    /// - Parameters:
    ///   - address: A socket that a dead program left there is replaced. The new one has mode 0600.
    ///   - onArrival: Gets each connection, which does not block, and owns it.
    /// - Throws: `LocalSocketError`: `pathInUse` where a program that lives answers there, `badPath` where something else is there.
    package init(
        at address: LocalAddress, loop: MainLoop, onArrival: @escaping @MainActor (OwnedDescriptor) -> Void
    ) throws {
        self.address = address
        try Self.makeRoom(at: address)
        let descriptor = try address.makeSocket(nonBlocking: true)
        let mask = umask(0o177)
        let isBound = address.bind(descriptor)
        umask(mask)
        guard isBound, listen(descriptor.number, Self.queueLength) == 0 else {
            throw LocalSocketError(
                .socketFailed,
                "Nothing can listen at \(address.path). Set \(address.purpose.variable) to a path in a folder that this user "
                    + "may write to.", cause: SystemCallError("bind"))
        }
        watch = try loop.watchArrivals(at: descriptor, handler: onArrival)
    }

    /// Lets nobody in any more, and removes the socket. A second call does nothing.
    package func close() {
        guard watch != nil else { return }
        watch = nil
        unlink(address.path)
    }

    private static func makeRoom(at address: LocalAddress) throws(LocalSocketError) {
        var status = stat()
        guard lstat(address.path, &status) == 0 else { return }
        guard status.st_mode & S_IFMT == S_IFSOCK else {
            throw LocalSocketError(
                .badPath,
                "\(address.path) is there already and is no socket. Remove it, or set \(address.purpose.variable) to "
                    + "another path.")
        }
        let probe = try address.makeSocket(nonBlocking: true)
        // EAGAIN: somebody listens, and is behind with answering.
        guard !address.connect(probe), errno != EAGAIN else {
            throw LocalSocketError(
                .pathInUse,
                "Another program answers at \(address.path). Set \(address.purpose.variable) to a path of its own for each."
            )
        }
        unlink(address.path)
    }
}
