import CoreGraphics

/// The places of the parts of a search bar, in points of its own coordinates, as they lie where the interface runs from left to right.
struct SearchBarLayout: Equatable {
    let prompt: CGRect
    let field: CGRect
    /// The button that ends the search; it lies beyond the trailing edge where it is not shown.
    let cancel: CGRect
    let scopes: CGRect

    /// The distance between the field and the button.
    static let gap: CGFloat = 8

    /// - Parameters:
    ///   - width: The width of the bar.
    ///   - margins: The distances to the leading edge and to the trailing one.
    ///   - cancelWidth: The width that the button wants.
    init(
        rows: SearchBarRows, width: CGFloat, margins: (leading: CGFloat, trailing: CGFloat), cancelWidth: CGFloat,
        showsCancel: Bool
    ) {
        let (start, end) = (margins.leading, max(margins.leading, width - margins.trailing))
        func row(_ range: Range<CGFloat>, from start: CGFloat, to end: CGFloat) -> CGRect {
            CGRect(
                x: start, y: range.lowerBound, width: max(0, end - start), height: range.upperBound - range.lowerBound)
        }
        // The field has at least half of a narrow bar.
        let button = min(max(0, cancelWidth), (end - start) / 2)
        let fieldEnd = showsCancel ? max(start, end - button - Self.gap) : end
        prompt = row(0..<(rows.hasPrompt ? SearchBarRows.promptHeight : 0), from: start, to: end)
        field = row(rows.field, from: start, to: fieldEnd)
        let buttonStart = showsCancel ? fieldEnd + Self.gap : width
        cancel = row(rows.field, from: buttonStart, to: buttonStart + button)
        scopes = row(rows.scopes, from: start, to: end)
    }
}
