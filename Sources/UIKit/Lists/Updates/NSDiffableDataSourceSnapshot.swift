/// The sections and items that a table or collection view shows at one moment, in order, each named by an identifier that nothing else in
/// the snapshot has (UIKit's page of this name).
///
/// It is a value: a copy changes alone, and may be made and changed on any thread. A call that UIKit ends with an exception, such as an
/// insertion beside an item that is not in the snapshot, is reported here, and changes nothing.
@preconcurrency
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    /// The sections and items of the snapshot.
    var content = SnapshotContent<SectionIdentifierType, ItemIdentifierType>()
    private(set) var reloadedItems = UniqueList<ItemIdentifierType>()
    private(set) var reconfiguredItems = UniqueList<ItemIdentifierType>()
    private(set) var reloadedSections = UniqueList<SectionIdentifierType>()

    /// Creates a snapshot with neither sections nor items.
    public init() {}

    // MARK: Content

    /// The number of items in all sections.
    public var numberOfItems: Int {
        content.itemCount
    }

    /// The number of sections.
    public var numberOfSections: Int {
        content.sections.count
    }

    /// The identifiers of the sections, in order.
    public var sectionIdentifiers: [SectionIdentifierType] {
        content.sections.map(\.identifier)
    }

    /// The identifiers of all items, section after section.
    public var itemIdentifiers: [ItemIdentifierType] {
        content.sections.count == 1 ? content.sections[0].items : content.sections.flatMap(\.items)
    }

    /// The number of items of one section. A section that is not in the snapshot is reported, and has none.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    /// The identifiers of the items of one section, in order. A section that is not in the snapshot is reported, and has none.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        guard let index = knownSection(identifier, "itemIdentifiers(inSection:)") else { return [] }
        return content.sections[index].items
    }

    /// The identifier of the section that an item is in; nil where the item is not in the snapshot.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        content.place(of: identifier).map { content.sections[$0.section].identifier }
    }

    /// The index of an item among those of all sections; nil where it is not in the snapshot.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        content.place(of: identifier).map { place in
            content.sections[..<place.section].reduce(place.item) { $0 + $1.items.count }
        }
    }

    /// The index of a section; nil where it is not in the snapshot.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        content.indexOfSection(identifier)
    }

    // MARK: Items

    /// Adds items at the end of a section, or of the last one if none is named.
    ///
    /// Items that the snapshot has already move there, which is reported, for it takes longer (UIKit's page of this method).
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let last = content.sections.last?.identifier else {
            report("appendItems(_:toSection:): there are no sections. Append a section first.")
            return
        }
        let name = sectionIdentifier ?? last
        guard let section = knownSection(name, "appendItems(_:toSection:)") else { return }
        addItems(identifiers, "appendItems(_:toSection:)") { (section, $0.sections[section].items.count) }
    }

    /// Adds items immediately before another one. Those that the snapshot has already move there, which is reported.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        insertItems(identifiers, beside: beforeIdentifier, distance: 0, "insertItems(_:beforeItem:)")
    }

    /// Adds items immediately after another one. Those that the snapshot has already move there, which is reported.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        insertItems(identifiers, beside: afterIdentifier, distance: 1, "insertItems(_:afterItem:)")
    }

    /// Takes items away. Those that are not in the snapshot are left out.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        content.removeItems(identifiers)
        removeMarksOfMissing()
    }

    /// Takes all items and sections away.
    public mutating func deleteAllItems() {
        self = Self()
    }

    /// Moves an item to the place immediately before another one, in its section or another.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        moveItem(identifier, beside: toIdentifier, distance: 0, "moveItem(_:beforeItem:)")
    }

    /// Moves an item to the place immediately after another one, in its section or another.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        moveItem(identifier, beside: toIdentifier, distance: 1, "moveItem(_:afterItem:)")
    }

    /// Has items get another cell when the snapshot is applied. If one is not in the snapshot, that is reported, and none is reloaded.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        guard areKnown(identifiers, "reloadItems(_:)") else { return }
        reloadedItems.append(identifiers)
    }

    /// Has the cells of items configured anew when the snapshot is applied, in place of getting other cells. If an item is not in the
    /// snapshot, that is reported, and none is reconfigured.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        guard areKnown(identifiers, "reconfigureItems(_:)") else { return }
        reconfiguredItems.append(identifiers)
    }

    /// The items that were asked to be reloaded, in that order.
    public var reloadedItemIdentifiers: [ItemIdentifierType] {
        reloadedItems.elements
    }

    /// The items that were asked to be reconfigured, in that order.
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] {
        reconfiguredItems.elements
    }

    // MARK: Sections

    /// Adds sections at the end. Those that the snapshot has already move there with their items, which is reported.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        addSections(identifiers, "appendSections(_:)") { $0.sections.count }
    }

    /// Adds sections immediately before another one. Those that the snapshot has already move there, which is reported.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        insertSections(identifiers, beside: toIdentifier, distance: 0, "insertSections(_:beforeSection:)")
    }

    /// Adds sections immediately after another one. Those that the snapshot has already move there, which is reported.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        insertSections(identifiers, beside: toIdentifier, distance: 1, "insertSections(_:afterSection:)")
    }

    /// Takes sections away with their items. Those that are not in the snapshot are left out.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        content.removeSections(at: IndexSet(identifiers.compactMap(content.indexOfSection)))
        removeMarksOfMissing()
    }

    /// Moves a section with its items to the place immediately before another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        moveSection(identifier, beside: toIdentifier, distance: 0, "moveSection(_:beforeSection:)")
    }

    /// Moves a section with its items to the place immediately after another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        moveSection(identifier, beside: toIdentifier, distance: 1, "moveSection(_:afterSection:)")
    }

    /// Has the whole content of sections read anew when the snapshot is applied. If one is not in the snapshot, that is reported, and none
    /// is reloaded.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers where knownSection(identifier, "reloadSections(_:)") == nil { return }
        reloadedSections.append(identifiers)
    }

    /// The sections that were asked to be reloaded, in that order.
    public var reloadedSectionIdentifiers: [SectionIdentifierType] {
        reloadedSections.elements
    }

    // MARK: Marks

    /// The same sections and items, of which none is to be reloaded or reconfigured, as after the snapshot was applied.
    var withoutMarks: Self {
        var snapshot = Self()
        snapshot.content = content
        return snapshot
    }

    private mutating func removeMarksOfMissing() {
        let content = content
        reloadedItems.removeAll { !content.contains($0) }
        reconfiguredItems.removeAll { !content.contains($0) }
        reloadedSections.removeAll { content.indexOfSection($0) == nil }
    }
}
