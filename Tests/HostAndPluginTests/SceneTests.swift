import HostStaging
import PluginHost
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

        @Test("A new process gives a scene that failed another chance")
        func failureAndCrash() throws {
            let broken = host.showPane("broken")
            knowsBroken = true
            try host.run.end(.exited(.killed(signal: 11)))
            host.settle()
            #expect(broken.state == .running(processIdentifier: nil))
            #expect(host.stage.pixel(topPoint) == "#ff0000")
        }
    }
}
