/// One step of what a split view does about an event.
///
/// Some steps change the state alone, some change what is shown or tell somebody, and a few do both: then the state changes first.
enum SplitMove: Equatable {
    typealias Column = UISplitViewController.Column
    typealias DisplayMode = UISplitViewController.DisplayMode

    // MARK: The state

    /// The columns become children from now on.
    case install
    case choose(SplitChoice?)
    /// The size class that has been announced; nil: none any more.
    case expect(UIUserInterfaceSizeClass?)
    /// The display mode is this one from now on.
    case become(DisplayMode)
    /// There is one column only from now on.
    case collapse(onto: Column)
    /// There are several columns again.
    case comeApart

    // MARK: What the delegate and controllers hear

    /// The delegate hears that the mode will change.
    case announce(DisplayMode)
    /// The delegate hears that a column will come or go.
    case announceColumn(Column, isComing: Bool)
    /// A column's controller hears that it will appear or disappear, where the split view is shown itself.
    case beginAppearance(Column, isAppearing: Bool)
    /// The controllers of the columns that are shown hear of their size in the new mode, where it is another one.
    case announceSizes
    /// The delegate may give another primary controller. The columns become one after that: `SplitEvent.collapse`.
    case askForPrimary
    /// The delegate says which column is to be seen. The columns become one after that: `SplitEvent.collapse`.
    case askForTop(proposed: Column)
    /// The delegate says which mode is to be seen. The columns are shown after that: `SplitEvent.expansion`.
    case askForMode
    case reportCollapse
    case reportExpansion

    // MARK: Children and their views

    /// The controller that the app has given for a column becomes the child there; without one the column has no child any more.
    case put(Column)
    /// The column has no child any more, though the app has given one.
    case remove(Column)
    /// The view of a column's child is put in place, where the column is shown, or will be in a mode that is to come. Then what is in the
    /// view has its place in that mode at once.
    case place(Column, before: DisplayMode?)
    /// The view of a column's child is taken out, where the column is not shown. It stays a child.
    case takeOut(Column)
    /// The one column gets the size that it has in a mode; nil: the size of the whole view.
    case fit(DisplayMode?)

    // MARK: One stack

    /// The classic style's secondary controller goes to the primary one, as the delegate or that controller wants it.
    case mergeSecondary
    /// The pages of a column's stack go onto the stack of the one column.
    case lend(Column, animated: Bool)
    /// The pages that belong to the other columns come back from the stack of the one column.
    case separate
    /// The stack of the one column loses what is on it from this index, not animated.
    case cut(at: Int)
    /// The stack of the one column pops what is on it from this index, animated.
    case pop(from: Int)

    // MARK: Motion

    /// A change of the mode begins: at a pace of its own, or at that of the block of animations that runs now.
    case begin(atOwnPace: Bool)
    /// The columns move to their places in the new mode.
    case slide
    /// The columns move along with the view, which gets another size.
    case join
    /// One of several changes of the mode is over.
    case endSlide
    /// No change of the mode goes on any more: those who came or went hear it to the end.
    case settle
    /// All motion ends at once.
    case finish

    // MARK: The rest

    case updateButton
    case setNeedsLayout
}
