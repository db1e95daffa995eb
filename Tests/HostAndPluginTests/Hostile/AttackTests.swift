import AttackStaging
import Attacks
import Testing
import UIKit

extension HostAndPlugin {
    @Suite("Attacks by numbers that are all in order, each by itself") @MainActor struct NumberAttacks {
        @Test(
            "C2, C3 and P1: products of transforms end nobody, and cost what the host draws not a pixel",
            arguments: Attack.numbers)
        func numbers(attack: Attack) throws {
            let host = try AttackedHost(attack)
            let mark = UIView(frame: CGRect(x: 390, y: 290, width: 10, height: 10))
            mark.backgroundColor = .green
            host.stage.root.view.addSubview(mark)
            for _ in 0..<10 { host.runFrame() }
            #expect(host.isOver)
            // Drawn after the pane, in the same frame.
            host.stage.window.layer.setNeedsRedraw()
            host.runFrame()
            #expect(host.stage.pixel(CGPoint(x: 395, y: 295)) == "#00ff00")
        }
    }
}
