import CoreGraphics
import InputEvents

/// Turns what one viewer sends into events of the screen, and remembers what that viewer holds down.
///
/// A value that knows no time and no thread. Each viewer has one, so that the shift key of one does not change what
/// another types.
struct ViewerInput {
    // More keys than fingers: a viewer that claims more is lying or has lost count.
    private static let maximumOfKeysDown = 32

    private var keysDown: [Keysym: KeyEvent] = [:]
    private var capsLock = false
    private var sequence = ComposeSequence()
    private var buttonMask: UInt8 = 0
    private var position = CGPoint.zero
    private var hasPointed = false

    private var modifiers: KeyModifiers {
        keysDown.keys.reduce(capsLock ? .capsLock : []) { $0.union($1.modifier) }
    }

    // MARK: Keys

    mutating func key(_ keysym: Keysym, isDown: Bool, at timestamp: Double) -> [ScreenEvent] {
        isDown ? keyDown(keysym, at: timestamp) : keyUp(keysym, at: timestamp)
    }

    private mutating func keyDown(_ keysym: Keysym, at timestamp: Double) -> [ScreenEvent] {
        var event = Self.event(of: keysym, at: timestamp)
        // It takes back what waits, and nothing else.
        if event.usage == .escape || event.usage == .deleteOrBackspace, sequence.cancel() {
            return [.marked(MarkedText(""))]
        }
        if let sibling = heldKeysym(like: keysym, usage: event.usage) {
            event.isRepeat = true
            keysDown[sibling] = nil
        }
        guard keysDown.count < Self.maximumOfKeysDown else { return [] }
        if event.usage == .capsLock, !event.isRepeat { capsLock.toggle() }
        keysDown[keysym] = event
        event.modifiers = modifiers
        return type(keysym, event)
    }

    /// Returns the events of a key that went down: it types by itself, or with those before it.
    private mutating func type(_ keysym: Keysym, _ event: KeyEvent) -> [ScreenEvent] {
        let typesText = modifiers.isDisjoint(with: .suppressingText)
        var event = event
        // A key that is held down goes on with nothing.
        let outcome: ComposeSequence.Outcome =
            event.isRepeat && keysym.character == nil ? .nothing : sequence.take(keysym, typesText: typesText)
        switch outcome {
        case .nothing:
            guard typesText, let character = keysym.character else { return [.key(event)] }
            return [.key(event), .text(String(character))]
        case .waits(let marked):
            event.characters = ""
            keysDown[keysym]?.characters = ""
            return [.key(event), .marked(marked)]
        case .types(let text):
            event.characters = text
            keysDown[keysym]?.characters = text
            return [.key(event), .text(text)]
        case .ends(let text):
            return [text.isEmpty ? .marked(MarkedText("")) : .text(text), .key(event)]
        }
    }

    /// Forgets dead keys and the Compose key that wait for the next key: the text that showed them as marked has lost them.
    mutating func endComposition() {
        _ = sequence.cancel()
    }

    private mutating func keyUp(_ keysym: Keysym, at timestamp: Double) -> [ScreenEvent] {
        let usage = Self.event(of: keysym, at: timestamp).usage
        guard let held = heldKeysym(like: keysym, usage: usage), var event = keysDown.removeValue(forKey: held) else {
            return []
        }
        event.isDown = false
        event.isRepeat = false
        event.timestamp = timestamp
        event.modifiers = modifiers
        return [.key(event)]
    }

    /// The keysym under which a key is held. When shift changes in between, a key may go down as one keysym and up, or
    /// down again, as another.
    private func heldKeysym(like keysym: Keysym, usage: KeyUsage) -> Keysym? {
        if keysDown[keysym] != nil { return keysym }
        guard usage != .undefined else { return nil }
        return keysDown.first { $0.value.usage == usage && $0.key.character != nil && keysym.character != nil }?.key
    }

    private static func event(of keysym: Keysym, at timestamp: Double) -> KeyEvent {
        if let usage = keysym.usage {
            let characters = keysym.character.map(String.init) ?? Keysym.controlCharacters[usage] ?? ""
            return KeyEvent(
                usage: usage, isDown: true, characters: characters, charactersIgnoringModifiers: characters,
                timestamp: timestamp)
        }
        guard let character = keysym.character else {
            return KeyEvent(usage: .undefined, isDown: true, timestamp: timestamp)
        }
        let key = USKeyboardLayout.key(typing: character)
        return KeyEvent(
            usage: key?.usage ?? .undefined, isDown: true, characters: String(character),
            charactersIgnoringModifiers: key.map { String($0.unshifted) } ?? character.lowercased(),
            timestamp: timestamp)
    }

    // MARK: Pointer

    /// - Parameter mask: RFB's buttons (RFC 6143, 7.5.5), which count the wheel's directions as buttons four to seven.
    mutating func pointer(mask: UInt8, at position: CGPoint, timestamp: Double) -> [ScreenEvent] {
        let didMove = position != self.position
        let pressed = mask & ~buttonMask
        let released = buttonMask & ~mask
        self.position = position
        hasPointed = true
        var events: [ScreenEvent] = []
        // The pointer is at the new place before a button changes there.
        if didMove || (pressed == 0 && released == 0) {
            events.append(pointerEvent(.moved, at: timestamp))
        }
        for (bit, button) in Self.buttons {
            if released & bit != 0 {
                buttonMask &= ~bit
                events.append(pointerEvent(.released(button), at: timestamp))
            }
            if pressed & bit != 0 {
                buttonMask |= bit
                events.append(pointerEvent(.pressed(button), at: timestamp))
            }
        }
        for (bit, direction) in Self.wheel where pressed & bit != 0 {
            let delta = CGVector(
                dx: direction.dx * ScrollEvent.pointsPerNotch, dy: direction.dy * ScrollEvent.pointsPerNotch)
            events.append(
                .scroll(ScrollEvent(position: position, delta: delta, modifiers: modifiers, timestamp: timestamp)))
        }
        buttonMask = mask
        return events
    }

    private func pointerEvent(_ phase: PointerEvent.Phase, at timestamp: Double) -> ScreenEvent {
        .pointer(
            PointerEvent(
                position: position, phase: phase, buttons: pointerButtons, modifiers: modifiers, timestamp: timestamp))
    }

    private var pointerButtons: PointerButtons {
        Self.buttons.reduce([]) { buttonMask & $1.bit != 0 ? $0.union($1.button) : $0 }
    }

    private static let buttons: [(bit: UInt8, button: PointerButtons)] = [
        (1 << 0, .primary), (1 << 1, .middle), (1 << 2, .secondary),
    ]
    private static let wheel: [(bit: UInt8, direction: CGVector)] = [
        (1 << 3, CGVector(dx: 0, dy: 1)), (1 << 4, CGVector(dx: 0, dy: -1)), (1 << 5, CGVector(dx: 1, dy: 0)),
        (1 << 6, CGVector(dx: -1, dy: 0)),
    ]

    // MARK: Leaving

    /// The events that cancel whatever the viewer holds down, for one that has gone.
    mutating func cancelEverything(at timestamp: Double) -> [ScreenEvent] {
        var events: [ScreenEvent] = sequence.cancel() ? [.marked(MarkedText(""))] : []
        for (bit, button) in Self.buttons where buttonMask & bit != 0 {
            buttonMask &= ~bit
            events.append(pointerEvent(.cancelled(button), at: timestamp))
        }
        buttonMask = 0
        if hasPointed {
            hasPointed = false
            events.append(pointerEvent(.left, at: timestamp))
        }
        for keysym in keysDown.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
            for case .key(var event) in keyUp(keysym, at: timestamp) {
                event.isCancelled = true
                events.append(.key(event))
            }
        }
        return events
    }
}
