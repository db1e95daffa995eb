/// The attributes that a flow layout makes of what it computed.
extension UICollectionViewFlowLayout {
    // MARK: Content

    final var content: FlowContent {
        if let knownContent { return knownContent }
        guard !isAskingDelegate else { return FlowContent([]) }
        let measured = Set(measuredSizes.keys.compactMap(\.first))
        let content = FlowContent(
            rules.enumerated().map { section, rules in
                let sizes = measured.contains(section) ? withMeasured(rules.sizes, in: section) : rules.sizes
                return FlowSection(rules.metrics, sizes)
            })
        knownContent = content
        return content
    }

    /// The sizes with those that cells said in the place of the estimated ones.
    private func withMeasured(_ sizes: FlowSizes, in section: Int) -> FlowSizes {
        guard sizesItems, let user else { return sizes }
        return .varied(
            (0..<sizes.count).map { item in
                let place = user.dataPlace(ofLayoutPlace: IndexPath(item: item, section: section))
                return measuredSizes[place].map { FlowSize($0, isHorizontal: isHorizontal) } ?? sizes[item]
            })
    }

    final var contentSize: CGSize {
        guard let user else { return .zero }
        let (length, breadth) = (content.length, room(in: user.bounds.size, user))
        return isHorizontal ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
    }

    // MARK: In a rectangle

    final func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard rect.isFinite else { return [] }
        let content = content
        let (from, to) = isHorizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
        var found: [UICollectionViewLayoutAttributes] = []
        for index in content.sections(from: from, to: to) {
            let (section, start) = (content.sections[index], content.start(of: index))
            for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
                let place = IndexPath(item: 0, section: index)
                if let attributes = supplementaryAttributes(kind, at: place), attributes.frame.touches(rect) {
                    found.append(attributes)
                }
            }
            for line in section.lines(from: from - start, to: to - start).map(section.line) {
                for (item, frame) in zip(line.items, section.frames(in: line)) {
                    let attributes = attributes(ofItem: item, in: index, frame, start)
                    if attributes.frame.touches(rect) { found.append(attributes) }
                }
            }
        }
        return found
    }

    // MARK: Of single elements

    final func itemAttributes(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let content = content
        guard indexPath.count == 2, content.sections.indices.contains(indexPath.section) else { return nil }
        let section = content.sections[indexPath.section]
        guard (0..<section.sizes.count).contains(indexPath.item) else { return nil }
        return attributes(
            ofItem: indexPath.item, in: indexPath.section, section.frame(ofItem: indexPath.item),
            content.start(of: indexPath.section))
    }

    private func attributes(
        ofItem item: Int, in section: Int, _ frame: FlowRect, _ start: CGFloat
    ) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes()
        attributes.indexPath = IndexPath(item: item, section: section)
        attributes.sizing = sizesItems ? .both : .fixed
        var frame = frame
        frame.along += start
        attributes.frame = frame.rect(isHorizontal: isHorizontal)
        return attributes
    }

    final func supplementaryAttributes(
        _ kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let content = content
        guard let section = indexPath.first, content.sections.indices.contains(section),
            indexPath.count < 2 || indexPath.item == 0
        else { return nil }
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
        let isPinned = isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
        var frame: FlowRect
        if isPinned, let visible = visibleRange {
            frame =
                isHeader
                ? content.pinnedHeader(of: section, visible: visible)
                : content.pinnedFooter(of: section, visible: visible)
        } else {
            frame = isHeader ? content.sections[section].header : content.sections[section].footer
            frame.along += content.start(of: section)
        }
        guard frame.length > 0 else { return nil }
        let attributes = makeAttributes()
        attributes.represent(kind, at: IndexPath(item: 0, section: section))
        attributes.frame = frame.rect(isHorizontal: isHorizontal)
        attributes.sizing = .fixed
        // What stays in sight lies above the items that move below it.
        if isPinned { attributes.zIndex = 10 }
        return attributes
    }

    private func makeAttributes() -> UICollectionViewLayoutAttributes {
        guard let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type else {
            return UICollectionViewLayoutAttributes()
        }
        return InstantiableLayoutAttributes.make(type)
    }

    // MARK: What stays in sight

    final var pinsAnything: Bool {
        sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
    }

    /// The part of the content that is seen along the direction of scrolling, without what bars cover; nil without a collection view.
    private var visibleRange: ClosedRange<CGFloat>? {
        guard let visible = user?.seenInLayout else { return nil }
        let (from, to) = isHorizontal ? (visible.minX, visible.maxX) : (visible.minY, visible.maxY)
        return from...max(from, to)
    }
}

extension UICollectionViewLayoutAttributes {
    /// Makes these the attributes of a supplementary view.
    final func represent(_ kind: String, at indexPath: IndexPath) {
        representedElementCategory = .supplementaryView
        representedElementKind = kind
        self.indexPath = indexPath
    }
}
