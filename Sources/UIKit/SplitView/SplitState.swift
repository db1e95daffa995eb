/// The way in which a split view shows its columns, as far as it decides that itself.
///
/// An event leads to moves (`moves(on:in:)`), and the moves to the next state (`apply(_:)`): the two know nothing of views and
/// controllers. The state does not change before the moves that say so, since those who hear what will come still see what is.
struct SplitState: Equatable {
    typealias Column = UISplitViewController.Column
    typealias DisplayMode = UISplitViewController.DisplayMode

    /// Whether the split view has been about to appear. Before that it has no children.
    private(set) var isInstalled = false
    private(set) var mode = DisplayMode.secondaryOnly
    /// The only column that is shown where there is no room for several; nil: there is.
    private(set) var collapsed: Column?
    /// The user's wish; nil where the app's preferences count.
    private(set) var choice: SplitChoice?
    /// The size class that the split view has been told to expect.
    private(set) var expected: UIUserInterfaceSizeClass?
    /// The number of changes of the mode that go on.
    private(set) var slides = 0

    // MARK: What follows from it

    /// Whether a column lies above the secondary one.
    var isCovered: Bool {
        collapsed == nil && mode.isOverlay
    }

    /// - Parameter hasSupplementary: Whether the split view has three columns.
    func shows(_ column: Column, hasSupplementary: Bool) -> Bool {
        collapsed.map { $0 == column } ?? mode.shows(column, hasSupplementary: hasSupplementary)
    }

    /// Returns the mode that the user and the app want to see.
    func wantedMode(in conditions: SplitConditions) -> DisplayMode {
        guard let choice, choice.isWide == conditions.isWide else {
            return conditions.preferences.mode(in: conditions.size, others: conditions.others)
        }
        return conditions.preferences.mode(columns: choice.columns, in: conditions.size)
    }

    // MARK: Moves

    mutating func apply(_ move: SplitMove) {
        switch move {
        case .install: isInstalled = true
        case .choose(let next): choice = next
        case .expect(let sizeClass): expected = sizeClass
        case .become(let next): mode = next
        case .collapse(let column): collapsed = column
        case .comeApart: collapsed = nil
        case .slide, .join: slides += 1
        case .endSlide: slides -= 1
        case .settle: slides = 0
        case .announce, .announceColumn, .beginAppearance, .announceSizes, .askForPrimary, .askForTop, .askForMode,
            .reportCollapse, .reportExpansion, .put, .remove, .place, .takeOut, .fit, .mergeSecondary, .lend, .separate,
            .cut, .pop, .begin, .finish, .updateButton, .setNeedsLayout:
            break
        }
    }

    /// The state after moves.
    func applying(_ moves: [SplitMove]) -> SplitState {
        moves.reduce(into: self) { $0.apply($1) }
    }
}
