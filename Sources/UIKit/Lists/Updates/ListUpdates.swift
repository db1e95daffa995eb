/// One batch of updates to the sections and items of a table or collection view, as they were asked for and in no order.
///
/// As in UIKit, everything that goes, is reloaded, is reconfigured or moves away is named by its place before the batch, and everything
/// that comes or arrives by its place after the whole batch. So the order of the calls makes no difference. Nothing is checked before
/// `resolve(before:after:naming:)`, which needs to know the numbers of items.
package struct ListUpdates: Sendable {
    /// Sections that go, by their numbers before the batch.
    package private(set) var deletedSections = IndexSet()
    /// Sections that come, by their numbers after the batch.
    package private(set) var insertedSections = IndexSet()
    /// Sections whose whole content is read anew, by their numbers before the batch.
    package private(set) var reloadedSections = IndexSet()
    /// Sections that move with their items, in the order in which that was asked for.
    package private(set) var sectionMoves: [Move<Int>] = []

    /// Items that go, by their places before the batch, in the order in which that was asked for.
    package private(set) var deletedItems: [IndexPath] = []
    /// Items that come, by their places after the batch, in the order in which that was asked for.
    package private(set) var insertedItems: [IndexPath] = []
    /// Items that get another cell, by their places before the batch.
    package private(set) var reloadedItems: [IndexPath] = []
    /// Items whose cell is configured anew, by their places before the batch.
    package private(set) var reconfiguredItems: [IndexPath] = []
    /// Items that move, in the order in which that was asked for.
    package private(set) var itemMoves: [Move<IndexPath>] = []

    /// The animations that were asked for.
    package private(set) var animations = ListAnimations()

    /// The first section that was deleted or inserted a second time.
    private var repeatedSection: ListUpdateFault?

    package init() {}

    /// Whether the batch changes nothing.
    package var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && sectionMoves.isEmpty
            && deletedItems.isEmpty && insertedItems.isEmpty && reloadedItems.isEmpty && reconfiguredItems.isEmpty
            && itemMoves.isEmpty
    }

    /// Removes sections with everything in them.
    ///
    /// - Parameters:
    ///   - sections: Their numbers before the batch.
    ///   - animation: The raw value of a `UITableView.RowAnimation`, or nil.
    package mutating func deleteSections(_ sections: IndexSet, animation: Int? = nil) {
        noteRepetition(of: deletedSections, in: sections, "delete")
        deletedSections.formUnion(sections)
        animations.deletedSections.append(animation, for: sections)
    }

    /// Adds sections.
    ///
    /// - Parameters:
    ///   - sections: Their numbers after the batch.
    ///   - animation: The raw value of a `UITableView.RowAnimation`, or nil.
    package mutating func insertSections(_ sections: IndexSet, animation: Int? = nil) {
        noteRepetition(of: insertedSections, in: sections, "insert")
        insertedSections.formUnion(sections)
        animations.insertedSections.append(animation, for: sections)
    }

    /// Has sections read anew, which may have any number of items then.
    ///
    /// - Parameters:
    ///   - sections: Their numbers before the batch.
    ///   - animation: The raw value of a `UITableView.RowAnimation`, or nil.
    package mutating func reloadSections(_ sections: IndexSet, animation: Int? = nil) {
        reloadedSections.formUnion(sections)
        animations.reloadedSections.append(animation, for: sections)
    }

    /// Moves a section with its items.
    ///
    /// - Parameters:
    ///   - section: Its number before the batch.
    ///   - newSection: Its number after the batch.
    package mutating func moveSection(_ section: Int, to newSection: Int) {
        sectionMoves.append(Move(from: section, to: newSection))
    }

    /// Removes items. Those in a section that is deleted or reloaded may be named as well, which makes no difference.
    ///
    /// - Parameters:
    ///   - items: Their places before the batch.
    ///   - animation: The raw value of a `UITableView.RowAnimation`, or nil.
    package mutating func deleteItems(_ items: [IndexPath], animation: Int? = nil) {
        deletedItems += items
        animations.deletedItems.append(animation, for: items)
    }

    /// Adds items. Those in a section that is inserted or reloaded may be named as well, which makes no difference.
    ///
    /// - Parameters:
    ///   - items: Their places after the batch.
    ///   - animation: The raw value of a `UITableView.RowAnimation`, or nil.
    package mutating func insertItems(_ items: [IndexPath], animation: Int? = nil) {
        insertedItems += items
        animations.insertedItems.append(animation, for: items)
    }

    /// Gives items another cell each.
    ///
    /// - Parameters:
    ///   - items: Their places before the batch.
    ///   - animation: The raw value of a `UITableView.RowAnimation`, or nil.
    package mutating func reloadItems(_ items: [IndexPath], animation: Int? = nil) {
        reloadedItems += items
        animations.reloadedItems.append(animation, for: items)
    }

    /// Has the cells of items configured anew.
    ///
    /// - Parameter items: Their places before the batch.
    package mutating func reconfigureItems(_ items: [IndexPath]) {
        reconfiguredItems += items
    }

    /// Moves an item, within its section or to another one.
    ///
    /// - Parameters:
    ///   - item: Its place before the batch.
    ///   - newItem: Its place after the batch.
    package mutating func moveItem(at item: IndexPath, to newItem: IndexPath) {
        itemMoves.append(Move(from: item, to: newItem))
    }

    /// Finds out what the batch makes of each section and item.
    ///
    /// - Parameters:
    ///   - before: The number of items of each section before the batch.
    ///   - after: The number of items of each section after it, as the data source says it.
    ///   - words: The words for the message of a fault.
    /// - Returns: A fault where the batch contradicts itself or these numbers.
    package func resolve(
        before: [Int], after: [Int], naming words: ListWords = .rows
    ) -> Result<ListChange, ListUpdateFault> {
        do throws(ListUpdateFault) {
            if let repeatedSection { throw repeatedSection }
            return .success(try ListChange(self, before: before, after: after, words))
        } catch {
            return .failure(error)
        }
    }

    private mutating func noteRepetition(of known: IndexSet, in added: IndexSet, _ verb: String) {
        guard repeatedSection == nil, let section = known.intersection(added).first else { return }
        repeatedSection = ListUpdateFault("attempt to \(verb) section \(section) twice")
    }
}
