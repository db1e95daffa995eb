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
    /// Panes that a renderer draws: on the other side of a wire, as the plugin is.
    @Suite("Panes that another process draws") @MainActor struct Renderers {
        private let frames = ManualFrameClock()
        private let installation: Override

        init() {
            installation = frames.install()
        }

        private func arrange(
            scale: CGFloat = 1,
            renderer: @escaping @MainActor (String) -> UIViewController? = { _ in DrawingViewController() },
            _ make: @escaping @MainActor (String) -> UIViewController
        ) throws -> (host: InMemoryHost, pane: RemoteViewController) {
            let host = try InMemoryHost(scale: scale, renderer: renderer) { make($0) }
            let pane = host.showPane()
            rest(host)
            return (host, pane)
        }

        /// Lets what was begun come to its end: each commit and each surface takes a few frames there and back.
        private func rest(_ host: InMemoryHost) {
            for _ in 0..<12 { pass(host) }
        }

        private func pass(_ host: InMemoryHost) {
            frames.advance(by: .milliseconds(17))
            host.pass(.milliseconds(17))
        }

        /// Lets time pass for all but one of the processes, which is stopped.
        private func pass(_ host: InMemoryHost, seconds: Int, without stopped: InMemoryLauncher) {
            let running = [host.launcher, host.drawing].compactMap(\.self).filter { $0 !== stopped }
            for _ in 0..<seconds * 10 {
                frames.advance(by: .milliseconds(100))
                host.clock.advance(by: .milliseconds(100))
                for _ in 0..<20 {
                    _ = host.loop.runOneTurn(timeout: .zero)
                    for run in running.flatMap(\.runs) { run.channels.pump() }
                    if UpdateCycle.main.needsUpdate { UpdateCycle.main.update() }
                }
            }
        }

        /// The pane's pixels, as they were drawn last.
        private func pixels(_ host: InMemoryHost) -> [[UInt8]] {
            let surface = host.stage.platform.surface(of: host.stage.window)
            return (0..<surface.height).map { y in
                (surface.width / 2..<surface.width).flatMap { x in
                    surface.pixel(x: x, y: y).map { [$0.red, $0.green, $0.blue] } ?? []
                }
            }
        }

        /// The place of the first pixel that differs by more than rounding: what is half transparent is blended in the one and in the other
        /// order.
        private func difference(_ one: [[UInt8]], _ other: [[UInt8]]) -> String? {
            guard one.map(\.count) == other.map(\.count) else { return "the size" }
            for (y, rows) in zip(one, other).enumerated() {
                for (x, values) in zip(rows.0, rows.1).enumerated()
                where abs(Int(values.0) - Int(values.1)) > 1 {
                    return "\(x / 3), \(y): \(values.0) and \(values.1)"
                }
            }
            return nil
        }

        @Test("The pixels are those that the host draws itself", arguments: Picture.allCases, [CGFloat(1), 2])
        func samePixels(picture: Picture, scale: CGFloat) throws {
            let (away, _) = try arrange(scale: scale) { _ in picture.makeViewController() }
            let home = try InMemoryHost(scale: scale) { _ in picture.makeViewController() }
            _ = home.showPane()
            rest(home)
            let first = pixels(home)
            #expect(difference(pixels(away), first) == nil)
            for host in [home, away] {
                let controller: PictureViewController = try host.controller()
                controller.change()
                rest(host)
            }
            #expect(difference(pixels(away), pixels(home)) == nil)
            #expect(pixels(home) != first)
            home.stage.close()
            away.stage.close()
        }

        @Test("In the host there is a picture of pixels, and nothing that a library would have to understand")
        func nothingHere() throws {
            let (host, pane) = try arrange { _ in Picture.texts.makeViewController() }
            var contents: [LayerContents] = []
            func collect(_ layer: CALayer) {
                contents.append(layer.layerContents)
                for child in layer.sublayers ?? [] { collect(child) }
            }
            collect(pane.view.layer)
            let shown = contents.filter { content in
                if case .none = content { false } else { true }
            }
            #expect(shown.count == 1)
            #expect(
                shown.allSatisfy { content in
                    if case .surface = content { true } else { false }
                })
            host.stage.close()
        }

        @Test(
            "Whoever waits for the first picture hears of it when there are pixels, and not when the plugin has committed"
        )
        func firstPicture() throws {
            final class Red: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .red
                }
            }
            let host = try InMemoryHost(renderer: { _ in DrawingViewController() }) { _ in Red() }
            let pane = host.makePane()
            var seen: [String] = []
            pane.onFirstPicture = {
                host.stage.drawFrame()
                seen.append(host.stage.pixel(CGPoint(x: 300, y: 100)))
            }
            host.stage.embed(pane)
            rest(host)
            #expect(seen == ["#ff0000"])
            pane.onFirstPicture = nil
            host.stage.close()
        }

        @Test("What answers touches is shown without a wait for the frame after the last one")
        func answersAtOnce() throws {
            final class Answering: UIViewController {
                private static let colors = [UIColor.red, .green, .blue]
                private var count = 0

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .white
                }

                override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                    view.backgroundColor = Self.colors[count]
                    count += 1
                }
            }
            let (host, _) = try arrange { _ in Answering() }
            let point = CGPoint(x: 300, y: 100)
            // The first ones bring the renderer the memory of its surfaces.
            for _ in 0..<2 {
                host.stage.tap(point)
                rest(host)
            }
            #expect(host.stage.pixel(point) == "#00ff00")
            host.stage.tap(point)
            host.settle()
            host.stage.drawFrame()
            #expect(host.stage.pixel(point) == "#0000ff")
            host.stage.close()
        }

        @Test("A layer is scrolled by the host while the plugin is stopped, and what comes into view is drawn")
        func scrolling() throws {
            let (host, _) = try arrange { _ in ScrollingViewController() }
            let top = CGPoint(x: 300, y: 5)
            #expect(host.stage.pixel(top) == "#ff0000")
            let rest = host.stage.window.sendScroll(
                at: CGPoint(x: 300, y: 100), delta: CGVector(dx: 0, dy: -300), isPrecise: true, timestamp: 0)
            #expect(rest.dy == 0)
            pass(host, seconds: 1, without: host.launcher)
            #expect(host.stage.pixel(top) == "#00ff00")
            let controller: ScrollingViewController = try host.controller()
            #expect(controller.strip.bounds.minY == 0)
            self.rest(host)
            #expect(controller.strip.bounds.minY == 300)
            #expect(host.stage.pixel(top) == "#00ff00")
            host.stage.close()
        }

        @Test("For a renderer that does not read the newest offset waits, and none of those before it")
        func scrollingUnread() throws {
            let (host, _) = try arrange(renderer: { _ in LyingRenderer() }) { _ in ScrollingViewController() }
            let liar = try #require(host.drawing?.runs.last?.connection?.controllers.first as? LyingRenderer)
            func scroll(_ distance: CGFloat) {
                _ = host.stage.window.sendScroll(
                    at: CGPoint(x: 300, y: 100), delta: CGVector(dx: 0, dy: distance), isPrecise: true, timestamp: 0)
            }
            // More than the 64 KiB that may be under way.
            let turns = 8000
            for turn in 0..<turns {
                scroll(turn.isMultiple(of: 2) ? -10 : 10)
                if turn.isMultiple(of: 500) { host.settle() }
            }
            scroll(-30)
            host.settle()
            let read = liar.scrolls.count
            #expect(read > 0 && read < turns)
            #expect(liar.scrolls.last?.map(\.offset.y) != [30])
            liar.say(.taken, "\(1 << 20)")
            rest(host)
            #expect(liar.scrolls.count == read + 1)
            #expect(liar.scrolls.last?.map(\.offset.y) == [30])
            host.stage.close()
        }

        @Test(
            "Pixels that a plugin draws itself lie between its layers as where the host draws, and at the plugin's own pace"
        )
        func surfaces() throws {
            let (away, _) = try arrange { _ in SurfaceViewController() }
            let home = try InMemoryHost { _ in SurfaceViewController() }
            _ = home.showPane()
            let other: SurfaceViewController = try away.controller()
            var pictures: Set<[[UInt8]]> = []
            for frame in 0..<60 {
                other.show(frame % 2, shade: UInt8(frame * 4))
                pass(away)
                pictures.insert(pixels(away))
            }
            // They would be twelve at most if they were sent.
            #expect(pictures.count > 15)
            #expect(other.surfaces.allSatisfy { $0.sharing == .shared })
            rest(away)
            // The last one is not left out.
            (try home.controller() as SurfaceViewController).show(1, shade: 59 * 4)
            rest(home)
            #expect(difference(pixels(away), pixels(home)) == nil)
            // The host reads none of it: what the plugin draws nobody sees before the renderer has drawn it.
            other.show(1, shade: 1)
            let before = pixels(away)
            away.stage.window.layer.setNeedsRedraw()
            away.stage.drawFrame()
            #expect(pixels(away) == before)
            rest(away)
            #expect(pixels(away) != before)
            home.stage.close()
            away.stage.close()
        }

        @Test("The host composes anew what has changed of a pane, and nothing else of it")
        func damage() throws {
            let (away, _) = try arrange { _ in SurfaceViewController() }
            let home = try InMemoryHost { _ in SurfaceViewController() }
            _ = home.showPane()
            let other: SurfaceViewController = try away.controller()
            // Until the pixels have memory there is no picture before.
            for turn in 0..<4 {
                other.show(turn % 2, shade: UInt8(turn))
                rest(away)
            }
            for turn in 4..<10 {
                let before = away.stage.platform.drawnPixels
                other.show(turn % 2, shade: UInt8(turn))
                rest(away)
                #expect(away.stage.platform.drawnPixels - before == 64 * 48)
            }
            (try home.controller() as SurfaceViewController).show(1, shade: 9)
            rest(home)
            #expect(difference(pixels(away), pixels(home)) == nil)
            home.stage.close()
            away.stage.close()
        }

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

        @Test("A renderer gets each surface once, cannot write to it, and hears when the plugin has let go of it")
        func lentSurfaces() throws {
            let (host, _) = try arrange(renderer: { _ in LyingRenderer() }) { _ in SurfaceViewController() }
            let liar = try #require(host.drawing?.runs.last?.connection?.controllers.first as? LyingRenderer)
            let controller: SurfaceViewController = try host.controller()
            /// Does something to the controller, and says that all is drawn that came of it.
            func commit(_ change: () -> Void) {
                change()
                for _ in 0..<3 {
                    rest(host)
                    for number in 1...30 { liar.say(.drawn, "\(number)") }
                }
                rest(host)
            }
            commit {}
            for turn in 0..<4 { commit { controller.show(turn % 2, shade: UInt8(turn + 1)) } }
            #expect(liar.surfaces.map(\.request.width) == [64, 64])
            #expect(liar.released == [])
            let file = try #require(liar.surfaces.first?.file)
            var pixel: [UInt8] = [0, 0, 0, 0]
            #expect(pread(file.number, &pixel, 4, 0) == 4)
            #expect(pixel == [0, 0, 3, 255])
            #expect(pwrite(file.number, &pixel, 4, 0) == -1)
            commit { controller.letGo() }
            // They are gone when the next commit is there.
            for color in [UIColor.black, .white, .black] { commit { controller.view.backgroundColor = color } }
            #expect(Set(liar.released) == Set(liar.surfaces.map(\.request.number)))
            #expect(liar.released.count == 2)
            host.stage.close()
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

        @Test("A renderer that describes something to the host ends, and the host draws nothing of it")
        func describes() throws {
            final class Describing: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
                    label.text = "Type your password"
                    view.addSubview(label)
                }
            }
            let (host, pane) = try arrange(renderer: { _ in Describing() }) { _ in
                Picture.layers.makeViewController()
            }
            rest(host)
            let words = host.stage.texts(in: pane).joined(separator: " ")
            #expect(words.contains("a renderer shows pixels and nothing else"), "\(words)")
            #expect(host.stage.tapCounter())
            host.stage.close()
        }

        @Test("What a renderer says in numbers moves nothing: it is told everything once")
        func lies() throws {
            let (host, pane) = try arrange(renderer: { _ in LyingRenderer() }) { _ in
                Picture.layers.makeViewController()
            }
            let liar = try #require(host.drawing?.runs.last?.connection?.controllers.first as? LyingRenderer)
            #expect(liar.contents == 1)
            for text in ["", "0", "-1", "9223372036854775807", "18446744073709551615", "99999999999999999999", "\u{0}"]
            {
                for call in [DrawingCall.ready, .taken, .drawn] { liar.say(call, text) }
            }
            rest(host)
            #expect(liar.contents == 1)
            liar.say(.failed, String(repeating: "”Your password: ", count: 1000))
            rest(host)
            let words = host.stage.texts(in: pane).joined(separator: " ")
            #expect(words.contains("The program that draws it says: “"), "\(words)")
            #expect(words.count < 600)
            host.stage.close()
        }

        @Test("Panes of a plugin share a renderer; that of another plugin is another, and goes on")
        func sharing() throws {
            let host = try InMemoryHost(renderer: { _ in DrawingViewController() }) { _ in
                Picture.layers.makeViewController()
            }
            let places = [
                (InMemoryHost.identifier, 0), (InMemoryHost.identifier, 100), (InMemoryHost.otherIdentifier, 200),
            ]
            for (plugin, y) in places {
                _ = host.showPane(of: plugin, frame: CGRect(x: 200, y: CGFloat(y), width: 200, height: 100))
            }
            rest(host)
            let renderers = try #require(host.drawing)
            #expect(renderers.runs.map { $0.connection?.controllers.count } == [2, 1])
            let before = pixels(host)
            renderers.runs.first?.end(.exited(.killed(signal: 6)))
            rest(host)
            #expect(renderers.runs.map(\.isOver) == [true, false, false])
            #expect(pixels(host) == before)
            host.stage.close()
        }

        @Test("For a pane that only says that there is no such controller no renderer is started")
        func nothingToDraw() throws {
            let host = try InMemoryHost(renderer: { _ in DrawingViewController() }) { _ in nil }
            let pane = host.showPane("nobody")
            rest(host)
            #expect(!host.stage.texts(in: pane).isEmpty)
            #expect(host.drawing?.runs.isEmpty == true)
            host.stage.close()
        }

        @Test("While a pane has another size and nobody has drawn it, the old pixels are where they were")
        func resize() throws {
            let (host, pane) = try arrange { _ in Picture.layers.makeViewController() }
            func left(_ pixels: [[UInt8]]) -> [[UInt8]] { pixels.map { Array($0.prefix(3 * 100)) } }
            let before = pixels(host)
            pane.view.frame.size.width = 100
            UpdateCycle.main.update()
            host.stage.drawFrame()
            #expect(left(pixels(host)) == left(before))
            #expect(pixels(host) != before)
            rest(host)
            pane.view.frame.size.width = 200
            rest(host)
            #expect(pixels(host) == before)
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
