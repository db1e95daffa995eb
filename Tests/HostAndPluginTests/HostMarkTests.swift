import HostStaging
import LayerRenderer
import PluginHost
import Testing
import UIKit

extension HostAndPlugin {
    @Suite("The mark of what the host says in a pane") @MainActor struct Mark {
        private nonisolated static let middle = CGRect(x: 120, y: 60, width: 200, height: 180)
        private nonisolated static let rightHalf = CGRect(x: 200, y: 0, width: 200, height: 300)
        private nonisolated static let window = CGRect(x: 0, y: 0, width: 400, height: 300)

        /// A controller that shows what the test plugin usually shows.
        private static func makePlain() -> UIViewController {
            let controller = UIViewController()
            controller.view.backgroundColor = .white
            return controller
        }

        /// No message is delivered until it is offered to restart the plugins that were told something.
        private static func hang(_ host: InMemoryHost) {
            for seconds in [5, 3, 7] {
                host.clock.advance(by: .seconds(seconds))
                host.loop.runOneTurn(timeout: .zero)
                UpdateCycle.main.update()
            }
        }

        private func color(_ cause: PaneOccasion.Cause, _ style: UIUserInterfaceStyle = .light) -> String {
            let traits = UITraitCollection(userInterfaceStyle: style)
            let color = PaneNotice(PaneOccasion(cause: cause, pluginName: "First")).frameColor
            let parts = color.resolvedColor(with: traits).cgColor.components ?? []
            return parts.prefix(3).reduce("#") { text, part in
                let byte = Int((part * 255).rounded())
                return text + (byte < 16 ? "0" : "") + String(byte, radix: 16)
            }
        }

        /// The pixels that are the host's, row by row: all but those of the pane, of which only the frame, as wide as it is in
        /// that place, and the badge without its round corners are.
        private static func pixels(of host: InMemoryHost, around pane: RemoteViewController) throws -> [String] {
            let badge = try #require(host.stage.button("Restart", in: pane)?.superview)
            let own = badge.convert(badge.bounds, to: nil).insetBy(dx: 9, dy: 1)
            let scale = host.stage.window.screen.scale
            let frame = pane.view.frame
            let bounds = host.stage.window.bounds
            let inner = CGRect(
                x: frame.minX + (frame.minX > bounds.minX ? 1 : 4), y: frame.minY + (frame.minY > bounds.minY ? 1 : 4),
                width: 0, height: 0
            ).union(
                CGRect(
                    x: frame.maxX - (frame.maxX < bounds.maxX ? 1 : 4),
                    y: frame.maxY - (frame.maxY < bounds.maxY ? 1 : 4), width: 0, height: 0))
            var pixels: [String] = []
            for y in stride(from: 0, to: bounds.height, by: 1 / scale) {
                for x in stride(from: 0, to: bounds.width, by: 1 / scale) {
                    let point = CGPoint(x: x, y: y)
                    if !inner.contains(point) || own.contains(point) { pixels.append(host.stage.pixel(point)) }
                }
            }
            return pixels
        }

        @Test(
            "Low: a plugin that covers its pane and more changes no pixel of what the host says about it",
            arguments: [1, 2], [middle, rightHalf, window])
        func covered(scale: CGFloat, frame: CGRect) throws {
            let plain = try InMemoryHost(scale: scale) { _ in Self.makePlain() }
            let plainPane = plain.showPane(frame: frame)
            Self.hang(plain)
            let expected = try Self.pixels(of: plain, around: plainPane)
            let hostile = try InMemoryHost(scale: scale) { _ in CoveringViewController() }
            let pane = hostile.showPane(frame: frame)
            #expect(hostile.stage.pixel(CGPoint(x: frame.midX, y: frame.midY)) == "#ff00ff")
            Self.hang(hostile)
            #expect(hostile.stage.pixel(CGPoint(x: frame.midX, y: frame.midY)) == "#ff00ff")
            #expect(try Self.pixels(of: hostile, around: pane) == expected)
            plain.stage.close()
            hostile.stage.close()
        }

        @Test("Low: the pane of another plugin beside it, which is well, does not cover the frame")
        func neighbour() throws {
            let host = try InMemoryHost { name in name == "main" ? Self.makePlain() : CoveringViewController() }
            let left = host.showPane(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
            _ = host.showPane("other", of: InMemoryHost.otherIdentifier)
            #expect(host.stage.pixel(CGPoint(x: 201, y: 150)) == "#ff00ff")
            let run = try #require(host.launcher.runs.first)
            run.end(.exited(.killed(signal: 11)))
            host.loop.runOneTurn(timeout: .zero)
            UpdateCycle.main.update()
            #expect(!host.stage.texts(in: left).isEmpty)
            #expect(
                [200, 202].map { host.stage.pixel(CGPoint(x: $0, y: 150)) } == [color(.starting), color(.starting)])
            #expect(host.stage.pixel(CGPoint(x: 203, y: 150)) == "#ff00ff")
        }

        @Test("The frame is there while a placeholder is, and goes when the plugin has drawn", arguments: [1, 2])
        func placeholder(scale: CGFloat) throws {
            let host = try InMemoryHost(scale: scale) { _ in Self.makePlain() }
            let pane = host.makePane()
            host.stage.embed(pane, frame: Self.middle)
            UpdateCycle.main.update()
            let outside = [
                CGPoint(x: 118, y: 150), CGPoint(x: 321, y: 150), CGPoint(x: 200, y: 58), CGPoint(x: 200, y: 241),
            ]
            #expect(outside.map { host.stage.pixel($0) } == Array(repeating: color(.starting), count: 4))
            #expect(host.stage.pixel(CGPoint(x: 120, y: 150)) == "#ffffff")
            host.settle()
            #expect(outside.allSatisfy { host.stage.pixel($0) != color(.starting) })
        }

        @Test("It follows its pane, whatever moves that, and shows nothing of a pane that is not to be seen")
        func follows() throws {
            let host = try InMemoryHost { _ in nil }
            let pane = host.showPane(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            let box = UIView(frame: CGRect(x: 250, y: 100, width: 100, height: 100))
            host.stage.root.view.addSubview(box)
            box.addSubview(pane.view)
            UpdateCycle.main.update()
            // Not where the figure may be, which is drawn by lot.
            func edge(_ x: CGFloat, _ y: CGFloat) -> Bool { host.stage.pixel(CGPoint(x: x, y: y)) == color(.lost) }
            #expect(edge(248, 140))
            box.frame.origin.x = 230
            UpdateCycle.main.update()
            #expect(!edge(248, 140) && edge(228, 140))
            pane.view.frame.origin.x = 80
            box.clipsToBounds = true
            UpdateCycle.main.update()
            // What is cut off is not within the frame.
            #expect(edge(308, 140) && edge(331, 140) && !edge(361, 140))
            box.isHidden = true
            UpdateCycle.main.update()
            #expect(!edge(308, 140))
            box.isHidden = false
            pane.view.removeFromSuperview()
            UpdateCycle.main.update()
            #expect(!edge(308, 140))
            #expect(host.stage.window.decorations.isEmpty)
        }

        @Test("It takes on the appearance of its pane", arguments: [UIUserInterfaceStyle.light, .dark])
        func appearance(style: UIUserInterfaceStyle) throws {
            let host = try InMemoryHost(style: style) { _ in nil }
            _ = host.showPane(frame: Self.middle)
            #expect(host.stage.pixel(CGPoint(x: 118, y: 150)) == color(.lost, style))
            host.stage.close()
        }

        @Test("An idle pane with a frame asks for no updates")
        func idle() throws {
            let host = try InMemoryHost { _ in nil }
            _ = host.showPane(frame: Self.middle)
            let frames = host.stage.platform.frames
            UpdateCycle.main.setNeedsUpdate()
            host.settle()
            #expect(host.stage.platform.frames == frames && !UpdateCycle.main.needsUpdate)
        }
    }
}
