import CLinux
import Glibc

extension MainLoop {
    static var isOnMainThread: Bool { linux_gettid() == getpid() }

    /// Takes the main dispatch queue, and with it the main actor's tasks, into the loop. A guest leaves it to the loop
    /// that it is a guest of, and without the true main thread libdispatch serves it with a thread of its own.
    func serveMainQueueIfPossible() {
        guard mainQueue == nil, guestCount == 0, Self.isOnMainThread else { return }
        let source = MainQueueSource()
        do throws(SystemCallError) {
            try eventSet.add(source.handle, for: .read, key: EventKey.mainQueue)
            mainQueue = source
            openRunLoop()
        } catch {
            fatalError("The main dispatch queue cannot be served by the main loop: \(error)")
        }
    }
}
