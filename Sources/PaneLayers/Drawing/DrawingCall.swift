import Contracts
import PluginProtocol

/// The calls by which a host and the program that draws a pane talk to each other. The raw value is the name of the contract's method; its
/// argument is bytes.
package enum DrawingCall: String, Sendable {
    /// Down: a piece of what the next call ends.
    case part = "Part"
    /// Down: a message of the plugin's that its host has checked, a picture's piece or a commit, as it is on the wire.
    case content = "Content"
    /// Down: what becomes of a surface of the plugin's, as it is on the wire: a `DidRequestSurface`, with which comes the descriptor of the memory, for
    /// reading, and later a `DidReleaseSurface`.
    case surface = "Surface"
    /// Down: the offsets to which the user has scrolled layers, a `ScrollLayers` as it is on the wire.
    case scroll = "Scroll"
    /// Down: nothing of what was sent is shown any more.
    case clear = "Clear"
    /// Up, once: the program is there, and has nothing yet.
    case ready = "Ready"
    /// Up: so many bytes have been read since this was last said, in decimal digits.
    case taken = "Taken"
    /// Up: a surface has come, with its descriptor or without.
    case attached = "Attached"
    /// Up: the commit of this serial number is in the pixels that are shown next, in decimal digits.
    case drawn = "Drawn"
    /// Up: what was sent cannot be shown, for this reason.
    case failed = "Failed"

    /// The contract that the calls are of.
    package static let contract = Contract(name: "mullion.renderer.v1.Pane", version: 1)
    /// The controller of the program that draws a pane.
    package static let controller = "pane"
    /// The limits of the messages that the calls carry: a scene that was complete a moment ago may be told as one commit.
    package static let limits = {
        var limits = Limits.standard
        limits.contentMessageBytes = 64 << 20
        return limits
    }()
    /// The bytes after which the program says that it has read them.
    package static let confirmedBytes = 24 << 10
}
