import CLinux
import Glibc

/// Starts threads for painting: they take no signals, and their stack is as large as the main thread's.
enum PaintingThread {
    private final class Body: Sendable {
        let run: @Sendable () -> Void

        init(_ run: @escaping @Sendable () -> Void) {
            self.run = run
        }
    }

    private static let stackSize = 8 << 20

    /// - Returns: Whether there is a thread for it; nobody has to join it.
    static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setdetachstate(&attributes, CInt(PTHREAD_CREATE_DETACHED))
        pthread_attr_setstacksize(&attributes, stackSize)
        let context = Unmanaged.passRetained(Body(body))
        let isStarted = withoutSignals {
            var thread = pthread_t()
            return pthread_create(
                &thread, &attributes,
                { context in
                    linux_set_thread_name("painter")
                    if let context {
                        PainterExecutor().run(Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run)
                    }
                    return nil
                }, context.toOpaque()) == 0
        }
        if !isStarted { context.release() }
        return isStarted
    }

    /// Threads inherit the mask. A crash is still to be reported by whoever reports crashes.
    private static func withoutSignals<Result>(_ body: () -> Result) -> Result {
        var all = sigset_t()
        var before = sigset_t()
        sigfillset(&all)
        for signal in [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP] { sigdelset(&all, signal) }
        pthread_sigmask(SIG_BLOCK, &all, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        return body()
    }
}
