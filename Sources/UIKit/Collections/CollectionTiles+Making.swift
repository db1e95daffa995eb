/// The making of a collection view's views, and their way back to those that wait.
extension CollectionTiles {
    // MARK: Making views

    func makeView(_ wish: Wish) -> UICollectionReusableView? {
        let (key, attributes) = (wish.key, wish.attributes)
        let made: UICollectionReusableView
        switch key.category {
        case .cell:
            guard let cell = makeCell(key, attributes.size) else { return nil }
            made = cell
        case .supplementaryView: made = makeSupplementary(key, attributes.size)
        case .decorationView: made = makeDecoration(key, attributes.size)
        }
        made.collectionView = view
        made.element = key
        made.dequeuedFor = nil
        made.fitting = nil
        if key.category == .cell, let cell = made as? UICollectionViewCell {
            view.prepareState(of: cell, at: key.indexPath)
            if let dragging = view.startedDragging { cell.dragPart = dragging.part(of: key.indexPath) }
        }
        return made
    }

    /// Asks the data source for a view.
    func ask<View>(_ key: ElementKey, _ size: CGSize, _ question: (any UICollectionViewDataSource) -> View)
        -> View?
    {
        guard let source = view.dataSource else { return nil }
        let outer = asked
        asked = (key, size)
        view.isAnswerStandard = false
        RegistrationName.askedDataSources += 1
        defer {
            asked = outer
            RegistrationName.askedDataSources -= 1
        }
        return question(source)
    }

    func makeCell(_ key: ElementKey, _ size: CGSize) -> UICollectionViewCell? {
        let place = key.indexPath
        guard let cell = ask(key, size, { $0.collectionView(view, cellForItemAt: place) }) else { return nil }
        guard isFree(cell, key, "collectionView(_:cellForItemAt:)") else {
            return UICollectionViewCell(frame: CGRect(origin: .zero, size: size))
        }
        return cell
    }

    func makeSupplementary(_ key: ElementKey, _ size: CGSize) -> UICollectionReusableView {
        let frame = CGRect(origin: .zero, size: size)
        let (kind, place) = (key.kind ?? "", key.indexPath)
        let answer = ask(key, size) {
            $0.collectionView(view, viewForSupplementaryElementOfKind: kind, at: place)
        }
        guard let answer else { return UICollectionReusableView(frame: frame) }
        if view.isAnswerStandard {
            view.report(
                "The layout has supplementary views of kind \"\(kind)\", but the data source does not implement collectionView(_:viewForSupplementaryElementOfKind:at:); they are empty"
            )
            return answer
        }
        let isFree = isFree(answer, key, "collectionView(_:viewForSupplementaryElementOfKind:at:)")
        return isFree ? answer : UICollectionReusableView(frame: frame)
    }

    /// Whether a view that a data source answered can show the element. What is odd about it is reported.
    func isFree(_ answer: UICollectionReusableView, _ key: ElementKey, _ method: String) -> Bool {
        if answer.element != nil {
            view.report(
                "\(method) answered a view that shows something else already; dequeue one for each element. The element is empty"
            )
            return false
        }
        if answer.reuseIdentifier == nil {
            view.report("\(method) answered a view that was not dequeued; it is shown, and not used again")
        } else if let other = answer.dequeuedFor, other != key {
            view.report("\(method) answered a view that was dequeued for another place; it is shown")
        }
        return true
    }

    func makeDecoration(_ key: ElementKey, _ size: CGSize) -> UICollectionReusableView {
        let kind = key.kind ?? ""
        let name = CollectionReuse.Name(category: .decorationView, kind: kind, identifier: kind)
        if !reuse.isRegistered(name), let type = layout.decorationClasses[kind] { reuse.register(type, as: name) }
        guard let made = reuse.dequeue(name, size: size) else {
            view.report("No class is registered with the layout for decorations of kind \"\(kind)\"; they are empty")
            return UICollectionReusableView(frame: CGRect(origin: .zero, size: size))
        }
        made.reuseIdentifier = kind
        return made
    }

    // MARK: Dequeuing

    func dequeueCell(_ identifier: String, for place: IndexPath) -> UICollectionViewCell {
        let name = CollectionReuse.Name(category: .cell, kind: nil, identifier: identifier)
        let key = ElementKey(cell: place)
        if let reconfigured, reconfigured.element == key, reconfigured.reuseIdentifier == identifier {
            return reconfigured
        }
        if let cell = reuse.dequeue(name, size: size(of: key)) as? UICollectionViewCell {
            prepare(cell, name, key)
            return cell
        }
        view.report(
            "No class is registered for cells with the identifier \"\(identifier)\"; call register(_:forCellWithReuseIdentifier:) before. The cell is empty"
        )
        let cell = UICollectionViewCell(frame: CGRect(origin: .zero, size: size(of: key)))
        prepare(cell, name, key)
        return cell
    }

    func dequeueSupplementary(_ kind: String, _ identifier: String, for place: IndexPath) -> UICollectionReusableView {
        let name = CollectionReuse.Name(category: .supplementaryView, kind: kind, identifier: identifier)
        let key = ElementKey(supplementary: kind, place)
        if let found = reuse.dequeue(name, size: size(of: key)) {
            prepare(found, name, key)
            return found
        }
        view.report(
            "No class is registered for supplementary views of kind \"\(kind)\" with the identifier \"\(identifier)\"; call register(_:forSupplementaryViewOfKind:withReuseIdentifier:) before. The view is empty"
        )
        let made = UICollectionReusableView(frame: CGRect(origin: .zero, size: size(of: key)))
        prepare(made, name, key)
        return made
    }

    func dequeue<View: UICollectionReusableView>(
        _ type: View.Type, _ registration: RegistrationName, _ name: CollectionReuse.Name, for key: ElementKey
    ) -> View {
        if registration.isTooLate {
            view.report(
                "A registration was made while the data source was asked for a view; make it once, before. Views are not used again so"
            )
        }
        if let reconfigured = reconfigured as? View, reconfigured.element == key,
            reconfigured.reuseIdentifier == name.identifier
        {
            return reconfigured
        }
        if !reuse.isRegistered(name) { reuse.register(type, as: name) }
        let size = size(of: key)
        let found = reuse.dequeue(name, size: size) as? View ?? InstantiableReusableView.make(exactly: type, size)
        prepare(found, name, key)
        return found
    }

    func prepare(_ found: UICollectionReusableView, _ name: CollectionReuse.Name, _ key: ElementKey) {
        found.reuseIdentifier = name.identifier
        found.collectionView = view
        found.dequeuedFor = key
        let size = size(of: key)
        if found.bounds.size != size {
            UIView.performWithoutAnimation { found.bounds.size = size }
        }
    }

    func size(of key: ElementKey) -> CGSize {
        if let asked, asked.key == key { return asked.size }
        return needsPreparation ? .zero : attributes(of: key)?.size ?? .zero
    }

    // MARK: Showing and dropping

    func willDisplay(_ element: UICollectionReusableView, _ key: ElementKey) {
        if let cell = element as? UICollectionViewCell, key.category == .cell {
            view.delegate?.collectionView(view, willDisplay: cell, forItemAt: key.indexPath)
        } else if key.category == .supplementaryView {
            view.delegate?.collectionView(
                view, willDisplaySupplementaryView: element, forElementKind: key.kind ?? "", at: key.indexPath)
        }
    }

    /// Takes the view away and keeps it for later.
    func drop(_ element: UICollectionReusableView) {
        guard let key = element.element else { return }
        if let row = element as? any SwipeableRow { view.rowSwipe?.rowDidLeave(row) }
        element.removeFromSuperview()
        element.element = nil
        element.shownAttributes = nil
        element.fitting = nil
        if let cell = element as? UICollectionViewCell, key.category == .cell {
            view.delegate?.collectionView(view, didEndDisplaying: cell, forItemAt: key.indexPath)
            if cell.isHighlighted { cell.isHighlighted = false }
            if cell.isSelected { cell.isSelected = false }
            cell.isReordering = false
            cell.dragPart = CellDragPart()
        } else if key.category == .supplementaryView {
            view.delegate?.collectionView(
                view, didEndDisplayingSupplementaryView: element, forElementOfKind: key.kind ?? "", at: key.indexPath)
        }
        // The delegate may have put it somewhere else.
        if element.superview == nil { reuse.enqueue(element, kind: key.kind, key.category) }
    }
}
