/// What was found in the bytes of a message, whatever was said before: the message, or why it is none.
///
/// Making one needs nothing of the session, so it may be made on another thread than the one that takes it in.
package typealias DecodedMessage<Body: MessageBody> = Result<Envelope<Body>, Misbehaviour>

extension MessageBody {
    // For both directions, as in `MessageCodec`.
    @specialized(where Self == HostToPlugin)
    @specialized(where Self == PluginToHost)
    package static func decoded(_ bytes: [UInt8], on lane: Lane, limits: Limits) -> DecodedMessage<Self> {
        Result { () throws(Misbehaviour) in try decode(bytes, on: lane, limits: limits) }
    }
}
