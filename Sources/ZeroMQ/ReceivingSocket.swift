import CZeroMQ

/// A socket that can receive.
package protocol ReceivingSocket: Socket {}

extension ReceivingSocket {
    /// Receives a message, waiting until there is one.
    ///
    /// - Throws: `wouldBlock` when the receive timeout has passed, else as `receive(mode:)`.
    package func receive() throws(ZeroMQError) -> MultipartMessage {
        guard let message = try receive(mode: .wait) else {
            throw ZeroMQError(
                code: .wouldBlock, operation: "receive", detail: "no message came within the receive timeout")
        }
        return message
    }

    /// Receives a message with all of its frames.
    ///
    /// - Returns: nil when there is none now (`dontWait`) or none came within the receive timeout (`wait`).
    /// - Throws: `wrongState` when a request has to be sent or a reply is due, `closed`, `terminated`.
    package func receive(mode: WaitMode) throws(ZeroMQError) -> MultipartMessage? {
        try collect(mode: mode)
    }

    /// Receives what there is, without waiting, and leaves the socket in a state in which waiting for its descriptor
    /// is safe.
    ///
    /// The loop that loses nothing and never stalls, whatever `handle` and the code around it send:
    /// ```swift
    /// while running {
    ///     sendWhatIsDue(socket)
    ///     if try socket.drain(limit: 64, handle).isComplete {
    ///         waitUntilReadable(try socket.fileDescriptor)
    ///     }
    /// }
    /// ```
    /// That is: `drain` comes last before waiting, and an incomplete drain is followed by another instead of a wait,
    /// because the descriptor does not signal again for messages that have already arrived.
    ///
    /// - Parameters:
    ///   - limit: after how many messages to stop, so that one busy peer does not hold up the rest of the program.
    ///   - body: takes each message. It may send on the socket and may close it. If it throws, draining stops there,
    ///     with more left perhaps: drain again before waiting.
    package func drain(limit: Int = .max, _ body: (MultipartMessage) throws -> Void) throws -> DrainResult {
        var count = 0
        while true {
            while count < limit, let message = try receive(mode: .dontWait) {
                count += 1
                try body(message)
                guard !isClosed else {
                    return DrainResult(messageCount: count, events: [])
                }
            }
            // Read in every case: `body` may have sent, and the limit may have been reached with more to come. And what
            // arrived after the last, empty-handed receive has used up its signal by being seen here.
            let events = try events
            if count >= limit || !events.contains(.pollIn) {
                return DrainResult(messageCount: count, events: events)
            }
        }
    }
}

extension Socket {
    fileprivate func collect(mode: WaitMode) throws(ZeroMQError) -> MultipartMessage? {
        var message = MultipartMessage()
        while true {
            // Frames of a message arrive together, so only the first is worth waiting for.
            let wait = mode == .dontWait || !message.isEmpty ? ZMQ_DONTWAIT : 0
            if let frame = try receiveFrame(flags: wait) {
                message.append(frame)
                if !frame.more {
                    return message
                }
            } else if message.isEmpty || mode == .dontWait {
                return nil
            } else {
                // Its peer was cut off between two frames: the message is incomplete and dropped.
                message = MultipartMessage()
            }
        }
    }

    private func receiveFrame(flags: Int32) throws(ZeroMQError) -> Frame? {
        let handle = try handle(for: "receive")
        let storage = FrameStorage()
        guard retryingInterrupted({ zmq_msg_recv(storage.message, handle, flags) }) == -1 else {
            return Frame(received: storage)
        }
        let error = ZeroMQError.last("receive")
        guard error.code == .wouldBlock else {
            throw error
        }
        return nil
    }
}
