/// The results of a search in an object whose type is not known.
@MainActor protocol TextSearchResults: AnyObject {
    var searchableObject: (any UITextSearching)? { get }
    var count: Int { get }
    var canReplace: Bool { get }
    /// Finds a text, in place of what was found before. The completion is called when that is done, and again when results are taken back.
    func search(_ query: String, _ options: UITextSearchOptions, completion: @escaping () -> Void)
    func mark(_ index: Int, as style: UITextSearchFoundTextStyle)
    /// Says that the user comes to a result, and scrolls to it if that is wanted.
    func come(to index: Int, scrolls: Bool)
    /// Returns the first result from what is selected on, or the first one of all; nil where there are none.
    func firstFromSelection() -> Int?
    /// Returns the first result from another one of an earlier search on.
    func first(from result: FoundResultPlace) -> Int?
    func place(of index: Int) -> FoundResultPlace?
    func mayReplace(_ index: Int, with text: String) -> Bool
    func replace(_ index: Int, with text: String)
    func replaceAll(_ query: String, _ options: UITextSearchOptions, with text: String)
    func removeAll()
}

/// The place of a result in the object that is searched, which outlasts the search.
struct FoundResultPlace {
    let range: UITextRange
    let document: AnyHashable
}
