import Diagnostics
import HostStaging
import MainLoop
import PluginHost
import PluginProtocol
import QuartzCore
import UIKit

/// A host with a small window that is one plugin's pane, on the other side of a wire in memory. Time passes when it is told.
@MainActor final class FuzzedHost {
    let pane: RemoteViewController

    private let size: CGSize
    private static let identifier = "org.example.fuzzed"
    /// Few, so that an input that is costly to draw is given up soon, as it would be in a larger window.
    private static let allowance = Duration.milliseconds(150)
    /// Of all inputs: as many panes of a plugin, one after the other.
    private static let slot = JobSlot()
    /// What is drawn in parts or waits for the frame after it gets so many.
    private static let lastFrames = 4

    /// As many as drawings may take that use up their time in all of them.
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
                of: PluginRegistry(catalog: PluginCatalog(plugins: [plugin]), launcher: launcher, loop: loop),
                allowance: DrawingAllowance(inAll: Self.allowance, slot: Self.slot))
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

    /// Lets time pass until everything is drawn, or given up.
    func finishDrawing() {
        for _ in 0..<Self.mostFrames where UpdateCycle.main.needsUpdate { settle() }
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
