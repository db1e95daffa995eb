import InputEvents

/// A key at one moment.
package struct Press: Hashable, Sendable {
    package enum Phase: String, Hashable, Sendable {
        case began
        /// The key repeats.
        case changed
        case stationary, ended, cancelled
    }

    /// The usage number of the key on page 7 of the USB HID usage tables.
    package var key: UInt16
    /// What the key types with the modifiers that are held; empty where it types nothing.
    package var characters: String
    /// What it types with no modifier at all.
    package var charactersIgnoringModifiers: String
    package var modifiers: KeyModifiers
    package var phase: Phase

    package init(
        key: UInt16, characters: String = "", charactersIgnoringModifiers: String = "", modifiers: KeyModifiers = [],
        phase: Phase
    ) {
        self.key = key
        self.characters = characters
        self.charactersIgnoringModifiers = charactersIgnoringModifiers
        self.modifiers = modifiers
        self.phase = phase
    }
}
