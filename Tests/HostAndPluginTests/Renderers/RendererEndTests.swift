import Diagnostics
import HostStaging
import LayerRenderer
import MainLoop
import PaneDrawing
import PaneLayers
import ParityScenarios
import PluginHost
import QuartzCore
import RemotePlacements
import Testing
import UIKit
import UIKitTesting

extension HostAndPlugin {
    /// What is seen of a renderer that ends or hangs, and over which pane it is held to have ended.
    @Suite("Renderers that end") @MainActor final class RendererEnds: RendererStaging {
        @Test("A renderer that comes after one that has ended reads the same memory")
        func surfacesAfterCrash() throws {
            let (away, _) = try arrange { _ in SurfaceViewController() }
            let home = try InMemoryHost { _ in SurfaceViewController() }
            _ = home.showPane()
            let other: SurfaceViewController = try away.controller()
            let own: SurfaceViewController = try home.controller()
            other.show(0, shade: 50)
            rest(away)
            own.show(0, shade: 50)
            rest(home)
            #expect(difference(pixels(away), pixels(home)) == nil)
            let renderers = try #require(away.drawing)
            try #require(renderers.runs.last).end(.exited(.killed(signal: 11)))
            rest(away)
            #expect(renderers.runs.count == 2)
            for (index, shade) in [(1, UInt8(90)), (0, 130)] {
                other.show(index, shade: shade)
                rest(away)
                own.show(index, shade: shade)
                rest(home)
                #expect(difference(pixels(away), pixels(home)) == nil)
            }
            #expect(away.launcher.runs.count == 1)
            home.stage.close()
            away.stage.close()
        }

        @Test(
            "Of a renderer that ends the last picture stays; the next one is told everything, and the plugin hears nothing of it"
        )
        func crash() throws {
            let (host, pane) = try arrange { _ in Picture.images.makeViewController() }
            let before = pixels(host)
            let renderers = try #require(host.drawing)
            try #require(renderers.runs.last).end(.exited(.killed(signal: 11)))
            for _ in 0..<3 { _ = host.loop.runOneTurn(timeout: .zero) }
            host.stage.drawFrame()
            #expect(pixels(host) == before)
            // The next one has a surface before it has drawn anything: message by message nothing else is seen.
            let row = try #require(before.firstIndex { $0.contains { $0 < 200 } })
            let column = try #require(before[row].firstIndex { $0 < 200 }) / 3
            let point = CGPoint(x: 200 + column, y: row)
            let color = host.stage.pixel(point)
            for _ in 0..<300 {
                frames.advance(by: .milliseconds(1))
                host.clock.advance(by: .milliseconds(1))
                _ = host.loop.runOneTurn(timeout: .zero)
                for run in renderers.runs { run.channels.wire.pump(limit: 1) }
                if UpdateCycle.main.needsUpdate { UpdateCycle.main.update() }
                host.stage.drawFrame()
                #expect(host.stage.pixel(point) == color)
            }
            rest(host)
            #expect(renderers.runs.count == 2)
            #expect(pixels(host) == before)
            #expect(host.stage.texts(in: pane).isEmpty)
            let controller: PictureViewController = try host.controller()
            controller.change()
            rest(host)
            let home = try InMemoryHost { _ in Picture.images.makeViewController() }
            _ = home.showPane()
            (try home.controller() as PictureViewController).change()
            rest(home)
            #expect(difference(pixels(host), pixels(home)) == nil)
            #expect(host.launcher.runs.count == 1)
            home.stage.close()
            host.stage.close()
        }

        @Test(
            "One that ends again over the same closes the pane, with a sentence that names the contents; Retry brings it back"
        )
        func crashTwice() throws {
            let (host, pane) = try arrange { _ in Picture.texts.makeViewController() }
            let before = pixels(host)
            let renderers = try #require(host.drawing)
            for _ in 0..<2 {
                try #require(renderers.runs.last).end(.exited(.killed(signal: 11)))
                rest(host)
            }
            let words = host.stage.texts(in: pane).joined(separator: " ")
            #expect(words.contains("has ended over it twice. It shows: ") && words.contains("text"), "\(words)")
            #expect(host.stage.tapCounter())
            // The plugin goes on, and so does what draws its other panes.
            #expect(host.launcher.runs.count == 1)
            host.pass(.seconds(2))
            pane.retry()
            rest(host)
            #expect(host.stage.texts(in: pane).isEmpty)
            #expect(pixels(host) == before)
            // That was the first of two ends again, however soon it comes.
            try #require(renderers.runs.last).end(.exited(.killed(signal: 11)))
            rest(host)
            host.pass(.seconds(2))
            rest(host)
            #expect(renderers.runs.count == 4 && host.stage.texts(in: pane).isEmpty)
            #expect(pixels(host) == before)
            host.stage.close()
        }

        @Test(
            "One that ends over one pane of a plugin again closes that pane alone: the next one is told of the panes one after the other"
        )
        func guiltyPane() throws {
            let host = try InMemoryHost(renderer: { _ in LyingRenderer() }) { _ in Picture.layers.makeViewController() }
            let heights: [CGFloat] = [100, 150]
            let panes = heights.map { height in
                host.showPane(frame: CGRect(x: 200, y: height == 100 ? 0 : 100, width: 200, height: height))
            }
            rest(host)
            let renderers = try #require(host.drawing)
            func liars() -> [LyingRenderer] {
                renderers.runs.last?.connection?.controllers.compactMap { $0 as? LyingRenderer } ?? []
            }
            /// Says that it has drawn whatever it was sent.
            func draw(_ liar: LyingRenderer) {
                for _ in 0..<3 {
                    for number in 1...9 { liar.say(.drawn, "\(number)") }
                    rest(host)
                }
            }
            #expect(liars().map { $0.contents } == [1, 1])
            for liar in liars() { draw(liar) }
            renderers.runs.last?.end(.exited(.killed(signal: 11)))
            rest(host)
            try #require(renderers.runs.count == 2)
            let innocent = try #require(liars().first { $0.contents == 1 })
            let guilty = try #require(liars().first { $0.contents == 0 })
            draw(innocent)
            #expect(guilty.contents == 1)
            let index = try #require(heights.firstIndex(of: guilty.view.bounds.height))
            renderers.runs.last?.end(.exited(.killed(signal: 11)))
            // The third one is started some time after the second has ended.
            for _ in 0..<30 where renderers.runs.count < 3 {
                host.pass(.seconds(1))
                rest(host)
            }
            let words = host.stage.texts(in: panes[index]).joined(separator: " ")
            #expect(words.contains("has ended over it twice."), "\(words)")
            #expect(host.stage.texts(in: panes[1 - index]).isEmpty)
            // The third one draws what is left.
            #expect(renderers.runs.count == 3)
            #expect(liars().filter { $0.contents == 1 }.map { $0.view.bounds.height } == [heights[1 - index]])
            #expect(host.launcher.runs.count == 1)
            host.stage.close()
        }

        @Test("What a pane commits in the turn of another one goes on when that is over")
        func commitInAnothersTurn() throws {
            let host = try InMemoryHost(renderer: { _ in LyingRenderer() }) { _ in Picture.layers.makeViewController() }
            let heights: [CGFloat] = [100, 150]
            for height in heights {
                _ = host.showPane(frame: CGRect(x: 200, y: height == 100 ? 0 : 100, width: 200, height: height))
            }
            rest(host)
            let renderers = try #require(host.drawing)
            renderers.runs.last?.end(.exited(.killed(signal: 11)))
            rest(host)
            let liars = renderers.runs.last?.connection?.controllers.compactMap { $0 as? LyingRenderer } ?? []
            try #require(renderers.runs.count == 2 && liars.count == 2)
            let first = try #require(liars.first { $0.contents == 1 })
            let second = try #require(liars.first { $0.contents == 0 })
            for number in 1...9 { first.say(.drawn, "\(number)") }
            rest(host)
            try #require(second.contents == 1)
            let index = try #require(heights.firstIndex(of: first.view.bounds.height))
            try host.controller(at: index).view.backgroundColor = .green
            rest(host)
            #expect(first.contents == 1)
            for number in 1...9 { second.say(.drawn, "\(number)") }
            rest(host)
            #expect(first.contents == 2)
            host.stage.close()
        }

        @Test("A pane that is told and not drawn holds up the others of its plugin for ten seconds")
        func turnEnds() throws {
            let host = try InMemoryHost(renderer: { _ in LyingRenderer() }) { _ in Picture.layers.makeViewController() }
            for y in [0, 100] { _ = host.showPane(frame: CGRect(x: 200, y: CGFloat(y), width: 200, height: 100)) }
            rest(host)
            let renderers = try #require(host.drawing)
            func contents() -> [Int] {
                renderers.runs.last?.connection?.controllers.compactMap { ($0 as? LyingRenderer)?.contents }.sorted()
                    ?? []
            }
            renderers.runs.last?.end(.exited(.killed(signal: 11)))
            rest(host)
            #expect(renderers.runs.count == 2)
            #expect(contents() == [0, 1])
            for _ in 0..<10 { host.pass(.seconds(1)) }
            #expect(contents() == [1, 1])
            host.stage.close()
        }

        @Test(
            "A pane that is not on screen, or has no size, holds up no other of its plugin, and is told when it can be drawn",
            arguments: [0, 1], [true, false])
        func cannotBeDrawn(index: Int, isHidden: Bool) throws {
            let host = try InMemoryHost(renderer: { _ in LyingRenderer() }) { _ in Picture.layers.makeViewController() }
            let frames = [
                CGRect(x: 200, y: 0, width: 200, height: 100), CGRect(x: 200, y: 100, width: 200, height: 150),
            ]
            let panes = frames.map { host.showPane(frame: $0) }
            rest(host)
            let renderers = try #require(host.drawing)
            if isHidden {
                panes[index].view.removeFromSuperview()
            } else {
                panes[index].view.frame.size.height = 0
            }
            rest(host)
            renderers.runs.last?.end(.exited(.killed(signal: 11)))
            rest(host)
            #expect(renderers.runs.count == 2)
            let liars = renderers.runs.last?.connection?.controllers.compactMap { $0 as? LyingRenderer } ?? []
            try #require(liars.count == 2)
            let other = try #require(liars.first { $0.view.bounds.height == frames[1 - index].height })
            let one = try #require(liars.first { $0 !== other })
            #expect(other.contents == 1 && one.contents == 0)
            other.say(.drawn, "2")
            rest(host)
            #expect(one.contents == 0)
            if isHidden {
                host.stage.root.view.addSubview(panes[index].view)
            } else {
                panes[index].view.frame = frames[index]
            }
            rest(host)
            #expect(one.contents > 0)
            host.stage.close()
        }

        @Test(
            "What a plugin commits after its renderer's connection has broken, and before the process ends, is for the next one"
        )
        func commitBeforeEnd() throws {
            let (host, pane) = try arrange { _ in UIViewController() }
            let renderers = try #require(host.drawing)
            let first = try #require(renderers.runs.last)
            first.channels.plugin.close()
            host.deliver()
            let controller: UIViewController = try host.controller()
            let commits = pane.commitCount
            controller.view.backgroundColor = .green
            host.settle()
            try #require(pane.commitCount == commits + 1 && !first.isOver)
            first.end(.exited(.killed(signal: 11)))
            rest(host)
            #expect(renderers.runs.count == 2)
            #expect(host.stage.texts(in: pane) == [])
            #expect(host.stage.pixel(CGPoint(x: 300, y: 100)) == "#00ff00")
            host.stage.close()
        }

        @Test("A pane that is closed in its turn holds up no other of its plugin")
        func closedInItsTurn() throws {
            let host = try InMemoryHost(renderer: { _ in LyingRenderer() }) { _ in Picture.layers.makeViewController() }
            let heights: [CGFloat] = [100, 150]
            var panes = heights.map { height in
                host.showPane(frame: CGRect(x: 200, y: height == 100 ? 0 : 100, width: 200, height: height))
            }
            rest(host)
            let renderers = try #require(host.drawing)
            renderers.runs.last?.end(.exited(.killed(signal: 11)))
            rest(host)
            let liars = renderers.runs.last?.connection?.controllers.compactMap { $0 as? LyingRenderer } ?? []
            try #require(renderers.runs.count == 2 && liars.count == 2)
            let told = try #require(liars.first { $0.contents == 1 })
            let waiting = try #require(liars.first { $0.contents == 0 })
            let index = try #require(heights.firstIndex(of: told.view.bounds.height))
            weak let closed = panes[index]
            host.stage.remove(panes.remove(at: index))
            rest(host)
            try #require(closed == nil)
            #expect(waiting.contents == 1)
            host.stage.close()
        }

        @Test(
            "Where a plugin and its renderer have ended, the plugin's old picture is not seen again before the next one's",
            arguments: [true, false])
        func bothEnd(pluginFirst: Bool) throws {
            final class Plain: UIViewController {
                static var color = UIColor.red

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = Self.color
                }
            }
            Plain.color = .red
            let (host, pane) = try arrange { _ in Plain() }
            let point = CGPoint(x: 300, y: 100)
            try #require(host.stage.pixel(point) == "#ff0000")
            Plain.color = .blue
            let renderers = try #require(host.drawing)
            let runs = [try host.run, try #require(renderers.runs.last)]
            for run in pluginFirst ? runs : runs.reversed() { run.end(.exited(.killed(signal: 9))) }
            for _ in 0..<3 { _ = host.loop.runOneTurn(timeout: .zero) }
            var seen: Set<String> = []
            for _ in 0..<300 {
                frames.advance(by: .milliseconds(1))
                host.clock.advance(by: .milliseconds(1))
                _ = host.loop.runOneTurn(timeout: .zero)
                for run in host.launcher.runs + renderers.runs { run.channels.wire.pump(limit: 1) }
                if UpdateCycle.main.needsUpdate { UpdateCycle.main.update() }
                host.stage.drawFrame()
                seen.insert(host.stage.pixel(point))
            }
            rest(host)
            #expect(renderers.runs.count == 2 && host.launcher.runs.count == 2)
            #expect(host.stage.pixel(point) == "#0000ff")
            #expect(!seen.contains("#ff0000"), "\(seen)")
            #expect(host.stage.texts(in: pane).isEmpty)
            host.stage.close()
        }

        @Test("One that traps has the time for its backtrace: it is not ended before it has ended by itself")
        func trap() throws {
            let (host, pane) = try arrange { _ in Picture.layers.makeViewController() }
            let before = pixels(host)
            let renderers = try #require(host.drawing)
            let run = try #require(renderers.runs.last)
            run.sayThatItTraps()
            pass(host, seconds: 1, without: renderers)
            #expect(!run.isOver && renderers.runs.count == 1)
            run.end(.exited(.killed(signal: 4)))
            rest(host)
            #expect(renderers.runs.count == 2)
            #expect(pixels(host) == before)
            #expect(host.stage.texts(in: pane).isEmpty)
            host.stage.close()
        }

        @Test("One that hangs is ended, and the next one goes on")
        func hang() throws {
            let (host, pane) = try arrange { _ in Picture.layers.makeViewController() }
            let before = pixels(host)
            let renderers = try #require(host.drawing)
            pass(host, seconds: 9, without: renderers)
            #expect(renderers.runs.count == 2)
            #expect(pixels(host) == before)
            rest(host)
            let controller: PictureViewController = try host.controller()
            controller.change()
            rest(host)
            #expect(pixels(host) != before)
            #expect(host.stage.texts(in: pane).isEmpty)
            host.stage.close()
        }

        @Test(
            "One that hangs each time before it is ready is given up, and started as often as any plugin that ends; Retry brings the pane back"
        )
        func hangsBeforeItIsReady() throws {
            let (host, pane) = try arrange { _ in Picture.layers.makeViewController() }
            let before = pixels(host)
            let renderers = try #require(host.drawing)
            pass(host, seconds: 60, without: renderers)
            let words = host.stage.texts(in: pane).joined(separator: " ")
            #expect(words.contains("does not run: It ended again before it was ready."), "\(words)")
            #expect(renderers.runs.count == 1 + RestartPolicy.delays.count)
            #expect(host.stage.tapCounter())
            pane.retry()
            rest(host)
            #expect(renderers.runs.count == 2 + RestartPolicy.delays.count)
            #expect(host.stage.texts(in: pane).isEmpty)
            #expect(pixels(host) == before)
            host.stage.close()
        }

        @Test("For what a plugin commits while its host ends no renderer is started")
        func commitAfterStop() throws {
            let (host, pane) = try arrange { _ in Picture.layers.makeViewController() }
            let renderers = try #require(host.drawing)
            #expect(renderers.runs.count == 1)
            var isStopped = false
            try host.plugins.renderers?.supervisor(for: "mullion.renderer.\(InMemoryHost.identifier)").stop {
                isStopped = true
            }
            renderers.runs.last?.end(.exited(.killed(signal: 15)))
            rest(host)
            try #require(isStopped)
            let commits = pane.commitCount
            try host.controller().view.backgroundColor = .green
            rest(host)
            #expect(pane.commitCount > commits)
            #expect(renderers.runs.count == 1)
            host.stage.close()
        }

        @Test("A plugin that ends takes its picture with it, and the next one is drawn by the same renderer")
        func pluginEnds() throws {
            let (host, pane) = try arrange { _ in Picture.layers.makeViewController() }
            let before = pixels(host)
            try host.run.end(.exited(.killed(signal: 9)))
            for _ in 0..<3 { _ = host.loop.runOneTurn(timeout: .zero) }
            UpdateCycle.main.update()
            #expect(!host.stage.texts(in: pane).isEmpty)
            rest(host)
            #expect(host.stage.texts(in: pane).isEmpty)
            #expect(pixels(host) == before)
            #expect(host.launcher.runs.count == 2)
            #expect(host.drawing?.runs.count == 1)
            host.stage.close()
        }
    }
}
