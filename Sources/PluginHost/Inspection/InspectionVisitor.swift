import Diagnostics
import Glibc
import MainLoop

/// One connection of somebody who inspects the host: takes a line, and writes lines as fast as they are read.
///
/// Nothing waits for it. Whoever does not say in time what is wanted, or does not read what was asked for, is sent away.
@MainActor final class InspectionVisitor {
    /// Gets the request, once.
    var onRequest: ((Result<InspectionRequest, InspectionError>) -> Void)?
    /// Called once, when the connection is over and was not closed from here.
    var onEnd: (() -> Void)?
    /// What is held for as long as the visitor is there, a trace for instance.
    var interest: Override?

    /// Of a request, with its end.
    static let longestRequest = 4 << 10
    /// How long it may take to say what is wanted, and to read something of an answer.
    static let patience = Duration.seconds(5)
    /// Of lines of a trace that are not read yet.
    static let mostWaiting = 256 << 10

    private let socket: OwnedDescriptor
    private let loop: MainLoop
    private var watch: Registration?
    private var timer: Registration?
    private var request: [UInt8] = []
    /// What is to be written, of which `written` bytes are.
    private var waiting: [UInt8] = []
    private var written = 0
    /// Lines of a trace that had no room since the last one that had.
    private var leftOut = 0
    private var isFlushDue = false
    private var isFinishing = false
    private var isOver = false

    init(_ socket: OwnedDescriptor, loop: MainLoop) {
        self.socket = socket
        self.loop = loop
        look(for: .read)
        waitForProgress()
    }

    // MARK: Reading

    private func read() {
        var buffer = [UInt8](repeating: 0, count: Self.longestRequest + 1 - request.count)
        let count = recv(socket.number, &buffer, buffer.count, 0)
        guard count > 0 else {
            if count == 0 || ![EAGAIN, EINTR].contains(errno) { end() }
            return
        }
        request += buffer.prefix(count)
        if let line = request.firstIndex(of: UInt8(ascii: "\n")), line < Self.longestRequest {
            answer(
                Result { () throws(InspectionError) in
                    try InspectionRequest(line: String(decoding: request[..<line], as: UTF8.self))
                })
        } else if request.count > Self.longestRequest {
            answer(
                .failure(
                    InspectionError(.badRequest, "A request has one line of at most \(Self.longestRequest) bytes.")))
        }
    }

    private func answer(_ result: Result<InspectionRequest, InspectionError>) {
        request = []
        timer = nil
        // What else it says nobody reads. Its end is reported all the same.
        look(for: [])
        let tell = onRequest
        onRequest = nil
        tell?(result)
    }

    // MARK: Writing

    /// Writes lines that were asked for.
    func write(_ lines: [String]) {
        guard !isOver, !isFinishing else { return }
        for line in lines { append(line) }
        flush()
    }

    /// Writes a line of a trace, made safe, or leaves it out where too much waits to be read. Then one line says how many were.
    func offer(_ line: String) {
        guard !isOver, !isFinishing else { return }
        let line = LogText.line(line)
        // After a gap nothing is taken until all is read: so there is one gap, not one after every line.
        guard leftOut == 0, waiting.count + line.utf8.count < Self.mostWaiting else {
            leftOut += 1
            return
        }
        append(line)
        guard !isFlushDue else { return }
        // The lines of a turn go out together.
        isFlushDue = true
        loop.post { [weak self] in self?.flush() }
    }

    /// Writes the last line, and ends the connection when all is read.
    func finish() {
        guard !isOver, !isFinishing else { return }
        interest = nil
        noteGap()
        append(InspectionWords.end)
        isFinishing = true
        flush()
    }

    /// Ends the connection with what can be written at once.
    func close() {
        finish()
        onEnd = nil
        end()
    }

    private func append(_ line: String) {
        waiting += line.utf8
        waiting.append(UInt8(ascii: "\n"))
    }

    private func noteGap() {
        guard leftOut > 0 else { return }
        append("… \(leftOut) \(leftOut == 1 ? "line was" : "lines were") left out because nobody read fast enough")
        leftOut = 0
    }

    private func flush() {
        isFlushDue = false
        guard !isOver else { return }
        while written < waiting.count {
            let count = waiting[written...].withUnsafeBytes {
                send(socket.number, $0.baseAddress, $0.count, CInt(Int(MSG_NOSIGNAL) | Int(MSG_DONTWAIT)))
            }
            if count > 0 {
                written += count
                timer = nil
            } else if count < 0, errno == EAGAIN {
                look(for: .write)
                if isFinishing, timer == nil { waitForProgress() }
                return
            } else if count == 0 || errno != EINTR {
                return end()
            }
            if written == waiting.count {
                waiting = []
                written = 0
                noteGap()
            }
        }
        if isFinishing { end() } else { look(for: []) }
    }

    // MARK: Watching

    private var watched: DescriptorEvents?

    private func look(for events: DescriptorEvents) {
        guard watched != events else { return }
        watched = events
        watch = nil
        do {
            watch = try loop.watch(socket, for: events) { [weak self] in self?.handle($0) }
        } catch {
            Log.application.warning("Somebody who inspects this host is sent away: \(error)")
            end()
        }
    }

    private func handle(_ events: DescriptorEvents) {
        if events.contains(.read) { return read() }
        guard events.isDisjoint(with: [.hangUp, .error]) else { return end() }
        if events.contains(.write) { flush() }
    }

    private func waitForProgress() {
        timer = loop.schedule(after: Self.patience) { [weak self] in self?.end() }
    }

    private func end() {
        guard !isOver else { return }
        isOver = true
        watch = nil
        timer = nil
        interest = nil
        onRequest = nil
        waiting = []
        let tell = onEnd
        onEnd = nil
        tell?()
    }
}
