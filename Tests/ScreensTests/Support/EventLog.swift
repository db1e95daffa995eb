import InputEvents
import MainLoop
import Screens
import Testing

/// Collects what a screen reports, and moves the main loop until it has come.
@MainActor final class EventLog: ScreenDelegate {
    private(set) var events: [ScreenEvent] = []
    var whenReceived: ((any Screen) -> Void)?

    func screen(_ screen: any Screen, didReceive event: ScreenEvent) {
        events.append(event)
        whenReceived?(screen)
    }

    /// Runs the loop until an event is as wanted; a minute at most.
    ///
    /// - Returns: All events up to that one, which are then forgotten.
    @discardableResult
    func wait(in loop: MainLoop, until isWanted: (ScreenEvent) -> Bool) throws -> [ScreenEvent] {
        let deadline = loop.clock.now + .seconds(60)
        while true {
            if let index = events.firstIndex(where: isWanted) {
                defer { events.removeSubrange(...index) }
                return Array(events[...index])
            }
            let rest = deadline - loop.clock.now
            try #require(rest > .zero, "the event did not come; there were \(events)")
            loop.runOneTurn(timeout: rest)
        }
    }
}

extension ScreenEvent {
    var text: String? {
        if case .text(let text) = self { text } else { nil }
    }

    var key: KeyEvent? {
        if case .key(let key) = self { key } else { nil }
    }

    var pointer: PointerEvent? {
        if case .pointer(let pointer) = self { pointer } else { nil }
    }

    var scroll: ScrollEvent? {
        if case .scroll(let scroll) = self { scroll } else { nil }
    }
}
