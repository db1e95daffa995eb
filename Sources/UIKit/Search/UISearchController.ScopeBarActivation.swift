extension UISearchController {
    /// The times in which the scopes of a search bar are shown.
    public enum ScopeBarActivation: Int, Sendable {
        /// The system's choice, which is `onSearchActivation`.
        case automatic = 0
        /// They come and go as the app says.
        case manual = 1
        /// They are shown while the search goes on and there is text.
        case onTextEntry = 2
        /// They come and go with the search.
        case onSearchActivation = 3
    }
}
