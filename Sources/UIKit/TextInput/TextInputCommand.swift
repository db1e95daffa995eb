/// Does the command of a key in a text that an app edits by itself, by the questions and changes of `UITextInput`.
@MainActor struct TextInputCommand {
    private let input: any UIResponder & UITextInput

    /// The selection that keys have made last, and which end of it moves.
    private struct Extension {
        weak var input: AnyObject?
        let range: UITextRange
        let headIsStart: Bool
    }

    private static var last: Extension?

    init(_ input: any UIResponder & UITextInput) {
        self.input = input
    }

    /// Does a command.
    ///
    /// - Returns: Whether the text makes use of it.
    func perform(_ command: EditingCommand) -> Bool {
        switch command {
        case .insertNewline: input.insertText("\n")
        case .insertTab: input.insertText("\t")
        case .undo, .redo: return input.undoManager?.perform(command) == true
        case .deleteBackward: input.deleteBackward()
        case .cut, .copy, .paste, .selectAll, .find, .findAndReplace, .findNext, .findPrevious: return false
        default:
            if command.isChange { return delete(command) }
            return move(command)
        }
        return true
    }

    // MARK: Deleting

    private func delete(_ command: EditingCommand) -> Bool {
        guard let selection = input.selectedTextRange else { return false }
        guard selection.isEmpty else {
            input.deleteBackward()
            return true
        }
        guard let way = command.deletion, let end = position(from: selection.start, way),
            let range = input.textRange(
                from: way.isForward ? selection.start : end, to: way.isForward ? end : selection.start)
        else { return false }
        guard !range.isEmpty, input.shouldChangeText(in: range, replacementText: "") else { return true }
        input.replace(range, withText: "")
        return true
    }

    // MARK: Moving

    private func move(_ command: EditingCommand) -> Bool {
        guard let movement = command.step, let selection = input.selectedTextRange else { return false }
        let headIsStart = isExtended(selection) && Self.last?.headIsStart == true
        let (head, anchor) = headIsStart ? (selection.start, selection.end) : (selection.end, selection.start)
        if !movement.extends {
            // A step to the side leaves a selection at its edge.
            let edge: UITextPosition? =
                switch movement.step {
                case .left: input.position(within: selection, farthestIn: .left)
                case .right: input.position(within: selection, farthestIn: .right)
                default: nil
                }
            let target = selection.isEmpty || edge == nil ? position(from: head, movement.step) ?? head : edge
            input.selectedTextRange = target.flatMap { input.textRange(from: $0, to: $0) }
            return true
        }
        let target = position(from: head, movement.step) ?? head
        let isBefore = input.compare(target, to: anchor) == .orderedAscending
        guard let range = input.textRange(from: isBefore ? target : anchor, to: isBefore ? anchor : target) else {
            return true
        }
        input.selectedTextRange = range
        Self.last = Extension(input: input, range: range, headIsStart: isBefore)
        return true
    }

    /// Whether the selection is still the one that keys have made.
    private func isExtended(_ selection: UITextRange) -> Bool {
        guard let last = Self.last, last.input === input else { return false }
        return input.compare(last.range.start, to: selection.start) == .orderedSame
            && input.compare(last.range.end, to: selection.end) == .orderedSame
    }

    private func position(from start: UITextPosition, _ step: EditingCommand.Step) -> UITextPosition? {
        switch step {
        case .left: return input.position(from: start, in: .left, offset: 1)
        case .right: return input.position(from: start, in: .right, offset: 1)
        case .up: return input.position(from: start, in: .up, offset: 1) ?? input.beginningOfDocument
        case .down: return input.position(from: start, in: .down, offset: 1) ?? input.endOfDocument
        case .start: return input.beginningOfDocument
        case .end: return input.endOfDocument
        case .boundary(let unit, let direction):
            let tokenizer = input.tokenizer
            if unit == .line, tokenizer.isPosition(start, atBoundary: .line, inDirection: direction) { return start }
            if let next = tokenizer.position(from: start, toBoundary: unit, inDirection: direction) { return next }
            switch direction {
            case .storage(.forward): return input.endOfDocument
            case .storage(.backward): return input.beginningOfDocument
            default: return nil
            }
        }
    }
}

extension EditingCommand {
    /// A way of a caret, in the words of `UITextInput`.
    fileprivate enum Step {
        case left
        case right
        case up
        case down
        case start
        case end
        case boundary(UITextGranularity, UITextDirection)

        /// Whether the way of a deletion goes to the end of the text.
        var isForward: Bool {
            if case .boundary(_, let direction) = self { direction == .storage(.forward) } else { false }
        }
    }

    private static let forward = UITextDirection.storage(.forward)
    private static let backward = UITextDirection.storage(.backward)

    /// The way of a movement; nil of a page, which is the business of whoever scrolls.
    fileprivate var step: (step: Step, extends: Bool)? {
        guard let movement = movement(pageHeight: 0) else { return nil }
        let step: Step? =
            switch movement.way {
            case .left: .left
            case .right: .right
            case .up: .up
            case .down: .down
            case .wordLeft: .boundary(.word, .layout(.left))
            case .wordRight: .boundary(.word, .layout(.right))
            case .lineStart: .boundary(.line, Self.backward)
            case .lineEnd: .boundary(.line, Self.forward)
            case .paragraphStart: .boundary(.paragraph, Self.backward)
            case .paragraphEnd: .boundary(.paragraph, Self.forward)
            case .documentStart: .start
            case .documentEnd: .end
            default: nil
            }
        return step.map { ($0, movement.extends) }
    }

    /// The way over the characters that are deleted; nil of other commands, and of deleting back, which is a method of its own.
    fileprivate var deletion: Step? {
        switch self {
        case .deleteForward: .boundary(.character, Self.forward)
        case .deleteWordBackward: .boundary(.word, Self.backward)
        case .deleteWordForward: .boundary(.word, Self.forward)
        case .deleteToLineStart: .boundary(.line, Self.backward)
        case .deleteToLineEnd: .boundary(.line, Self.forward)
        default: nil
        }
    }
}
