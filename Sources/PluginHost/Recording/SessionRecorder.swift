import Diagnostics
import Dispatch
import Foundation
import PluginProtocol
import Synchronization

/// Writes down what this host and its plugins say to each other, to the file that `MULLION_RECORD` names.
///
/// Files are written on a thread of their own: nobody waits for a disk. A recording that would become too large ends, and the log says
/// so; what waits for a slow disk counts too.
package final class SessionRecorder: Sendable {
    /// In bytes.
    package static let longest = 1 << 30

    private struct State {
        var taken = 0
        var isOver = false
    }

    private let file: FileHandle
    private let path: String
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
    package init(_ path: String) throws {
        // What was typed is in it: nobody but this user reads it.
        try Data().write(to: URL(fileURLWithPath: path))
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
        file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
        self.path = path
        write(RecordingFile.beginning)
    }

    func record(
        _ bytes: [UInt8], _ direction: RecordedMessage.Direction, on lane: Lane, of plugin: PluginIdentifier
    ) {
        write(
            RecordingFile.data(
                RecordedMessage(
                    time: began.duration(to: .now), plugin: plugin, lane: lane, direction: direction, bytes: bytes)))
    }

    private func write(_ data: Data) {
        let (fits, isFirstTooMuch) = state.withLock { state in
            state.taken += data.count
            let fits = state.taken <= Self.longest && !state.isOver
            defer { state.isOver = !fits }
            return (fits, !fits && !state.isOver)
        }
        if isFirstTooMuch {
            Log.application.warning(
                "The recording \(path) ends here: it has \(Self.longest) bytes, the most there may be.")
        }
        guard fits else { return }
        queue.async { [self] in
            do {
                try file.write(contentsOf: data)
            } catch {
                end(because: error)
            }
        }
    }

    private func end(because error: any Error) {
        let isFirst = state.withLock { state in
            defer { state.isOver = true }
            return !state.isOver
        }
        if isFirst { Log.application.error("The recording \(path) ends here: it cannot be written: \(error)") }
    }

    /// Returns when all that was said before is in the file.
    package func flush() {
        queue.sync {}
    }
}
