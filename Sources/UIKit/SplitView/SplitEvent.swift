/// Something that happens to a split view and may change its state.
enum SplitEvent: Equatable {
    typealias Column = UISplitViewController.Column
    typealias DisplayMode = UISplitViewController.DisplayMode

    // MARK: The room

    /// The split view is about to appear.
    case appearance
    /// The traits of the split view have changed.
    case traitsChange
    /// The split view has been told that it will get this size class.
    case expectation(UIUserInterfaceSizeClass)
    /// The size class that was announced has come, or will not come.
    case expectationEnd
    /// The view has another size, and the columns go along with it.
    case resize
    /// The view is laid out.
    case layout

    // MARK: The app and the user

    /// The user, or the app for them, wants to see so many columns beside the secondary one.
    case choice(columns: Int)
    case show(Column)
    case hide(Column)
    /// A finger has come in from the primary edge.
    case swipe
    /// The display mode button was pressed; the delegate says that it leads to this mode.
    case button(target: DisplayMode)
    /// The app prefers another display mode or behaviour.
    case preferencesChange
    /// The app wants other widths, or the primary column on the other side.
    case widthsChange
    /// A column has another controller, or none any more. `part` is where the part of the former one begins on the stack of the one
    /// column that is shown, or nil where nothing of it is there.
    case replacement(Column, part: Int?)

    // MARK: Answers

    /// The columns become one, and this one is to be seen.
    case collapse(top: Column)
    /// The columns have come apart; the delegate wants this mode, or has none to want.
    case expansion(DisplayMode?)

    // MARK: Motion

    /// The time of a change of the mode is over.
    case slideEnd
}
