import TextLayout

/// Finds units of any text that is edited by its characters (UIKit's page of this name).
///
/// The lines that it finds are those of the text itself; a responder that breaks lines has a subclass that knows them, and leaves the rest to
/// this class. To the left and up is backward, or forward where the text at the position runs from right to left; so is the rest.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: UITextInputTokenizer, NSObjectProtocol, Hashable, CustomStringConvertible {
    private weak var textInput: (any UIResponder & UITextInput)?

    /// - Parameter textInput: Edits the text. Not owned.
    public init(textInput: any UIResponder & UITextInput) {
        self.textInput = textInput
    }

    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let textInput, let surroundings = TextSurroundings(of: position, in: textInput, for: granularity),
            let range = surroundings.range(granularity, isForward: isForward(direction, at: position)),
            let start = surroundings.position(at: range.lowerBound, in: textInput),
            let end = surroundings.position(at: range.upperBound, in: textInput)
        else { return nil }
        return textInput.textRange(from: start, to: end)
    }

    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        guard let textInput, let surroundings = TextSurroundings(of: position, in: textInput, for: granularity) else {
            return false
        }
        let isForward = isForward(direction, at: position)
        guard let range = surroundings.range(granularity, isForward: !isForward) else { return false }
        return surroundings.index == (isForward ? range.upperBound : range.lowerBound)
    }

    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition? {
        guard let textInput, let surroundings = TextSurroundings(of: position, in: textInput, for: granularity),
            let index = surroundings.border(granularity, isForward: isForward(direction, at: position))
        else { return nil }
        return surroundings.position(at: index, in: textInput)
    }

    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        guard let textInput, let surroundings = TextSurroundings(of: position, in: textInput, for: granularity) else {
            return false
        }
        return surroundings.range(granularity, isForward: isForward(direction, at: position)) != nil
    }

    func isForward(_ direction: UITextDirection, at position: UITextPosition) -> Bool {
        switch direction {
        case .storage(.forward), .layout(.down): return true
        case .layout(.right), .layout(.left):
            let isRightToLeft = textInput?.baseWritingDirection(for: position, in: .forward) == .rightToLeft
            return (direction == .layout(.right)) != isRightToLeft
        default: return false
        }
    }

    // MARK: Identity

    nonisolated open var hash: Int { identityHash }
    nonisolated open func isEqual(_ object: Any?) -> Bool { isIdentical(to: object) }
    nonisolated open var description: String { identityDescription }

    nonisolated public static func == (left: UITextInputStringTokenizer, right: UITextInputStringTokenizer) -> Bool {
        left === right || left.isEqual(right)
    }

    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}
