import HostStaging
import Testing
import UIKit

extension HostAndPlugin {
    @Suite("A window by itself") @MainActor struct EmptyWindowTests {
        @Test("WIN-04 a window shows nothing of its own: all that is seen comes from its root's view")
        func nothingOfItsOwn() {
            let stage = HostStage()
            defer { stage.close() }
            let points = [CGPoint(x: 3, y: 3), CGPoint(x: 250, y: 150), CGPoint(x: 397, y: 297)]
            stage.root.view.backgroundColor = .blue
            UpdateCycle.main.update()
            #expect(stage.pixel(points[1]) == "#0000ff")
            stage.window.rootViewController = nil
            UpdateCycle.main.update()
            // What the screen is filled with before anything is drawn.
            #expect(points.map(stage.pixel) == ["#ffffff", "#ffffff", "#ffffff"])
        }
    }
}
