import Files
import Foundation
import PluginHost

/// The messages of a host and its plugins, from a file that `MULLION_RECORD` or a `TestHost` made. A recording shows again what was shown,
/// without the plugins.
@MainActor public final class Recording {
    private let replay: SessionReplay

    /// In bytes: a recording ends at 1 GiB.
    private static let largestFile = 1 << 30

    /// Reads a file. Of one that a stranger has made everything is checked as a host checks what comes from a plugin; drawing what it shows
    /// takes as long as it takes.
    ///
    /// - Throws: `ContainmentTestError` where the file cannot be read, or is no recording.
    public init(_ file: URL) throws {
        do {
            replay = try SessionReplay(Data(try ForeignFile.bytes(of: file.path, atMost: Self.largestFile)))
        } catch {
            throw ContainmentTestError(.noRecording, "\(file.path) cannot be read as a recording: \(error)")
        }
    }

    /// In the order in which they were opened. A pane whose plugin was started again is there once for each of its processes.
    public var panes: [RecordedPane] {
        replay.keys.map { RecordedPane(key: $0, replay: replay) }
    }
}
