import UIKit

/// The bars of a navigation controller that are hidden or shown because a plugin wants it so, and how the host had them before.
@MainActor struct BorrowedBars {
    private(set) weak var navigation: UINavigationController?
    private var wasBarHidden: Bool?
    private var toolbarBefore: ToolbarWish?
    /// What was asked for and is not done yet; nil: nothing.
    private(set) var change: BarChange?

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

    /// What is to be done now.
    mutating func takeChange() -> BarChange? {
        defer { change = nil }
        return change
    }

    /// The bars are as the host had them.
    func giveBack() {
        guard let navigation else { return }
        if let wasBarHidden { navigation.setNavigationBarHidden(wasBarHidden, animated: false) }
        if let toolbarBefore { navigation.toolbarWish = toolbarBefore }
    }
}
