import CZeroMQ

/// Owns one `zmq_msg_t`, and with it libzmq's reference to the bytes.
///
/// Safe to share between threads: the bytes never change once a frame has the storage, and the references of copies are
/// counted atomically (see `freeze()`).
final class FrameStorage: @unchecked Sendable {
    let message: UnsafeMutablePointer<zmq_msg_t>

    private init(initializing initialize: (UnsafeMutablePointer<zmq_msg_t>) -> Int32) {
        message = .allocate(capacity: 1)
        message.initialize(to: zmq_msg_t())
        if initialize(message) != 0 {
            zmq_msg_init(message)
        }
    }

    /// An empty message, for libzmq to receive into.
    convenience init() {
        self.init(initializing: { zmq_msg_init($0) })
    }

    /// Room for `size` bytes, not yet written.
    convenience init(size: Int) {
        self.init(initializing: { zmq_msg_init_size($0, size) })
        // The only way to fail is a lack of memory, where Swift's own allocations end the process too.
        precondition(zmq_msg_size(message) == size, "no memory for a frame of \(size) bytes")
    }

    deinit {
        zmq_msg_close(message)
        message.deallocate()
    }

    var bytes: UnsafeMutableRawBufferPointer {
        UnsafeMutableRawBufferPointer(start: zmq_msg_data(message), count: zmq_msg_size(message))
    }

    /// Makes later copies safe from several threads at once.
    ///
    /// The first copy of a message turns it from owned to counted, which writes to the original without
    /// synchronisation. Doing that here, before the frame is handed out, leaves only atomic counting for later.
    func freeze() {
        var copy = zmq_msg_t()
        zmq_msg_init(&copy)
        zmq_msg_copy(&copy, message)
        zmq_msg_close(&copy)
    }
}
