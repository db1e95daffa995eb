import PluginProtocol

/// The composition of an input method in the text of a pane's plugin, as far as the host knows.
///
/// The plugin may have lost it before it hears what the input method does next. Numbers tell which of the two came first: what a plugin says
/// of a composition that it has not come to yet is passed over.
struct PaneComposition {
    private var number: CompositionSerial?
    private var isOpen = false
    /// Whether the plugin's text has shown it as marked. One that marks nothing cannot be seen to lose it.
    private var isMarked = false

    /// Begins one, unless one goes on.
    ///
    /// - Returns: Its number.
    mutating func goOn() -> CompositionSerial {
        if isOpen, let number { return number }
        let next = number?.next ?? .first
        (number, isOpen, isMarked) = (next, true, false)
        return next
    }

    /// It was committed, left or taken away.
    mutating func end() {
        isOpen = false
    }

    /// - Parameter field: What the plugin says of its text.
    /// - Returns: Whether the text has lost what was put in. It has ended then.
    mutating func loses(by field: SceneTextInput.Field?) -> Bool {
        guard isOpen else { return false }
        if let field {
            guard field.composition == number else { return false }
            if field.surroundings?.marked.isEmpty == false {
                isMarked = true
                return false
            }
        }
        guard isMarked else { return false }
        end()
        return true
    }
}
