import UIKit

/// The bars of the host's navigation controllers that one plugin has hidden or shown. All of its scenes have them together.
@MainActor final class BarLedger {
    private var borrowed: [BorrowedBars] = []

    func change(of navigation: UINavigationController, _ body: (inout BorrowedBars) -> Void) {
        let index = borrowed.firstIndex { $0.navigation === navigation }
        var bars = index.map { borrowed.remove(at: $0) } ?? BorrowedBars(of: navigation)
        body(&bars)
        borrowed.append(bars)
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
