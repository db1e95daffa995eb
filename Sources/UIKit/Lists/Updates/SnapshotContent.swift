/// The sections and items of a snapshot, with the place of each identifier.
///
/// Each item has a number of its own as long as it is in it, and `places` says by that number where it is. So an identifier is hashed when
/// it comes and when it is asked for, but not when others before it come and go. A change in the midst of a section renumbers what is
/// behind it, which costs no more than the array's own move.
///
/// Nothing here checks what an app gives: indices exist, and identifiers that come are new. `NSDiffableDataSourceSnapshot` sees to that.
struct SnapshotContent<SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable>: Sendable {
    /// A section with its items in order.
    struct Section: Sendable {
        let identifier: SectionIdentifier
        /// The number of the section, which stays when others come and go.
        fileprivate let number: Int
        fileprivate(set) var items: [ItemIdentifier] = []
        /// The numbers of the items, in the same order.
        fileprivate(set) var numbers: [Int] = []
    }

    private(set) var sections: [Section] = []
    private(set) var itemCount = 0

    private var sectionNumbers: [SectionIdentifier: Int] = [:]
    /// The index of each section, by its number.
    private var sectionIndices: [Int] = []
    private var freeSectionNumbers: [Int] = []

    private var itemNumbers: [ItemIdentifier: Int] = [:]
    private(set) var places = SnapshotPlaces()

    // MARK: Questions

    func indexOfSection(_ identifier: SectionIdentifier) -> Int? {
        sectionNumbers[identifier].map { sectionIndices[$0] }
    }

    func numberOfItem(_ identifier: ItemIdentifier) -> Int? {
        itemNumbers[identifier]
    }

    /// The section and the index in it of the item that has a number.
    func place(ofNumber number: Int) -> (section: Int, item: Int) {
        let place = places[number]
        return (sectionIndices[place.section], place.item)
    }

    /// The section and the index in it of an item; nil where it is not in the snapshot.
    func place(of identifier: ItemIdentifier) -> (section: Int, item: Int)? {
        itemNumbers[identifier].map(place(ofNumber:))
    }

    func contains(_ identifier: ItemIdentifier) -> Bool {
        itemNumbers[identifier] != nil
    }

    // MARK: Sections

    /// Adds sections without items, none of which is known.
    mutating func insertSections(_ identifiers: [SectionIdentifier], at index: Int) {
        let added = identifiers.map { identifier in
            let number = freeSectionNumbers.popLast() ?? sectionIndices.count
            if number == sectionIndices.count { sectionIndices.append(0) }
            sectionNumbers[identifier] = number
            return Section(identifier: identifier, number: number)
        }
        sections.insert(contentsOf: added, at: index)
        renumberSections(from: index)
    }

    /// Takes sections away with their items.
    mutating func removeSections(at indices: IndexSet) {
        guard let first = indices.first else { return }
        for index in indices {
            let section = sections[index]
            for item in section.items { itemNumbers[item] = nil }
            places.release(section.numbers)
            itemCount -= section.items.count
            sectionNumbers[section.identifier] = nil
            freeSectionNumbers.append(section.number)
        }
        sections = sections.enumerated().filter { !indices.contains($0.offset) }.map(\.element)
        renumberSections(from: first)
    }

    /// Moves a section with its items.
    ///
    /// - Parameters:
    ///   - index: Its index before.
    ///   - target: Its index after.
    mutating func moveSection(at index: Int, to target: Int) {
        sections.insert(sections.remove(at: index), at: target)
        renumberSections(from: min(index, target))
    }

    private mutating func renumberSections(from index: Int) {
        for place in index..<sections.count { sectionIndices[sections[place].number] = place }
    }

    // MARK: Items

    /// Adds items.
    ///
    /// - Returns: Whether they were added; nothing has changed where one of them is known or is given twice.
    mutating func insertItems(_ identifiers: [ItemIdentifier], inSection section: Int, at index: Int) -> Bool {
        guard let numbers = number(identifiers) else { return false }
        if index == sections[section].items.count {
            sections[section].items += identifiers
            sections[section].numbers += numbers
        } else {
            sections[section].items.insert(contentsOf: identifiers, at: index)
            sections[section].numbers.insert(contentsOf: numbers, at: index)
        }
        itemCount += identifiers.count
        renumberItems(ofSection: section, from: index)
        return true
    }

    /// Takes items away. Those that are not known are left out.
    mutating func removeItems(_ identifiers: [ItemIdentifier]) {
        var numbers: [Int] = []
        var gone: [Int: [Int]] = [:]
        for identifier in identifiers {
            guard let number = itemNumbers.removeValue(forKey: identifier) else { continue }
            let place = place(ofNumber: number)
            gone[place.section, default: []].append(place.item)
            numbers.append(number)
        }
        places.release(numbers)
        itemCount -= numbers.count
        for (section, indices) in gone { remove(indices, fromSection: section) }
    }

    private mutating func remove(_ indices: [Int], fromSection section: Int) {
        let indices = indices.sorted()
        if indices.count == 1 {
            sections[section].items.remove(at: indices[0])
            sections[section].numbers.remove(at: indices[0])
        } else {
            sections[section].items = sections[section].items.omitting(indices)
            sections[section].numbers = sections[section].numbers.omitting(indices)
        }
        renumberItems(ofSection: section, from: indices[0])
    }

    /// Moves an item.
    ///
    /// - Parameters:
    ///   - place: Its section, and the index in that.
    ///   - section: The index of the section that it comes into.
    ///   - index: Its index in that section, after it has left its place.
    mutating func moveItem(at place: (section: Int, item: Int), toSection section: Int, at index: Int) {
        let item = sections[place.section].items.remove(at: place.item)
        let number = sections[place.section].numbers.remove(at: place.item)
        renumberItems(ofSection: place.section, from: place.item)
        sections[section].items.insert(item, at: index)
        sections[section].numbers.insert(number, at: index)
        renumberItems(ofSection: section, from: index)
    }

    /// Gives items a number each.
    ///
    /// - Returns: The numbers; nil, and no change, where an item is known or is given twice.
    private mutating func number(_ identifiers: [ItemIdentifier]) -> [Int]? {
        let numbers = places.assign(identifiers.count)
        for (index, identifier) in identifiers.enumerated() {
            guard let known = itemNumbers.updateValue(numbers[index], forKey: identifier) else { continue }
            itemNumbers[identifier] = known
            for earlier in identifiers[..<index] { itemNumbers[earlier] = nil }
            places.release(numbers)
            return nil
        }
        return numbers
    }

    private mutating func renumberItems(ofSection section: Int, from index: Int) {
        places.place(sections[section].numbers, from: index, inSection: sections[section].number)
    }
}

extension Array {
    /// The elements but for some.
    ///
    /// - Parameter indices: The indices of the elements to leave out, in rising order.
    fileprivate func omitting(_ indices: [Int]) -> [Element] {
        var rest: [Element] = []
        rest.reserveCapacity(count - indices.count)
        var next = 0
        for index in indices {
            if index > next { rest += self[next..<index] }
            next = index + 1
        }
        rest += self[next...]
        return rest
    }
}
