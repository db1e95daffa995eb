import Diagnostics
import Dispatch
import Foundation
import Glibc
import MainLoop
import PluginProtocol
import Synchronization

/// Writes down what this program's hosts and their plugins say to each other, to the file that `MULLION_RECORD` names.
///
/// Files are written on a thread of their own: nobody waits for a disk. A recording that would become too large, or that the disk does
/// not keep up with, ends, and the log says so.
package final class SessionRecorder: Sendable {
    /// In bytes.
    package struct Limits: Sendable {
        /// Of the file.
        package var file = 1 << 30
        /// Of what waits to be written.
        package var waiting = 64 << 20

        package init() {}
    }

    private struct State {
        var written = 0
        var waiting = 0
        var sessions: UInt64 = 0
        var isOver = false
    }

    private let name: String
    private let limits: Limits
    private let write: @Sendable (Data) throws -> Void
    private let queue = DispatchQueue(label: "recording")
    private let began = ContinuousClock.now
    private let state = Mutex(State())

    /// That of this program; nil where none is asked for, or where it cannot be written.
    package static let shared: SessionRecorder? = {
        guard let path = EnvironmentOptions.current.recording else { return nil }
        do {
            return try SessionRecorder(path)
        } catch {
            Log.application.error("Nothing is recorded, because MULLION_RECORD=\(path) cannot be written: \(error)")
            return nil
        }
    }()

    /// Begins a recording, in place of whatever the file held.
    package convenience init(_ path: String) throws(SystemCallError) {
        // What was typed is in it: nobody but this user reads it. Something else than a file, a pipe that nobody reads for instance,
        // is not waited for.
        let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NONBLOCK | O_NOCTTY
        let number = open(path, flags, 0o600)
        guard number >= 0 else { throw SystemCallError("open") }
        let file = FileHandle(fileDescriptor: number, closeOnDealloc: true)
        var status = stat()
        if fstat(number, &status) == 0, status.st_mode & S_IFMT == S_IFREG { fchmod(number, 0o600) }
        self.init(name: path) { try file.write(contentsOf: $0) }
    }

    /// - Parameters:
    ///   - name: For the log.
    ///   - write: Called on a thread of its own, one call after the other. A recording that cannot be written ends.
    package init(name: String, limits: Limits = Limits(), write: @escaping @Sendable (Data) throws -> Void) {
        self.name = name
        self.limits = limits
        self.write = write
        add(RecordingFile.beginning)
    }

    /// A plugin runs from now on.
    ///
    /// - Returns: By which the recording tells it from other runs.
    func beginSession() -> UInt64 {
        state.withLock { state in
            state.sessions += 1
            return state.sessions
        }
    }

    func record(
        _ bytes: [UInt8], _ direction: RecordedMessage.Direction, on lane: Lane, of plugin: PluginIdentifier,
        session: UInt64
    ) {
        guard !state.withLock({ $0.isOver }) else { return }
        add(
            RecordingFile.data(
                RecordedMessage(
                    time: began.duration(to: .now), plugin: plugin, session: session, lane: lane, direction: direction,
                    bytes: bytes)))
    }

    private enum Verdict {
        case fits
        case isOver
        case ends(String)
    }

    private func add(_ data: Data) {
        switch state.withLock({ reserve(data.count, &$0) }) {
        case .isOver: return
        case .ends(let reason): Log.application.warning("The recording \(name) ends here: \(reason)")
        case .fits: queue.async { [self] in writeNow(data) }
        }
    }

    private func reserve(_ count: Int, _ state: inout State) -> Verdict {
        guard !state.isOver else { return .isOver }
        var reason: String?
        if state.written + count > limits.file {
            reason = "it has \(state.written) bytes, and may have \(limits.file)."
        } else if state.waiting + count > limits.waiting {
            reason = "\(state.waiting) bytes wait for the disk, and \(limits.waiting) may."
        }
        if let reason {
            state.isOver = true
            return .ends(reason)
        }
        state.written += count
        state.waiting += count
        return .fits
    }

    private func writeNow(_ data: Data) {
        do {
            try write(data)
            state.withLock { $0.waiting -= data.count }
        } catch {
            let isFirst = state.withLock { state in
                defer { state.isOver = true }
                return !state.isOver
            }
            if isFirst { Log.application.error("The recording \(name) ends here: it cannot be written: \(error)") }
        }
    }

    /// Returns when all that was said before is in the file, or when the disk has taken too long.
    package func flush(upTo patience: Duration = .seconds(2)) {
        let isWritten = DispatchSemaphore(value: 0)
        queue.async { isWritten.signal() }
        _ = isWritten.wait(timeout: .now() + patience / .seconds(1))
    }
}
