import MainLoopTesting
import UIKit

/// A user's touches and keys, at places in the window's coordinates.
extension GateHost {
    /// Taps a place.
    func tap(_ point: CGPoint) {
        window.sendTouch(id: 1, phase: .began, at: point, timestamp: 0)
        window.sendTouch(id: 1, phase: .ended, at: point, timestamp: 0)
    }

    /// Presses a place until what lies there is lifted, carries it to another place that takes it, drops it there, and waits until nobody has
    /// anything to do with it any more.
    func drag(from start: CGPoint, to end: CGPoint, _ guest: GuestLoop) async throws {
        // The touch comes long after a tap, so that it is no second one.
        window.sendTouch(id: 1, phase: .began, at: start, timestamp: 10)
        try await guest.wait(until: "something is lifted") { [window] in window.drag != nil }
        window.sendTouch(id: 1, phase: .moved, at: end, timestamp: 11)
        try await guest.wait(until: "what is carried is taken") { [window] in window.drag?.isTaken == true }
        let drag = window.drag
        window.sendTouch(id: 1, phase: .ended, at: end, timestamp: 12)
        try await guest.wait(until: "the drag is over") { drag?.isOver == true }
    }

    /// Presses a key and lets go of it.
    func press(_ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) {
        let key = UIKey(keyCode: code, characters: "", charactersIgnoringModifiers: "", modifierFlags: modifiers)
        for phase in [UIPress.Phase.began, .ended] { window.sendPress(key, phase: phase, timestamp: 0) }
    }

    /// Types a text, character by character.
    func type(_ text: String) {
        for character in text { window.insertText(String(character)) }
    }
}
