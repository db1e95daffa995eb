import CVNCServer
import Glibc
import MainLoop

/// The work of viewers' threads.
extension VNCServer {
    // MARK: Reading

    /// The life of a viewer: takes in what it says until it leaves, and frees what it has.
    func readMessages(of client: VNCClient) {
        var sender: pthread_t?
        while !client.isOver, Self.waitForData(at: client.record.pointee.sock) {
            repeat {
                rfbProcessClientMessage(client.record)
                if sender == nil, !client.isOver, client.handshake == .over { sender = welcome(client) }
                // What is left of a browser's frame makes no descriptor ready.
            } while !client.isOver && webSocketsHasDataInBuffer(client.record) != 0
        }
        // Whatever is being sent to it fails now.
        state.withLock { _ in client.disconnect() }
        if let sender {
            client.wakeSender()
            pthread_join(sender, nil)
        }
        state.withLock { state in
            state.clients[client.id] = nil
            state.finishedThreads.append(pthread_self())
        }
        release(client)
        _ = inputs.append(.left, from: client.id)
        wakeEvent.raiseEvent()
    }

    private static func waitForData(at number: CInt) -> Bool {
        var wait = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
        return poll(&wait, 1, -1) > 0
    }

    /// Gives a client that is through with the handshake a place among the viewers, or cuts it off.
    ///
    /// - Returns: The thread that sends to it; nil if it has no place.
    private func welcome(_ client: VNCClient) -> pthread_t? {
        let hasPlace = state.withLock { state in
            let count = state.clients.values.count { $0.isConnected && !$0.isLeaving }
            client.isConnected = count < options.maximumClients
            return client.isConnected
        }
        do throws(SystemCallError) {
            if hasPlace {
                let sender = try Self.startThread { [self] in sendUpdates(to: client) }
                Self.received(.came, from: client.record)
                return sender
            }
        } catch {
            warn("A viewer was turned away: no thread is left. [\(error)]", at: MonotonicClock().now)
        }
        rfbCloseClient(client.record)
        return nil
    }

    /// Frees a client that is in no list and has no other thread.
    func release(_ client: VNCClient) {
        // Not by libvncserver: it would close the number, and somebody else could get it.
        descriptors.putBack(client.record.pointee.sock)
        client.record.pointee.sock = -1
        rfbClientConnectionGone(client.record)
    }

    // MARK: Sending

    private func sendUpdates(to client: VNCClient) {
        while let work = client.waitForWork() {
            if case .text(let text) = work {
                client.send(text)
                continue
            }
            // More may come along in a moment, and go with it.
            usleep(UInt32(record.pointer.pointee.deferUpdateTime) * 1000)
            guard client.sendUpdate() else { continue }
            state.withLock { _ = exchangeFramebuffer(&$0) }
        }
        // The viewer may have read nothing for so long that libvncserver gave it up; its other thread waits for it still.
        state.withLock { _ in client.disconnect() }
    }

    // MARK: Calls by libvncserver

    static func of(_ record: rfbClientPtr) -> VNCServer? {
        guard let context = record.pointee.screen?.pointee.screenData else { return nil }
        return Unmanaged<VNCServer>.fromOpaque(context).takeUnretainedValue()
    }

    private static func client(_ record: rfbClientPtr) -> VNCClient? {
        record.pointee.clientData.map { Unmanaged<VNCClient>.fromOpaque($0).takeUnretainedValue() }
    }

    static func received(_ kind: VNCInputQueue.Entry.Kind, from record: rfbClientPtr) {
        guard let server = of(record), let client = client(record) else { return }
        if !server.inputs.append(kind, from: client.id) { server.state.withLock { _ in client.disconnect() } }
    }

    static func received(cutText text: String, from record: rfbClientPtr) {
        guard let server = of(record), let client = client(record) else { return }
        if !server.inputs.append(cutText: text, from: client.id) {
            server.state.withLock { _ in client.disconnect() }
        }
    }

    /// A viewer wishes for another size.
    ///
    /// - Returns: RFB's status.
    func receivedWish(width: Int, height: Int, from record: rfbClientPtr) -> CInt {
        switch wishLimit.refusal(width: width, height: height) {
        case .impossible: return answer(rfbExtDesktopSize_InvalidScreenLayout, to: record)
        case .tooLarge: return answer(rfbExtDesktopSize_OutOfResources, to: record)
        case nil: break
        }
        let isThere = state.withLock { $0.framebuffer.width == width && $0.framebuffer.height == height }
        if isThere { return answer(rfbExtDesktopSize_Success, to: record) }
        Self.received(.desktopSize(width: width, height: height), from: record)
        return rfbExtDesktopSize_Success
    }

    /// Nothing will change, so the viewer has to be told by itself.
    private func answer(_ status: CInt, to record: rfbClientPtr) -> CInt {
        Self.client(record)?.answerWish(status)
        return status
    }
}
