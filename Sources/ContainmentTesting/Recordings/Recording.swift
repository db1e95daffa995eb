import Foundation
import PluginHost

/// What a host and its plugins said to each other, from a file that `MULLION_RECORD` or a `TestHost` made. It shows again what was shown,
/// without the plugins.
@MainActor public final class Recording {
    private let replay: SessionReplay

    /// - Throws: `ContainmentTestError` where the file cannot be read, or is no recording.
    public init(_ file: URL) throws {
        do {
            replay = try SessionReplay(try Data(contentsOf: file))
        } catch {
            throw ContainmentTestError(.noRecording, "\(file.path) cannot be read as a recording: \(error)")
        }
    }

    /// In the order in which they were opened. A pane whose plugin was started again is there once for each of its processes.
    public var panes: [RecordedPane] {
        replay.keys.map { RecordedPane(key: $0, replay: replay) }
    }
}
