/// The animations that a table was asked for, one for each section and row that comes, goes or is reloaded. Those are the raw values of
/// `UITableView.RowAnimation`. A collection view asks for none.
package struct ListAnimations: Sendable, Equatable {
    /// The animations of sections that go, by their numbers before the updates.
    package var deletedSections: [Int: Int] = [:]
    /// The animations of sections that come, by their numbers after the updates.
    package var insertedSections: [Int: Int] = [:]
    /// The animations of sections that are reloaded, by their numbers before the updates.
    package var reloadedSections: [Int: Int] = [:]
    /// The animations of items that go, by their places before the updates.
    package var deletedItems: [IndexPath: Int] = [:]
    /// The animations of items that come, by their places after the updates.
    package var insertedItems: [IndexPath: Int] = [:]
    /// The animations of items that are reloaded, by their places before the updates.
    package var reloadedItems: [IndexPath: Int] = [:]

    package init() {}
}
