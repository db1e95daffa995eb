/// The buttons of a pointer.
package struct PointerButtons: OptionSet, Hashable, Sendable, CustomStringConvertible {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The left one, for right-handed users.
    package static let primary = PointerButtons(rawValue: 1 << 0)
    /// The right one, for right-handed users.
    package static let secondary = PointerButtons(rawValue: 1 << 1)
    /// The wheel pressed down.
    package static let middle = PointerButtons(rawValue: 1 << 2)

    static let all: [PointerButtons] = [.primary, .secondary, .middle]

    package var description: String {
        let names: [(PointerButtons, String)] = [(.primary, "primary"), (.secondary, "secondary"), (.middle, "middle")]
        return "[" + names.filter { contains($0.0) }.map(\.1).joined(separator: ", ") + "]"
    }
}
