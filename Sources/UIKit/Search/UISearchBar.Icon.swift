extension UISearchBar {
    /// The images in a search bar that an app can exchange. The one of the button that erases is drawn by the text field.
    public enum Icon: Int, Sendable {
        case search = 0
        case bookmark = 2
        case resultsList = 3
    }
}
