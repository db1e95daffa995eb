/// The computing of a compositional layout: the reasons for it, and the values that go into it.
extension UICollectionViewCompositionalLayout {
    final var axis: CompositionalAxis {
        configuration.scrollDirection == .vertical ? .vertical : .horizontal
    }

    // MARK: Forgetting

    /// Has the layout computed anew. Sizes that were measured are kept.
    final func forgetSolution() {
        guard let solution else { return }
        for (number, section) in solution.solver.sections.enumerated() { measures[number] = section.measures }
        measures.global = solution.solver.globalMeasures
        self.solution = nil
    }

    final func forget(whatIsOutOfDateBy context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything {
            solution = nil
            measures = MeasuredSections()
            orthogonalRects = [:]
        } else if context.invalidateDataSourceCounts
            || (context as? CompositionalInvalidationContext)?.keepsSolution != true
        {
            forgetSolution()
        }
    }

    // MARK: Solving

    final func solveIfNeeded() {
        guard let user else {
            solution = nil
            return
        }
        let container = container(in: user.bounds.size, user)
        if let solution, solution.container != container { forgetSolution() }
        if solution == nil { solution = solve(for: user, in: container) }
    }

    private func solve(for user: UICollectionView, in container: CGSize) -> CompositionalSolution {
        let axis = axis
        measures.fit(to: container[axis.other])
        let direction = user.effectiveUserInterfaceLayoutDirection
        let environment = LayoutEnvironment(
            LayoutContainer(
                user.bounds.size, insets: NSDirectionalEdgeInsets(user.adjustedContentInset, in: direction)),
            user.traitCollection)
        let count = user.numberOfSections
        let sections = (0..<max(0, count)).map { section($0, in: environment) }
        var layouts: [CompositionalSectionLayout] = []
        layouts.reserveCapacity(sections.count)
        for (number, section) in sections.enumerated() {
            guard let section else {
                user.report(
                    "The compositional layout's section provider returned nil for section \(number); it is left empty")
                layouts.append(Self.emptyLayout(axis, container))
                continue
            }
            var value = section.value(in: environment, axis: axis) { self.insets($0, of: user) }
            if let list = section.list {
                fitList(&value, list, container[axis], isFirst: number == 0, isLast: number == count - 1)
            }
            layouts.append(
                CompositionalSectionLayout(
                    value, axis: axis, container: container, itemCount: user.numberOfItems(inSection: number),
                    measures: measures[number]))
        }
        let spacing = configuration.interSectionSpacing
        let solver = CompositionalSolver(
            axis: axis, container: container, sections: layouts, interSectionSpacing: spacing.isFinite ? spacing : 0,
            boundaries: configuration.boundarySupplementaryItems.boundaryValues, globalMeasures: measures.global)
        return CompositionalSolution(
            solver: solver, sections: sections, environment: environment, container: container)
    }

    private static func emptyLayout(_ axis: CompositionalAxis, _ container: CGSize) -> CompositionalSectionLayout {
        let none = CompositionalLength(.absolute, 0)
        let group = CompositionalGroup(
            item: CompositionalItem(size: CompositionalSize(none, none)), axis: .vertical, content: .filled([]))
        return CompositionalSectionLayout(
            CompositionalSection(group: group), axis: axis, container: container, itemCount: 0)
    }

    // MARK: Room

    /// Returns how much is seen of the content at once, in points.
    private func container(in size: CGSize, _ user: UICollectionView) -> CGSize {
        let inset = user.adjustedContentInset
        return CGSize(
            width: CompositionalLength.bounded(size.width - inset.left - inset.right),
            height: CompositionalLength.bounded(size.height - inset.top - inset.bottom))
    }

    final func hasOtherRoom(in size: CGSize) -> Bool {
        guard let user else { return false }
        return container(in: size, user) != container(in: user.bounds.size, user)
    }

    /// The part of the content that is in sight and not covered at its edges, in the layout's coordinates.
    final var visibleRect: CGRect { user?.seenInLayout ?? .zero }

    /// Whether something is to be placed anew when the content is scrolled.
    final var followsBounds: Bool {
        solution.map { $0.solver.isPinning || $0.hasHandlers } ?? false
    }

    /// Returns the insets that a reference asks for at the sides, beside those of the collection view's content inset.
    private func insets(
        _ reference: UIContentInsetsReference, of user: UICollectionView
    ) -> NSDirectionalEdgeInsets {
        let insets: UIEdgeInsets
        switch reference {
        case .automatic:
            let configured = configuration.contentInsetsReference
            return self.insets(configured == .automatic ? .safeArea : configured, of: user)
        case .none: return .zero
        case .safeArea: insets = user.safeAreaInsets
        case .layoutMargins: insets = user.layoutMargins
        case .readableContent: insets = readableInsets(of: user)
        }
        let known = user.adjustedContentInset
        return NSDirectionalEdgeInsets(
            UIEdgeInsets(
                top: max(0, insets.top - known.top), left: max(0, insets.left - known.left),
                bottom: max(0, insets.bottom - known.bottom), right: max(0, insets.right - known.right)),
            in: user.effectiveUserInterfaceLayoutDirection)
    }

    private func readableInsets(of user: UICollectionView) -> UIEdgeInsets {
        let frame = user.readableContentGuide.layoutFrame
        let bounds = user.bounds
        guard frame.width > 0 else { return user.layoutMargins }
        return UIEdgeInsets(
            top: max(0, frame.minY - bounds.minY), left: max(0, frame.minX - bounds.minX),
            bottom: max(0, bounds.maxY - frame.maxY), right: max(0, bounds.maxX - frame.maxX))
    }

    // MARK: Measuring

    /// Whether an element prefers another size than it has, along an axis that is its to say.
    final func isOtherSize(_ size: CGSize, than original: UICollectionViewLayoutAttributes) -> Bool {
        guard size.width.isFinite, size.height.isFinite else { return false }
        // An element that is as large as its siblings goes on preferring its own size, which is known.
        if knownSize(of: original) == size { return false }
        let isWider = abs(size.width - original.size.width) > Self.tolerance
        let isHigher = abs(size.height - original.size.height) > Self.tolerance
        return switch original.sizing {
        case .fixed, .unknown: false
        case .width: isWider
        case .height: isHigher
        case .both: isWider || isHigher
        }
    }

    /// The size that an element asked for before; nil where it was not measured.
    private func knownSize(of original: UICollectionViewLayoutAttributes) -> CGSize? {
        guard let element = original.compositionalElement, let solution else { return nil }
        if globalElements.contains(element) { return solution.solver.globalMeasures[element] }
        return solution.layout(of: original.indexPath.section)?.measures[element]
    }

    /// The difference of two sizes that still count as equal, in points.
    private static let tolerance: CGFloat = 0.01

    /// Keeps the size that an element prefers, and says in the context by how much that moves what is in sight.
    final func measure(
        _ original: UICollectionViewLayoutAttributes, as size: CGSize,
        _ context: UICollectionViewLayoutInvalidationContext
    ) {
        guard original.indexPath.count == 2, let element = original.compositionalElement,
            size.width.isFinite, size.height.isFinite, solution != nil
        else { return }
        let section = globalElements.contains(element) ? nil : original.indexPath.section
        let before = solution?.solver.contentSize ?? .zero
        let edge = visibleRect.start(along: axis)
        let moved = solution?.solver.measure(element, in: section, as: size, above: edge) ?? 0
        let after = solution?.solver.contentSize ?? .zero
        let grown = CGSize(width: after.width - before.width, height: after.height - before.height)
        context.contentSizeAdjustment = grown
        // Where the content begins on the right, offsets are counted from its end.
        let isCountedFromEnd = axis == .horizontal && user?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        context.contentOffsetAdjustment[axis] = isCountedFromEnd ? grown.width - moved : moved
    }

    /// The views at the edges of the whole content.
    private var globalElements: Set<CompositionalPlacement.Element> {
        Set(configuration.boundarySupplementaryItems.boundaryValues.map(\.element))
    }
}
