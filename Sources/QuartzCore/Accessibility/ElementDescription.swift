/// What there is to say of one element of the interface: to people who cannot see it, and to tests.
package struct ElementDescription: Hashable, Sendable {
    package var role: ElementRole
    /// What programs call it.
    package var identifier: String?
    /// What it is, in a few words.
    package var label: String?
    /// What it says just now.
    package var value: String?
    /// What happens when it is operated.
    package var hint: String?
    /// The bits of `UIAccessibilityTraits`.
    package var traits: UInt64
    /// Whether it has the focus of the keyboard.
    package var isFocused: Bool

    package init(
        role: ElementRole, identifier: String? = nil, label: String? = nil, value: String? = nil, hint: String? = nil,
        traits: UInt64 = 0, isFocused: Bool = false
    ) {
        self.role = role
        self.identifier = identifier
        self.label = label
        self.value = value
        self.hint = hint
        self.traits = traits
        self.isFocused = isFocused
    }
}
