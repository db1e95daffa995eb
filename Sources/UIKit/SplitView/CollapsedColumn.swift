/// What a column has on the stack of another one while there is room for one column only.
@MainActor struct CollapsedColumn {
    /// What the column has had itself, the lowest first: it is there again when there is room, even where the user has left it behind.
    var own: [UIViewController]
    /// What belongs to the column where it is on the stack.
    var pages: [UIViewController]

    init(_ own: [UIViewController], above pages: [UIViewController] = []) {
        self.own = own
        self.pages = pages + own
    }

    /// Where the column's part of a stack begins; nil where it has none.
    func start(in stack: [UIViewController]) -> Int? {
        stack.firstIndex(where: pages.contains)
    }
}
