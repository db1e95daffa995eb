import MainLoop
import Synchronization

/// The events that viewers sent and the main actor has not seen yet. Viewers' threads put them in, the main loop takes
/// them out.
final class VNCInputQueue: Sendable {
    struct Entry: Sendable {
        enum Kind: Sendable {
            case key(Keysym, isDown: Bool)
            /// In pixels of the framebuffer.
            case pointer(mask: UInt8, x: Int, y: Int)
            /// The viewer wants the window to have this size, in pixels.
            case desktopSize(width: Int, height: Int)
            /// The host's page tells what it is shown on.
            case page(PageWish)
            /// The viewer has put a text on its clipboard: `takeCutText()` has the latest.
            case cutText
            /// The viewer is through with the handshake and gets what is shown.
            case came
            case left
        }

        let client: UInt64
        let kind: Kind
        /// In seconds of the monotonic clock.
        let timestamp: Double
    }

    /// Readable while the queue holds something.
    let event: OwnedDescriptor
    private let entries = Mutex<[Entry]>([])
    private let capacity = 4096
    /// The latest text that a viewer has put on its clipboard. It is not among the entries, of which there may be many.
    private let cutText = Mutex<String?>(nil)
    private let clock = MonotonicClock()

    init() throws(SystemCallError) {
        event = try .event()
    }

    /// Called on viewers' threads.
    ///
    /// - Returns: False if the main actor has fallen so far behind that nothing more is taken in; the viewer's input is
    ///   then incomplete, so the connection is of no more use.
    func append(_ kind: Entry.Kind, from client: UInt64) -> Bool {
        let entry = Entry(client: client, kind: kind, timestamp: clock.now / .seconds(1))
        let isAccepted = entries.withLock { entries in
            if Self.replaces(entries, entry) {
                entries[entries.count - 1] = entry
                return true
            }
            if case .left = kind {} else if entries.count >= capacity { return false }
            entries.append(entry)
            return true
        }
        event.raiseEvent()
        return isAccepted
    }

    /// Called on viewers' threads.
    ///
    /// - Returns: As that of `append(_:from:)`.
    func append(cutText text: String, from client: UInt64) -> Bool {
        cutText.withLock { $0 = text }
        return append(.cutText, from: client)
    }

    /// Called on the main actor, for each entry that says that there is one.
    ///
    /// - Returns: Nil where it was taken for an earlier entry.
    func takeCutText() -> String? {
        cutText.withLock { text in
            defer { text = nil }
            return text
        }
    }

    /// Called on the main actor. Empties the queue.
    func takeAll() -> [Entry] {
        event.clearEvent()
        return entries.withLock { entries in
            let taken = entries
            entries = []
            return taken
        }
    }

    /// Whether the last entry does not count any more: of movements with the same buttons, and of wishes, only the last one does, if
    /// nobody has looked at the others yet.
    private static func replaces(_ entries: [Entry], _ new: Entry) -> Bool {
        guard let old = entries.last else { return false }
        switch (old.kind, new.kind) {
        case (.pointer, .pointer):
            // The first one with these buttons is where one was pressed or released, and stays.
            return entries.count > 1 && areAlike(old, new) && areAlike(entries[entries.count - 2], old)
        case (.desktopSize, .desktopSize), (.page, .page), (.cutText, .cutText): return true
        default: return false
        }
    }

    /// Whether both are about the pointer of one viewer, with the same buttons.
    private static func areAlike(_ first: Entry, _ second: Entry) -> Bool {
        guard case .pointer(let mask, _, _) = first.kind, case .pointer(mask, _, _) = second.kind else { return false }
        return first.client == second.client
    }
}
