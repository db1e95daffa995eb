import HostStaging
import LayerRenderer
import PluginHost
import Testing
import UIKit

extension HostAndPlugin {
    @Suite("The badge of a pane that does not respond") @MainActor struct Badge {
        /// The pane is at the right of a window of 400 x 300 points, its plugin hangs, and a restart is offered.
        private struct Shown {
            let host: InMemoryHost
            let button: UIView
            let badge: UIView
            let label: UIView

            @MainActor init(width: CGFloat, style: UIUserInterfaceStyle = .light) throws {
                host = try InMemoryHost(scale: 2, style: style) { _ in ColorViewController() }
                let pane = host.showPane(frame: CGRect(x: 400 - width, y: 0, width: width, height: 300))
                for seconds in [5, 3, 7] {
                    host.clock.advance(by: .seconds(seconds))
                    host.loop.runOneTurn(timeout: .zero)
                    UpdateCycle.main.update()
                }
                button = try #require(host.stage.button("Restart", in: pane))
                badge = try #require(button.superview)
                label = try #require(badge.subviews.first { ($0 as? UILabel)?.text == "Not responding" })
            }

            /// Where the pixels are that the focus changes, in points of the badge.
            @MainActor func focus() throws -> [CGPoint] {
                let before = Array(surface.bytes)
                host.stage.keyUp(host.stage.keyDown(.keyboardTab))
                let system = try #require(UIFocusSystem.focusSystem(for: badge))
                system.requestFocusUpdate(to: button)
                UpdateCycle.main.update()
                #expect(system.focusedItem === button)
                let (after, width) = (Array(surface.bytes), surface.width)
                var changed: [CGPoint] = []
                for index in stride(from: 0, to: before.count, by: 4)
                where before[index..<index + 4] != after[index..<index + 4] {
                    let (x, y) = (index / 4 % width, index / 4 / width)
                    changed.append(badge.convert(CGPoint(x: CGFloat(x) / 2, y: CGFloat(y) / 2), from: nil))
                }
                return changed
            }

            @MainActor private var surface: PixelSurface {
                host.stage.platform.surface(of: host.stage.window)
            }
        }

        @Test("A plugin that says that it traps, and then is silent, has its badge at once; one that goes on has none")
        func trapping() throws {
            let host = try InMemoryHost { _ in ColorViewController() }
            let pane = host.showPane()
            try host.run.sayThatItTraps()
            host.loop.runOneTurn(timeout: .zero)
            #expect(pane.state == .running(processIdentifier: nil))
            host.clock.advance(by: .milliseconds(100))
            host.loop.runOneTurn(timeout: .zero)
            #expect(pane.state == .unresponsive(offersRestart: false))
            host.settle()
            #expect(pane.state == .running(processIdentifier: nil))
        }

        @Test(
            "The ring around Restart lies within the badge and covers no word",
            arguments: [360, 200, 130], [UIUserInterfaceStyle.light, .dark])
        func ring(width: CGFloat, style: UIUserInterfaceStyle) throws {
            let shown = try Shown(width: width, style: style)
            let changed = try shown.focus()
            #expect(changed.count > 100)
            let inside = shown.badge.bounds.insetBy(dx: 1, dy: 1)
            #expect(changed.allSatisfy { inside.contains($0) })
            #expect(!changed.contains { shown.label.frame.contains($0) })
            shown.host.stage.close()
        }

        @Test(
            "Words and button have their room within the badge, and the badge within the pane",
            arguments: [400, 240, 212, 200, 160, 120, 60])
        func room(width: CGFloat) throws {
            let shown = try Shown(width: width)
            let pane = try #require(shown.badge.superview)
            #expect(pane.bounds.contains(shown.badge.frame))
            for part in [shown.label, shown.button] {
                #expect(shown.badge.bounds.insetBy(dx: 1, dy: 1).contains(part.frame))
            }
            #expect(!shown.label.frame.intersects(shown.button.frame))
            if width >= 160 {
                #expect(shown.label.frame.width >= shown.label.intrinsicContentSize.width)
                #expect(shown.button.frame.width >= shown.button.intrinsicContentSize.width)
            }
            shown.host.stage.close()
        }
    }
}
