/// A compositional layout that was computed for a collection view, with what it was computed from.
@MainActor struct CompositionalSolution {
    var solver: CompositionalSolver
    /// The sections that the layout was computed of; nil stands for one that shows nothing.
    let sections: [NSCollectionLayoutSection?]
    let environment: LayoutEnvironment
    /// The size of what is seen of the content at once, in points.
    let container: CGSize

    /// The sections that scroll across the direction of the layout, in ascending order.
    var orthogonalSections: [Int] { solver.sections.indices.filter { solver.sections[$0].isOrthogonal } }

    /// Whether an app's handler changes attributes with each move of the content.
    var hasHandlers: Bool { sections.contains { $0?.visibleItemsInvalidationHandler != nil } }

    func section(_ number: Int) -> NSCollectionLayoutSection? {
        sections.indices.contains(number) ? sections[number] : nil
    }

    func layout(of number: Int) -> CompositionalSectionLayout? {
        solver.sections.indices.contains(number) ? solver.sections[number] : nil
    }
}
