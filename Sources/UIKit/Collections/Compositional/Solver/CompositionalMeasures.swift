/// The sizes that the content of a section asked for, as far as it was measured.
struct CompositionalMeasures: Sendable {
    /// The sizes that were measured, by element.
    private(set) var all: [CompositionalPlacement.Element: CGSize] = [:]

    /// The size that an element asked for, in points; nil while it was not measured.
    subscript(element: CompositionalPlacement.Element) -> CGSize? {
        get { all.isEmpty ? nil : all[element] }
        set { all[element] = newValue }
    }

    /// The numbers of the items that were measured, in no order.
    var measuredItems: [Int] {
        all.keys.compactMap { if case .item(let index) = $0 { index } else { nil } }
    }
}
