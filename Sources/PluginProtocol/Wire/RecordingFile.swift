import CoreGraphics
import Foundation
import SwiftProtobuf
import WireMessages

/// The file of a recording, piece by piece: `recording.proto`.
package enum RecordingFile {
    private static let version: UInt32 = 1

    /// What the file begins with.
    package static var beginning: Data {
        data(.with { $0.beginning.version = version })
    }

    package static func data(_ message: RecordedMessage) -> Data {
        data(
            .with {
                $0.message.nanoseconds = UInt64(clamping: Int(clamping: message.time / .nanoseconds(1)))
                $0.message.plugin = message.plugin.rawValue
                $0.message.session = message.session
                $0.message.onContentLane = message.lane == .content
                switch message.direction {
                case .hostToPlugin: $0.message.hostToPlugin = Data(message.bytes)
                case .pluginToHost: $0.message.pluginToHost = Data(message.bytes)
                }
            })
    }

    private static func data(_ entry: Mullion_V1_RecordingEntry) -> Data {
        let stream = OutputStream.toMemory()
        stream.open()
        defer { stream.close() }
        // To memory it does not fail.
        try? BinaryDelimited.serialize(message: entry, to: stream)
        // Foundation makes `Data` of it byte by byte, with several calls for each.
        let written = stream.property(forKey: .dataWrittenToMemoryStreamKey) as? NSData
        return written.map { Data(bytes: $0.bytes, count: $0.length) } ?? Data()
    }

    /// Reads what is there. A recording whose host was killed ends in the middle of an entry, which is left out.
    package static func messages(in data: Data) throws(RecordingError) -> [RecordedMessage] {
        let stream = InputStream(data: data)
        stream.open()
        defer { stream.close() }
        guard case .beginning(let beginning) = next(in: stream)?.entry else {
            throw RecordingError(.noRecording, "It is no recording: it does not begin as one.")
        }
        guard beginning.version == version else {
            throw RecordingError(
                .otherVersion,
                "It is a recording of version \(beginning.version), and this Mullion reads version \(version).")
        }
        var messages: [RecordedMessage] = []
        while let entry = next(in: stream) {
            guard let message = RecordedMessage(entry) else {
                throw RecordingError(.noRecording, "Entry \(messages.count + 2) of the recording is none.")
            }
            messages.append(message)
        }
        return messages
    }

    private static func next(in stream: InputStream) -> Mullion_V1_RecordingEntry? {
        try? BinaryDelimited.parse(messageType: Mullion_V1_RecordingEntry.self, from: stream)
    }
}

extension RecordedMessage {
    fileprivate init?(_ entry: Mullion_V1_RecordingEntry) {
        guard case .message(let wire) = entry.entry, let plugin = PluginIdentifier(rawValue: wire.plugin),
            wire.session > 0, let envelope = wire.envelope
        else { return nil }
        let (direction, bytes): (Direction, Data) =
            switch envelope {
            case .hostToPlugin(let bytes): (.hostToPlugin, bytes)
            case .pluginToHost(let bytes): (.pluginToHost, bytes)
            }
        self.init(
            time: .nanoseconds(Int64(clamping: wire.nanoseconds)), plugin: plugin, session: wire.session,
            lane: wire.onContentLane ? .content : .control, direction: direction, bytes: [UInt8](bytes))
    }
}
