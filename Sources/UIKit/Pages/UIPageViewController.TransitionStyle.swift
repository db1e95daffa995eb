extension UIPageViewController {
    /// The way in which one page takes another's place.
    public enum TransitionStyle: Int, Sendable {
        /// A page is turned over like a leaf of a book. The leaf stays straight here: it slides to the spine, or comes from there, above the
        /// page that stays, and has a shadow.
        case pageCurl = 0
        /// Pages lie side by side, and all of them move.
        case scroll = 1
    }
}
