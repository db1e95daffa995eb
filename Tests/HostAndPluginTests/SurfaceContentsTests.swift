import Diagnostics
import HostStaging
import LayerRenderer
import PluginProtocol
import QuartzCore
import Testing
import UIKit
import UIKitTesting

extension HostAndPlugin {
    /// Layers that show pixels which the app draws itself.
    @Suite("Surfaces at home and in a plugin") @MainActor struct SurfaceContents {
        /// Shows one of two surfaces in a layer of 64 by 48 points.
        private final class Controller: UIViewController {
            var format = SurfaceFormat.bgra
            let picture = CALayer()
            private(set) lazy var surfaces = (0..<2).compactMap { _ in
                IOSurface(properties: [.width: 64, .height: 48, .pixelFormat: format.rawValue])
            }

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .white
                picture.frame = CGRect(x: 10, y: 20, width: 64, height: 48)
                view.layer.addSublayer(picture)
            }

            /// Draws a picture that differs in each pixel, and shows it.
            func show(_ index: Int, shade: UInt8) {
                guard surfaces.indices.contains(index) else { return }
                draw(index, shade: shade)
                picture.contents = surfaces[index]
            }

            func draw(_ index: Int, shade: UInt8) {
                let surface = surfaces[index]
                surface.lock(options: [], seed: nil)
                for y in 0..<surface.height {
                    for x in 0..<surface.width {
                        let place = y * surface.bytesPerRow + x * surface.bytesPerElement
                        switch format {
                        case .bgra:
                            let pixel = UInt32(255) << 24 | UInt32(shade) << 16 | UInt32(x * 4) << 8 | UInt32(y * 5)
                            surface.baseAddress.storeBytes(of: pixel.littleEndian, toByteOffset: place, as: UInt32.self)
                        case .rgb565:
                            let pixel = UInt16(shade >> 3) << 11 | UInt16(x) << 5 | UInt16(y / 2)
                            surface.baseAddress.storeBytes(of: pixel.littleEndian, toByteOffset: place, as: UInt16.self)
                        }
                    }
                }
                surface.unlock(options: [], seed: nil)
            }
        }

        private let frames = ManualFrameClock()
        private let installation: Override

        init() {
            installation = frames.install()
        }

        private func arrange(
            _ place: Place, _ format: SurfaceFormat = .bgra, scale: CGFloat = 1, sharing: Bool = true
        ) throws -> (host: InMemoryHost, controller: Controller) {
            let host = try InMemoryHost(scale: scale) { _ in
                let controller = Controller()
                controller.format = format
                return controller
            }
            if !sharing { host.launcher.granted.remove(.surfaces) }
            guard place == .host else {
                _ = host.showPane()
                return (host, try host.controller())
            }
            let controller = Controller()
            controller.format = format
            host.stage.embed(controller)
            host.settle()
            return (host, controller)
        }

        /// Lets a frame pass.
        private func pass(_ host: InMemoryHost) {
            frames.advance(by: .milliseconds(17))
            host.pass(.milliseconds(17))
        }

        /// Lets what was begun come to its end: memory is asked for, comes, is told of and drawn.
        private func rest(_ host: InMemoryHost) {
            for _ in 0..<4 { pass(host) }
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

        @Test(
            "What is drawn in a surface is shown in a plugin as at home, pixel for pixel, one picture after the other",
            arguments: SurfaceFormat.allCases, [CGFloat(1), 2])
        func samePixels(format: SurfaceFormat, scale: CGFloat) throws {
            let (home, own) = try arrange(.host, format, scale: scale)
            let (away, other) = try arrange(.plugin, format, scale: scale)
            var seen: Set<[[UInt8]]> = []
            for turn in 0..<4 {
                for (host, controller) in [(home, own), (away, other)] {
                    controller.show(turn % 2, shade: UInt8(turn * 60))
                    rest(host)
                }
                let expected = pixels(home)
                #expect(pixels(away) == expected)
                seen.insert(expected)
            }
            #expect(seen.count == 4)
            home.stage.close()
            away.stage.close()
        }

        @Test("A surface in which somebody draws while its memory comes is shown when that is done")
        func drawnMeanwhile() async throws {
            let (home, own) = try arrange(.host)
            let (away, other) = try arrange(.plugin)
            own.show(0, shade: 90)
            rest(home)
            let expected = pixels(home)
            other.show(0, shade: 90)
            let surface = other.surfaces[0]
            surface.lock()
            rest(away)
            #expect(surface.sharing == .waiting)
            #expect(pixels(away) != expected)
            surface.unlock()
            #expect(surface.sharing == .shared)
            try await away.wait(until: "the surface is shown") {
                rest(away)
                return pixels(away) == expected
            }
            home.stage.close()
            away.stage.close()
        }

        @Test("A surface is in use while it is shown, and free when the next one is", arguments: Place.allCases)
        func use(place: Place) throws {
            let (host, controller) = try arrange(place)
            controller.show(0, shade: 1)
            rest(host)
            #expect(controller.surfaces.map(\.isInUse) == [true, false])
            controller.show(1, shade: 2)
            // The host shows the first one until it has drawn the second.
            if place == .plugin { #expect(controller.surfaces.map(\.isInUse) == [true, true]) }
            rest(host)
            #expect(controller.surfaces.map(\.isInUse) == [false, true])
            controller.picture.contents = nil
            rest(host)
            #expect(controller.surfaces.map(\.isInUse) == [false, false])
            host.stage.close()
        }

        @Test(
            "The host reads the plugin's pixels from where they are: a torn picture is the plugin's own, and no message tells of it"
        )
        func noCopy() throws {
            let (host, controller) = try arrange(.plugin)
            controller.show(0, shade: 10)
            rest(host)
            let before = pixels(host)
            controller.draw(0, shade: 200)
            #expect(host.settle() == 0)
            #expect(pixels(host) == before)
            // Drawn again for whatever reason, it shows what lies there now.
            host.stage.window.layer.setNeedsRedraw()
            UpdateCycle.main.update()
            #expect(pixels(host) != before)
            host.stage.close()
        }

        @Test(
            "Where the host gives no memory the pixels are sent, the last ones too, and no more than ten times a second"
        )
        func pictures() throws {
            let (home, own) = try arrange(.host)
            let (away, other) = try arrange(.plugin, sharing: false)
            own.show(0, shade: 59)
            pass(home)
            var pictures: Set<[[UInt8]]> = []
            for frame in 0..<60 {
                other.show(frame % 2, shade: UInt8(frame))
                pass(away)
                pictures.insert(pixels(away))
            }
            #expect((5...12).contains(pictures.count))
            for _ in 0..<12 { pass(away) }
            // The surface holds what was drawn last.
            #expect(pixels(away) == pixels(home))
            #expect(other.surfaces.map(\.isInUse) == [false, true])
            home.stage.close()
            away.stage.close()
        }

        @Test("A hundred panes show surfaces each; those for which there is no memory are shown as pictures")
        func hundred() throws {
            let host = try InMemoryHost { _ in Controller() }
            for index in 0..<100 {
                let plugin = index < 64 ? InMemoryHost.identifier : InMemoryHost.otherIdentifier
                host.stage.embed(host.makePane(of: plugin))
            }
            host.settle()
            let controllers = host.launcher.runs.compactMap(\.connection).flatMap(\.controllers)
            #expect(controllers.count == 100)
            for index in 0..<2 {
                for case let controller as Controller in controllers { controller.show(index, shade: 90) }
                for _ in 0..<12 { pass(host) }
            }
            #expect(host.launcher.runs.allSatisfy { !$0.isOver })
            let (home, own) = try arrange(.host)
            own.show(1, shade: 90)
            pass(home)
            #expect(pixels(host) == pixels(home))
            host.stage.close()
            home.stage.close()
        }

        @Test(
            "A plugin that shows a surface which it was not given costs its own session alone, and nothing of that commit is seen"
        )
        func foreign() throws {
            let (host, controller) = try arrange(.plugin)
            controller.show(0, shade: 10)
            rest(host)
            let run = try host.run
            let root = try #require(controller.view.window?.layer.id)
            var update = LayerUpdate(id: root)
            update.contents = .surface(SurfaceID(number: 99), seed: 1, scale: 1, gravity: .resize)
            let commit = SceneCommit(
                serial: CommitSerial(number: 90), answeredResize: nil, afterControl: .first,
                layers: LayerCommit(root: root, updates: [update]))
            run.channels.plugin.send(.content(.sceneDidCommit(commit)), scene: .first)
            host.settle()
            #expect(run.isOver)
            let pane = try #require(host.stage.root.children.last)
            #expect(host.stage.texts(in: pane).contains { $0.contains("surface 99 has no memory") })
            #expect(host.stage.tapCounter())
            host.stage.close()
        }

        @Test("What a plugin says of surfaces that are not its own is forgiven once", arguments: [true, false])
        func unknown(confirms: Bool) throws {
            let (host, _) = try arrange(.plugin)
            let run = try host.run
            let number = SurfaceID(number: 99)
            let report: SessionReport =
                confirms ? .didAttachSurface(number, hasMemory: true) : .didReleaseSurface(number)
            run.channels.plugin.send(.session(report))
            host.settle()
            #expect(!run.isOver)
            run.channels.plugin.send(.session(report))
            host.settle()
            #expect(run.isOver)
            host.stage.close()
        }
    }
}
