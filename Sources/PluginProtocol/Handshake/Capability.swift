/// Something that a plugin can do beyond what its protocol version demands; used only when the host grants it.
package struct Capability: RawRepresentable, Hashable, Comparable, Sendable, CustomStringConvertible {
    package let rawValue: String

    /// A capability of any name: what a newer plugin offers need not be known here.
    package init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Says in words what its scenes show.
    package static let accessibility = Capability(rawValue: "accessibility")
    /// Takes typed and composed text, and deletions, beside key presses.
    package static let textInput = Capability(rawValue: "text-input")
    /// Takes what input methods put in before they commit it, and keys that repeat, and tells of the text that is typed into.
    package static let textComposition = Capability(rawValue: "text-composition")
    /// Talks to its parents by contracts.
    package static let contracts = Capability(rawValue: "contracts")
    /// Is told which containers of the host its controllers are in, and asks things of them.
    package static let containers = Capability(rawValue: "containers")
    /// Shares the host's pasteboard.
    package static let pasteboard = Capability(rawValue: "pasteboard")
    /// Has its host carry what is dragged, and takes what is dropped.
    package static let dragAndDrop = Capability(rawValue: "drag-and-drop")
    /// Has its host present controllers and alerts, and is told how far that has come.
    package static let presentation = Capability(rawValue: "presentation")
    /// Has alerts that its host shows say something else.
    package static let alertChanges = Capability(rawValue: "alert-changes")
    /// Is told how much of its scenes a keyboard of the host covers.
    package static let keyboard = Capability(rawValue: "keyboard")
    /// Has unwind segues of its storyboards go on in its host, and takes those of the host.
    package static let unwinding = Capability(rawValue: "unwinding")
    /// Draws pixels of its own in memory that its host reads.
    package static let surfaces = Capability(rawValue: "surfaces")
    /// Reports what its controllers do when the host asks for it.
    package static let trace = Capability(rawValue: "trace")

    /// What this code grants to a plugin that offers it.
    package static let known: Set<Capability> = [
        .accessibility, .alertChanges, .containers, .contracts, .dragAndDrop, .keyboard, .pasteboard, .presentation,
        .surfaces, .textComposition, .textInput, .trace, .unwinding,
    ]

    package var description: String {
        rawValue
    }

    package static func < (left: Capability, right: Capability) -> Bool {
        left.rawValue < right.rawValue
    }
}
