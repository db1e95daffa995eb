/// Makes the section with a number. It is asked whenever the layout is computed anew; nil stands for a section that shows nothing, with a
/// report.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
    _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?
