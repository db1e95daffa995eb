/// An action of `UIResponderStandardEditActions`, by the name that its selector has.
@MainActor package enum StandardEditAction: String, CaseIterable {
    case cut = "cut:"
    case copy = "copy:"
    case paste = "paste:"
    case pasteAndMatchStyle = "pasteAndMatchStyle:"
    case select = "select:"
    case selectAll = "selectAll:"
    case delete = "delete:"
    case find = "find:"
    case findAndReplace = "findAndReplace:"
    case findNext = "findNext:"
    case findPrevious = "findPrevious:"
    case useSelectionForFind = "useSelectionForFind:"

    package init?(_ selector: Selector) {
        self.init(rawValue: selector.name)
    }

    package var selector: Selector { Selector(rawValue) }

    /// Whether the action finds in a text, and does not edit it.
    var isForFinding: Bool {
        switch self {
        case .find, .findAndReplace, .findNext, .findPrevious, .useSelectionForFind: true
        case .cut, .copy, .paste, .pasteAndMatchStyle, .select, .selectAll, .delete: false
        }
    }

    /// Calls the method of a responder.
    package func send(to responder: UIResponder, sender: Any?) {
        switch self {
        case .cut: responder.cut(sender)
        case .copy: responder.copy(sender)
        case .paste: responder.paste(sender)
        case .pasteAndMatchStyle: responder.pasteAndMatchStyle(sender)
        case .select: responder.select(sender)
        case .selectAll: responder.selectAll(sender)
        case .delete: responder.delete(sender)
        case .find: responder.find(sender)
        case .findAndReplace: responder.findAndReplace(sender)
        case .findNext: responder.findNext(sender)
        case .findPrevious: responder.findPrevious(sender)
        case .useSelectionForFind: responder.useSelectionForFind(sender)
        }
    }

    /// Calls the method of the first responder in the chain from `start` on that can perform the action.
    ///
    /// - Returns: Whether there was one.
    @discardableResult package func send(from start: UIResponder, sender: Any?) -> Bool {
        guard let target = start.target(forAction: selector, withSender: sender) as? UIResponder else { return false }
        send(to: target, sender: sender)
        return true
    }

    // MARK: Overrides

    private class Plain: UIResponder {}
    private final class Cut: UIResponder { override func cut(_ sender: Any?) {} }
    private final class Copy: UIResponder { override func copy(_ sender: Any?) {} }
    private final class Paste: UIResponder { override func paste(_ sender: Any?) {} }
    private final class PasteAndMatchStyle: UIResponder { override func pasteAndMatchStyle(_ sender: Any?) {} }
    private final class Select: UIResponder { override func select(_ sender: Any?) {} }
    private final class SelectAll: UIResponder { override func selectAll(_ sender: Any?) {} }
    private final class Delete: UIResponder { override func delete(_ sender: Any?) {} }

    private final class Find: UIResponder { override func find(_ sender: Any?) {} }
    private final class FindAndReplace: UIResponder { override func findAndReplace(_ sender: Any?) {} }
    private final class FindNext: UIResponder { override func findNext(_ sender: Any?) {} }
    private final class FindPrevious: UIResponder { override func findPrevious(_ sender: Any?) {} }
    private final class UseSelectionForFind: UIResponder { override func useSelectionForFind(_ sender: Any?) {} }

    private var example: UIResponder.Type {
        switch self {
        case .cut: Cut.self
        case .copy: Copy.self
        case .paste: Paste.self
        case .pasteAndMatchStyle: PasteAndMatchStyle.self
        case .select: Select.self
        case .selectAll: SelectAll.self
        case .delete: Delete.self
        case .find: Find.self
        case .findAndReplace: FindAndReplace.self
        case .findNext: FindNext.self
        case .findPrevious: FindPrevious.self
        case .useSelectionForFind: UseSelectionForFind.self
        }
    }

    /// The place of each method in the table of a class, as `OverriddenMethods` finds them.
    private static let places: [StandardEditAction: Int] = Dictionary(
        uniqueKeysWithValues: allCases.compactMap { action in
            ClassTable.place(of: action.example, Plain.self, UIResponder.self).map { (action, $0) }
        })

    /// Whether a class has a method of its own for the action. None has where the tables of classes cannot be read.
    func isOverridden(by type: UIResponder.Type) -> Bool {
        Self.places[self].map { ClassTable(type)[$0] != ClassTable(UIResponder.self)[$0] } ?? false
    }
}
