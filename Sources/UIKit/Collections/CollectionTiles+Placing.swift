/// The placing of a collection view's views.
extension CollectionTiles {
    // MARK: Placing

    struct Wish {
        let key: ElementKey
        let attributes: UICollectionViewLayoutAttributes
        let container: UIScrollView
        let mirror: LayoutMirror
    }

    /// The places that views come from and go to in an animation.
    struct Motion {
        /// The attributes that a new view of the element begins with, in the layout's coordinates; nil: it is there at once.
        let start: (ElementKey) -> UICollectionViewLayoutAttributes?
        /// The attributes that the view of an element ends with which is not seen any more; nil: it stays where it is.
        let end: (ElementKey) -> UICollectionViewLayoutAttributes?
    }

    /// Makes, moves and takes away views until there is one for each element near the bounds.
    ///
    /// - Parameter motion: The places of views at both ends of an animation in whose block this is called; nil without one.
    /// - Returns: The views that are to be dropped when the animation is over.
    @discardableResult func place(_ motion: Motion? = nil) -> [UICollectionReusableView] {
        let wishes = wishes()
        let wanted = Set(wishes.map(\.key))
        let isTurned = mirror != shownMirror
        shownMirror = mirror
        var leaving: [UICollectionReusableView] = []
        let responder = view.window?.firstResponder as? UIView
        let unwanted = shown.filter { !wanted.contains($0.key) }
        for old in unwanted.values.sorted(by: Self.isEarlier) {
            guard let key = old.element else { continue }
            if responder?.isDescendant(of: old) == true, let attributes = attributes(of: key) {
                // A view that the user types into stays, wherever it was scrolled to.
                apply(attributes, to: old, mirror)
                continue
            }
            shown[key] = nil
            if let motion {
                if let attributes = motion.end(key) { apply(attributes, to: old, mirror) }
                leaving.append(old)
            } else {
                drop(old)
            }
        }
        for wish in wishes {
            if let old = shown[wish.key] {
                if old.superview !== wish.container { insert(old, wish) }
                if isTurned || old.shownAttributes != wish.attributes { apply(wish.attributes, to: old, wish.mirror) }
                askForSize(old, wish.attributes)
            } else if let new = makeView(wish) {
                shown[wish.key] = new
                UIView.performWithoutAnimation {
                    let start = motion?.start(wish.key).flatMap { isSane($0) ? $0 : nil }
                    apply(start ?? wish.attributes, to: new, wish.mirror)
                }
                willDisplay(new, wish.key)
                insert(new, wish)
                if new.shownAttributes != wish.attributes { apply(wish.attributes, to: new, wish.mirror) }
                askForSize(new, wish.attributes)
            }
        }
        return leaving
    }

    func wishes() -> [Wish] {
        let mirror = mirror
        var wishes: [Wish] = []
        var known: Set<ElementKey> = []
        func add(_ attributes: UICollectionViewLayoutAttributes, _ container: UIScrollView, _ mirror: LayoutMirror) {
            guard !attributes.isHidden, isSane(attributes), let key = dataKey(of: attributes),
                known.insert(key).inserted
            else { return }
            wishes.append(Wish(key: key, attributes: attributes, container: container, mirror: mirror))
        }
        if let movement = view.movement {
            add(view.heldAttributes(movement), view, mirror)
        }
        let rect = mirror.turn(view.preparedBounds)
        for attributes in layout.layoutAttributesForElements(in: rect) ?? [] where isSane(attributes) {
            if attributes.frame.touches(rect) { add(attributes, view, mirror) }
        }
        if let layout = layout as? any OrthogonalLayout {
            strips.update(layout, near: rect, mirror)
            for strip in strips.all {
                for attributes in strip.attributes(layout) { add(attributes, strip, strip.mirror) }
            }
        }
        return wishes
    }

    /// The element in the data that the attributes are of; nil where there is no such element.
    func dataKey(of attributes: UICollectionViewLayoutAttributes) -> ElementKey? {
        let key = ElementKey(attributes)
        guard key.category == .cell else { return key }
        let place = view.dataPlace(ofLayoutPlace: key.indexPath)
        guard counts.contains(place) else {
            view.report(
                "\(type(of: layout)) has attributes for an item at \(Array(key.indexPath)), of which the data source has none; such are left out",
                once: "missing items")
            return nil
        }
        return key.moved(to: place)
    }

    /// Whether a view can have the attributes.
    func isSane(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        let frame = attributes.frame
        var isSane = frame.isFinite && attributes.transform.isFinite && attributes.alpha.isFinite
        // Foundation's rectangles are asked only where their coordinates are numbers.
        if isSane {
            let reach = [frame.minX, frame.minY, frame.maxX, frame.maxY].map { abs($0) }.max() ?? 0
            isSane = frame.size.width >= 0 && frame.size.height >= 0 && reach <= Self.mostContent * 2
        }
        if !isSane {
            view.report(
                "\(type(of: layout)) puts an element at \(frame), where nothing can be; such elements are left out",
                once: "strange places")
        }
        return isSane
    }

    func apply(
        _ attributes: UICollectionViewLayoutAttributes, to element: UICollectionReusableView, _ mirror: LayoutMirror
    ) {
        guard isSane(attributes) else { return }
        if element.transform != attributes.transform { element.transform = attributes.transform }
        if attributes.transform.isIdentity {
            let frame = mirror.turn(attributes.frame)
            if element.frame != frame { element.frame = frame }
        } else {
            if element.bounds.size != attributes.size { element.bounds.size = attributes.size }
            let center = mirror.turn(attributes.center)
            if element.center != center { element.center = center }
        }
        let alpha = min(max(attributes.alpha, 0), 1)
        if element.alpha != alpha { element.alpha = alpha }
        let zIndexDidChange = element.shownAttributes.map { $0.zIndex != attributes.zIndex } ?? false
        // A copy: layouts change the objects that they hand out.
        let copy = attributes.duplicate
        element.shownAttributes = copy
        if zIndexDidChange, let container = element.superview as? UIScrollView {
            container.insertContentSubview(element)
            order(element, in: container)
        }
        element.apply(copy)
    }

    func insert(_ element: UICollectionReusableView, _ wish: Wish) {
        UIView.performWithoutAnimation { wish.container.insertContentSubview(element) }
        order(element, in: wish.container)
    }

    /// Puts the view, which is in front of the others, below the first one that has a higher index.
    func order(_ element: UICollectionReusableView, in container: UIView) {
        let zIndex = element.shownAttributes?.zIndex ?? 0
        let higher = container.subviews.first { other in
            guard other !== element, let other = other as? UICollectionReusableView else { return false }
            return (other.shownAttributes?.zIndex ?? 0) > zIndex
        }
        if let higher { container.insertSubview(element, belowSubview: higher) }
    }

    // MARK: Sizes that views prefer

    func askForSize(_ element: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        guard attributes.sizing != .fixed, attributes.representedElementCategory != .decorationView,
            element.fitting.map({ $0.asked != attributes.size && $0.preferred != attributes.size }) ?? true
        else { return }
        isAskingForSize = true
        defer { isAskingForSize = false }
        (element as? UICollectionViewCell)?.updateConfigurationIfNeeded()
        let preferred = element.preferredLayoutAttributesFitting(attributes.duplicate)
        element.fitting = (attributes.size, preferred.size)
        guard isSane(preferred),
            layout.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
        else { return }
        layout.invalidateLayout(
            with: layout.invalidationContext(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
    }

    func contentDidChange(in cell: UICollectionViewCell) {
        guard !isAskingForSize, let attributes = cell.shownAttributes, attributes.sizing != .fixed,
            view.selfSizingInvalidation != .disabled,
            shows(cell)
        else { return }
        cell.fitting = nil
        view.setNeedsLayout()
    }
}
