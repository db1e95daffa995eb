import HostStaging
import PluginHost
import PluginProtocol
import RemotePlacements
import Testing
import UIKit

extension HostAndPlugin {
    @Suite("Several scenes of one plugin") @MainActor final class Scenes {
        private var host: InMemoryHost!
        private var knowsBroken = false

        private let top = CGRect(x: 200, y: 0, width: 200, height: 150)
        private let bottom = CGRect(x: 200, y: 150, width: 200, height: 150)
        private let topPoint = CGPoint(x: 300, y: 75)
        private let bottomPoint = CGPoint(x: 300, y: 225)

        init() throws {
            host = try InMemoryHost { [unowned self] name in
                name == "broken" && !knowsBroken ? nil : ColorViewController()
            }
        }

        @Test("They share one process and draw each for itself")
        func share() throws {
            _ = host.showPane("main", frame: top)
            _ = host.showPane("other", frame: bottom)
            #expect(host.launcher.runs.count == 1)
            let view = try #require(host.controller(at: 1).view)
            view.backgroundColor = .blue
            host.settle()
            #expect(host.stage.pixel(topPoint) == "#ff0000")
            #expect(host.stage.pixel(bottomPoint) == "#0000ff")
        }

        @Test("A scene is closed when the host lets go of its controller, and the others stay")
        func release() async throws {
            weak var first: RemoteViewController?
            weak var firstInPlugin: UIViewController?
            do {
                let pane = host.showPane("main", frame: top)
                first = pane
                firstInPlugin = try host.controller()
                _ = host.showPane("other", frame: bottom)
                host.stage.remove(pane)
                host.settle()
            }
            let connection = try #require(try host.run.connection)
            try await host.wait(until: "the scene is closed") { connection.controllers.count == 1 }
            #expect(first == nil)
            #expect(firstInPlugin == nil)
            #expect(host.stage.pixel(bottomPoint) == "#ff0000")
            #expect(try host.supervisor().state == .running(processIdentifier: nil))
        }

        @Test("A scene that is closed while its plugin is starting is never opened")
        func closedWhileLaunching() async throws {
            do {
                let pane = host.makePane("main")
                pane.launch()
                #expect(pane.state == .launching)
            }
            let supervisor = try host.supervisor()
            // Without a turn of the loop, so that the plugin is not ready before.
            try await host.wait(until: "the scene is closed", settling: false) { supervisor.sceneCount == 0 }
            host.settle()
            #expect(try host.run.connection?.controllers.isEmpty == true)
            let pane = host.showPane("main")
            #expect(host.launcher.runs.count == 1)
            #expect(pane.state == .running(processIdentifier: nil))
            #expect(host.stage.pixel(topPoint) == "#ff0000")
        }

        @Test("A controller that the plugin cannot make costs its own pane; the reason stays while the others go on")
        func failure() throws {
            _ = host.showPane("main", frame: top)
            let broken = host.showPane("broken", frame: bottom)
            let reason = try #require(host.stage.texts(in: broken).dropFirst().first)
            #expect(reason.contains("\"broken\""))
            #expect(broken.state == .ended(reason: reason))
            #expect(host.stage.button("Retry", in: broken) != nil)
            #expect(host.stage.pixel(topPoint) == "#ff0000")
            // The plugin hangs for a moment and comes back: that says nothing new about the scene.
            host.clock.advance(by: .seconds(5))
            host.loop.runOneTurn(timeout: .zero)
            host.clock.advance(by: .seconds(3))
            host.loop.runOneTurn(timeout: .zero)
            #expect(try host.supervisor().state == .unresponsive(offersRestart: false))
            host.settle()
            #expect(try host.supervisor().state == .running(processIdentifier: nil))
            #expect(broken.state == .ended(reason: reason))
        }

        @Test("A scene that was closed before the plugin could say that it cannot open it leaves nothing to wait for")
        func closedWhileFailing() async throws {
            let pane = host.showPane("main", frame: top)
            do {
                host.makePane("broken").launch()
            }
            let supervisor = try host.supervisor()
            // Nothing is delivered meanwhile, so that CloseScene goes out before the answer to OpenScene comes.
            try await host.wait(until: "the scene is closed", settling: false) { supervisor.sceneCount == 1 }
            host.settle()
            host.pass(.seconds(3))
            #expect(pane.state == .running(processIdentifier: nil))
            // What hangs is noticed as before.
            host.clock.advance(by: .seconds(5))
            host.loop.runOneTurn(timeout: .zero)
            host.clock.advance(by: .seconds(3))
            host.loop.runOneTurn(timeout: .zero)
            #expect(pane.state == .unresponsive(offersRestart: false))
        }

        @Test("Retry opens a scene that failed once more and leaves the plugin's process and other scenes alone")
        func retryFailure() throws {
            _ = host.showPane("main", frame: top)
            let broken = host.showPane("broken", frame: bottom)
            let events = try host.controller(ColorViewController.self).events
            let button = try #require(host.stage.button("Retry", in: broken))
            host.stage.tap(host.stage.middle(of: button))
            host.settle()
            #expect(host.stage.button("Retry", in: broken) != nil)
            knowsBroken = true
            broken.retry()
            #expect(broken.state == .running(processIdentifier: nil))
            host.settle()
            #expect(host.stage.texts(in: broken).isEmpty)
            #expect(host.stage.pixel(bottomPoint) == "#ff0000")
            #expect(host.launcher.runs.count == 1)
            #expect(try host.controller(ColorViewController.self).events == events)
            #expect(try host.controller(ColorViewController.self, at: 1).events.last == "viewDidAppear")
        }

        @Test("A pane more than may be open says so, and opens when another was closed")
        func tooManyScenes() async throws {
            let frame = CGRect(x: 200, y: 0, width: 20, height: 20)
            var panes = (0..<Limits.standard.scenes).map { _ in host.showPane("main", frame: frame) }
            let last = host.showPane("other", frame: bottom)
            let reason = try #require(host.stage.texts(in: last).dropFirst().first)
            #expect(reason == "No more than 64 panes of a plugin can be open at a time. Close one of them, then retry.")
            #expect(last.state == .ended(reason: reason))
            let connection = try #require(try host.run.connection)
            #expect(connection.controllers.count == 64)
            last.retry()
            host.settle()
            #expect(last.state == .ended(reason: reason))
            host.stage.remove(panes.removeLast())
            try await host.wait(until: "the scene is closed") { connection.controllers.count == 63 }
            last.retry()
            host.settle()
            #expect(last.state == .running(processIdentifier: nil))
            #expect(host.stage.pixel(bottomPoint) == "#ff0000")
            #expect(host.launcher.runs.count == 1)
        }

        @Test("A window that a plugin makes itself is told of once, and costs its panes nothing")
        func ownWindow() throws {
            _ = host.showPane("main", frame: top)
            let outer = UsageDiagnostic.observer
            defer { UsageDiagnostic.observer = outer }
            var reported: [UsageDiagnostic.Rule] = []
            UsageDiagnostic.observer = { rule, _ in reported.append(rule) }
            let own = UIWindow()
            own.screen = try #require(host.controller().view.window?.screen)
            own.rootViewController = ColorViewController()
            own.makeKeyAndVisible()
            host.settle()
            own.rootViewController?.view.backgroundColor = .blue
            host.settle()
            #expect(reported == [.windowNotShown])
            #expect(host.stage.pixel(topPoint) == "#ff0000")
            own.isHidden = true
        }

        @Test("The first window that a plugin has shown is its key window until another pane gets the focus")
        func keyWindow() throws {
            // A process of its own has no window of the host's.
            UIApplication.shared.keyWindow = nil
            _ = host.showPane("main", frame: top)
            let window = try #require(host.controller().view.window)
            #expect(window.isKeyWindow && window.windowScene?.keyWindow === window)
            host.stage.window.makeKey()
            #expect(!window.isKeyWindow)
            _ = host.showPane("main", frame: bottom)
            // Who has one is not taken it from.
            #expect(host.stage.window.isKeyWindow)
        }

        @Test("WIN-08 the root of a plugin's window is where the way up ends that its controllers know")
        func root() throws {
            let stack = UINavigationController(rootViewController: host.makePane("main"))
            let tabs = UITabBarController()
            tabs.viewControllers = [stack]
            host.stage.embed(tabs, frame: top)
            host.settle()
            let controller = try host.controller()
            let root = try #require(controller.view.window?.rootViewController)
            #expect(root === controller.tabBarController && root.parent == nil)
            #expect(controller.navigationController?.parent === root)
            // Its view is the host's.
            #expect(!controller.view.isDescendant(of: root.view))
            tabs.viewControllers = []
            host.stage.embed(stack, frame: top)
            host.settle()
            #expect(controller.view.window?.rootViewController === controller.navigationController)
        }

        @Test("A plugin's controller finds the scene of the host's window, in use, and cannot open another one")
        func windowScene() throws {
            _ = host.showPane("main", frame: top)
            let window = try #require(host.controller().view.window)
            let scene = try #require(window.windowScene)
            #expect(scene.activationState == .foregroundActive && scene.windows == [window])
            #expect(scene.screen === window.screen && scene.delegate == nil && window.next === scene)
            #expect(UIApplication.shared.connectedScenes.contains(scene))
            let outer = UsageDiagnostic.observer
            defer { UsageDiagnostic.observer = outer }
            var reported: [UsageDiagnostic.Rule] = []
            UsageDiagnostic.observer = { rule, _ in reported.append(rule) }
            var error: (any Error)?
            UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { error = $0 }
            host.settle()
            #expect((error as? UISceneError)?.code == .multipleScenesNotSupported && reported == [.noScene])
        }

        @Test("A container can read the smallest size that a manifest names, before the plugin runs")
        func minimumSize() throws {
            let plain = try host.supervisor().plugin
            var manifest = plain.manifest
            manifest.controllers["main"]?.minimumSize = CGSize(width: 320, height: 240)
            let plugins = PluginRegistry(
                catalog: PluginCatalog(plugins: [
                    InstalledPlugin(manifest: manifest, folder: plain.folder, executable: plain.executable)
                ]), launcher: host.launcher, loop: host.loop)
            func pane(_ controller: String) -> RemoteViewController {
                RemoteViewController(plugin: InMemoryHost.identifier, controller: controller, of: plugins)
            }
            #expect(pane("main").minimumSize == CGSize(width: 320, height: 240))
            #expect(pane("other").minimumSize == nil)
            #expect(pane("unknown").minimumSize == nil)
            #expect(host.launcher.runs.isEmpty)
        }

        @Test("A plugin refuses a scene beyond what its host allows")
        func sceneBeyondTheLimit() throws {
            let launcher = InMemoryLauncher(loop: host.loop) { _ in ColorViewController() }
            var limits = Limits.standard
            limits.scenes = 1
            let welcome = Welcome(
                epoch: SessionEpoch(number: 1), limits: limits,
                screen: ScreenDescription(size: CGSize(width: 400, height: 300), scale: 1),
                traits: SceneTraits(),
                systemFont: SystemFontMetrics(ascender: 0.97, descender: -0.24, lineHeight: 1.21, capHeight: 0.73))
            let plugin = try host.supervisor().plugin
            _ = launcher.launch(plugin, welcome: welcome) { _ in }
            let run = try #require(launcher.runs.last)
            var answers: [PluginToHost] = []
            run.channels.host.onReceive = { answers.append($0.body) }
            run.channels.host.send(.scene(.openScene(.named("main"), state: nil)), scene: .first)
            run.channels.host.send(.scene(.openScene(.named("main"), state: nil)), scene: .first.next)
            run.channels.pump()
            #expect(answers.first == .scene(.sceneDidOpen))
            #expect(answers.dropFirst().first == .scene(.sceneDidFail(.tooManyScenes(limit: 1))))
            #expect(run.connection?.controllers.count == 1)
        }

        @Test("A new process gives a scene that failed another chance")
        func failureAndCrash() throws {
            let broken = host.showPane("broken")
            knowsBroken = true
            try host.run.end(.exited(.killed(signal: 11)))
            host.settle()
            #expect(broken.state == .running(processIdentifier: nil))
            #expect(host.stage.pixel(topPoint) == "#ff0000")
        }

        @Test("A scene that failed says that the plugin starts when the user restarts it in another pane")
        func failureAndRetry() throws {
            let pane = host.showPane("main", frame: top)
            let broken = host.showPane("broken", frame: bottom)
            let recorder = StateRecorder()
            broken.hostDelegate = recorder
            knowsBroken = true
            pane.retry()
            host.settle()
            #expect(recorder.states == [.launching, .running(processIdentifier: nil)])
            #expect(host.stage.pixel(bottomPoint) == "#ff0000")
        }
    }
}
