/// A width and a height of a compositional layout, before the container is known: the value of `NSCollectionLayoutSize`.
struct CompositionalSize: Equatable, Sendable {
    var width: CompositionalLength
    var height: CompositionalLength

    init(_ width: CompositionalLength, _ height: CompositionalLength) {
        self.width = width
        self.height = height
    }

    subscript(axis: CompositionalAxis) -> CompositionalLength { axis == .horizontal ? width : height }

    /// Whether the content says the width, the height or both.
    var isEstimated: Bool { width.isEstimated || height.isEstimated }

    /// The size in a container.
    ///
    /// - Parameter measured: The size that the content asks for; it counts along the axes that are estimated. Nil while nobody knows.
    func resolved(in container: CGSize, measured: CGSize? = nil) -> CGSize {
        CGSize(
            width: length(.horizontal, in: container, measured: measured),
            height: length(.vertical, in: container, measured: measured))
    }

    private func length(_ axis: CompositionalAxis, in container: CGSize, measured: CGSize?) -> CGFloat {
        if let measured, self[axis].isEstimated { return CompositionalLength.bounded(measured[axis]) }
        return self[axis].resolved(in: container)
    }
}
