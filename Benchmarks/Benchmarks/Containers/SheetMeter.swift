import Foundation
import HostStaging
import ParityScenarios
import PluginHost
import Threads
import UIKit

/// Has a finger drag a sheet up and down, a little in each frame.
@MainActor enum SheetMeter {
    /// The side whose controller has presented the sheet.
    enum Owner {
        case host
        /// A plugin whose process does nothing any more once the sheet is there.
        case stoppedPlugin
    }

    /// How many points the finger goes in a frame, and after how many frames it turns round.
    private static let (step, turn) = (CGFloat(2), 30)

    /// - Returns: Milliseconds of the main thread's processor time for each frame: what the finger moves, and what follows from that until
    ///   the next one.
    static func measure(_ owner: Owner, frames: Int) throws -> [Double] {
        let host = BenchmarkHost()
        defer { host.close() }
        let process = try present(owner, host)
        defer { if let process { kill(process, SIGCONT) } }
        guard
            let sheet = host.stage.window.rootViewController?.presentedViewController?.presentationController?
                .presentedView
        else { preconditionFailure("The sheet is not there") }
        let frame = sheet.convert(sheet.bounds, to: nil)
        var finger = CGPoint(x: frame.midX, y: frame.minY + 6)
        host.stage.touch(.began, finger)
        // A finger goes some points before a sheet follows it.
        finger.y -= 20
        host.stage.touch(.moved, finger)
        if let process { kill(process, SIGSTOP) }
        return (0..<frames).map { frame in
            let began = ProcessorTime.ofThisThread()
            finger.y += frame / turn % 2 == 0 ? -step : step
            host.stage.touch(.moved, finger)
            host.run(for: .microseconds(16_667))
            return (ProcessorTime.ofThisThread() - began) / .milliseconds(1)
        }
    }

    /// - Returns: The plugin's process; nil where the host presents the sheet.
    private static func present(_ owner: Owner, _ host: BenchmarkHost) throws -> Int32? {
        let window = host.stage.window
        guard owner == .stoppedPlugin else {
            let root = ParityControllers.make("presenting")
            window.rootViewController = root
            host.run(for: .milliseconds(100))
            (root as? any ChildCommandReceiver)?.perform(.presentSheet)
            host.run { window.rootViewController?.presentedViewController?.viewIfLoaded?.window != nil }
            return nil
        }
        let plugins = try host.makePlugins(.wellBehaved, controllers: ["presenting"])
        let pane = host.makePane(of: plugins, controller: "presenting")
        window.rootViewController = pane
        host.run { pane.isLive }
        try plugins.supervisor(for: BenchmarkHost.identifier(0))
            .perform(debugCommand: ChildCommand.presentSheet.rawValue)
        host.run { (window.rootViewController?.presentedViewController as? RemoteViewController)?.isLive == true }
        return pane.processIdentifier
    }
}
