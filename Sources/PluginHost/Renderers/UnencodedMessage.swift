import PluginProtocol

/// A message of a plugin's that its host has checked and passes on, before it is encoded. It is an object so that `OutgoingCalls` knows it again when
/// another thread has encoded it.
final class UnencodedMessage: Sendable {
    private let body: PluginToHost
    /// Whether it takes so long to encode that the main thread does not wait for it.
    let isLong: Bool

    init(_ report: ContentReport) {
        body = .content(report)
        isLong = body.isLongToEncode
    }

    /// The message as it is on the wire.
    func encoded() -> [UInt8] {
        PluginToHost.encode(
            Envelope(
                epoch: .first, sequence: .first, scene: body.rules.scene == .forbidden ? nil : .first, body: body))
    }
}
