import UIKit

/// The bars of the host's navigation controllers that one plugin has hidden or shown. All of its scenes have them together.
///
/// However often the plugin asks, each bar changes once between two updates of the host: a change has the whole stack laid out. The first
/// change is made at once, and the last one after the update.
@MainActor final class BorrowedBarTable {
    private var borrowed: [BorrowedBars] = []
    private var isChangeDue = false

    /// Has the bars change as the plugin asks.
    func change(of navigation: UINavigationController, _ body: (inout BorrowedBars) -> Void) {
        let index = borrowed.firstIndex { $0.navigation === navigation }
        var bars = index.map { borrowed.remove(at: $0) } ?? BorrowedBars(of: navigation)
        body(&bars)
        borrowed.append(bars)
        carryOut()
    }

    private func carryOut() {
        // What happens by a change comes back here.
        for navigation in borrowed.compactMap(\.navigation) {
            guard let index = borrowed.firstIndex(where: { $0.navigation === navigation }) else { continue }
            let change = borrowed[index].takeChange(in: UpdateCycle.main.updateCount)
            change?.carryOut(in: navigation)
        }
        guard !isChangeDue, borrowed.contains(where: { $0.change != nil }) else { return }
        isChangeDue = true
        UpdateCycle.main.afterUpdate { [weak self] in
            self?.isChangeDue = false
            self?.carryOut()
        }
    }

    /// Whether the navigation bar is hidden, or will be when what was asked for is done.
    func isBarHidden(of navigation: UINavigationController) -> Bool {
        change(of: navigation)?.isBarHidden ?? navigation.isNavigationBarHidden
    }

    /// The same for the toolbar.
    func isToolbarHidden(of navigation: UINavigationController) -> Bool {
        change(of: navigation)?.isToolbarHidden ?? navigation.isToolbarHidden
    }

    private func change(of navigation: UINavigationController) -> BarChange? {
        borrowed.first { $0.navigation === navigation }?.change
    }

    /// Gives those back that nobody of the plugin is responsible for any more.
    ///
    /// - Parameter isOwn: Whether a controller is one of the plugin's. It is asked for those on top.
    func review(_ isOwn: (UIViewController) -> Bool) {
        giveBack { $0.navigation?.topViewController.map(isOwn) != true }
    }

    func giveBackAll() {
        giveBack { _ in true }
    }

    private func giveBack(where isOver: (BorrowedBars) -> Bool) {
        // What happens by that comes back here.
        let over = borrowed.filter(isOver)
        borrowed.removeAll(where: isOver)
        for bars in over { bars.giveBack() }
    }
}
