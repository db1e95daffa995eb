import Diagnostics
import Glibc
import MainLoop

/// The service thread. It waits for nobody: whatever takes a while is polled, with a deadline.
extension VNCServer {
    func serve() {
        let clock = MonotonicClock()
        var reception = Reception(patience: patience)
        /// Until when there is no descriptor to take a connection with.
        var pause: Duration?
        while true {
            let deadline = [reception.deadline, pause, nextDeadline()].compactMap { $0 }.min()
            let waits = wait(for: reception.waits, isListening: pause == nil, until: deadline)
            joinFinishedThreads()
            let (isClosing, hasClients, pages) = state.withLock { ($0.isClosing, !$0.clients.isEmpty, $0.pages) }
            if isClosing {
                reception.removeAll()
                pause = nil
                guard hasClients else { break }
                continue
            }
            let now = clock.now
            if let end = pause, end <= now { pause = nil }
            cutLateClients(at: now)
            reception.look(waits.visitors, at: now, pages: pages)
            if reception.hasRefusedPage {
                reception.hasRefusedPage = false
                warn("A web page that is not the host's own was turned away; --allow-origin lets one in.", at: now)
            }
            admitVisitors(from: &reception, at: now)
            if waits.isSomebodyArriving, !takeArrivals(into: &reception, at: now) { pause = now + Arrival.pause }
        }
        joinFinishedThreads()
    }

    private func wait(
        for visitors: [pollfd], isListening: Bool, until deadline: Duration?
    ) -> (isSomebodyArriving: Bool, visitors: ArraySlice<pollfd>) {
        let isClosing = state.withLock { $0.isClosing }
        let isListening = isListening && !isClosing
        var waits = [
            pollfd(fd: wakeEvent.number, events: Int16(POLLIN), revents: 0),
            pollfd(fd: isListening ? listener.descriptor.number : -1, events: Int16(POLLIN), revents: 0),
        ]
        waits += visitors
        let timeout = deadline.map { ($0 - MonotonicClock().now).waitingTime } ?? -1
        if poll(&waits, nfds_t(waits.count), timeout) <= 0 {
            for index in waits.indices { waits[index].revents = 0 }
        }
        if waits[0].revents != 0 { wakeEvent.clearEvent() }
        return (waits[1].revents != 0, waits[2...])
    }

    private func joinFinishedThreads() {
        let threads = state.withLock { state in
            defer { state.finishedThreads = [] }
            return state.finishedThreads
        }
        for thread in threads { pthread_join(thread, nil) }
    }

    // MARK: Deadlines

    private func nextDeadline() -> Duration? {
        state.withLock { state in
            guard !state.isClosing else { return nil }
            let handshakes = state.clients.values.filter { !$0.isConnected && !$0.isLeaving }
            let deadlines = handshakes.map { $0.deadline(patience, hasPassword: options.password != nil) }
            return (deadlines + [state.exchangeDeadline].compactMap { $0 }).min()
        }
    }

    /// Cuts those off that are not through with the handshake in time, and those that keep a new size waiting.
    private func cutLateClients(at now: Duration) {
        state.withLock { state in
            for client in state.clients.values where !client.isConnected && !client.isLeaving {
                if client.deadline(patience, hasPassword: options.password != nil) <= now { client.disconnect() }
            }
            guard let deadline = state.exchangeDeadline, deadline <= now, !exchangeFramebuffer(&state) else { return }
            for client in state.clients.values where client.pause() { client.disconnect() }
            // Their threads fail at once now and exchange; until they do there is nothing to look at.
            state.exchangeDeadline = now + patience.exchange
        }
    }

    /// Says the same at most once a minute, however often strangers cause it.
    func warn(_ message: String, at now: Duration) {
        let isNews = state.withLock { state in
            if let last = state.warnings[message], now - last < .seconds(60) { return false }
            state.warnings[message] = now
            return true
        }
        if isNews { Log.screens.warning("\(message)") }
    }
}
