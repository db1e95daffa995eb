import Diagnostics
import HostStaging
import MainLoop
import PluginHost
import PluginProtocol
import QuartzCore
import SeededRandom
import UIKit

/// A host with a window that is one plugin's pane, or has bars around it, on the other side of a wire in memory. Time passes when it is told.
@MainActor final class FuzzedHost {
    let pane: RemoteViewController
    /// Nil where the pane fills the window.
    let containers: FuzzedContainers?
    let window: UIWindow
    let platform = RenderingPlatform()
    let launcher: FuzzedLauncher

    private let size: CGSize
    private static let identifier = "org.example.fuzzed"
    /// The frames that are drawn before everything is taken away: something may wait for the frame after the next.
    static let lastFrames = 4

    /// The frames that are drawn at most until nothing is left to do.
    private static let mostFrames = 1000

    /// The frames that are drawn at most until nothing moves: what turns without end does not.
    private static let mostMovingFrames = 40

    private let clock = ManualClock()
    private let loop: MainLoop
    private let updates: Override
    private let time: Override

    /// - Parameter containers: Where the pane is put; nil: into the window.
    init(_ look: HostLook = HostLook(), in containers: FuzzedContainers? = nil) {
        self.containers = containers
        size = look.size
        let screen = UIScreen(size: size, scale: 1, userInterfaceStyle: look.style)
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
        window.traitOverrides.layoutDirection = look.direction
        window.traitOverrides.preferredContentSizeCategory = look.textSize
        containers?.add(pane)
        window.rootViewController = containers?.tabs ?? pane
        window.makeKeyAndVisible()
        settle()
    }

    func perform(_ step: MessageScript.Step) {
        if step.flags.contains(.isHidden) != window.isHidden { window.isHidden.toggle() }
        if step.flags.contains(.retry) { pane.retry() }
        if step.flags.contains(.resize) {
            window.frame.size.width = window.frame.width == size.width ? size.width / 2 : size.width
        }
        if step.flags.contains(.touch) { tap(CGPoint(x: 20, y: 20)) }
        launcher.run?.inject(step)
        launcher.run?.channels.pump()
        if step.flags.contains(.frame) { settle() }
        if step.flags.contains(.second) { clock.advance(by: .seconds(1)) }
    }

    /// - Parameter point: In the window's coordinates.
    func tap(_ point: CGPoint) {
        for phase in [UITouch.Phase.began, .ended] {
            window.sendTouch(id: 1, phase: phase, at: point, timestamp: clock.now / .seconds(1))
        }
    }

    /// A turn of the loop, an update and a frame of time.
    func settle() {
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

    /// Draws frame after frame, as a screen does, until nothing moves any more and everybody has heard of that.
    func finishMoving() {
        for _ in 0..<Self.mostMovingFrames {
            settle()
            platform.commit(window)
            if !UpdateCycle.main.needsUpdate, !isMoving { break }
        }
        for _ in 0..<Self.lastFrames { settle() }
    }

    private var isMoving: Bool {
        window.layerTree.nextFrame(after: FrameClock.main.now(), interval: FrameClock.frameSeconds) != nil
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
        // What an update leaves to do may hold a controller.
        for _ in 0..<Self.lastFrames where UpdateCycle.main.needsUpdate { UpdateCycle.main.update() }
        time.end()
        updates.end()
        launcher.close()
        UIScreen.main = UIScreen(size: size, scale: 1, userInterfaceStyle: .light)
    }
}
