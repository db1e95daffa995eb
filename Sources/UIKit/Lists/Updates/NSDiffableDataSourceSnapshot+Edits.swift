/// The edits of a snapshot with what they check of identifiers that an app gives.
extension NSDiffableDataSourceSnapshot {
    func report(_ message: String) {
        UsageDiagnostic.reportFromAnyThread(.invalidSnapshot, "NSDiffableDataSourceSnapshot.\(message)")
    }

    /// The index of a section; nil, and a report, where it is not in the snapshot.
    func knownSection(_ identifier: SectionIdentifierType, _ method: String) -> Int? {
        if let index = content.indexOfSection(identifier) { return index }
        report("\(method): the section \(identifier) is not in the snapshot. Append it first.")
        return nil
    }

    /// The place of an item; nil, and a report, where it is not in the snapshot.
    private func knownItem(_ identifier: ItemIdentifierType, _ method: String) -> (section: Int, item: Int)? {
        if let place = content.place(of: identifier) { return place }
        report("\(method): the item \(identifier) is not in the snapshot. Append it first.")
        return nil
    }

    /// Whether all these items are in the snapshot, and a report where they are not.
    func areKnown(_ identifiers: [ItemIdentifierType], _ method: String) -> Bool {
        let missing = identifiers.filter { !content.contains($0) }
        guard !missing.isEmpty else { return true }
        report("\(method): items that are not in the snapshot: \(UsageDiagnostic.list(missing)). Append them first.")
        return false
    }

    /// Whether each identifier is given once, and a report where one is not.
    private func areDifferent<Identifier: Hashable>(_ identifiers: [Identifier], _ method: String) -> Bool {
        var known = Set<Identifier>(minimumCapacity: identifiers.count)
        let repeated = identifiers.filter { !known.insert($0).inserted }
        guard !repeated.isEmpty else { return true }
        report(
            "\(method): the identifiers are not unique: \(UsageDiagnostic.list(repeated)). Each may be in a snapshot once."
        )
        return false
    }

    private func reportKnown(_ identifiers: some Collection, _ method: String) {
        report(
            "\(method): \(UsageDiagnostic.list(identifiers)) exist in the snapshot already, and move. That takes longer than "
                + "an insertion; move them, or delete them first.")
    }

    // MARK: Items

    /// Adds items, and moves those that are known.
    ///
    /// - Parameter place: The section and the index in it, which is asked for once the known ones are away.
    mutating func addItems(
        _ identifiers: [ItemIdentifierType], _ method: String,
        at place: (SnapshotContent<SectionIdentifierType, ItemIdentifierType>) -> (section: Int, item: Int)?
    ) {
        guard !identifiers.isEmpty, let target = place(content) else { return }
        if content.insertItems(identifiers, inSection: target.section, at: target.item) { return }
        guard areDifferent(identifiers, method) else { return }
        let known = identifiers.filter(content.contains)
        reportKnown(known, method)
        content.removeItems(known)
        guard let target = place(content) else { return }
        _ = content.insertItems(identifiers, inSection: target.section, at: target.item)
    }

    mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beside neighbour: ItemIdentifierType, distance: Int, _ method: String
    ) {
        guard knownItem(neighbour, method) != nil else { return }
        guard !identifiers.contains(neighbour) else {
            report("\(method): the item \(neighbour) cannot be inserted beside itself.")
            return
        }
        addItems(identifiers, method) { $0.place(of: neighbour).map { ($0.section, $0.item + distance) } }
    }

    mutating func moveItem(
        _ identifier: ItemIdentifierType, beside neighbour: ItemIdentifierType, distance: Int, _ method: String
    ) {
        guard let place = knownItem(identifier, method), let target = knownItem(neighbour, method) else { return }
        guard identifier != neighbour else {
            report("\(method): the item \(identifier) cannot move beside itself.")
            return
        }
        let isBehind = place.section == target.section && place.item < target.item
        content.moveItem(
            at: place, toSection: target.section, at: target.item + distance - (isBehind ? 1 : 0))
    }

    // MARK: Sections

    /// Adds sections, and moves those that are known with their items.
    ///
    /// - Parameter place: The index of the first one, which is asked for when that is about to move or to come.
    mutating func addSections(
        _ identifiers: [SectionIdentifierType], _ method: String,
        at place: (SnapshotContent<SectionIdentifierType, ItemIdentifierType>) -> Int?
    ) {
        guard areDifferent(identifiers, method), let target = place(content) else { return }
        let known = identifiers.filter { content.indexOfSection($0) != nil }
        guard !known.isEmpty else { return content.insertSections(identifiers, at: target) }
        reportKnown(known, method)
        // Each comes immediately after the one before it, wherever that is by now.
        var previous: SectionIdentifierType?
        for identifier in identifiers {
            guard let target = previous.flatMap(content.indexOfSection).map({ $0 + 1 }) ?? place(content) else {
                return
            }
            previous = identifier
            if let index = content.indexOfSection(identifier) {
                content.moveSection(at: index, to: index < target ? target - 1 : target)
            } else {
                content.insertSections([identifier], at: target)
            }
        }
    }

    mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beside neighbour: SectionIdentifierType, distance: Int, _ method: String
    ) {
        guard knownSection(neighbour, method) != nil else { return }
        guard !identifiers.contains(neighbour) else {
            report("\(method): the section \(neighbour) cannot be inserted beside itself.")
            return
        }
        addSections(identifiers, method) { $0.indexOfSection(neighbour).map { $0 + distance } }
    }

    mutating func moveSection(
        _ identifier: SectionIdentifierType, beside neighbour: SectionIdentifierType, distance: Int, _ method: String
    ) {
        guard let index = knownSection(identifier, method), let target = knownSection(neighbour, method) else { return }
        guard identifier != neighbour else {
            report("\(method): the section \(identifier) cannot move beside itself.")
            return
        }
        content.moveSection(at: index, to: target + distance - (index < target ? 1 : 0))
    }
}
