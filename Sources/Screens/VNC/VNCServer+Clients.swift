import CVNCServer
import Diagnostics
import Glibc
import MainLoop

/// The service thread, and what viewers' threads call.
extension VNCServer {
    /// How long a viewer may take until it has told its password, which somebody may have to type.
    private static let handshakeTime = Duration.seconds(60)
    /// How long an exchange of the framebuffer waits for a viewer that is being sent something.
    private static let patience = 3

    static func isServable(width: Int, height: Int) -> Bool {
        (1...8192).contains(width) && (1...8192).contains(height)
    }

    // MARK: Service thread

    func serve() {
        while true {
            let isArriving = waitForWork()
            joinFinishedThreads()
            exchangeFramebufferIfNeeded()
            let (isClosing, hasClients) = state.withLock { ($0.isClosing, !$0.clients.isEmpty) }
            if isClosing {
                guard hasClients else { break }
                continue
            }
            disconnectSilentClients()
            if isArriving { acceptClient() }
        }
        joinFinishedThreads()
    }

    /// - Returns: Whether somebody wants to be let in.
    private func waitForWork() -> Bool {
        let (isClosing, deadline) = state.withLock { state in
            (state.isClosing, state.clients.values.filter(\.isInHandshake).map(\.handshakeDeadline).min())
        }
        var timeout: CInt = -1
        if let deadline {
            let rest = (deadline - MonotonicClock().now) / .milliseconds(1)
            timeout = CInt(clamping: min(max(rest.rounded(.up), 0), 600_000))
        }
        var waits = [
            pollfd(fd: wakeEvent.number, events: Int16(POLLIN), revents: 0),
            pollfd(fd: isClosing ? -1 : listener.descriptor.number, events: Int16(POLLIN), revents: 0),
        ]
        guard poll(&waits, nfds_t(waits.count), timeout) > 0 else { return false }
        if waits[0].revents != 0 { wakeEvent.clearEvent() }
        return waits[1].revents != 0
    }

    private func joinFinishedThreads() {
        let threads = state.withLock { state in
            defer { state.finishedThreads = [] }
            return state.finishedThreads
        }
        for thread in threads { pthread_join(thread, nil) }
    }

    private func exchangeFramebufferIfNeeded() {
        guard state.withLock({ $0.isExchangePending }) else { return }
        // With the gate held nobody leaves, so the clients stay valid outside of the lock, which the main actor needs.
        departureGate.withLock { _ in
            let clients = state.withLock { Array($0.clients.values) }
            for client in clients { client.pauseSending(forAtMost: Self.patience) }
            state.withLock { state in
                state.served = state.framebuffer
                state.isExchangePending = false
                record.setFramebuffer(state.served)
                for client in clients {
                    client.framebufferDidChange(width: state.served.width, height: state.served.height)
                }
            }
            for client in clients { client.resumeSending() }
        }
    }

    private func disconnectSilentClients() {
        let now = MonotonicClock().now
        state.withLock { state in
            for client in state.clients.values where client.isInHandshake && client.handshakeDeadline <= now {
                client.disconnect()
            }
        }
    }

    // MARK: Arriving

    private func acceptClient() {
        let number = accept(listener.descriptor.number, nil, nil)
        guard number >= 0 else {
            // Without a descriptor left it stays ready, and this thread must not spin until there is one.
            if errno == EMFILE || errno == ENFILE { usleep(100_000) }
            return
        }
        _ = fcntl(number, F_SETFD, FD_CLOEXEC)
        // libvncserver needs a pipe for each viewer, and does not notice when there is none.
        guard number < DescriptorLimit.selectable, let connection = duplicate(number),
            (try? OwnedDescriptor.pipe()) != nil
        else {
            Log.screens.warning("A viewer was turned away: too few file descriptors are left.")
            close(number)
            return
        }
        let isWelcome = state.withLock { state in
            guard !state.isClosing, state.clients.count < options.maximumClients else { return false }
            state.arriving = connection
            return true
        }
        defer { state.withLock { $0.arriving = nil } }
        guard isWelcome, ViewerGreeting.isAcceptable(at: connection, isLoopback: listener.isLoopback, options: options)
        else {
            close(number)
            return
        }
        admit(number, connection: connection)
    }

    private func duplicate(_ number: CInt) -> OwnedDescriptor? {
        let copy = fcntl(number, F_DUPFD_CLOEXEC, 0)
        return copy >= 0 ? OwnedDescriptor(taking: copy) : nil
    }

    private func admit(_ number: CInt, connection: OwnedDescriptor) {
        // libvncserver counts the other clients here, so none of them may leave meanwhile.
        let withoutThread: rfbClientPtr? = departureGate.withLock { _ in
            guard let client = rfbNewClient(record.pointer, number) else { return nil }
            // It frees this when a connection fails, once for each of the threads that notices.
            free(client.pointee.wspath)
            client.pointee.wspath = nil
            let isAdmitted = state.withLock { state in
                guard !state.isClosing else { return false }
                state.lastClientID += 1
                let entry = VNCClient(
                    id: state.lastClientID, record: client, connection: connection,
                    handshakeDeadline: MonotonicClock().now + Self.handshakeTime)
                client.pointee.clientData = Unmanaged.passRetained(entry).toOpaque()
                state.clients[entry.id] = entry
                return true
            }
            guard isAdmitted else { return client }
            client.pointee.clientGoneHook = { record in
                guard let record else { return }
                VNCServer.of(record)?.clientDidLeave(record)
            }
            rfbStartOnHoldClient(client)
            // The thread cannot have ended yet, for it has to pass the gate.
            return client.pointee.client_thread == 0 ? client : nil
        }
        if let withoutThread { rfbClientConnectionGone(withoutThread) }
    }

    // MARK: Viewers' threads

    static func of(_ record: rfbClientPtr) -> VNCServer? {
        guard let context = record.pointee.screen?.pointee.screenData else { return nil }
        return Unmanaged<VNCServer>.fromOpaque(context).takeUnretainedValue()
    }

    static func received(_ kind: VNCInputQueue.Entry.Kind, from record: rfbClientPtr) {
        guard let server = of(record), let data = record.pointee.clientData else { return }
        let client = Unmanaged<VNCClient>.fromOpaque(data).takeUnretainedValue()
        if !server.inputs.append(kind, from: client.id) { client.disconnect() }
    }

    /// The last call for a client. libvncserver frees its record when this has returned.
    private func clientDidLeave(_ record: rfbClientPtr) {
        guard let data = record.pointee.clientData else { return }
        let client = Unmanaged<VNCClient>.fromOpaque(data).takeRetainedValue()
        let hasThread = record.pointee.client_thread != 0
        departureGate.withLock { _ in
            state.withLock { state in
                state.clients[client.id] = nil
                if hasThread { state.finishedThreads.append(pthread_self()) }
            }
        }
        _ = inputs.append(.left, from: client.id)
        wakeEvent.raiseEvent()
    }
}
