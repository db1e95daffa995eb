import UIKit

/// What a user does with the window.
extension TestHost {
    private var now: TimeInterval {
        session.loop.clock.now / .seconds(1)
    }

    /// A finger goes down and comes up again, in the window's coordinates, whatever is there. Where nothing is there that makes use of
    /// it, nothing happens; an element's `tap(at:)` fails then.
    public func tap(_ point: CGPoint) async throws {
        try await settle()
        try await touch([point])
        try await settle()
    }

    /// A key goes down and comes up again. It types nothing: `type(_:)` does.
    ///
    /// - Throws: `ContainmentTestError` where nobody makes use of the key, in the host or in a plugin, and neither the focus nor anything
    ///   that is shown changes by it. A plugin that does not respond is not waited for, and nothing is said of what it makes of it.
    public func press(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) async throws {
        try await settle()
        let before = tree.nodes.map(\.key)
        let focused = window.focusSystem.focusedItem
        let words = keyWords
        watchPresses()
        let pressed = UIKey(
            keyCode: key, characters: "", charactersIgnoringModifiers: key.character, modifierFlags: modifiers)
        window.sendPress(pressed, phase: .began, timestamp: now)
        window.sendPress(pressed, phase: .ended, timestamp: now)
        try await settle()
        guard wasPressUnused, window.focusSystem.focusedItem === focused, tree.nodes.map(\.key) == before else {
            return
        }
        throw ContainmentTestError(
            .notHandled, "Nobody made use of the key with the usage \(key.rawValue): \(words).")
    }

    /// Gives a text to whoever has the keyboard.
    ///
    /// - Throws: `ContainmentTestError` where nobody takes text: there is no first responder of `UIKeyInput` in the host, nor in the plugin
    ///   whose pane has the keyboard. A plugin that does not respond is not waited for, and nothing is said of what it makes of it.
    public func type(_ text: String) async throws {
        try await settle()
        for pane in panes { line(of: pane).forgetAnswers() }
        let isTaken = window.insertText(text)
        // What has no receiver has none because of what is there now, and what a plugin says comes later.
        let own = isTaken ? nil : unusedTextWords(isTaken: false)
        try await settle()
        guard let words = own ?? unusedTextWords(isTaken: isTaken) else { return }
        throw ContainmentTestError(.notHandled, "Nobody took the text that was typed: \(words).")
    }

    // MARK: Input methods

    /// Has an input method put in a text that it may still change: whoever has the keyboard shows it as marked. An empty one takes it away
    /// again.
    ///
    /// - Parameter selected: What is selected of it, in UTF-16 code units; nil: nothing, and the caret is at its end.
    /// - Throws: `ContainmentTestError` where nobody takes text in the host. Whether somebody in a plugin does shows by what is shown.
    public func compose(_ text: String, selected: Range<Int>? = nil) async throws {
        try await settle()
        guard window.textInput.takesText else {
            let words = unusedTextWords(isTaken: false) ?? "there is no first responder"
            throw ContainmentTestError(.notHandled, "Nobody took the text that was composed: \(words).")
        }
        window.setMarkedText(text, selectedRange: selected ?? text.utf16.count..<text.utf16.count)
        try await settle()
    }

    /// Has the input method commit what it has put in.
    ///
    /// - Parameter text: What it commits in its place, a conversion for instance; nil: the same.
    /// - Throws: `ContainmentTestError` where nothing is put in, or where nobody takes text any more.
    public func commitComposition(as text: String? = nil) async throws {
        try await settle()
        guard let composed = window.textInput.composedText else {
            throw ContainmentTestError(.notHandled, "Nothing was composed, or its text has lost it.")
        }
        try await type(text ?? composed)
    }

    // MARK: Fingers

    /// Fingers go down and come up after a while.
    func touch(_ points: [CGPoint], for duration: Duration = .zero) async throws {
        try checkOpen()
        send(.began, points)
        if duration > .zero { try await pass(duration) }
        send(.ended, points)
    }

    /// How many movements a drag is.
    private static let steps = 8

    /// Has fingers go down, move, rest, and come up.
    ///
    /// - Parameter rest: The time for which the fingers stay before they come up, by the host's clock, so that nobody takes the drag for a
    ///   fling.
    func drag(_ moves: [(from: CGPoint, to: CGPoint)], restingFor rest: Duration = .milliseconds(200)) async throws {
        try checkOpen()
        send(.began, moves.map(\.from))
        for step in 1...Self.steps {
            let part = CGFloat(step) / CGFloat(Self.steps)
            send(
                .moved,
                moves.map { move in
                    CGPoint(
                        x: move.from.x + (move.to.x - move.from.x) * part,
                        y: move.from.y + (move.to.y - move.from.y) * part)
                })
            try await settleAnswers()
        }
        if rest > .zero {
            try await pass(rest)
            send(.moved, moves.map(\.to))
        }
        send(.ended, moves.map(\.to))
    }

    // MARK: Drag and drop

    /// The time for which a finger presses to lift what it is on, by the host's clock.
    private static let lifting = Duration.seconds(1)

    /// Presses a point until something is lifted there. The finger stays down.
    ///
    /// - Returns: The drag of what was lifted; nil where nothing was lifted in a second of the host's clock. Where there are panes, whose plugins
    ///   lift by clocks of their own, it is nil after the host's patience.
    func lift(at point: CGPoint) async throws -> WindowDrag? {
        try checkOpen()
        send(.began, [point])
        try await pass(Self.lifting)
        if window.drag == nil, !panes.isEmpty {
            _ = try await waits(upTo: nil) { [weak self] in self?.window.drag != nil }
        }
        return window.drag
    }

    /// A finger that has lifted nothing comes up.
    func letGo(at point: CGPoint) async throws {
        send(.ended, [point])
        try await settle()
    }

    /// Moves the finger that holds what was lifted.
    ///
    /// - Returns: Whether it may be dropped where the finger is then.
    func carry(_ drag: WindowDrag, from start: CGPoint, to end: CGPoint) async throws -> Bool {
        for step in 1...Self.steps {
            let part = CGFloat(step) / CGFloat(Self.steps)
            send(.moved, [CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)])
            try await settleAnswers()
        }
        // A plugin is asked for one place at a time: the answer for the last one may be on its way.
        if !drag.isTaken, !panes.isEmpty {
            _ = try await waits(upTo: nil) { [weak self] in drag.isTaken || self?.window.drag !== drag }
        }
        return drag.isTaken
    }

    /// The finger comes up.
    ///
    /// - Returns: Whether the drag is over for everybody then, within the host's patience.
    func drop(_ drag: WindowDrag, at point: CGPoint) async throws -> Bool {
        send(.ended, [point])
        // The carried items move to their place.
        try await settle()
        let isOver = try await waits(upTo: nil) { drag.isOver }
        try await settle()
        return isOver
    }

    /// The number of the first finger, which plugins are told of as it is. Those of the others follow.
    nonisolated static let firstFinger: UInt64 = 1

    private func send(_ phase: UITouch.Phase, _ points: [CGPoint]) {
        for (index, point) in points.enumerated() {
            window.sendTouch(id: Int(Self.firstFinger) + index, phase: phase, at: point, timestamp: now)
        }
    }

    /// Turns a wheel at a point of the window.
    ///
    /// - Returns: What knows how much of it nobody made use of, when everybody has answered.
    func scroll(at point: CGPoint, by delta: CGVector) -> UIScrollEvent {
        let event = UIScrollEvent(location: point, delta: delta, isPrecise: true, timestamp: now, modifierFlags: [])
        UIApplication.shared.sendEvent(event, to: window)
        return event
    }
}

extension UIKeyboardHIDUsage {
    /// The letter, digit or sign of a key on a keyboard of the United States, by which key commands know it; empty for others.
    fileprivate var character: String {
        let rows: [(first: Self, characters: String)] = [
            (.keyboardA, "abcdefghijklmnopqrstuvwxyz1234567890"), (.keyboardHyphen, "-=[]\\"),
            (.keyboardSemicolon, ";'`,./"),
        ]
        for row in rows where rawValue >= row.first.rawValue {
            if let character = row.characters.dropFirst(rawValue - row.first.rawValue).first {
                return String(character)
            }
        }
        return ""
    }
}
