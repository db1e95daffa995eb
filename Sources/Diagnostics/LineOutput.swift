import Glibc
import Threads

/// Lines for people that a thread of their own writes: whoever has something to say never waits for whoever reads it.
///
/// What waits is bounded. Where nobody reads, or not fast enough, lines are left out, and one line says how many. The
/// thread sleeps while there is nothing to write.
// Unchecked because everything that changes is behind `lock`.
package final class LineOutput: @unchecked Sendable {
    /// Standard error of this process. When the process exits, what waits is written, within half a second where nobody reads, and
    /// within ten where the process gets little of the processor.
    package static let standardError: LineOutput = {
        atexit { LineOutput.standardError.flush(within: .milliseconds(500), upTo: .seconds(10)) }
        return LineOutput(descriptor: STDERR_FILENO, name: "standard error")
    }()

    private let descriptor: CInt
    private let name: String
    /// The most bytes that may wait, beside those that are being written: these are never more than waited before.
    private let limit: Int

    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let hasWork = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private let isDone = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private var waiting: [UInt8] = []
    private var leftOut = 0
    private var isWriting = false
    private var hasThread = false

    /// An output that lives as long as the process.
    ///
    /// - Parameters:
    ///   - descriptor: Open as long as the process lives.
    ///   - name: What it is called in the line that says that lines were left out.
    ///   - limit: The most bytes that wait or are being written.
    package init(descriptor: CInt, name: String, limit: Int = 1 << 20) {
        self.descriptor = descriptor
        self.name = name
        self.limit = limit / 2
        pthread_mutex_init(lock, nil)
        pthread_cond_init(hasWork, nil)
        // Somebody who sets the clock must not change how long a flush takes.
        var attributes = pthread_condattr_t()
        pthread_condattr_init(&attributes)
        pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
        pthread_cond_init(isDone, &attributes)
        pthread_condattr_destroy(&attributes)
    }

    /// Puts a line in the queue: made safe and cut by `LogText`, and ended. Does not wait for anybody who reads.
    package func write(_ line: String) {
        let bytes = LogText.line(line).utf8
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        // After a gap nothing is taken until the thread has been here: so there is one gap, not one after every line.
        guard leftOut == 0, waiting.count + bytes.count < limit else {
            leftOut += 1
            return
        }
        waiting += bytes
        waiting.append(UInt8(ascii: "\n"))
        if !hasThread { hasThread = startThread() }
        pthread_cond_signal(hasWork)
    }

    /// Waits until everything is written, but no longer than so.
    ///
    /// - Returns: Whether everything is.
    @discardableResult package func flush(within patience: Duration) -> Bool {
        var deadline = timespec()
        clock_gettime(CLOCK_MONOTONIC, &deadline)
        let (seconds, attoseconds) = patience.components
        let nanoseconds = deadline.tv_nsec + Int(attoseconds / 1_000_000_000)
        deadline.tv_sec += Int(seconds) + nanoseconds / 1_000_000_000
        deadline.tv_nsec = nanoseconds % 1_000_000_000
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        while isWriting || !waiting.isEmpty || leftOut > 0 {
            guard hasThread, pthread_cond_timedwait(isDone, lock, &deadline) == 0 else { return false }
        }
        return true
    }

    /// Waits until everything is written. A reader who does not read gets `patience`; where there is room for more, only this process's
    /// own thread is late, and gets as long again and again.
    ///
    /// - Parameter limit: How long all of it may take.
    /// - Returns: Whether everything is written.
    @discardableResult package func flush(within patience: Duration, upTo limit: Duration) -> Bool {
        let end = ContinuousClock.now + limit
        while !flush(within: patience) {
            guard isServed, isWritable, ContinuousClock.now < end else { return false }
        }
        return true
    }

    /// Whether there is a thread that writes.
    private var isServed: Bool {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        return hasThread
    }

    /// Whether the descriptor takes more at once.
    private var isWritable: Bool {
        var state = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        return poll(&state, 1, 0) > 0 && state.revents & Int16(POLLOUT) != 0
    }

    // MARK: Thread

    private func startThread() -> Bool {
        // Where there is none, the next line tries again.
        guard let thread = try? BackgroundThread.start("log", { self.run() }) else { return false }
        pthread_detach(thread)
        return true
    }

    private func run() -> Never {
        while true {
            let bytes = take()
            put(bytes)
        }
    }

    /// Everything that waits, and a line about what had no room. Sleeps until there is something.
    private func take() -> [UInt8] {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        isWriting = false
        while waiting.isEmpty, leftOut == 0 {
            pthread_cond_broadcast(isDone)
            pthread_cond_wait(hasWork, lock)
        }
        isWriting = true
        var bytes: [UInt8] = []
        swap(&bytes, &waiting)
        if leftOut > 0 {
            let (noun, verb) = leftOut == 1 ? ("line", "was") : ("lines", "were")
            bytes += "… \(leftOut) \(noun) \(verb) left out because nobody read \(name) fast enough\n".utf8
            leftOut = 0
        }
        return bytes
    }

    /// Waits for as long as the reader takes. What cannot be written at all, because there is no reader, is let go.
    private func put(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if count < 0, errno == EAGAIN {
                // Whoever shares the open file may have made it non-blocking.
                var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                _ = poll(&ready, 1, -1)
            } else if count == 0 || errno != EINTR {
                return
            }
        }
    }
}
