import CLinux
import CoreFoundation
import Glibc

extension MainLoop {
    static var isOnMainThread: Bool { linux_gettid() == getpid() }

    /// Whether the program's main run loop runs, which serves the main queue: that of a test runner does.
    private static var isInsideRunLoop: Bool {
        CFRunLoopCopyCurrentMode(CFRunLoopGetMain()) != nil
    }

    /// Takes the main dispatch queue, and with it the main actor's tasks, into the loop. A guest leaves it to the loop
    /// that it is a guest of, a turn inside of the main run loop leaves it to that, and without the true main thread libdispatch serves
    /// it with a thread of its own.
    func serveMainQueueIfPossible() {
        guard mainQueue == nil, guestCount == 0, Self.isOnMainThread, !Self.isInsideRunLoop else { return }
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
