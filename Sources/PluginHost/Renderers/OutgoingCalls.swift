import Foundation
import PluginProtocol

/// What waits for the program that draws a pane, in order.
///
/// A call takes 64 KiB, and pictures and commits are larger, so they are cut. No more is under way than a lane of messages takes easily: a
/// program that does not read has the rest wait here.
struct OutgoingCalls {
    /// The bytes of one call.
    static let pieceBytes = 60 << 10
    /// The bytes that may be under way.
    static let windowBytes = 1 << 20

    private var messages: [(call: DrawingCall, rest: ArraySlice<UInt8>)] = []
    private var underWay = 0

    mutating func append(_ call: DrawingCall, _ bytes: [UInt8] = []) {
        messages.append((call, bytes[...]))
    }

    /// The program has read this much. It may say whatever it likes: more than is under way counts as that.
    mutating func confirm(_ count: Int) {
        underWay = max(0, underWay - max(0, count))
    }

    /// The call that goes out now; nil where nothing waits, or as much is under way as may be.
    mutating func next() -> (call: DrawingCall, bytes: Data)? {
        guard underWay < Self.windowBytes, let (call, rest) = messages.first else { return nil }
        let piece = rest.prefix(Self.pieceBytes)
        underWay += piece.count
        guard piece.count == rest.count else {
            messages[0].rest = rest.dropFirst(Self.pieceBytes)
            return (.part, Data(piece))
        }
        messages.removeFirst()
        return (call, Data(piece))
    }
}
