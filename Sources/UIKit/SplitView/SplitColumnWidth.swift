/// How wide a column is to be, as an app says it.
struct SplitColumnWidth: Equatable {
    /// In points; wins over the fraction.
    var preferred = UISplitViewController.automaticDimension
    /// Of the split view's width, from 0 to 1.
    var fraction = UISplitViewController.automaticDimension
    /// In points.
    var minimum = UISplitViewController.automaticDimension
    var maximum = UISplitViewController.automaticDimension

    /// - Parameters:
    ///   - total: The width of the split view, in points.
    ///   - usual: The column's width where the app says nothing, in points. Never more than half of all.
    func resolved(in total: CGFloat, usual: CGFloat) -> CGFloat {
        var width = Self.given(preferred) ?? Self.given(fraction).map { $0 * total } ?? min(usual, total / 2)
        if let maximum = Self.given(maximum) { width = min(width, maximum) }
        if let minimum = Self.given(minimum) { width = max(width, minimum) }
        return max(0, min(width, total)).rounded()
    }

    private static func given(_ number: CGFloat) -> CGFloat? {
        number.isFinite && number >= 0 ? number : nil
    }
}
