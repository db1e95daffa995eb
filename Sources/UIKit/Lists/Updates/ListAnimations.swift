/// The animations that a table was asked for, one for each section and row that comes, goes or is reloaded. Those are the raw values of
/// `UITableView.RowAnimation`. A collection view asks for none.
package struct ListAnimations: Sendable {
    /// The animations of sections that go, by their numbers before the updates.
    package internal(set) var deletedSections = PlaceAnimations<Int>()
    /// The animations of sections that come, by their numbers after the updates.
    package internal(set) var insertedSections = PlaceAnimations<Int>()
    /// The animations of sections that are reloaded, by their numbers before the updates.
    package internal(set) var reloadedSections = PlaceAnimations<Int>()
    /// The animations of items that go, by their places before the updates.
    package internal(set) var deletedItems = PlaceAnimations<IndexPath>()
    /// The animations of items that come, by their places after the updates.
    package internal(set) var insertedItems = PlaceAnimations<IndexPath>()
    /// The animations of items that are reloaded, by their places before the updates.
    package internal(set) var reloadedItems = PlaceAnimations<IndexPath>()
}
