import Diagnostics
import HostStaging
import LayerRenderer
import MainLoop
import PaneDrawing
import PluginHost
import QuartzCore
import RemotePlacements
import UIKit
import UIKitTesting

/// A host in memory whose panes a renderer draws, on the other side of a wire as the plugin is, and the time of all three.
@MainActor class RendererStaging {
    let frames = ManualFrameClock()
    private let installation: Override

    init() {
        installation = frames.install()
    }

    /// A host whose pane is drawn.
    func arrange(
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
    func rest(_ host: InMemoryHost) {
        for _ in 0..<12 { pass(host) }
    }

    /// Lets the time of a frame pass.
    func pass(_ host: InMemoryHost) {
        frames.advance(by: .milliseconds(17))
        host.pass(.milliseconds(17))
    }

    /// Lets time pass for all but one of the processes, which is stopped.
    func pass(_ host: InMemoryHost, seconds: Int, without stopped: InMemoryLauncher) {
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
    func pixels(_ host: InMemoryHost) -> [[UInt8]] {
        let surface = host.stage.platform.surface(of: host.stage.window)
        return (0..<surface.height).map { y in
            (surface.width / 2..<surface.width).flatMap { x in
                surface.pixel(x: x, y: y).map { [$0.red, $0.green, $0.blue] } ?? []
            }
        }
    }

    /// The place of the first pixel that differs by more than rounding: what is half transparent is blended in the one and in the other
    /// order.
    func difference(_ one: [[UInt8]], _ other: [[UInt8]]) -> String? {
        guard one.map(\.count) == other.map(\.count) else { return "the size" }
        for (y, rows) in zip(one, other).enumerated() {
            for (x, values) in zip(rows.0, rows.1).enumerated()
            where abs(Int(values.0) - Int(values.1)) > 1 {
                return "\(x / 3), \(y): \(values.0) and \(values.1)"
            }
        }
        return nil
    }
}
