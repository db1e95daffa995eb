import Foundation
import PluginHost
import PluginProtocol
import Synchronization

/// How much a host and its plugins say to each other: the messages of protobuf, without what ZMTP adds to each.
final class WireMeter {
    private final class Written: Sendable {
        let data = Mutex(Data())
    }

    /// What a registry is to be given.
    let recorder: SessionRecorder
    private let written = Written()

    init() {
        recorder = SessionRecorder(name: "of the benchmark") { [written] data in
            written.data.withLock { $0.append(data) }
        }
        _ = takeData()
    }

    private func takeData() -> Data {
        recorder.flush()
        return written.data.withLock { data in
            defer { data = Data() }
            return data
        }
    }

    /// - Returns: Bytes in both directions since it was asked last.
    func take() throws -> (toHost: Int, toPlugin: Int) {
        let messages = try RecordingFile.messages(in: RecordingFile.beginning + takeData())
        return messages.reduce(into: (0, 0)) { sum, message in
            switch message.direction {
            case .pluginToHost: sum.0 += message.bytes.count
            case .hostToPlugin: sum.1 += message.bytes.count
            }
        }
    }
}
