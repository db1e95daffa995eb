/// The questions of a flow layout to its delegate and its cells, and how long it remembers the answers.
extension UICollectionViewFlowLayout {
    final var isHorizontal: Bool {
        scrollDirection == .horizontal
    }

    // MARK: Forgetting

    final func forgetRules() {
        knownRules = nil
        knownContent = nil
    }

    final func forgetWhatIsOutOfDate(by context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything { measuredSizes = [:] }
        let flow = context as? UICollectionViewFlowLayoutInvalidationContext
        let isWhole = context.invalidateEverything || context.invalidateDataSourceCounts || flow == nil
        if isWhole || flow?.invalidateFlowLayoutDelegateMetrics == true {
            forgetRules()
        } else if flow?.invalidateFlowLayoutAttributes == true {
            knownContent = nil
        }
    }

    /// Keeps what a cell said; its section is computed anew.
    final func measure(_ indexPath: IndexPath, _ size: CGSize) {
        guard size.isFinite, let indexPath = user?.dataPlace(ofLayoutPlace: indexPath) else { return }
        measuredSizes[indexPath] = size
        knownContent = nil
    }

    // MARK: Sizes

    /// Whether cells say how large they are.
    final var sizesItems: Bool {
        estimatedItemSize != .zero || itemSize == Self.automaticSize
    }

    /// The size of an item of which nothing else is known.
    final var plainItemSize: CGSize {
        let standard = CGSize(width: 50, height: 50)
        let plain = itemSize == Self.automaticSize ? standard : itemSize
        guard sizesItems, estimatedItemSize != .zero, estimatedItemSize != Self.automaticSize else { return plain }
        return estimatedItemSize
    }

    // MARK: Asking

    /// The rules of all sections.
    final var rules: [FlowRules] {
        if let knownRules { return knownRules }
        guard let user else { return [] }
        let delegate = user.delegate as? any UICollectionViewDelegateFlowLayout
        isAskingDelegate = true
        defer { isAskingDelegate = false }
        let rules = (0..<user.numberOfSections).map { section in
            FlowRules(metrics: metrics(of: section, user, delegate), sizes: sizes(of: section, user, delegate))
        }
        knownRules = rules
        return rules
    }

    private func metrics(
        of section: Int, _ user: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) -> FlowMetrics {
        let inset = delegate?.collectionView(user, layout: self, insetForSectionAt: section) ?? sectionInset
        let line = delegate?.collectionView(user, layout: self, minimumLineSpacingForSectionAt: section)
        let item = delegate?.collectionView(user, layout: self, minimumInteritemSpacingForSectionAt: section)
        let header = delegate?.collectionView(user, layout: self, referenceSizeForHeaderInSection: section)
        let footer = delegate?.collectionView(user, layout: self, referenceSizeForFooterInSection: section)
        let across = insetAcross(user)
        var metrics = FlowMetrics()
        metrics.breadth = room(in: user.bounds.size, user)
        if isHorizontal {
            (metrics.before, metrics.after) = (inset.left, inset.right)
            (metrics.leading, metrics.trailing) = (inset.top + across.top, inset.bottom + across.bottom)
        } else {
            (metrics.before, metrics.after) = (inset.top, inset.bottom)
            (metrics.leading, metrics.trailing) = (inset.left + across.left, inset.right + across.right)
        }
        metrics.lineSpacing = line ?? minimumLineSpacing
        metrics.itemSpacing = item ?? minimumInteritemSpacing
        metrics.header = FlowSize(header ?? headerReferenceSize, isHorizontal: isHorizontal).length
        metrics.footer = FlowSize(footer ?? footerReferenceSize, isHorizontal: isHorizontal).length
        guard metrics.isFinite else {
            user.report(
                "The flow layout was given an inset or a space for section \(section) that is not finite; it counts as 0"
            )
            return metrics.finite
        }
        return metrics
    }

    private func sizes(
        of section: Int, _ user: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) -> FlowSizes {
        let count = user.numberOfItems(inSection: section)
        let plain = FlowSize(plainItemSize, isHorizontal: isHorizontal)
        guard let delegate, count > 0 else { return .uniform(plain, count: count) }
        saysSizesItself = false
        func size(_ item: Int) -> FlowSize {
            let place = user.dataPlace(ofLayoutPlace: IndexPath(item: item, section: section))
            let size = delegate.collectionView(user, layout: self, sizeForItemAt: place)
            return FlowSize(size, isHorizontal: isHorizontal)
        }
        let first = size(0)
        guard !saysSizesItself else { return .uniform(plain, count: count) }
        var sizes = [first]
        sizes.reserveCapacity(count)
        for item in 1..<max(count, 1) { sizes.append(size(item)) }
        if sizes.allSatisfy({ $0 == first }) { return .uniform(first, count: count) }
        return .varied(sizes)
    }

    // MARK: Room

    /// The length across the direction of scrolling that content has.
    final func room(in size: CGSize, _ user: UICollectionView) -> CGFloat {
        let inset = user.adjustedContentInset
        return max(isHorizontal ? size.height - inset.top - inset.bottom : size.width - inset.left - inset.right, 0)
    }

    final func hasOtherRoom(in newBounds: CGRect) -> Bool {
        guard let user else { return false }
        return room(in: newBounds.size, user) != room(in: user.bounds.size, user)
    }

    /// The insets from which those of the sections count, beside the content inset.
    private func insetAcross(_ user: UICollectionView) -> UIEdgeInsets {
        let reference: UIEdgeInsets
        switch sectionInsetReference {
        case .fromContentInset: return .zero
        case .fromSafeArea: reference = user.safeAreaInsets
        case .fromLayoutMargins: reference = user.layoutMargins
        }
        let known = user.adjustedContentInset
        return UIEdgeInsets(
            top: max(reference.top - known.top, 0), left: max(reference.left - known.left, 0),
            bottom: max(reference.bottom - known.bottom, 0), right: max(reference.right - known.right, 0))
    }
}

extension FlowMetrics {
    fileprivate var isFinite: Bool {
        [before, after, leading, trailing, lineSpacing, itemSpacing, header, footer].allSatisfy(\.isFinite)
    }

    fileprivate var finite: FlowMetrics {
        func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
        return FlowMetrics(
            breadth: breadth, before: finite(before), after: finite(after), leading: finite(leading),
            trailing: finite(trailing), lineSpacing: finite(lineSpacing), itemSpacing: finite(itemSpacing),
            header: finite(header), footer: finite(footer))
    }
}
