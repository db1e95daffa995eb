import CZeroMQ

/// A socket that can send.
package protocol SendingSocket: Socket {}

extension SendingSocket {
    /// Sends a message, waiting until the socket takes it.
    ///
    /// Taking means that libzmq has it, not that the peer has.
    ///
    /// - Throws: `wouldBlock` when the send timeout has passed, else as `send(_:mode:)`.
    package func send(_ message: MultipartMessage) throws(ZeroMQError) {
        guard try send(message, mode: .wait) else {
            throw ZeroMQError(
                code: .wouldBlock, operation: "send", detail: "no peer could take the message within the send timeout")
        }
    }

    /// Sends a message: all of its frames or none. The frames stay usable.
    ///
    /// After a send read `events` or drain before waiting for the descriptor again, see `Socket.fileDescriptor`.
    ///
    /// - Returns: false when nothing was sent because no peer can take it now (`dontWait`) or could within the send
    ///   timeout (`wait`).
    /// - Throws: `hostUnreachable` when a router knows no such peer, `wrongState` when a request or a reply is not due,
    ///   `invalidArgument` for a message without frames, `closed`, `terminated`.
    package func send(_ message: MultipartMessage, mode: WaitMode) throws(ZeroMQError) -> Bool {
        try transmit(message, mode: mode)
    }
}

extension Socket {
    fileprivate func transmit(_ message: MultipartMessage, mode: WaitMode) throws(ZeroMQError) -> Bool {
        let minimum = kind == .router ? 2 : 1
        guard message.count >= minimum else {
            throw ZeroMQError.invalid(
                "send",
                "a \(kind) socket's message has at least \(minimum == 1 ? "one frame" : "a routing id and a frame")")
        }
        let last = message.count - 1
        var index = 0
        while index <= last {
            let more = index < last ? ZMQ_SNDMORE : 0
            // Only the first frame may have to wait: a socket that took it has room for the whole message.
            let wait = mode == .dontWait || index > 0 ? ZMQ_DONTWAIT : 0
            if try transmit(message[index], flags: wait | more) {
                index += 1
                continue
            }
            if index == 0 {
                return false
            }
            // The peer went away between two frames. What was sent is withdrawn; the message starts again from its
            // first frame, so that no peer ever gets a part of it.
            if kind.balancesLoad {
                for rest in message.indices.dropFirst(index + 1) {
                    _ = try transmit(message[rest], flags: ZMQ_DONTWAIT | (rest < last ? ZMQ_SNDMORE : 0))
                }
            }
            if mode == .dontWait {
                return false
            }
            index = 0
        }
        return true
    }

    /// Hands one frame to libzmq; false when it cannot take it now.
    private func transmit(_ frame: Frame, flags: Int32) throws(ZeroMQError) -> Bool {
        let handle = try handle(for: "send")
        // libzmq takes what it sends, so it gets a second reference to the frame's bytes.
        var copy = zmq_msg_t()
        zmq_msg_init(&copy)
        zmq_msg_copy(&copy, frame.storage.message)
        guard retryingInterrupted({ zmq_msg_send(&copy, handle, flags) }) == -1 else {
            return true
        }
        let error = ZeroMQError.last("send")
        zmq_msg_close(&copy)
        guard error.code == .wouldBlock else {
            throw error
        }
        return false
    }
}
