import CZeroMQ

/// What all kinds of sockets have in common: attaching to endpoints, options, readiness, closing.
///
/// Make one of the subclasses, one per kind; what a kind can do is part of its type (`SendingSocket`,
/// `ReceivingSocket`).
///
/// A socket is not safe to use from several threads, hence not Sendable: one thread or one actor owns it. It keeps its
/// context alive. It closes itself when the last reference goes away, on whatever thread that is; Swift may release a
/// local variable right after its last use, so keep a socket in a property or end its scope with `defer { close() }`.
package class Socket {
    let kind: SocketKind
    let context: Context
    private var openHandle: UnsafeMutableRawPointer?

    /// The monitor that libzmq serves at present.
    var monitorNumber: Int?

    init(_ kind: SocketKind, context: Context, options: SocketOptions) throws(ZeroMQError) {
        self.kind = kind
        self.context = context
        openHandle = try context.openSocket(kind)
        try setOptions(options)
    }

    deinit {
        close()
    }

    package var isClosed: Bool {
        openHandle == nil
    }

    /// Closes the socket. Calling it again does nothing; any other call afterwards throws `closed`.
    ///
    /// Messages that were not yet handed to the system are kept for the linger time, by default not at all. The file of
    /// an ipc endpoint stays: libzmq does not remove it. Endpoints become free a moment later, in the background.
    package func close() {
        guard let handle = openHandle else { return }
        openHandle = nil
        context.close(handle)
    }

    /// Accepts connections at an endpoint.
    ///
    /// **ipc:** libzmq unlinks whatever file is at the path, and does so even when another socket, in this or another
    /// process, has bound it: the newcomer takes the endpoint over silently and `addressInUse` is never reported. Nor is
    /// the file removed when the socket closes. Bind in a directory that belongs to you alone (mode 0700) and remove
    /// the file yourself.
    ///
    /// **Descriptors:** libzmq 4.3 aborts the process when it has none left for a connection that it accepts. Keep the
    /// limit (RLIMIT_NOFILE) high and strangers out.
    ///
    /// - Returns: the endpoint as bound, with the port that the system chose for port zero.
    /// - Throws: `addressInUse`, `addressNotAvailable`, `permissionDenied`, `notFound` (no such directory),
    ///   `noSuchInterface`, `closed`, `terminated`.
    @discardableResult
    package func bind(_ endpoint: Endpoint) throws(ZeroMQError) -> Endpoint {
        try attach("bind", endpoint, zmq_bind)
        // The endpoint is bound even if libzmq writes it in a way that this module does not read.
        return (try? lastEndpoint) ?? endpoint
    }

    /// Stops accepting connections at an endpoint, named as `bind(_:)` returned it.
    ///
    /// Peers that came in through it are disconnected as soon as the socket is used again.
    package func unbind(_ endpoint: Endpoint) throws(ZeroMQError) {
        try attach("unbind", endpoint, zmq_unbind)
    }

    /// Connects to an endpoint, in the background: it succeeds when nobody is there yet, and a lost connection is
    /// made again. A `Monitor` tells how it goes.
    ///
    /// - Throws: `invalidArgument` for port zero or `*`, `closed`, `terminated`.
    package func connect(_ endpoint: Endpoint) throws(ZeroMQError) {
        try attach("connect", endpoint, zmq_connect)
    }

    /// Ends the connection to an endpoint. Messages that wait for it go after the linger time.
    ///
    /// - Throws: `notFound` when the socket is not connected to it.
    package func disconnect(_ endpoint: Endpoint) throws(ZeroMQError) {
        try attach("disconnect", endpoint, zmq_disconnect)
    }

    /// The endpoint that was bound or connected last; nil before the first.
    package var lastEndpoint: Endpoint? {
        get throws(ZeroMQError) {
            let text = try bytes(of: ZMQ_LAST_ENDPOINT, "ZMQ_LAST_ENDPOINT")
            let address = text.prefix { $0 != 0 }
            return address.isEmpty ? nil : try Endpoint(String(decoding: address, as: UTF8.self))
        }
    }

    /// The descriptor for an event loop (ZMQ_FD). Wait for it to become readable; never read it, write it or close it.
    ///
    /// **It is edge-triggered and says only that the state may have changed.** Sending and receiving may consume the
    /// signal of a message that has just arrived, and the descriptor then stays silent although there is something to
    /// receive. The rule: wait only after `events` was read and contained nothing to do, before the very first wait too,
    /// and after every send, receive, bind and connect read it again before waiting. `ReceivingSocket.drain(limit:_:)`
    /// does so for receiving.
    package var fileDescriptor: Int32 {
        get throws(ZeroMQError) {
            try int32(of: ZMQ_FD, "ZMQ_FD")
        }
    }

    /// What the socket is ready for (ZMQ_EVENTS). Reading it also lets the socket take note of what has happened since.
    package var events: SocketEvents {
        get throws(ZeroMQError) {
            SocketEvents(rawValue: try int32(of: ZMQ_EVENTS, "ZMQ_EVENTS"))
        }
    }

    /// The live handle of libzmq.
    func handle(for operation: String, endpoint: Endpoint? = nil) throws(ZeroMQError) -> UnsafeMutableRawPointer {
        guard let openHandle else {
            throw ZeroMQError(code: .closed, operation: operation, endpoint: endpoint?.description)
        }
        return openHandle
    }

    private func attach(
        _ operation: String, _ endpoint: Endpoint,
        _ call: (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32
    ) throws(ZeroMQError) {
        let handle = try handle(for: operation, endpoint: endpoint)
        guard retryingInterrupted({ call(handle, endpoint.description) }) == 0 else {
            throw ZeroMQError.last(operation, endpoint: endpoint.description)
        }
    }
}

@available(*, unavailable)
extension Socket: Sendable {}

/// Repeats a call of libzmq that a signal has interrupted.
func retryingInterrupted(_ call: () -> Int32) -> Int32 {
    while true {
        let result = call()
        guard result == -1, zmq_errno() == EINTR else { return result }
    }
}
