import HostStaging
import Testing
import UIKit

extension HostAndPlugin {
    @Suite("What a window draws") @MainActor struct DrawnWindowTests {
        @Test("VIEW-03 hiding a superview makes the whole group disappear, and showing it brings all of it back")
        func group() {
            let stage = HostStage()
            defer { stage.close() }
            stage.root.view.backgroundColor = .blue
            let group = UIView(frame: CGRect(x: 250, y: 100, width: 100, height: 100))
            group.backgroundColor = .green
            let parts = [CGRect(x: 0, y: 0, width: 40, height: 40), CGRect(x: 50, y: 50, width: 40, height: 40)].map {
                UIView(frame: $0)
            }
            for part in parts {
                part.backgroundColor = .red
                group.addSubview(part)
            }
            stage.root.view.addSubview(group)
            let points = [CGPoint(x: 270, y: 120), CGPoint(x: 320, y: 170), CGPoint(x: 345, y: 105)]
            for isHidden in [false, true, false] {
                group.isHidden = isHidden
                UpdateCycle.main.update()
                let wanted = isHidden ? ["#0000ff", "#0000ff", "#0000ff"] : ["#ff0000", "#ff0000", "#00ff00"]
                #expect(points.map(stage.pixel) == wanted)
            }
            #expect(parts.allSatisfy { !$0.isHidden && $0.superview === group })
        }

        @Test("EX-01 a small tree of views and a button that says Hello are drawn, and the button reacts")
        func hello() {
            let stage = HostStage()
            defer { stage.close() }
            stage.root.view.backgroundColor = .blue
            let panel = UIView(frame: CGRect(x: 220, y: 40, width: 160, height: 100))
            panel.backgroundColor = .green
            var greetings = 0
            let button = UIButton(
                configuration: .filled(), primaryAction: UIAction(title: "Hello") { _ in greetings += 1 })
            button.frame = CGRect(x: 10, y: 10, width: 120, height: 60)
            panel.addSubview(button)
            stage.root.view.addSubview(panel)
            UpdateCycle.main.update()
            #expect(stage.texts(in: stage.root).contains("Hello"))
            #expect(stage.pixel(CGPoint(x: 210, y: 250)) == "#0000ff")
            #expect(stage.pixel(CGPoint(x: 370, y: 130)) == "#00ff00")
            // In the button, above its words.
            #expect(!["#00ff00", "#0000ff"].contains(stage.pixel(CGPoint(x: 290, y: 56))))
            stage.tap(stage.middle(of: button))
            stage.tap(CGPoint(x: 370, y: 130))
            #expect(greetings == 1)
        }
    }
}
