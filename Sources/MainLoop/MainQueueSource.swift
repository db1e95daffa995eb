import CLinux
import Dispatch
import Glibc

/// The main dispatch queue as something to wait for. `Task { @MainActor in … }` and blocks on `DispatchQueue.main`
/// arrive here.
@MainActor
struct MainQueueSource {
    /// An eventfd that belongs to libdispatch; readable while the queue has work.
    let handle: CInt = _dispatch_get_main_queue_handle_4CF()

    /// Runs what is in the queue, be it known by the handle or given by this turn's handlers. Work that is added meanwhile makes the
    /// handle readable again, for the next turn.
    func drain(isReady: Bool) {
        if isReady {
            // libdispatch never reads it, and unread it would keep the loop from ever sleeping again.
            var count: eventfd_t = 0
            _ = eventfd_read(handle, &count)
        }
        // An empty queue is noticed without asking the system; `RunLoop.main` reads the handle of what came without.
        _dispatch_main_queue_callback_4CF(nil)
    }
}
