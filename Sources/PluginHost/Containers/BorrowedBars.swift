import UIKit

/// The bars of a navigation controller that are hidden or shown because a plugin wants it so, and how the host had them before.
@MainActor struct BorrowedBars {
    private(set) weak var navigation: UINavigationController?
    private var wasBarHidden: Bool?
    private var toolbarBefore: ToolbarWish?

    init(of navigation: UINavigationController) {
        self.navigation = navigation
    }

    mutating func setBarHidden(_ hidden: Bool, animated: Bool) {
        guard let navigation, hidden != navigation.isNavigationBarHidden else { return }
        if wasBarHidden == nil { wasBarHidden = !hidden }
        navigation.setNavigationBarHidden(hidden, animated: animated)
    }

    mutating func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard let navigation else { return }
        if toolbarBefore == nil { toolbarBefore = navigation.toolbarWish }
        // One that is not hidden may be away with the bars below the stack, and come all the same.
        navigation.setToolbarHidden(hidden, animated: animated)
    }

    /// The bars are as the host had them.
    func giveBack() {
        guard let navigation else { return }
        if let wasBarHidden { navigation.setNavigationBarHidden(wasBarHidden, animated: false) }
        if let toolbarBefore { navigation.toolbarWish = toolbarBefore }
    }
}
