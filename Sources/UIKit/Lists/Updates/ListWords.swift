/// The words that UIKit's messages about a kind of list use.
package struct ListWords: Sendable, Equatable {
    /// The name of one element: "row" or "item".
    package let element: String
    /// The name of the view: "table view" or "collection view".
    package let view: String

    /// The words for a table view.
    package static let rows = ListWords(element: "row", view: "table view")
    /// The words for a collection view.
    package static let items = ListWords(element: "item", view: "collection view")
}
