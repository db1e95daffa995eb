import HostStaging
import ParityScenarios
import PluginHost
import UIKit

/// Has a plugin's controller offer another one, which the host pushes or presents, and waits for the first frame that has what it draws.
@MainActor enum OfferMeter {
    /// A way in which a controller of the plugin has another one shown.
    enum Way {
        case push
        case presentation

        /// The name of the controller that does it.
        fileprivate var controller: String {
            switch self {
            case .push: "stacking"
            case .presentation: "presenting"
            }
        }

        fileprivate var command: ChildCommand {
            switch self {
            case .push: .pushAnother
            case .presentation: .presentFullScreen
            }
        }
    }

    /// - Returns: The time from each call to that frame, in milliseconds. It includes the way of the command to the plugin, and of the
    ///   offer back.
    static func measure(_ way: Way, count: Int) throws -> [Double] {
        let host = BenchmarkHost()
        let plugins = try host.makePlugins(.wellBehaved, controllers: ["stacking", "presenting"])
        let supervisor = try plugins.supervisor(for: BenchmarkHost.identifier(0))
        let pane = host.makePane(of: plugins, controller: way.controller)
        let navigation = UINavigationController(rootViewController: pane)
        host.stage.window.rootViewController = navigation
        host.run { pane.isLive }
        var times: [Double] = []
        // The first ones warm up.
        for offer in 0..<(count + 10) {
            // The pause is random, to be in step with nobody's frames. A user's act allows the plugin to present as often as it likes.
            host.run(for: .microseconds(Int64.random(in: 20_000...50_000)))
            host.stage.tap(CGPoint(x: 200, y: 290))
            host.run(for: .milliseconds(20))
            let began = host.loop.clock.now
            supervisor.perform(debugCommand: way.command.rawValue)
            host.run { Self.shown(by: navigation, beside: pane)?.isLive == true }
            if offer >= 10 { times.append(host.milliseconds(since: began)) }
            host.run { navigation.transitionCoordinator == nil }
            switch way {
            case .push: navigation.popViewController(animated: false)
            case .presentation: navigation.dismiss(animated: false)
            }
            host.run { Self.shown(by: navigation, beside: pane) == nil }
        }
        host.close()
        return times
    }

    private static func shown(
        by navigation: UINavigationController, beside pane: RemoteViewController
    ) -> RemoteViewController? {
        let shown = navigation.presentedViewController ?? navigation.topViewController
        return shown === pane ? nil : shown as? RemoteViewController
    }
}
