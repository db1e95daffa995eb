import CVNCServer
import CVNCShims
import Glibc
import MainLoop

/// From the listening socket to libvncserver, on the service thread.
extension VNCServer {
    /// How many may be in the handshake at once, beside the viewers. With one more, the one that has said nothing for the
    /// longest goes.
    private static let handshakePlaces = 8

    /// Viewers, those in the handshake, and as many that have been cut off and are leaving.
    static func mostClients(_ options: VNCOptions) -> Int {
        options.maximumClients + 2 * handshakePlaces
    }

    /// - Returns: False if there is no descriptor to take a connection with.
    func takeArrivals(into reception: inout Reception, at now: Duration) -> Bool {
        var arrived: [OwnedDescriptor] = []
        var arrival = listener.descriptor.nextArrival()
        while case .connection(let connection) = arrival {
            arrived.append(connection)
            guard arrived.count < Reception.places else { break }
            arrival = listener.descriptor.nextArrival()
        }
        if !isFull {
            for connection in trusted(arrived, at: now) { reception.add(connection, at: now) }
        }
        guard case .starved = arrival else { return true }
        warn("A viewer has to wait: no file descriptor is left.", at: now)
        return false
    }

    /// The connections that may come in without saying who they are, or that will be asked.
    private func trusted(_ arrived: [OwnedDescriptor], at now: Duration) -> [OwnedDescriptor] {
        guard options.password == nil, !options.letsEverybodyIn, !arrived.isEmpty else { return arrived }
        var strangers: [OwnedDescriptor] = []
        let trusted = zip(arrived, LocalPeer.uids(of: arrived)).compactMap { connection, uid -> OwnedDescriptor? in
            if LocalPeer.isTrusted(uid: uid, byUser: geteuid()) { return connection }
            strangers.append(connection)
            return nil
        }
        if strangers.contains(where: LocalPeer.isThere) {
            warn(
                "Somebody was turned away who is not known to be the user of this program. Start it with "
                    + "--vnc-password-file to let in whoever knows a password.", at: now)
        }
        return trusted
    }

    private var isFull: Bool {
        state.withLock { state in
            state.clients.values.count { $0.isConnected && !$0.isLeaving } >= options.maximumClients
        }
    }

    func admitVisitors(from reception: inout Reception, at now: Duration) {
        while reception.isSomebodyWaiting {
            if isFull {
                _ = reception.takeNext()
                continue
            }
            guard makePlace(), let visitor = reception.takeNext() else { return }
            admit(visitor, at: now)
        }
    }

    /// Sees to it that there is a place for one more handshake: the one that is furthest behind goes, the oldest of those.
    ///
    /// - Returns: False if one has to leave first, which wakes this thread.
    private func makePlace() -> Bool {
        state.withLock { state in
            let handshakes = state.clients.values.filter { !$0.isConnected && !$0.isLeaving }
            if handshakes.count >= Self.handshakePlaces {
                handshakes.min { ($0.handshake, $0.id) < ($1.handshake, $1.id) }?.disconnect()
            }
            return state.clients.count < Self.mostClients(options)
        }
    }

    private func admit(_ visitor: Reception.Visitor, at now: Duration) {
        guard let number = descriptors.take(for: visitor.connection) else {
            warn("A viewer was turned away: no file descriptor below 1024 is left.", at: now)
            return
        }
        guard let client = vnc_new_client(record.pointer, number, visitor.kind == .browser) else {
            descriptors.forget(number)
            return
        }
        // It frees this when a connection fails, once for each of the threads that notices.
        free(client.pointee.wspath)
        client.pointee.wspath = nil
        let entry = state.withLock { state in
            state.lastClientID += 1
            let entry = VNCClient(
                id: state.lastClientID, record: client, admission: now, isPaused: state.exchangeDeadline != nil)
            client.pointee.clientData = Unmanaged.passUnretained(entry).toOpaque()
            entry.markEverythingModified(width: state.served.width, height: state.served.height)
            if state.isClosing { entry.disconnect() }
            state.clients[entry.id] = entry
            return entry
        }
        do throws(SystemCallError) {
            _ = try Self.startThread { [self] in readMessages(of: entry) }
        } catch {
            warn("A viewer was turned away: no thread is left. [\(error)]", at: now)
            state.withLock { $0.clients[entry.id] = nil }
            release(entry)
        }
    }
}
