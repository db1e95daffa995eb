import CVNCServer
import Glibc
import LayerRenderer
import MainLoop
import Synchronization
import Threads

/// Serves a framebuffer by libvncserver. Each viewer has a thread for what it says and one for what it is sent; one more
/// thread lets viewers in, cuts off those that take too long, and joins the threads of those that left.
///
/// The main actor never waits for a viewer: it copies pixels, marks them, and goes on. What viewers send waits in
/// `inputs`.
///
/// Why libvncserver's own threads are not used: `docs/decisions/0012-vnc-server-with-threads.md`.
final class VNCServer: @unchecked Sendable {
    // Safe to share: what changes is in `state`, behind its lock. The record of libvncserver is changed before the first
    // thread is started, after the last has ended, or while no viewer's thread reads pixels.
    let inputs: VNCInputQueue
    let record: VNCScreenRecord
    let listener: TCPListener
    let options: VNCOptions
    let patience: ViewerPatience
    let wishLimit: WishLimit
    /// The numbers of viewers' connections.
    let descriptors: SelectableDescriptors

    struct State {
        /// The framebuffer that the main actor draws into: the one that viewers read, or the one that is to replace it.
        var framebuffer: VNCFramebuffer
        /// The one that viewers read.
        var served: VNCFramebuffer
        /// By when viewers that are being sent something have to make room for a framebuffer of another size; nil while
        /// there is none.
        var exchangeDeadline: Duration?
        var clients: [UInt64: VNCClient] = [:]
        var lastClientID: UInt64 = 0
        /// Threads that have no more to do than to end.
        var finishedThreads: [pthread_t] = []
        var pages: AdmittedPages
        /// When what was last said to the log.
        var warnings: [String: Duration] = [:]
        var isClosing = false
    }

    let state: Mutex<State>
    /// Wakes the service thread.
    let wakeEvent: OwnedDescriptor
    private var thread = pthread_t()

    /// Starts to serve a black framebuffer.
    init(
        size: ScreenSize, title: String, options: VNCOptions, patience: ViewerPatience = ViewerPatience(),
        memory: MemoryLimit = .current
    ) throws(ScreenError) {
        try options.validatePassword()
        let listener = try TCPListener(address: options.address, port: options.port)
        guard listener.isLoopback || options.password != nil || options.letsEverybodyIn else {
            throw ScreenError(
                .passwordMissing,
                "At \(options.address) other machines can reach the window, so a password is needed; set one, listen at "
                    + "127.0.0.1, or let everybody in.")
        }
        let framebuffer = VNCFramebuffer(width: size.width, height: size.height)
        self.listener = listener
        self.options = options
        self.patience = patience
        wishLimit = WishLimit(memory: memory, initial: size)
        state = Mutex(
            State(
                framebuffer: framebuffer, served: framebuffer,
                pages: AdmittedPages(
                    address: options.address, hasPassword: options.password != nil,
                    allowedOrigins: options.allowedOrigins)))
        do throws(SystemCallError) {
            inputs = try VNCInputQueue()
            wakeEvent = try .event()
        } catch {
            throw ScreenError(
                .outOfResources, "There is no descriptor left for the VNC server; close some.", cause: "\(error)")
        }
        descriptors = try SelectableDescriptors(count: Self.mostClients(options))
        record = try VNCScreenRecord(framebuffer: framebuffer, title: title, password: options.password)
        record.setCallbacks(server: self)
        thread = try startThread()
    }

    /// Disconnects everybody, ends every thread and closes the port; returns when that is done. No later than this the
    /// server must not be used any more.
    func stop() {
        state.withLock { state in
            state.isClosing = true
            for client in state.clients.values { client.disconnect() }
        }
        wakeEvent.raiseEvent()
        pthread_join(thread, nil)
    }

    // MARK: Pixels

    /// Copies what has changed and has it sent to all viewers.
    @MainActor func show(_ surface: PixelSurface, damage: [PixelRect]) {
        let hasSize = state.withLock {
            $0.framebuffer.width == surface.width && $0.framebuffer.height == surface.height
        }
        guard hasSize else {
            let framebuffer = VNCFramebuffer(copyOf: surface)
            state.withLock { state in
                state.framebuffer = framebuffer
                state.exchangeDeadline = state.exchangeDeadline ?? MonotonicClock().now + patience.exchange
                // If somebody is being sent something, its thread exchanges when it is done, or the service thread cuts it.
                if !exchangeFramebuffer(&state) { wakeEvent.raiseEvent() }
            }
            return
        }
        state.withLock { state in
            let visible = damage.map { $0.intersection(surface.bounds) }.filter { !$0.isEmpty }
            for rect in visible { state.framebuffer.copy(rect, from: surface) }
            // After an exchange everything is sent anyway.
            guard state.exchangeDeadline == nil, !visible.isEmpty, !state.clients.isEmpty else { return }
            Self.withRegion(of: visible) { region in
                for client in state.clients.values { client.markModified(region) }
            }
        }
    }

    /// Has a text sent to the clipboards of all viewers that are there now.
    @MainActor func offer(_ text: CutText) {
        state.withLock { state in
            for client in state.clients.values where client.isConnected && !client.isLeaving { client.offer(text) }
        }
    }

    /// Gives viewers the framebuffer of another size that waits, if there is one and no thread reads the old one.
    ///
    /// - Returns: False if it has to wait on.
    func exchangeFramebuffer(_ state: inout State) -> Bool {
        guard state.exchangeDeadline != nil else { return true }
        // All are paused, whoever else is still reading.
        let isRead = state.clients.values.map { $0.pause() }.contains(true)
        guard !isRead else { return false }
        state.exchangeDeadline = nil
        state.served = state.framebuffer
        record.setFramebuffer(state.served)
        for client in state.clients.values {
            client.framebufferDidChange(width: state.served.width, height: state.served.height)
        }
        return true
    }

    private static func withRegion(of rects: [PixelRect], _ body: (OpaquePointer) -> Void) {
        guard let region = sraRgnCreate() else { return }
        defer { sraRgnDestroy(region) }
        for rect in rects {
            guard let part = sraRgnCreateRect(CInt(rect.x), CInt(rect.y), CInt(rect.maxX), CInt(rect.maxY)) else {
                continue
            }
            sraRgnOr(region, part)
            sraRgnDestroy(part)
        }
        body(region)
    }

    // MARK: Thread

    private func startThread() throws(ScreenError) -> pthread_t {
        do throws(SystemCallError) {
            return try Self.startThread { [self] in serve() }
        } catch {
            throw ScreenError(.outOfResources, "There is no thread left for the VNC server.", cause: "\(error)")
        }
    }

    /// - Returns: The thread, which has to be joined.
    static func startThread(_ body: @escaping @Sendable () -> Void) throws(SystemCallError) -> pthread_t {
        do {
            return try BackgroundThread.start("vnc", body)
        } catch {
            throw SystemCallError("pthread_create", errorNumber: error.errorNumber)
        }
    }
}
