import Glibc
import MainLoop
import PluginTransport

/// Reads one captured stream of a child on the main loop and passes on its lines within limits.
@MainActor
final class OutputReader {
    // Bounds the time that one chatty child takes from the others within a turn.
    private static let bytesPerTurn = 256 * 1024
    private static let chunk = 64 * 1024

    private let loop: MainLoop
    private let onLine: @MainActor (String) -> Void
    private var lines: LineAssembler
    private var limiter: LineRateLimiter
    private let allowance: LogAllowance?
    /// Nil once the stream has ended or was given up.
    private var readEnd: OwnedDescriptor?
    private var watch: Registration?
    private var reportTimer: Registration?

    /// - Parameters:
    ///   - readEnd: The reading end of a pipe; it becomes non-blocking, and is closed at the end of the stream.
    ///   - allowance: Shared with whatever else is to have a part in it; nil: no bound in the long run.
    init(
        _ readEnd: OwnedDescriptor, on loop: MainLoop, limits: OutputLimits, allowance: LogAllowance?,
        onLine: @escaping @MainActor (String) -> Void
    ) throws(LaunchError) {
        self.loop = loop
        self.onLine = onLine
        self.readEnd = readEnd
        lines = LineAssembler(limit: limits.lineLength)
        limiter = LineRateLimiter(linesPerSecond: limits.linesPerSecond)
        self.allowance = allowance
        do {
            try readEnd.setNonBlocking(true)
            watch = try loop.watch(readEnd, for: .read) { [weak self] _ in self?.read(atMost: Self.bytesPerTurn) }
        } catch {
            throw LaunchError(.outOfResources, "The output of a child process cannot be watched.", cause: error)
        }
    }

    /// Passes on what is in the pipe at this moment, the unfinished last line included, and closes it.
    ///
    /// It does not wait for the end of the stream, which somebody else who holds the pipe could put off for ever.
    func finish() {
        if let readEnd {
            var available: CInt = 0
            if ioctl(readEnd.number, UInt(FIONREAD), &available) == 0 { read(atMost: Int(available)) }
        }
        close()
    }

    private func read(atMost limit: Int) {
        var buffer = [UInt8](repeating: 0, count: min(Self.chunk, limit))
        var total = 0
        while total < limit, let readEnd {
            let count = Glibc.read(readEnd.number, &buffer, min(buffer.count, limit - total))
            if count > 0 {
                total += count
                for line in lines.append(buffer[..<count]) { pass(line) }
            } else if count == 0 {
                close()
            } else if errno != EINTR {
                // EAGAIN: that was all for now. A pipe has no other errors.
                return
            }
        }
    }

    private func pass(_ line: String) {
        let now = loop.clock.now
        if let end = limiter.periodEnd, now >= end { reportHeldBack() }
        if limiter.admitsLine(at: now) {
            deliver(line, standingFor: 1)
        } else if reportTimer == nil, let end = limiter.periodEnd {
            reportTimer = loop.schedule(at: end) { [weak self] in self?.reportHeldBack() }
        }
    }

    private func reportHeldBack() {
        reportTimer = nil
        let count = limiter.heldBack
        if let report = limiter.takeReport() { deliver(report, standingFor: count) }
    }

    private func deliver(_ line: String, standingFor count: Int) {
        if let allowance, !allowance.admits(line, standingFor: count) { return }
        onLine(line)
    }

    private func close() {
        guard readEnd != nil else { return }
        watch = nil
        readEnd = nil
        if let line = lines.finish() { pass(line) }
        reportHeldBack()
    }
}
