import CLinux
import Glibc

/// The signals that a main loop has taken over, received by a signalfd (signalfd(2)).
@MainActor
final class SignalSource {
    private struct Handler {
        let id: UInt64
        let signal: CInt
        let body: @MainActor () -> Void
    }

    let descriptor: OwnedDescriptor
    /// The loop's watch on `descriptor`.
    var registration: Registration?
    private var handlers: [Handler] = []
    /// Signals that this object has blocked, not the program before it.
    private var blocked: Set<CInt> = []

    init() throws(SystemCallError) {
        var none = sigset_t()
        sigemptyset(&none)
        let number = signalfd(-1, &none, CInt(SFD_CLOEXEC | SFD_NONBLOCK))
        guard number >= 0 else { throw SystemCallError("signalfd") }
        descriptor = OwnedDescriptor(taking: number)
    }

    func add(_ id: UInt64, for signal: CInt, handler: @escaping @MainActor () -> Void) throws(MainLoopError) {
        var set = sigset_t()
        sigemptyset(&set)
        guard signal != SIGKILL, signal != SIGSTOP, sigaddset(&set, signal) == 0 else {
            throw MainLoopError(
                .signalNotAvailable, "Signal \(signal) cannot be received: it does not exist or cannot be caught.")
        }
        var before = sigset_t()
        pthread_sigmask(SIG_BLOCK, &set, &before)
        if sigismember(&before, signal) == 0 { blocked.insert(signal) }
        handlers.append(Handler(id: id, signal: signal, body: handler))
        updateDescriptor()
    }

    func remove(_ id: UInt64) {
        guard let index = handlers.firstIndex(where: { $0.id == id }) else { return }
        let signal = handlers.remove(at: index).signal
        guard !handlers.contains(where: { $0.signal == signal }) else { return }
        updateDescriptor()
        if blocked.remove(signal) != nil {
            var set = sigset_t()
            sigemptyset(&set)
            sigaddset(&set, signal)
            pthread_sigmask(SIG_UNBLOCK, &set, nil)
        }
    }

    /// Calls the handlers of all signals that have arrived. Several of one kind may have become one, as always.
    func deliver() {
        var information = signalfd_siginfo()
        let size = MemoryLayout<signalfd_siginfo>.size
        while read(descriptor.number, &information, size) == size {
            let signal = CInt(information.ssi_signo)
            for id in handlers.filter({ $0.signal == signal }).map(\.id) {
                handlers.first { $0.id == id }?.body()
            }
        }
    }

    private func updateDescriptor() {
        var set = sigset_t()
        sigemptyset(&set)
        for handler in handlers { sigaddset(&set, handler.signal) }
        // With an existing descriptor and valid arguments it cannot fail.
        signalfd(descriptor.number, &set, 0)
    }
}
