import CSDL
import CoreGraphics
import InputEvents
import MainLoop

/// Turns SDL's events of the pointer and the keyboard into events of the screen.
@MainActor struct SDLEventReader {
    /// The number of pixels per point.
    let scale: CGFloat
    private let clock = MonotonicClock()
    /// The characters that the keys that are down have typed, so that their release can say the same.
    private var charactersDown: [KeyUsage: String] = [:]

    /// How many of the keys that come next went down while SDL's input of text was off: no text follows them.
    private var keysWithoutText = 0
    /// Whether the key that went down last typed its text with AltGr, which is then part of the text and no modifier.
    private var isTypedWithAltGr = false
    /// Whether the right Alt key is known to be AltGr: without Shift a key has typed another text with it than it types alone.
    private var hasAltGr = false
    /// Whether an input method has something put in. What it commits then is text, whatever keys are held.
    private var isComposing = false

    init(scale: CGFloat) {
        self.scale = scale
    }

    /// So many keys come next without their text. The one that is being read now is none of them.
    mutating func expectKeysWithoutText(_ count: Int) {
        keysWithoutText = count
    }

    /// The window that an event is for; nil for events that are for none.
    static func window(of event: SDL_Event) -> UInt32? {
        switch SDL_EventType(event.type) {
        case SDL_WINDOWEVENT: event.window.windowID
        case SDL_MOUSEMOTION: event.motion.windowID
        case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: event.button.windowID
        case SDL_MOUSEWHEEL: event.wheel.windowID
        case SDL_KEYDOWN, SDL_KEYUP: event.key.windowID
        case SDL_TEXTINPUT: event.text.windowID
        case SDL_TEXTEDITING: event.edit.windowID
        case SDL_TEXTEDITING_EXT: event.editExt.windowID
        default: nil
        }
    }

    mutating func events(from event: SDL_Event) -> [ScreenEvent] {
        switch SDL_EventType(event.type) {
        case SDL_MOUSEMOTION:
            [pointer(x: event.motion.x, y: event.motion.y, phase: .moved, buttons: event.motion.state)]
        case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: button(event.button)
        case SDL_MOUSEWHEEL: [scroll(event.wheel)]
        case SDL_KEYDOWN where keysWithoutText > 0: keyWithoutText(event.key)
        case SDL_KEYDOWN, SDL_KEYUP: [.key(key(event.key))]
        case SDL_TEXTINPUT: text(event.text)
        case SDL_TEXTEDITING: marked(Self.string(event.edit), event.edit.start, event.edit.length)
        case SDL_TEXTEDITING_EXT: marked(Self.string(event.editExt), event.editExt.start, event.editExt.length)
        default: []
        }
    }

    private var now: Double { clock.now / .seconds(1) }

    // MARK: Pointer

    private func pointer(x: CInt, y: CInt, phase: PointerEvent.Phase, buttons: UInt32) -> ScreenEvent {
        .pointer(
            PointerEvent(
                position: CGPoint(x: CGFloat(x) / scale, y: CGFloat(y) / scale), phase: phase,
                buttons: Self.buttons(buttons), modifiers: Self.modifiers(SDL_GetModState().rawValue), timestamp: now))
    }

    var pointerLeft: ScreenEvent {
        .pointer(PointerEvent(position: .zero, phase: .left, timestamp: now))
    }

    private func button(_ event: SDL_MouseButtonEvent) -> [ScreenEvent] {
        let button = Self.buttons(1 << (UInt32(event.button) &- 1))
        guard !button.isEmpty else { return [] }
        let isDown = event.state == SDL_PRESSED
        // SDL's state of the moment is later than the event, where several wait.
        var buttons = Self.buttons(SDL_GetMouseState(nil, nil))
        if isDown { buttons.insert(button) } else { buttons.remove(button) }
        return [
            .pointer(
                PointerEvent(
                    position: CGPoint(x: CGFloat(event.x) / scale, y: CGFloat(event.y) / scale),
                    phase: isDown ? .pressed(button) : .released(button), buttons: buttons,
                    modifiers: Self.modifiers(SDL_GetModState().rawValue), timestamp: now))
        ]
    }

    private func scroll(_ event: SDL_MouseWheelEvent) -> ScreenEvent {
        let x = CGFloat(event.preciseX)
        let y = CGFloat(event.preciseY)
        return .scroll(
            ScrollEvent(
                position: CGPoint(x: CGFloat(event.mouseX) / scale, y: CGFloat(event.mouseY) / scale),
                // SDL counts scrolling to the right as positive; then the content moves to the left.
                delta: CGVector(dx: -x * ScrollEvent.pointsPerNotch, dy: y * ScrollEvent.pointsPerNotch),
                isPrecise: x != x.rounded() || y != y.rounded(),
                modifiers: Self.modifiers(SDL_GetModState().rawValue), timestamp: now))
    }

    private static func buttons(_ mask: UInt32) -> PointerButtons {
        var buttons: PointerButtons = []
        if mask & (1 << 0) != 0 { buttons.insert(.primary) }
        if mask & (1 << 1) != 0 { buttons.insert(.middle) }
        if mask & (1 << 2) != 0 { buttons.insert(.secondary) }
        return buttons
    }

    // MARK: Keyboard

    private mutating func key(_ event: SDL_KeyboardEvent) -> KeyEvent {
        let isDown = event.state == SDL_PRESSED
        let usage = Self.usage(of: event.keysym)
        let unmodified = Self.characters(of: event.keysym)
        if isDown { readAltGr(event.keysym) }
        let characters =
            isDown
            ? Self.textThatFollows
                ?? (SDLTextInput.isOn && keysWithoutText == 0 ? unmodified : Self.guess(event.keysym))
            : charactersDown.removeValue(forKey: usage) ?? unmodified
        if isDown { charactersDown[usage] = characters }
        return KeyEvent(
            usage: usage, isDown: isDown, isRepeat: event.repeat != 0, characters: characters,
            charactersIgnoringModifiers: unmodified,
            modifiers: modifiers(Self.modifiers(UInt32(event.keysym.mod)), of: isDown),
            timestamp: now)
    }

    /// The modifiers of a key or of its text: AltGr is none where it made the text.
    private func modifiers(_ modifiers: KeyModifiers, of isTyped: Bool) -> KeyModifiers {
        isTyped && isTypedWithAltGr ? modifiers.subtracting(.alternate) : modifiers
    }

    /// Finds out whether a key types its text with AltGr: the right Alt key is held, and the text is another one than without. On X11 SDL calls
    /// AltGr the right Alt key and tells nothing else of it; an Alt key that is no AltGr leaves the text as it is.
    ///
    /// What Shift makes of a key SDL does not tell either, so the text with both is compared with a guess, which it may equal: `^` is AltGr with Shift
    /// and 6 on the American keyboard with accents, and Shift and 6 on the plain one. Then it counts what was typed before with that key alone.
    private mutating func readAltGr(_ keysym: SDL_Keysym) {
        let state = UInt32(keysym.mod)
        guard state & KMOD_RALT.rawValue != 0, state & KMOD_LALT.rawValue == 0, let text = Self.textThatFollows else {
            isTypedWithAltGr = false
            return
        }
        let hasShift = Self.modifiers(state).contains(.shift)
        let isOther = text != Self.guess(keysym)
        if isOther, !hasShift { hasAltGr = true }
        isTypedWithAltGr = isOther || hasShift && hasAltGr
    }

    /// The key went down before SDL was to tell what keys type, and what it types is not to be lost.
    private mutating func keyWithoutText(_ event: SDL_KeyboardEvent) -> [ScreenEvent] {
        // Those that waited were for another window.
        guard Self.textThatFollows == nil else {
            keysWithoutText = 0
            return [.key(key(event))]
        }
        let key = key(event)
        keysWithoutText -= 1
        let isText = key.characters.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
        guard isText, !key.characters.isEmpty, key.modifiers.isDisjoint(with: .suppressingText) else {
            return [.key(key)]
        }
        return [.key(key), .text(key.characters)]
    }

    /// The characters that a key types with shift and caps lock, where SDL does not tell: those of letters, and of other keys as on the US
    /// layout, if the key types the same as there without.
    private static func guess(_ keysym: SDL_Keysym) -> String {
        let plain = characters(of: keysym)
        guard let character = plain.first else { return plain }
        let modifiers = modifiers(UInt32(keysym.mod))
        if character.isLetter {
            return modifiers.contains(.shift) != modifiers.contains(.capsLock) ? plain.uppercased() : plain
        }
        guard modifiers.contains(.shift) else { return plain }
        return USKeyboardLayout.shifted(character, at: usage(of: keysym)).map { String($0) } ?? plain
    }

    private mutating func marked(_ text: String, _ start: Int32, _ length: Int32) -> [ScreenEvent] {
        isComposing = !text.isEmpty
        return [.marked(MarkedText(text, scalarsFrom: Int(start), count: Int(length)))]
    }

    private static func string(_ event: SDL_TextEditingEvent) -> String {
        withUnsafeBytes(of: event.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }

    /// Whoever took the event from the queue frees its text.
    private static func string(_ event: SDL_TextEditingExtEvent) -> String {
        event.text.map { String(cString: $0) } ?? ""
    }

    private mutating func text(_ event: SDL_TextInputEvent) -> [ScreenEvent] {
        let modifiers = modifiers(Self.modifiers(SDL_GetModState().rawValue), of: true)
        let text = Self.string(event)
        defer { isComposing = false }
        guard !text.isEmpty, isComposing || modifiers.isDisjoint(with: .suppressingText) else { return [] }
        return [.text(text)]
    }

    /// The text that the key which was taken from the queue just now types: SDL puts the text right behind its key.
    private static var textThatFollows: String? {
        var next = SDL_Event()
        let first = SDL_FIRSTEVENT.rawValue
        guard SDL_PeepEvents(&next, 1, SDL_PEEKEVENT, first, SDL_LASTEVENT.rawValue) == 1,
            SDL_EventType(next.type) == SDL_TEXTINPUT
        else { return nil }
        return string(next.text)
    }

    private static func string(_ event: SDL_TextInputEvent) -> String {
        withUnsafeBytes(of: event.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }

    private static func characters(of keysym: SDL_Keysym) -> String {
        // A key code is the character that the key types in the user's layout, or has this bit.
        let code = UInt32(bitPattern: keysym.sym)
        guard code & UInt32(SDLK_SCANCODE_MASK) == 0, code != 0, let scalar = Unicode.Scalar(code) else {
            return keysym.scancode == SDL_SCANCODE_KP_ENTER ? "\r" : ""
        }
        return String(Character(scalar))
    }

    private static func usage(of keysym: SDL_Keysym) -> KeyUsage {
        let isNumLockOn = UInt32(keysym.mod) & KMOD_NUM.rawValue != 0
        if !isNumLockOn, let usage = keypadWithoutNumLock[keysym.scancode.rawValue] { return usage }
        // From 0x100 on they are SDL's own; HID has these keys on other pages.
        guard keysym.scancode.rawValue != 0, keysym.scancode.rawValue < 0x100 else { return .undefined }
        return KeyUsage(rawValue: Int(keysym.scancode.rawValue))
    }

    private static let keypadWithoutNumLock: [UInt32: KeyUsage] = [
        0x59: .end, 0x5A: .downArrow, 0x5B: .pageDown, 0x5C: .leftArrow, 0x5E: .rightArrow, 0x5F: .home,
        0x60: .upArrow, 0x61: .pageUp, 0x62: .insert, 0x63: .deleteForward,
    ]

    private static func modifiers(_ state: UInt32) -> KeyModifiers {
        var modifiers: KeyModifiers = []
        if state & KMOD_CAPS.rawValue != 0 { modifiers.insert(.capsLock) }
        if state & (KMOD_LSHIFT.rawValue | KMOD_RSHIFT.rawValue) != 0 { modifiers.insert(.shift) }
        if state & (KMOD_LCTRL.rawValue | KMOD_RCTRL.rawValue) != 0 { modifiers.insert(.control) }
        if state & (KMOD_LGUI.rawValue | KMOD_RGUI.rawValue) != 0 { modifiers.insert(.command) }
        // Where the right one is AltGr, SDL reports the mode along with it.
        let isAltGr = state & KMOD_MODE.rawValue != 0
        let alternate = isAltGr ? KMOD_LALT.rawValue : KMOD_LALT.rawValue | KMOD_RALT.rawValue
        if state & alternate != 0 { modifiers.insert(.alternate) }
        return modifiers
    }
}
