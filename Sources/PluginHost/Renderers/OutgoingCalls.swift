import Foundation
import PaneLayers
import PluginProtocol

/// The calls that wait for the program that draws a pane, in order.
///
/// A call takes 64 KiB, and pictures and commits are larger, so they are cut. No more is under way than a lane of messages takes easily: a
/// program that does not read has the rest wait here. What is large waits as what it will be made of: the pictures of many panes, encoded,
/// would be many times what their plugin may have.
struct OutgoingCalls {
    /// The bytes of one call.
    static let pieceBytes = 30 << 10
    /// The bytes that may be under way before another call goes out. Up to `Limits.scenes` panes share a session, and after the end of a
    /// renderer all of them say everything at once: together that has to be less than the 8 MiB at which a lane counts as not read. It is
    /// more than `DrawingCall.confirmedBytes`, or both sides would wait.
    static let windowBytes = 64 << 10

    /// The descriptors that are under way before another one goes out.
    static let windowFiles = 2

    /// A step that brings the calls further.
    enum Step {
        /// Sends the call, and the descriptor that goes with it.
        case send(DrawingCall, Data, PassedDescriptor?)
        /// Encodes the message on another thread, and gives `didEncode(_:as:)` its bytes. Nothing goes out before.
        case encode(UnencodedMessage)
    }

    private enum Rest {
        case begun(ArraySlice<UInt8>)
        case due(UnencodedMessage)
        case isBeingEncoded(UnencodedMessage)
    }

    private var messages: [(call: DrawingCall, rest: Rest, file: PassedDescriptor?)] = []
    private var underWay = 0
    private var filesUnderWay = 0

    /// - Parameter file: What goes with the call, which has one piece then.
    mutating func append(_ call: DrawingCall, _ bytes: [UInt8] = [], with file: PassedDescriptor? = nil) {
        messages.append((call, .begun(bytes[...]), file))
    }

    /// - Parameter message: It is encoded when its turn comes, and once at most.
    mutating func append(_ call: DrawingCall, _ message: UnencodedMessage) {
        messages.append((call, .due(message), nil))
    }

    /// Leaves out the last message, where it is of this kind and nothing of it has gone out.
    ///
    /// - Returns: Whether it was left out.
    mutating func removeLast(_ call: DrawingCall) -> Bool {
        guard let last = messages.last, last.call == call else { return false }
        // What is left of an array begins where it did, unless a piece has gone out.
        if case .begun(let rest) = last.rest, rest.startIndex > 0 { return false }
        messages.removeLast()
        return true
    }

    /// Leaves out all that waits. Where pieces of a message are gone, the next call ends it: that has to be one whose bytes count for
    /// nothing.
    mutating func removeAll() {
        messages = []
    }

    /// The program has read this much. It may say whatever it likes: more than is under way counts as that.
    mutating func confirm(_ count: Int) {
        underWay = max(0, underWay - max(0, count))
    }

    /// The program has a descriptor that was passed to it, or has found none.
    mutating func confirmFile() {
        filesUnderWay = max(0, filesUnderWay - 1)
    }

    /// The message has been encoded on another thread. Where it waits no longer, because it was left out meanwhile, nothing comes of it.
    mutating func didEncode(_ message: UnencodedMessage, as bytes: [UInt8]) {
        guard case .isBeingEncoded(let first) = messages.first?.rest, first === message else { return }
        messages[0].rest = .begun(bytes[...])
    }

    /// Returns the step that is due; nil where nothing waits, where the first message is being encoded, or where as much is under way as may be.
    mutating func next() -> Step? {
        guard underWay < Self.windowBytes, let (call, message, file) = messages.first else { return nil }
        if file != nil, filesUnderWay >= Self.windowFiles { return nil }
        let rest: ArraySlice<UInt8>
        switch message {
        case .begun(let begun): rest = begun
        case .due(let message) where message.isLong:
            messages[0].rest = .isBeingEncoded(message)
            return .encode(message)
        case .due(let message): rest = message.encoded()[...]
        case .isBeingEncoded: return nil
        }
        let piece = rest.prefix(Self.pieceBytes)
        underWay += piece.count
        guard piece.count == rest.count else {
            messages[0].rest = .begun(rest.dropFirst(Self.pieceBytes))
            return .send(.part, Data(piece), nil)
        }
        messages.removeFirst()
        if file != nil { filesUnderWay += 1 }
        return .send(call, Data(piece), file)
    }
}
