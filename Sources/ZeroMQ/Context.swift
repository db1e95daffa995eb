import CZeroMQ
import Synchronization

/// The home of a group of sockets: their I/O threads and their inproc names.
///
/// A process normally has one. Any thread may use it. Every socket keeps its context alive, so a socket is always
/// closed before its context ends, in whatever order the references go away.
///
/// Ending a context waits until the closed sockets have let go of their unsent messages, each for at most its linger
/// time. That is zero unless `SocketOptions.linger` says otherwise, so that ending never hangs.
package final class Context: Sendable {
    private struct State {
        var openSockets = 0
        var isTerminated = false
        var isReleased = false
    }

    // Safe to share: libzmq's contexts may be used from any thread, and `state` decides who releases it, once.
    private nonisolated(unsafe) let handle: UnsafeMutableRawPointer
    private let state = Mutex(State())

    /// - Parameters:
    ///   - ioThreads: threads that do the network's work; one per gigabyte per second of traffic is plenty. Zero
    ///     suffices for inproc.
    ///   - maximumSockets: how many sockets may be open at once.
    /// - Throws: `invalidArgument` for a negative number of threads or less than one socket, `tooManySockets` when
    ///   the process has no descriptors left.
    package init(ioThreads: Int = 1, maximumSockets: Int = 1023) throws(ZeroMQError) {
        guard let handle = zmq_ctx_new() else {
            throw ZeroMQError.last("create a context")
        }
        self.handle = handle
        try set(ZMQ_IO_THREADS, to: ioThreads, as: "ZMQ_IO_THREADS")
        try set(ZMQ_MAX_SOCKETS, to: maximumSockets, as: "ZMQ_MAX_SOCKETS")
        // Sockets that libzmq makes for itself linger forever otherwise, and then ending the context may hang.
        try set(ZMQ_BLOCKY, to: 0, as: "ZMQ_BLOCKY")
    }

    deinit {
        terminate()
    }

    /// Ends the context. Calling it again does nothing.
    ///
    /// With no open socket it waits for the I/O threads to end. With open sockets it returns at once: every further
    /// call on them, and every call that waits in another thread, throws `terminated`, and the context's threads end
    /// when the last of the sockets is closed.
    package func terminate() {
        let releases = state.withLock { state in
            guard !state.isTerminated else { return false }
            state.isTerminated = true
            zmq_ctx_shutdown(handle)
            state.isReleased = state.openSockets == 0
            return state.isReleased
        }
        if releases {
            release()
        }
    }

    func openSocket(_ kind: SocketKind) throws(ZeroMQError) -> UnsafeMutableRawPointer {
        // The address goes through the lock as an integer, since a pointer is not Sendable.
        let opened: Result<UInt, ZeroMQError> = state.withLock { state in
            guard !state.isTerminated else {
                return .failure(ZeroMQError(code: .terminated, operation: "create a \(kind) socket"))
            }
            guard let socket = zmq_socket(handle, kind.rawValue) else {
                return .failure(ZeroMQError.last("create a \(kind) socket"))
            }
            state.openSockets += 1
            return .success(UInt(bitPattern: socket))
        }
        guard let socket = UnsafeMutableRawPointer(bitPattern: try opened.get()) else {
            throw ZeroMQError.invalid("create a \(kind) socket", "libzmq returned no socket")
        }
        return socket
    }

    func close(_ socket: UnsafeMutableRawPointer) {
        zmq_close(socket)
        let releases = state.withLock { state in
            state.openSockets -= 1
            guard state.isTerminated, state.openSockets == 0, !state.isReleased else { return false }
            state.isReleased = true
            return true
        }
        if releases {
            release()
        }
    }

    private func release() {
        // A signal may interrupt the wait; the context is gone only when the call says so.
        while zmq_ctx_term(handle) != 0, zmq_errno() == EINTR {}
    }

    private func set(_ option: Int32, to value: Int, as name: String) throws(ZeroMQError) {
        guard let value = Int32(exactly: value) else {
            throw ZeroMQError.invalid("set \(name)", "\(value) is out of range")
        }
        guard zmq_ctx_set(handle, option, value) == 0 else {
            throw ZeroMQError.last("set \(name)")
        }
    }
}
