import InputEvents

/// A key that went down or up.
package struct KeyEvent: Hashable, Sendable {
    /// The key that went down or up.
    package var usage: KeyUsage
    package var isDown: Bool
    /// Whether the key was down already and the keyboard repeats it.
    package var isRepeat: Bool
    /// Whether it is not down any more though nobody let it go: whoever held it has gone.
    package var isCancelled = false
    /// The characters that the key types with shift, caps lock and AltGr as they are. Return is `\r`, tab `\t`, escape
    /// `\u{1B}`, backspace `\u{8}`, delete forward `\u{7F}`; keys that type nothing, such as arrows, have an empty
    /// string. Control, alternate and command change nothing about it.
    package var characters: String
    /// The characters that the key types with no modifier at all.
    package var charactersIgnoringModifiers: String
    /// The modifiers that are down after the event: the event of a modifier key itself includes that key while it is
    /// down.
    package var modifiers: KeyModifiers
    /// When it happened, in seconds of the system's monotonic clock.
    package var timestamp: Double

    package init(
        usage: KeyUsage, isDown: Bool, isRepeat: Bool = false, characters: String = "",
        charactersIgnoringModifiers: String = "", modifiers: KeyModifiers = [], timestamp: Double
    ) {
        self.usage = usage
        self.isDown = isDown
        self.isRepeat = isRepeat
        self.characters = characters
        self.charactersIgnoringModifiers = charactersIgnoringModifiers
        self.modifiers = modifiers
        self.timestamp = timestamp
    }
}
