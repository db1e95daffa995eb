/// A layout with sections that scroll across the direction in which the collection view scrolls.
///
/// For each section that `orthogonalSections()` names, the collection view has a scroll view of its own in the section's frame and puts the
/// items of the section into it. What else belongs to the section (headers, footers, the background) stays in the collection view.
/// `layoutAttributesForElements(in:)` leaves out what `orthogonalAttributes(section:in:)` answers. `layoutAttributesForItem(at:)` answers
/// such an item's frame in the section's content.
@MainActor package protocol OrthogonalLayout: UICollectionViewLayout {
    /// The sections that scroll by themselves, in ascending order. It is asked after `prepare()`.
    func orthogonalSections() -> [Int]

    /// The part of the content in which the section is seen, in the layout's coordinates.
    func frameOfOrthogonalSection(_ section: Int) -> CGRect

    /// The size of all content of the section. It scrolls in the direction in which that is longer than the frame.
    func orthogonalContentSize(_ section: Int) -> CGSize

    /// The attributes of what lies in `rect`. The rectangle and the attributes are in the coordinates of the section's content, whose
    /// origin is the corner where the section begins.
    func orthogonalAttributes(section: Int, in rect: CGRect) -> [UICollectionViewLayoutAttributes]

    /// The behaviour of the section's scroll view.
    func orthogonalScrolling(_ section: Int) -> OrthogonalScrolling

    /// Called when the section's content was scrolled, or is shown for the first time.
    ///
    /// - Parameter visibleRect: The part of the content that is seen, in the coordinates of the section's content.
    func orthogonalSection(_ section: Int, didScrollTo visibleRect: CGRect)
}
