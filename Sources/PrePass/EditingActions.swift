/// The methods with one argument of UIKit's that sources often name without it.
enum EditingActions {
    private static let names: Set<String> = [
        "copy", "cut", "delete", "endEditing", "makeTextWritingDirectionLeftToRight",
        "makeTextWritingDirectionRightToLeft", "paste",
        "pasteAndGo", "pasteAndMatchStyle", "pasteAndSearch", "select", "selectAll", "toggleBoldface", "toggleItalics",
        "toggleUnderline",
    ]

    /// The selector of a name without arguments, for a method that the source does not declare.
    static func selector(ofBase base: String) -> String {
        names.contains(base) ? base + ":" : base
    }
}
