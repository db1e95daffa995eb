/// The controllers that an app has given for the columns of a split view, and what is shown for each of them.
@MainActor struct SplitColumns {
    typealias Column = UISplitViewController.Column

    let style: UISplitViewController.Style
    private(set) var given: [Column: UIViewController] = [:]
    /// Around those that are no navigation controllers themselves.
    private var wrappers: [Column: UINavigationController] = [:]

    init(_ style: UISplitViewController.Style) {
        self.style = style
    }

    mutating func set(_ controller: UIViewController?, in column: Column) {
        guard given[column] !== controller else { return }
        // A controller has one place.
        for (other, its) in given where its === controller { forget(other) }
        given[column] = controller
        wrappers[column] = nil
    }

    mutating func forget(_ column: Column) {
        given[column] = nil
        wrappers[column] = nil
    }

    /// The stack that the column has; nil where it has none, or none yet.
    func stack(of column: Column) -> UINavigationController? {
        given[column] as? UINavigationController ?? wrappers[column]
    }

    /// What becomes a child for the column. In the styles of columns that is a navigation controller; it is made here.
    mutating func child(for column: Column) -> UIViewController? {
        guard let controller = given[column] else { return nil }
        if style == .unspecified || column == .compact { return controller }
        return stack(of: column) ?? wrap([controller], in: column)
    }

    /// The child, where it has been made.
    func childIfMade(for column: Column) -> UIViewController? {
        stack(of: column) ?? given[column]
    }

    private mutating func wrap(_ pages: [UIViewController], in column: Column) -> UINavigationController {
        let stack = UINavigationController()
        stack.viewControllers = pages
        wrappers[column] = stack
        return stack
    }

    /// Gives a column what it has lent to another one's stack.
    mutating func giveBack(_ pages: [UIViewController], to column: Column) {
        if let stack = stack(of: column) {
            stack.setViewControllers(pages, animated: false)
        } else if style == .unspecified {
            given[column] = pages.count > 1 ? wrap(pages, in: column) : pages.first
            wrappers[column] = nil
        } else {
            given[column] = pages.first
            _ = wrap(pages, in: column)
        }
    }
}
