import Testing
import UIKit

@testable import PluginHost

@Suite("Bars that a plugin has hidden and shown") @MainActor struct BorrowedBarsTests {
    private let navigation = UINavigationController()

    @Test("Each bar changes once after an update of the host, and one does not have the other wait")
    func turns() {
        var bars = BorrowedBars(of: navigation)
        bars.setToolbarHidden(false, animated: false)
        let toolbar = bars.takeChange(in: 1)
        #expect(toolbar?.isToolbarHidden == false && toolbar?.isBarHidden == nil)
        bars.setBarHidden(true, animated: false)
        let bar = bars.takeChange(in: 1)
        #expect(bar?.isBarHidden == true && bar?.isToolbarHidden == nil)
        bars.setToolbarHidden(true, animated: false)
        #expect(bars.takeChange(in: 1) == nil)
        #expect(bars.takeChange(in: 2)?.isToolbarHidden == true && bars.change == nil)
    }
}
