import PluginProtocol

extension MessageCodec {
    /// Takes in a message that came now.
    mutating func decode(_ bytes: [UInt8], on lane: Lane) throws(Misbehaviour) -> Envelope<Incoming>? {
        try accept(Incoming.decoded(bytes, on: lane, limits: limits), on: lane)
    }
}
