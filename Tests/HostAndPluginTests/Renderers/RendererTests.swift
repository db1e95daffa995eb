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
    /// What a renderer draws, and what its host believes of it.
    @Suite("Panes that another process draws") @MainActor final class Renderers: RendererStaging {
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

        @Test("A pane in which nothing is to be seen has its first picture too, also after another one")
        func emptyPicture() throws {
            let host = try InMemoryHost(renderer: { _ in DrawingViewController() }) { _ in UIViewController() }
            let pane = host.makePane()
            var count = 0
            pane.onFirstPicture = { count += 1 }
            host.stage.embed(pane)
            rest(host)
            #expect(count == 1)
            // A picture of before is gone with a renderer, though the next one has nothing to draw.
            let controller: UIViewController = try host.controller()
            let point = CGPoint(x: 300, y: 100)
            let before = host.stage.pixel(point)
            controller.view.backgroundColor = .red
            rest(host)
            #expect(host.stage.pixel(point) == "#ff0000")
            host.drawing?.runs.last?.end(.exited(.killed(signal: 6)))
            controller.view.backgroundColor = nil
            rest(host)
            #expect(host.stage.pixel(point) == before)
            pane.onFirstPicture = nil
            host.stage.close()
        }

        @Test(
            "In a window that is not shown a renderer draws nothing for the sake of time alone, and goes on when it is shown"
        )
        func hiddenWindow() throws {
            let (host, _) = try arrange { _ in SpinningViewController() }
            let drawing = try #require(host.drawing?.runs.last?.connection?.controllers.first)
            func passes(_ isDrawn: Bool) {
                rest(host)
                let before = drawing.view.layer.layerContents
                rest(host)
                #expect((drawing.view.layer.layerContents != before) == isDrawn)
                // Nobody waits for the next frame.
                #expect((frames.count(within: .milliseconds(17)) > 0) == isDrawn)
            }
            passes(true)
            host.stage.window.isHidden = true
            passes(false)
            host.stage.window.isHidden = false
            passes(true)
            host.stage.close()
        }

        @Test("A pane that is taken out and added again in one turn goes on in its renderer, though its plugin hangs")
        func addedAgain() throws {
            let (host, pane) = try arrange { _ in SpinningViewController() }
            let drawing = try #require(host.drawing?.runs.last?.connection?.controllers.first)
            host.stage.remove(pane)
            host.stage.embed(pane)
            pass(host, seconds: 1, without: host.launcher)
            let before = drawing.view.layer.layerContents
            pass(host, seconds: 1, without: host.launcher)
            #expect(drawing.view.layer.layerContents != before)
            host.stage.close()
        }

        @Test("What answers touches is shown without a wait for the frame after the last one")
        func answersAtOnce() throws {
            final class Answering: UIViewController {
                private var count = 0

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .white
                }

                override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                    count += 1
                    view.backgroundColor = count.isMultiple(of: 2) ? .red : .green
                }
            }
            let (host, _) = try arrange { _ in Answering() }
            let point = CGPoint(x: 300, y: 100)
            // The first ones bring the renderer the memory of its surfaces.
            for _ in 0..<2 {
                host.stage.tap(point)
                rest(host)
            }
            #expect(host.stage.pixel(point) == "#ff0000")
            // No time passes between them.
            for color in ["#00ff00", "#ff0000", "#00ff00", "#ff0000"] {
                host.stage.tap(point)
                host.settle()
                host.stage.drawFrame()
                #expect(host.stage.pixel(point) == color)
            }
            host.stage.close()
        }

        @Test("A commit that takes long to pass on is drawn as any other, and what comes after it is drawn after it")
        func longCommits() async throws {
            final class Zigzag: UIViewController {
                let shape = CAShapeLayer()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    let path = CGMutablePath()
                    path.move(to: .zero)
                    for step in 0..<10_000 { path.addLine(to: CGPoint(x: step % 2 * 200, y: 20)) }
                    path.addLine(to: CGPoint(x: 200, y: 300))
                    path.addLine(to: CGPoint(x: 0, y: 300))
                    shape.path = path
                    shape.fillColor = UIColor.red.cgColor
                    view.layer.addSublayer(shape)
                }
            }
            let (host, _) = try arrange { _ in Zigzag() }
            let shape = (try host.controller() as Zigzag).shape
            let (old, new) = (CGPoint(x: 210, y: 100), CGPoint(x: 390, y: 100))
            // The change of its colour is as long; that of its place is short.
            shape.fillColor = UIColor.blue.cgColor
            host.settle()
            shape.position.x = 100
            try await host.wait(until: "all of it is drawn") {
                rest(host)
                return host.stage.pixel(old) == "#ffffff" && host.stage.pixel(new) == "#0000ff"
            }
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

        @Test(
            "Surfaces that a plugin lets go of make room for others, whether or not their pane shows something new meanwhile",
            arguments: [true, false])
        func roomForSurfaces(isReleasedBefore: Bool) throws {
            let (host, _) = try arrange { _ in TilesViewController() }
            let controller: TilesViewController = try host.controller()
            var surfaces: [IOSurface] = []
            for _ in 0..<3 {
                // Twice as many are more than a session has.
                surfaces = TilesViewController.makeSurfaces(40)
                controller.show(surfaces)
                rest(host)
                #expect(surfaces.count { $0.sharing == .shared } == 40)
                controller.show([])
                if isReleasedBefore { surfaces = [] }
                rest(host)
            }
            host.stage.close()
        }

        @Test("A surface for which there was no memory has some when others are gone and it is shown again")
        func roomAfterRefusal() throws {
            let (host, _) = try arrange { _ in TilesViewController() }
            let controller: TilesViewController = try host.controller()
            var first = TilesViewController.makeSurfaces(40)
            let later = TilesViewController.makeSurfaces(30)
            controller.show(first)
            rest(host)
            controller.show(first + later)
            rest(host)
            #expect(later.count { $0.sharing == .shared } == 24)
            controller.show(later)
            first = []
            rest(host)
            controller.show(later)
            rest(host)
            #expect(later.count { $0.sharing == .shared } == 30)
            host.stage.close()
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
            #expect(Set(liar.released) == Set(liar.surfaces.map(\.request.number)))
            #expect(liar.released.count == 2)
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
    }
}
