/// What was found in the bytes of a message, whatever was said before: the message, or why it is none.
///
/// Making one needs nothing of the session, so it may be made on another thread than the one that takes it in.
package typealias DecodedMessage<Body: MessageBody> = Result<Envelope<Body>, Misbehaviour>

extension Result {
    package init<Body: MessageBody>(_ bytes: [UInt8], on lane: Lane, limits: Limits)
    where Self == DecodedMessage<Body> {
        do throws(Misbehaviour) {
            self = .success(try Body.decode(bytes, on: lane, limits: limits))
        } catch {
            self = .failure(error)
        }
    }
}
