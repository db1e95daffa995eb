import CVNCServer
import Glibc
import LayerRenderer
import MainLoop
import Synchronization

/// Serves a framebuffer by libvncserver, which has two threads for each viewer; a thread of ours lets viewers in, joins
/// the threads of those that left, and exchanges the framebuffer when its size changes.
///
/// The main actor never waits for a viewer: it copies pixels, marks them, and goes on. What viewers send waits in
/// `inputs`.
///
/// Why libvncserver's own listening thread is not used: it goes on with a stale client when accept(2) fails, leaves the
/// threads of past viewers unjoined, and races with `rfbShutdownServer` when a viewer arrives at that moment.
final class VNCServer: @unchecked Sendable {
    // Safe to share: what changes is in `state`, behind its lock. The record of libvncserver is changed before the first
    // thread is started, after the last has ended, or by the service thread while no viewer's thread reads pixels.
    let inputs: VNCInputQueue
    let record: VNCScreenRecord
    let listener: TCPListener
    let options: VNCOptions

    struct State {
        /// What the main actor draws into: the one that viewers read, or the one that is to replace it.
        var framebuffer: VNCFramebuffer
        /// Whether viewers still read the previous framebuffer, of another size.
        var isExchangePending = false
        /// The one that viewers read.
        var served: VNCFramebuffer
        /// Largest extents that were ever served.
        var reserve: (width: Int, height: Int)
        var clients: [UInt64: VNCClient] = [:]
        var lastClientID: UInt64 = 0
        /// The connection that is being let in.
        var arriving: OwnedDescriptor?
        /// Threads that have no more to do than to end.
        var finishedThreads: [pthread_t] = []
        var pages: AdmittedPages
        var isClosing = false
    }

    let state: Mutex<State>
    /// Held by a viewer's thread while it leaves, and by the service thread while viewers must not leave.
    let departureGate = Mutex(())
    /// Wakes the service thread.
    let wakeEvent: OwnedDescriptor
    private let descriptorLimit = DescriptorLimit()
    private var thread = pthread_t()

    /// Starts to serve a black framebuffer.
    init(size: ScreenSize, title: String, options: VNCOptions) throws(ScreenError) {
        try options.validatePassword()
        let listener = try TCPListener(address: options.address, port: options.port)
        guard listener.isLoopback || options.password != nil || options.letsEverybodyIn else {
            throw ScreenError(
                .passwordMissing,
                "At \(options.address) other machines can reach the window, so a password is needed; set one, listen at "
                    + "127.0.0.1, or let everybody in.")
        }
        let framebuffer = VNCFramebuffer(
            width: size.width, height: size.height, reserve: (size.width, size.height))
        self.listener = listener
        self.options = options
        state = Mutex(
            State(
                framebuffer: framebuffer, served: framebuffer, reserve: (size.width, size.height),
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
        record = try VNCScreenRecord(framebuffer: framebuffer, title: title, password: options.password)
        record.setCallbacks(server: self)
        try startThread()
    }

    /// Disconnects everybody, ends every thread and closes the port; returns when that is done. No later than this the
    /// server must not be used any more.
    func stop() {
        state.withLock { state in
            state.isClosing = true
            if let arriving = state.arriving { shutdown(arriving.number, CInt(SHUT_RDWR)) }
            for client in state.clients.values { client.disconnect() }
        }
        wakeEvent.raiseEvent()
        pthread_join(thread, nil)
    }

    // MARK: Pixels

    /// Copies what has changed and has it sent to all viewers.
    @MainActor func show(_ surface: PixelSurface, damage: [PixelRect]) {
        state.withLock { state in
            guard state.framebuffer.width == surface.width, state.framebuffer.height == surface.height else {
                state.reserve = (max(state.reserve.width, surface.width), max(state.reserve.height, surface.height))
                state.framebuffer = VNCFramebuffer(
                    width: surface.width, height: surface.height, reserve: state.reserve)
                state.framebuffer.copy(surface.bounds, from: surface)
                state.isExchangePending = true
                wakeEvent.raiseEvent()
                return
            }
            let visible = damage.map { $0.intersection(surface.bounds) }.filter { !$0.isEmpty }
            for rect in visible { state.framebuffer.copy(rect, from: surface) }
            // After an exchange everything is sent anyway.
            guard !state.isExchangePending, !visible.isEmpty, !state.clients.isEmpty else { return }
            Self.withRegion(of: visible) { region in
                for client in state.clients.values { client.markModified(region) }
            }
        }
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

    private func startThread() throws(ScreenError) {
        // Viewers' threads inherit the mask: no signal to the program is delivered to them, and a viewer that has gone
        // while something is sent to it ends no process by SIGPIPE.
        var all = sigset_t()
        var before = sigset_t()
        sigfillset(&all)
        // A crash is still to be reported by whoever reports crashes.
        for signal in [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP] { sigdelset(&all, signal) }
        pthread_sigmask(SIG_BLOCK, &all, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        let context = Unmanaged.passRetained(self)
        let result = pthread_create(
            &thread, nil,
            { context in
                guard let context else { return nil }
                Unmanaged<VNCServer>.fromOpaque(context).takeRetainedValue().serve()
                return nil
            }, context.toOpaque())
        guard result == 0 else {
            context.release()
            throw ScreenError(
                .outOfResources, "There is no thread left for the VNC server.",
                cause: "\(SystemCallError("pthread_create", errorNumber: result))")
        }
    }
}
