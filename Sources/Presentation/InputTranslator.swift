import InputEvents
import Screens
import UIKit

/// Turns what a screen reports into UIKit's touches, presses, scroll events and text.
@MainActor final class InputTranslator {
    /// The pointer is one finger: it touches while its primary button is down.
    private static let pointerTouch = 1

    func deliver(_ event: ScreenEvent, to window: UIWindow) {
        switch event {
        case .pointer(let pointer):
            deliver(pointer, to: window)
        case .scroll(let scroll):
            _ = window.sendScroll(
                at: scroll.position, delta: scroll.delta, isPrecise: scroll.isPrecise, timestamp: scroll.timestamp,
                modifierFlags: scroll.modifiers.flags)
        case .key(let key):
            deliver(key, to: window)
        case .text(let text):
            window.insertText(text)
        case .marked(let marked):
            window.setMarkedText(marked.text, selectedRange: marked.selection)
        case .resized, .appearance, .exposed, .watched, .focus, .clipboardChanged, .closeRequested:
            break
        }
    }

    private func deliver(_ pointer: PointerEvent, to window: UIWindow) {
        let phase: UITouch.Phase
        switch pointer.phase {
        case .pressed(.primary): phase = .began
        case .pressed(.secondary):
            window.sendSecondaryClick(at: pointer.position)
            return
        case .pressed(.middle):
            window.sendMiddleClick(at: pointer.position)
            return
        case .released(.primary): phase = .ended
        case .cancelled(.primary): phase = .cancelled
        case .moved where pointer.buttons.isEmpty:
            window.pointerHover.move(to: pointer.position)
            return
        case .left:
            window.pointerHover.move(to: nil)
            return
        case .moved: phase = .moved
        case .pressed, .released, .cancelled: return
        }
        window.sendTouch(
            id: Self.pointerTouch, phase: phase, at: pointer.position, timestamp: pointer.timestamp,
            modifierFlags: pointer.modifiers.flags)
    }

    private func deliver(_ key: KeyEvent, to window: UIWindow) {
        // UIKit tells of a press once, however long the key repeats; but the key edits again.
        if key.isRepeat {
            window.sendKeyRepeat(key.uiKey, timestamp: key.timestamp)
        } else {
            let phase: UIPress.Phase = key.isDown ? .began : key.isCancelled ? .cancelled : .ended
            window.sendPress(key.uiKey, phase: phase, timestamp: key.timestamp)
        }
        if key.isDown { type(key, in: window) }
    }

    /// Keys that edit text without typing a character.
    private func type(_ key: KeyEvent, in window: UIWindow) {
        guard key.modifiers.isDisjoint(with: .suppressingText) else { return }
        switch key.usage {
        case .deleteOrBackspace: window.deleteBackward()
        case .returnOrEnter, .keypadEnter: window.insertText("\n")
        default: break
        }
    }
}

extension KeyEvent {
    fileprivate var uiKey: UIKey {
        UIKey(
            keyCode: UIKeyboardHIDUsage(rawValue: usage.rawValue), characters: characters,
            charactersIgnoringModifiers: charactersIgnoringModifiers, modifierFlags: modifiers.flags)
    }
}
