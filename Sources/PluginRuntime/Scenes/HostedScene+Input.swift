import InputEvents
import PluginProtocol
import SceneBridge
import UIKit

/// What the user does in the scene.
extension HostedScene {
    /// - Parameter isTooLate: Whether somebody in the host has got it instead, so that nobody here may act on it.
    func receive(_ input: InputRequest, _ sequence: SequenceNumber, isTooLate: Bool) {
        state.noteActivity()
        if input.isOfUser {
            connection.askers.isUsed(self)
            connection.pasteboard?.noteInput()
        }
        switch input {
        case .deliverTouches(let delivery): deliver(delivery, request: sequence, isTooLate)
        case .deliverPresses(let delivery): deliver(delivery, request: sequence, isTooLate)
        case .deliverScroll(let scroll) where isTooLate:
            report(
                .input(.inputWasHandled(InputAnswer(isHandled: false, scrollRest: scroll.delta))), inReplyTo: sequence)
        case .tapBarButton where isTooLate, .deliverSecondaryClick where isTooLate:
            answer(sequence, isHandled: false)
        case .deliverScroll(let scroll): deliver(scroll, request: sequence)
        case .scrollLayers(let layers): scroll(layers, request: sequence)
        case .insertText(let text):
            if !window.insertText(text) { connection.reportUnusedText() }
        case .deleteBackward: window.deleteBackward()
        case .setMarkedText(let marked, let number): compose(marked, number)
        case .unmarkText: window.unmarkText()
        case .deleteSurroundingText(let before, let after): window.deleteSurroundingText(before: before, after: after)
        case .focusScene(let isFocused): focus(isFocused)
        case .deliverHover(let position): window.pointerHover.move(to: position)
        case .tapBarButton(let button, let element): answer(sequence, isHandled: tap(button, element))
        case .deliverSecondaryClick(let position):
            answer(sequence, isHandled: window.sendSecondaryClick(at: position))
        // Put in later it would come where the user does not expect it any more.
        case .deliverMiddleClick where isTooLate: break
        case .deliverMiddleClick(let position, let text):
            guard let pasteboard = connection.pasteboard else { return }
            pasteboard.performMiddleClick(selectedText: text) { window.sendMiddleClick(at: position) }
        }
    }

    /// What is there no more is passed over.
    ///
    /// - Returns: Whether there was something to do.
    private func tap(_ button: BarButtonID, _ element: MenuElementID?) -> Bool {
        guard let item = facts.button(button) else { return false }
        guard let element else { return item.performPrimaryAction() }
        return facts.element(element, of: button).map(item.choose) ?? false
    }

    /// Hands the touches to whom they hit, and tells the host whether anybody handled them.
    private func deliver(_ delivery: TouchBatch, request: SequenceNumber, _ isTooLate: Bool) {
        container.didReceiveUnhandledEvent = false
        var use: GestureUse = []
        var isAnyLeftOut = false
        for touch in delivery.touches {
            guard let phase = touches.phase(touch.phase.uiPhase, of: touch.id, isTooLate: isTooLate) else {
                isAnyLeftOut = true
                continue
            }
            let id = Int(truncatingIfNeeded: touch.id)
            window.sendTouch(
                id: id, phase: phase, at: touch.position, timestamp: touch.timestamp,
                modifierFlags: delivery.modifiers.flags, isScrolledElsewhere: touch.isScrolledByHost)
            if phase == .began { use.formUnion(window.gestureUse(ofTouch: id)) }
        }
        answer(request, isHandled: !isAnyLeftOut && !container.didReceiveUnhandledEvent, use)
    }

    private func answer(_ request: SequenceNumber, isHandled: Bool, _ gestures: GestureUse = []) {
        report(.input(.inputWasHandled(InputAnswer(isHandled: isHandled, gestures: gestures))), inReplyTo: request)
    }

    private func deliver(_ scroll: ScrollEvent, request: SequenceNumber) {
        let rest = window.sendScroll(
            at: scroll.position, delta: scroll.delta, isPrecise: scroll.isPrecise, timestamp: scroll.timestamp,
            modifierFlags: scroll.modifiers.flags)
        report(
            .input(.inputWasHandled(InputAnswer(isHandled: rest != scroll.delta, scrollRest: rest))), inReplyTo: request
        )
    }

    /// The user sees it already: nothing is to be told of it but what follows from it.
    private func scroll(_ layers: [ScrolledLayer], request: SequenceNumber) {
        var target: CGPoint?
        for scrolled in layers {
            let wanted = scrollable[scrolled.layer]?.wasScrolled(to: scrolled.offset, scrolled.turn)
            if case .released = scrolled.turn { target = wanted }
        }
        report(.input(.inputWasHandled(InputAnswer(isHandled: true, scrollTarget: target))), inReplyTo: request)
    }

    private func deliver(_ delivery: PressDelivery, request: SequenceNumber, _ isTooLate: Bool) {
        container.didReceiveUnhandledEvent = false
        var isAnyLeftOut = false
        for press in delivery.presses {
            let key = press.uiKey
            guard let phase = keys.phase(press.phase.uiPhase, of: key.keyCode.rawValue, isTooLate: isTooLate) else {
                isAnyLeftOut = true
                continue
            }
            if phase == .changed {
                window.sendKeyRepeat(key, timestamp: delivery.timestamp)
            } else {
                window.sendPress(key, phase: phase, timestamp: delivery.timestamp)
            }
        }
        answer(request, isHandled: !isAnyLeftOut && !container.didReceiveUnhandledEvent)
    }

    private func compose(_ marked: MarkedText, _ number: CompositionSerial) {
        composition = number
        window.setMarkedText(marked.text, selectedRange: marked.selection)
        textInputDidChange()
    }

    /// Tells the host of the text that is typed into, as long as the scene has the keyboard.
    func textInputDidChange() {
        guard connection.grants(.textComposition) else { return }
        let state = hasFocus ? window.textInput.state : nil
        facts.textInput = SceneTextInput(state.map { SceneTextInput.Field($0, composition: composition) })
    }

    private func focus(_ isFocused: Bool) {
        hasFocus = isFocused
        defer { textInputDidChange() }
        guard !isFocused else {
            window.makeKey()
            return
        }
        window.dismissMenu()
        window.firstResponder?.resignFirstResponder()
        window.inputViews.forgetLastResponder()
        window.focusSystem.clear()
    }
}
