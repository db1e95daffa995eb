import Foundation

/// The platform's ways in: what a device or another process says that the user does.
extension UIWindow {
    /// The pointer went down, moved or came up: the platform's way in for touches.
    package func sendTouch(
        id: Int, phase: UITouch.Phase, at location: CGPoint, timestamp: TimeInterval,
        modifierFlags: UIKeyModifierFlags = [], isScrolledElsewhere: Bool = false
    ) {
        guard
            let touch = touchDelivery.touch(id: id, phase: phase, location: location, timestamp: timestamp)
        else { return }
        if phase == .began { touch.isScrolledElsewhere = isScrolledElsewhere }
        // A finger on a control is shown by that, and a recogniser that saw the pointer sees a touch now.
        if phase == .began { pointerHover.move(to: nil) }
        UIApplication.shared.sendEvent(
            UIEvent(timestamp: timestamp, modifierFlags: modifierFlags, touches: touchDelivery.all(with: touch)),
            to: self)
    }

    /// The gestures that what a touch hit makes use of itself.
    package func gestureUse(ofTouch id: Int) -> GestureUse {
        touchDelivery.gestureUse(ofTouch: id)
    }

    /// A key went down or came up: the platform's way in for presses. What the key types, or deletes, comes after it.
    package func sendPress(_ key: UIKey, phase: UIPress.Phase, timestamp: TimeInterval) {
        let press = keyDelivery.press(key, phase: phase, timestamp: timestamp)
        UIApplication.shared.sendEvent(
            UIPressesEvent(presses: [press], timestamp: timestamp, modifierFlags: key.modifierFlags), to: self)
    }

    /// A key that is held down repeats: the platform's way in. It edits the text that it edited when it went down, and does nothing else. What
    /// the key types, or deletes, comes after it, as with a press.
    package func sendKeyRepeat(_ key: UIKey, timestamp: TimeInterval) {
        if !passKeyRepeat(key, timestamp: timestamp) { keyDelivery.repeatKey(key) }
    }

    /// The wheel was turned, or two fingers moved on a touchpad: the platform's way in for scrolling.
    ///
    /// - Parameters:
    ///   - location: In the window's coordinates.
    ///   - delta: By how much content is to move, in points.
    ///   - isPrecise: Whether it comes from a device that tells points, not notches.
    /// - Returns: What of `delta` nobody makes use of, nor may do so yet.
    package func sendScroll(
        at location: CGPoint, delta: CGVector, isPrecise: Bool, timestamp: TimeInterval,
        modifierFlags: UIKeyModifierFlags = []
    ) -> CGVector {
        let event = UIScrollEvent(
            location: location, delta: delta, isPrecise: isPrecise, timestamp: timestamp, modifierFlags: modifierFlags)
        UIApplication.shared.sendEvent(event, to: self)
        return event.rest
    }

    /// Typed text goes to the first responder, if it takes text and the key did nothing else.
    ///
    /// - Returns: Whether somebody took it. A view that stands for others elsewhere takes all text, and they may not.
    @discardableResult package func insertText(_ text: String) -> Bool {
        // What an input method commits was typed by no key.
        guard presentedMenu == nil, textInput.isComposing || !keyDelivery.swallowsText,
            let receiver = firstResponder as? any UIKeyInput
        else { return false }
        receiver.insertText(text)
        updateTextInteractions(of: receiver)
        textInput.didCommit()
        return true
    }

    /// The key that deletes, likewise.
    package func deleteBackward() {
        guard presentedMenu == nil, !keyDelivery.swallowsText, let receiver = firstResponder as? any UIKeyInput else {
            return
        }
        receiver.deleteBackward()
        updateTextInteractions(of: receiver)
    }

    /// The caret of a text that an app edits by itself follows what was typed.
    func updateTextInteractions(of responder: AnyObject?) {
        guard let input = responder as? any UITextInput else { return }
        for case let interaction as UITextInteraction in input.textInputView.attachedInteractions {
            interaction.textDidUpdate()
        }
    }

    /// Escape ends a search in a text of a window that is shown elsewhere. What else lies over such a window is whoever's who shows it.
    ///
    /// - Returns: Whether there was one.
    package func endFinding(by press: UIPress) -> Bool {
        isPlainEscape(press) && findNavigator?.cancel() == true
    }

    private func isPlainEscape(_ press: UIPress) -> Bool {
        press.phase == .began && press.key?.keyCode == .keyboardEscape && press.key?.isPlain == true
    }

    /// Escape ends what lies over the window's page, where that lets its user.
    func cancelOverlay(by press: UIPress) -> Bool {
        isPlainEscape(press) && overlays.cancel()
    }

    /// Ends every touch that is going on, because its process or device is gone.
    package func cancelTouches(timestamp: TimeInterval) {
        for id in touchDelivery.activeTouchIDs {
            sendTouch(id: id, phase: .cancelled, at: touchDelivery.location(of: id), timestamp: timestamp)
        }
    }
}
