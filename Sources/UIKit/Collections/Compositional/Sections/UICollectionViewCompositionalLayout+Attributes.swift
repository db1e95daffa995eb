/// The answers of a compositional layout to its collection view: attributes of what it has computed.
extension UICollectionViewCompositionalLayout {
    final func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard let solution else { return [] }
        let found = solution.solver.placements(in: rect, visible: visibleRect)
        let all = found.map { attributes(for: $0.placement, in: $0.section, solution) }
        guard solution.hasHandlers else { return all }
        var sections: [Int: [UICollectionViewLayoutAttributes]] = [:]
        for (found, attributes) in zip(found, all) {
            guard let section = found.section, solution.layout(of: section)?.isOrthogonal == false else { continue }
            sections[section, default: []].append(attributes)
        }
        for (section, attributes) in sections.sorted(by: { $0.key < $1.key }) {
            callHandler(of: section, with: attributes, at: user?.contentOffset ?? .zero, solution)
        }
        return all
    }

    final func attributes(
        of element: CompositionalPlacement.Element, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let solution, indexPath.count == 2 else { return nil }
        let section = indexPath.section
        if let placement = solution.solver.placement(of: element, in: section, visible: visibleRect) {
            return attributes(for: placement, in: section, solution)
        }
        guard section == 0,
            let placement = solution.solver.placement(of: element, in: nil, visible: visibleRect)
        else { return nil }
        return attributes(for: placement, in: nil, solution)
    }

    fileprivate func callHandler(
        of section: Int, with attributes: [UICollectionViewLayoutAttributes], at offset: CGPoint,
        _ solution: CompositionalSolution
    ) {
        guard let handler = solution.section(section)?.visibleItemsInvalidationHandler else { return }
        handler(attributes.map(VisibleItem.init), offset, solution.environment)
    }

    // MARK: Making

    fileprivate func attributes(
        for placement: CompositionalPlacement, in section: Int?, _ solution: CompositionalSolution
    ) -> UICollectionViewLayoutAttributes {
        let attributes = emptyAttributes(for: placement, in: section, solution)
        attributes.frame = onPixels(placement.frame)
        attributes.zIndex = placement.zIndex
        attributes.sizing = placement.sizing
        return attributes
    }

    private func emptyAttributes(
        for placement: CompositionalPlacement, in section: Int?, _ solution: CompositionalSolution
    ) -> UICollectionViewLayoutAttributes {
        if let section, let row = listRow(of: placement, in: section, solution) {
            let attributes = ListLayoutAttributes(placement.element, in: section)
            attributes.row = row
            return attributes
        }
        let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        return .make(type ?? UICollectionViewLayoutAttributes.self, placement.element, in: section ?? 0)
    }

    /// The frame with its edges on pixels, so that what lies side by side still does.
    private func onPixels(_ frame: CGRect) -> CGRect {
        let scale = max(1, user?.traitCollection.displayScale ?? 1)
        func onPixel(_ place: CGFloat) -> CGFloat { (place * scale).rounded() / scale }
        let (x, y) = (onPixel(frame.minX), onPixel(frame.minY))
        return CGRect(x: x, y: y, width: onPixel(frame.maxX) - x, height: onPixel(frame.maxY) - y)
    }
}

extension UICollectionViewCompositionalLayout: OrthogonalLayout {
    package final func orthogonalSections() -> [Int] {
        solution?.orthogonalSections ?? []
    }

    package final func frameOfOrthogonalSection(_ section: Int) -> CGRect {
        solution?.solver.orthogonalFrame(of: section) ?? .zero
    }

    package final func orthogonalContentSize(_ section: Int) -> CGSize {
        solution?.layout(of: section)?.orthogonalContentSize ?? .zero
    }

    package final func orthogonalAttributes(section: Int, in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard let solution, let layout = solution.layout(of: section) else { return [] }
        let all = layout.items(in: rect).map { attributes(for: $0, in: section, solution) }
        callHandler(of: section, with: all, at: (orthogonalRects[section] ?? rect).origin, solution)
        return all
    }

    package final func orthogonalScrolling(_ section: Int) -> OrthogonalScrolling {
        var scrolling = OrthogonalScrolling()
        guard let solution, let layout = solution.layout(of: section), let own = solution.section(section) else {
            return scrolling
        }
        let behavior = own.orthogonalScrollingBehavior
        scrolling.bounces = own.orthogonalScrollingProperties.bounce != .never
        scrolling.alwaysBounces = own.orthogonalScrollingProperties.bounce == .always
        scrolling.goesAcross = configuration.scrollDirection == .vertical
        scrolling.isPagingEnabled = behavior == .paging
        switch own.orthogonalScrollingProperties.decelerationRate {
        case .automatic:
            let isPaged = behavior == .groupPaging || behavior == .groupPagingCentered
            scrolling.decelerationRate = isPaged ? .fast : .normal
        case let rate: scrolling.decelerationRate = UIScrollView.DecelerationRate(rawValue: rate.rawValue)
        }
        guard let stop = CompositionalResting.Stop(behavior) else { return scrolling }
        let axis = layout.groups.axis
        scrolling.restingOffset = { [weak self] current, proposed, velocity in
            // The section may have other items by now than when its scroll view was made.
            let now = self?.solution?.layout(of: section) ?? layout
            var offset = proposed
            offset[axis] = CompositionalResting(section: now, stop: stop)
                .place(current: current[axis], proposed: proposed[axis], velocity: velocity[axis])
            return offset
        }
        return scrolling
    }

    package final func orthogonalSection(_ section: Int, didScrollTo visibleRect: CGRect) {
        guard orthogonalRects[section] != visibleRect else { return }
        orthogonalRects[section] = visibleRect
        guard solution?.section(section)?.visibleItemsInvalidationHandler != nil else { return }
        let context = CompositionalInvalidationContext()
        context.keepsSolution = true
        invalidateLayout(with: context)
    }
}

extension CompositionalResting.Stop {
    /// Makes the rule of a behaviour; nil for a section that comes to rest anywhere, or whose scroll view sees to it.
    fileprivate init?(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) {
        switch behavior {
        case .none, .continuous, .paging: return nil
        case .continuousGroupLeadingBoundary: self = .groupLeading
        case .groupPaging: self = .nextGroupLeading
        case .groupPagingCentered: self = .nextGroupMiddle
        }
    }
}

extension CompositionalPlacement {
    /// The lengths that the element's view may change.
    fileprivate var sizing: ElementSizing {
        switch (isWidthEstimated, isHeightEstimated) {
        case (true, true): .both
        case (true, false): .width
        case (false, true): .height
        case (false, false): .fixed
        }
    }
}
