extension UIActivity {
    /// The kind of an activity. An activity controller shows those that share first, and those that act below them.
    public enum Category: Int, Sendable {
        /// The activity does something with the items.
        case action = 0
        /// The activity brings the items to other people or places.
        case share = 1
    }
}
