import CLinux
import Glibc

/// Starts threads that are not the main thread.
///
/// No signal to the program is delivered to them, and a reader that has gone while something is written to it ends nothing by
/// SIGPIPE: threads inherit the mask of who starts them (pthread_create(3)). A crash is still to be reported by whoever reports
/// crashes.
package enum BackgroundThread {
    private final class Body: Sendable {
        let name: String
        let run: @Sendable () -> Void

        init(_ name: String, _ run: @escaping @Sendable () -> Void) {
            self.name = name
            self.run = run
        }
    }

    private static let crashes = [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP]

    /// - Parameter name: What tools call the thread; at most 15 bytes.
    /// - Returns: The thread, which the caller detaches or joins.
    package static func start(
        _ name: String, _ body: @escaping @Sendable () -> Void
    ) throws(ThreadShortage) -> pthread_t {
        var all = sigset_t()
        var before = sigset_t()
        sigfillset(&all)
        for signal in crashes { sigdelset(&all, signal) }
        pthread_sigmask(SIG_BLOCK, &all, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        var thread = pthread_t()
        let context = Unmanaged.passRetained(Body(name, body))
        let result = pthread_create(
            &thread, nil,
            { context in
                guard let context else { return nil }
                let body = Unmanaged<Body>.fromOpaque(context).takeRetainedValue()
                linux_set_thread_name(body.name)
                body.run()
                return nil
            }, context.toOpaque())
        guard result == 0 else {
            context.release()
            throw ThreadShortage(errorNumber: result)
        }
        return thread
    }
}
