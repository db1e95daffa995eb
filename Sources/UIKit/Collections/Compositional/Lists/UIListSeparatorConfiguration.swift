/// The lines at the edges of a row in a list of a collection view.
public struct UIListSeparatorConfiguration: Hashable, Sendable {
    /// The value that stands for insets that the list chooses: a line begins where the text of the row does.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: automaticInset, leading: automaticInset, bottom: automaticInset, trailing: automaticInset)

    private static let automaticInset = CGFloat.greatestFiniteMagnitude

    public var topSeparatorVisibility = Visibility.automatic
    public var bottomSeparatorVisibility = Visibility.automatic
    /// The insets of the line, of which those at the two sides count, in points. Each can be that of `automaticInsets`.
    public var topSeparatorInsets = automaticInsets
    /// The insets of the line, of which those at the two sides count, in points. Each can be that of `automaticInsets`.
    public var bottomSeparatorInsets = automaticInsets
    public var color = UIColor.separator
    /// The colour where the rows on both sides are selected.
    public var multipleSelectionColor = UIColor.separator

    /// Makes the separators that are usual in a list. All appearances have the same ones: where they show lines by themselves, `automatic`
    /// says.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

    /// Returns an inset where the list chooses `automatic`.
    static func resolved(_ inset: CGFloat, automatic: CGFloat) -> CGFloat {
        inset == automaticInset || !inset.isFinite ? automatic : inset
    }
}
