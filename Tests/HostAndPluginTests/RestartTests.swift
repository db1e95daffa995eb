import HostStaging
import PluginHost
import PluginProtocol
import Testing
import UIKit

extension HostAndPlugin {
    @Suite("A plugin that ends is started again") @MainActor struct Restarts {
        private let host: InMemoryHost
        private let point = CGPoint(x: 300, y: 150)
        private let crash = TerminationReason.exited(.killed(signal: 11))
        private let sentence = "It was ended by a memory error (signal 11)."

        init() throws {
            host = try InMemoryHost { _ in ColorViewController() }
        }

        @Test("The pane says why it ended and that it starts again, and then shows the new process")
        func placeholder() throws {
            let pane = host.showPane()
            try host.run.end(crash)
            // The first restart comes at once; what the pane says meanwhile is seen within the turn.
            let recorder = StateRecorder()
            pane.hostDelegate = recorder
            host.settle()
            #expect(
                recorder.states == [
                    .waitingToRestart(reason: sentence), .launching, .running(processIdentifier: nil),
                ])
            try host.run.end(crash)
            host.settle()
            #expect(pane.state == .waitingToRestart(reason: sentence))
            #expect(host.stage.texts(in: pane) == ["First", "\(sentence) It starts again in a moment."])
            #expect(host.stage.pixel(point) != "#ff0000")
            host.pass(.milliseconds(999))
            #expect(host.launcher.runs.count == 2)
            host.pass(.milliseconds(1))
            #expect(host.launcher.runs.count == 3)
            #expect(host.stage.texts(in: pane).isEmpty)
            #expect(host.stage.pixel(point) == "#ff0000")
        }

        @Test("The host's own pane draws and answers while the other one's process is gone")
        func ownPane() throws {
            _ = host.showPane()
            try host.run.end(crash)
            host.settle()
            try host.run.end(crash)
            host.settle()
            #expect(host.stage.tapCounter())
            host.settle()
            #expect(host.stage.counterIsDrawn)
        }

        @Test("The new process's controller is brought to where the old one was: loaded, sized, appeared")
        func sameState() throws {
            let pane = host.showPane()
            let old: ColorViewController = try host.controller()
            pane.view.frame = CGRect(x: 210, y: 5, width: 120, height: 130)
            host.settle()
            pane.didReceiveMemoryWarning()
            host.settle()
            try host.run.end(crash)
            host.settle()
            let new: ColorViewController = try host.controller()
            #expect(new !== old)
            #expect(new.events.sorted() == ["didMove in", "viewDidAppear", "viewDidLoad", "viewWillAppear"])
            #expect(new.view.frame.size == CGSize(width: 120, height: 130))
            #expect(new.view.window != nil)
            // It is a child like any other from here on.
            host.stage.remove(pane)
            host.settle()
            #expect(new.events.suffix(2) == ["viewDidDisappear", "didMove out"])
        }

        @Test("What was done to the pane while no process ran reaches the next one")
        func changesMeanwhile() throws {
            let pane = host.showPane()
            try host.run.end(crash)
            host.settle()
            try host.run.end(crash)
            host.settle()
            pane.view.frame = CGRect(x: 200, y: 0, width: 70, height: 80)
            host.stage.remove(pane)
            host.pass(.seconds(1))
            let controller: ColorViewController = try host.controller()
            #expect(controller.events == ["viewDidLoad"])
            #expect(controller.view.frame.size == CGSize(width: 70, height: 80))
        }

        @Test("After three restarts it stays ended and offers Retry, and Retry starts it with a clean slate")
        func budget() throws {
            let pane = host.showPane()
            for delay in [Duration.zero, .seconds(1), .seconds(2)] {
                try host.run.end(crash)
                host.settle()
                host.pass(delay)
                #expect(pane.state == .running(processIdentifier: nil))
            }
            try host.run.end(crash)
            host.settle()
            host.pass(.seconds(600))
            #expect(host.launcher.runs.count == 4)
            #expect(pane.state == .ended(reason: sentence))
            #expect(host.stage.texts(in: pane) == ["First", sentence, "Retry"])
            let button = try #require(host.stage.button("Retry", in: pane))
            host.stage.tap(host.stage.middle(of: button))
            host.settle()
            #expect(host.launcher.runs.count == 5)
            #expect(pane.state == .running(processIdentifier: nil))
            #expect(host.stage.pixel(point) == "#ff0000")
            try host.run.end(crash)
            host.settle()
            #expect(pane.state == .running(processIdentifier: nil))
        }

        @Test("Who presses Retry at once gives the plugin all of its restarts again")
        func retriedAtOnce() throws {
            let pane = host.showPane()
            for delay in RestartPolicy.delays {
                try host.run.end(crash)
                host.settle()
                host.pass(delay)
            }
            try host.run.end(crash)
            host.settle()
            #expect(pane.state == .ended(reason: sentence))
            pane.retry()
            host.settle()
            #expect(pane.state == .running(processIdentifier: nil))
            for delay in RestartPolicy.delays {
                try host.run.end(crash)
                host.settle()
                host.pass(delay)
                #expect(pane.state == .running(processIdentifier: nil))
            }
        }

        @Test("Ten seconds of health clear the count: a plugin that crashes now and then always comes back")
        func health() throws {
            let pane = host.showPane()
            for _ in 0..<10 {
                host.pass(.seconds(10))
                try host.run.end(crash)
                host.settle()
                #expect(pane.state == .running(processIdentifier: nil))
            }
        }

        @Test(
            "A process that could not be started, or died before it made contact, is not started again",
            arguments: [
                TerminationReason.launchFailed("There is no program."), .endedBeforeHello(.exited(status: 3)),
                .neverSaidHello(after: .seconds(10)), .refused(Refusal(.incompatibleVersion, "Too old.")),
            ])
        func neverReady(reason: TerminationReason) throws {
            let pane = host.makePane()
            host.stage.embed(pane)
            try host.run.end(reason)
            host.settle()
            host.pass(.seconds(600))
            #expect(host.launcher.runs.count == 1)
            #expect(pane.state == .ended(reason: reason.description))
            #expect(host.stage.texts(in: pane) == ["First", reason.description, "Retry"])
        }

        @Test("A plugin without a pane is not started again until there is one")
        func withoutPane() async throws {
            do {
                let pane = host.showPane()
                host.stage.remove(pane)
                host.settle()
            }
            let supervisor = try host.supervisor()
            try await host.wait(until: "the scene is closed") { supervisor.sceneCount == 0 }
            try host.run.end(crash)
            host.settle()
            host.pass(.seconds(600))
            #expect(supervisor.state == .idle)
            #expect(host.launcher.runs.count == 1)
            let pane = host.showPane()
            #expect(pane.state == .running(processIdentifier: nil))
            #expect(host.launcher.runs.count == 2)
        }

        @Test("One whose last pane goes in the pause before its restart is not started until there is another")
        func withoutPaneAfterPause() async throws {
            let supervisor = try host.supervisor()
            do {
                let pane = host.makePane()
                pane.launch()
                host.settle()
                for _ in 0..<2 {
                    try host.run.end(crash)
                    host.settle()
                }
                #expect(pane.state == .waitingToRestart(reason: sentence))
            }
            try await host.wait(until: "the scene is closed") { supervisor.sceneCount == 0 }
            host.pass(.seconds(600))
            #expect(supervisor.state == .idle)
            #expect(host.launcher.runs.count == 2)
            let pane = host.showPane()
            #expect(pane.state == .running(processIdentifier: nil))
            #expect(host.launcher.runs.count == 3)
        }

        @Test("One whose last pane goes while its process is being replaced is not started until there is another")
        func withoutPaneAfterRetry() async throws {
            let supervisor = try host.supervisor()
            do {
                let pane = host.makePane()
                pane.launch()
                host.settle()
                #expect(pane.state == .running(processIdentifier: nil))
                pane.retry()
            }
            // Without a turn of the loop, so that the process is not gone before.
            try await host.wait(until: "the scene is closed", settling: false) { supervisor.sceneCount == 0 }
            #expect(supervisor.state == .launching)
            host.settle()
            #expect(supervisor.state == .idle)
            #expect(host.launcher.runs.count == 1)
            let pane = host.showPane()
            #expect(pane.state == .running(processIdentifier: nil))
            #expect(host.launcher.runs.count == 2)
        }

        @Test("A plugin that does not answer gets a badge, later with an offer to restart it, which works")
        func unresponsive() throws {
            let pane = host.showPane()
            host.clock.advance(by: .seconds(5))
            host.loop.runOneTurn(timeout: .zero)
            host.clock.advance(by: .seconds(3))
            host.loop.runOneTurn(timeout: .zero)
            UpdateCycle.main.update()
            #expect(pane.state == .unresponsive(offersRestart: false))
            #expect(host.stage.texts(in: pane) == ["Not responding"])
            #expect(host.stage.pixel(point) == "#ff0000")
            host.clock.advance(by: .seconds(7))
            host.loop.runOneTurn(timeout: .zero)
            UpdateCycle.main.update()
            #expect(pane.state == .unresponsive(offersRestart: true))
            let button = try #require(host.stage.button("Restart", in: pane))
            host.stage.tap(host.stage.middle(of: button))
            host.settle()
            #expect(host.launcher.runs.count == 2)
            #expect(pane.state == .running(processIdentifier: nil))
            #expect(host.stage.texts(in: pane).isEmpty)
        }

        @Test("A plugin that hangs before it has drawn offers Retry in its pane")
        func hangsBeforeDrawing() throws {
            let pane = host.makePane()
            host.stage.embed(pane)
            host.loop.runOneTurn(timeout: .zero)
            host.clock.advance(by: .seconds(3))
            host.loop.runOneTurn(timeout: .zero)
            UpdateCycle.main.update()
            #expect(host.stage.texts(in: pane) == ["First", "Starting…"])
            host.clock.advance(by: .seconds(7))
            host.loop.runOneTurn(timeout: .zero)
            UpdateCycle.main.update()
            #expect(host.stage.texts(in: pane) == ["First", "It was started and does not respond.", "Retry"])
            pane.retry()
            host.settle()
            #expect(host.launcher.runs.count == 2)
            #expect(host.stage.pixel(point) == "#ff0000")
        }

        @Test("A connection that breaks ends the process a second later, if it has not ended by itself")
        func connectionLost() throws {
            let pane = host.showPane()
            try host.run.channels.plugin.close()
            host.settle()
            #expect(try !host.run.isOver)
            host.pass(.milliseconds(999))
            #expect(host.launcher.runs.count == 1)
            host.clock.advance(by: .milliseconds(1))
            let recorder = StateRecorder()
            pane.hostDelegate = recorder
            host.settle()
            #expect(
                recorder.states.first
                    == .waitingToRestart(
                        reason: "The connection to it broke: The other side closed the connection."))
            #expect(host.launcher.runs.count == 2)
        }

        @Test("A process that ends soon after its connection broke is said to have ended")
        func connectionLostByDeath() throws {
            let pane = host.showPane()
            try host.run.channels.plugin.close()
            host.settle()
            let recorder = StateRecorder()
            pane.hostDelegate = recorder
            try host.run.end(crash)
            host.settle()
            #expect(recorder.states.first == .waitingToRestart(reason: sentence))
        }
    }
}
