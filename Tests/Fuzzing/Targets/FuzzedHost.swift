import Diagnostics
import HostStaging
import MainLoop
import PluginHost
import PluginProtocol
import QuartzCore
import SeededRandom
import UIKit

/// A host with a small window that is one plugin's pane, on the other side of a wire in memory. Time passes when it is told.
@MainActor final class FuzzedHost {
    let pane: RemoteViewController

    private let size: CGSize
    private static let identifier = "org.example.fuzzed"
    /// The frames that are drawn before everything is taken away: something may wait for the frame after the next.
    private static let lastFrames = 4

    /// The frames that are drawn at most until nothing is left to do.
    private static let mostFrames = 1000

    private let clock = ManualClock()
    private let launcher: FuzzedLauncher
    private let loop: MainLoop
    private let window: UIWindow
    private let platform = RenderingPlatform()
    private let updates: Override
    private let time: Override

    /// - Parameter size: of the window, in points.
    init(size: CGSize = CGSize(width: 64, height: 48)) {
        self.size = size
        let screen = UIScreen(size: size, scale: 1, userInterfaceStyle: .light)
        screen.platform = platform
        UIScreen.main = screen
        updates = UpdateCycle.main.install {}
        do {
            let (clock, loop) = (clock, try MainLoop(clock: clock))
            self.loop = loop
            time = FrameClock.main.install(now: { clock.now / .seconds(1) }) { delay, call in
                loop.schedule(after: delay, handler: call)
            }
            launcher = FuzzedLauncher(loop: loop)
            let plugin = try StagedPlugin.make(identifier: Self.identifier, name: "Fuzzed", controllers: ["main"])
            pane = RemoteViewController(
                plugin: Self.identifier, controller: "main",
                of: PluginRegistry(catalog: PluginCatalog(plugins: [plugin]), launcher: launcher, loop: loop))
        } catch {
            preconditionFailure("no host can be made: \(error)")
        }
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.rootViewController = pane
        window.makeKeyAndVisible()
        settle()
    }

    func perform(_ step: MessageScript.Step) {
        if step.flags.contains(.isHidden) != window.isHidden { window.isHidden.toggle() }
        if step.flags.contains(.retry) { pane.retry() }
        if step.flags.contains(.resize) {
            window.frame.size.width = window.frame.width == size.width ? size.width / 2 : size.width
        }
        if step.flags.contains(.touch) {
            for phase in [UITouch.Phase.began, .ended] {
                window.sendTouch(id: 1, phase: phase, at: CGPoint(x: 20, y: 20), timestamp: clock.now / .seconds(1))
            }
        }
        launcher.run?.inject(step)
        launcher.run?.channels.pump()
        if step.flags.contains(.frame) { settle() }
        if step.flags.contains(.second) { clock.advance(by: .seconds(1)) }
    }

    private func settle() {
        _ = loop.runOneTurn(timeout: .zero)
        launcher.run?.channels.pump()
        if UpdateCycle.main.needsUpdate { UpdateCycle.main.update() }
        launcher.run?.channels.pump()
        clock.advance(by: .milliseconds(17))
    }

    /// Lets time pass until everything is drawn.
    func finishDrawing() {
        for _ in 0..<Self.mostFrames where UpdateCycle.main.needsUpdate { settle() }
    }

    /// Shows a part of the pane over it, as what is dragged out of it is shown: a copy of its layers, smaller or larger, with a shadow of
    /// its outline.
    func drag(partOfSeed seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func side(upTo longest: CGFloat) -> CGFloat {
            Bool.random(using: &random) ? CGFloat.random(in: 0...longest, using: &random) : 1e-6
        }
        let wish = CGRect(
            x: side(upTo: size.width), y: side(upTo: size.height), width: side(upTo: 2 * size.width),
            height: side(upTo: 2 * size.height))
        let part = wish.intersection(pane.view.bounds)
        guard !part.isNull, !part.isEmpty else { return }
        let piece = DragPiece(of: pane.view.layer, in: part, at: part)
        let carried = CALayer()
        carried.addSublayer(piece.layer)
        carried.shadowPath = CGPath(ellipseIn: CGRect(origin: .zero, size: part.size))
        carried.shadowOpacity = 0.3
        carried.shadowRadius = 10
        // The plugin says how large the place is where a piece lands.
        let scale = pow(10, CGFloat.random(in: -6...6, using: &random))
        carried.setAffineTransform(CGAffineTransform(scaleX: scale, y: Bool.random(using: &random) ? scale : 1))
        window.layer.addSublayer(carried)
        settle()
        finishDrawing()
        carried.removeFromSuperlayer()
        settle()
    }

    /// Draws what is left, and takes everything away.
    func close() {
        for _ in 0..<Self.lastFrames { settle() }
        window.isHidden = true
        window.rootViewController = nil
        UIApplication.shared.keyWindow = nil
        launcher.run?.kill()
        settle()
        time.end()
        updates.end()
        launcher.close()
        UIScreen.main = UIScreen(size: size, scale: 1, userInterfaceStyle: .light)
    }
}
