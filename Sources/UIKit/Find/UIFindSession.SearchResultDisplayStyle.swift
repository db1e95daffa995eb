extension UIFindSession {
    /// The ways in which the bar says how many results there are (UIKit's page of this name).
    public enum SearchResultDisplayStyle: Int, Sendable {
        /// The number of the highlighted result, and how many there are.
        case currentAndTotal = 0
        /// How many there are.
        case total = 1
        /// The bar says nothing of the results.
        case none = 2
    }
}
