import UIKit

/// The bars of a navigation controller that are hidden or shown because a plugin wants it so, and how the host had them before.
@MainActor struct BorrowedBars {
    private(set) weak var navigation: UINavigationController?
    private var wasBarHidden: Bool?
    private var toolbarBefore: ToolbarWish?
    /// The wish that is not carried out yet, or nil.
    private(set) var change: BarChange?
    /// The update of the host after which the bar, and the toolbar, have changed last.
    private var barChange: Int?
    private var toolbarChange: Int?

    init(of navigation: UINavigationController) {
        self.navigation = navigation
    }

    mutating func setBarHidden(_ hidden: Bool, animated: Bool) {
        guard let navigation, hidden != change?.isBarHidden ?? navigation.isNavigationBarHidden else { return }
        if wasBarHidden == nil { wasBarHidden = navigation.isNavigationBarHidden }
        change = BarChange(isBarHidden: hidden, isToolbarHidden: change?.isToolbarHidden, isAnimated: animated)
    }

    mutating func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard let navigation else { return }
        if toolbarBefore == nil { toolbarBefore = navigation.toolbarWish }
        change = BarChange(isBarHidden: change?.isBarHidden, isToolbarHidden: hidden, isAnimated: animated)
    }

    /// Takes out the part of the wish that is due now. A bar that has changed since the host's last update waits for the next one.
    ///
    /// - Parameter update: How many updates the host has had.
    mutating func takeChange(in update: Int) -> BarChange? {
        guard let change else { return nil }
        let isBarDue = change.isBarHidden != nil && barChange != update
        let isToolbarDue = change.isToolbarHidden != nil && toolbarChange != update
        guard isBarDue || isToolbarDue else { return nil }
        if isBarDue { barChange = update }
        if isToolbarDue { toolbarChange = update }
        let rest = BarChange(
            isBarHidden: isBarDue ? nil : change.isBarHidden,
            isToolbarHidden: isToolbarDue ? nil : change.isToolbarHidden,
            isAnimated: change.isAnimated)
        self.change = rest.isBarHidden == nil && rest.isToolbarHidden == nil ? nil : rest
        return BarChange(
            isBarHidden: isBarDue ? change.isBarHidden : nil,
            isToolbarHidden: isToolbarDue ? change.isToolbarHidden : nil,
            isAnimated: change.isAnimated)
    }

    /// The bars are as the host had them.
    func giveBack() {
        guard let navigation else { return }
        if let wasBarHidden { navigation.setNavigationBarHidden(wasBarHidden, animated: false) }
        if let toolbarBefore { navigation.toolbarWish = toolbarBefore }
    }
}
