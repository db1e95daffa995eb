import Foundation
import HostStaging
import MainLoop
import PluginBehaviours
import PluginHost
import Testing
import UIKit

extension MultiProcess {
    @Suite("Plugin processes from outside") @MainActor struct Processes {
        @Test("Killed and started again twenty times, a plugin leaves nothing behind")
        func twenty() async throws {
            // Time stands still, so each restart is asked for and none is held back by the clock.
            let host = try SpawningHost(clock: ManualClock())
            var number = try await host.waitUntilRunning()
            try await host.waitUntilShown()
            let settled = OpenThings()
            for _ in 0..<20 {
                #expect(kill(number, SIGKILL) == 0)
                try await host.wait(until: "its end is noticed") { [pane = host.pane, number] in
                    pane.state != .running(processIdentifier: number)
                }
                host.pane.retry()
                number = try await host.waitUntilRunning(otherThan: number)
            }
            try await host.waitUntilShown()
            let after = OpenThings()
            // A session takes more than eight; libzmq closes those of the last one a moment later, on a thread of its own.
            #expect(after.descriptors.count - settled.descriptors.count < 8)
            #expect(host.children.count == 1)
            try await host.close()
        }

        @Test("What others have started and not collected does not count as left by a host")
        func childrenOfOthers() async throws {
            let foreign = try startAndForget()
            defer { waitpid(foreign, nil, 0) }
            let host = try SpawningHost(clock: ManualClock())
            let number = try await host.waitUntilRunning()
            // What the host has started is the launcher, and the plugin is what that has started.
            let launcher = try #require(ProcessGroup.parent(of: number))
            #expect(OpenThings().children.isSuperset(of: ["\(foreign)", "\(launcher)"]))
            #expect(host.children == ["\(launcher)"])
            try await host.close()
        }

        /// A child that has ended, or is about to, and stays a zombie until somebody collects it.
        private func startAndForget() throws -> pid_t {
            var number: pid_t = 0
            var arguments = [strdup("true"), nil]
            defer { free(arguments[0]) }
            try #require(posix_spawnp(&number, "true", nil, nil, &arguments, environ) == 0)
            return number
        }

        @Test("A killed plugin is said to have been ended by force, and the pane comes back by itself")
        func killed() async throws {
            let host = try SpawningHost()
            let number = try await host.waitUntilRunning()
            try await host.waitUntilShown()
            #expect(kill(number, SIGKILL) == 0)
            try await host.waitUntilRunning(otherThan: number)
            try await host.waitUntilShown()
            #expect(
                host.recorder.states.contains(
                    .waitingToRestart(reason: "It was ended by force (signal 9).")))
            try await host.close()
        }

        @Test(
            "What a controller kept is there again after its process ended in good order, and after one that was killed"
        )
        func keepsState() async throws {
            let host = try SpawningHost(.togglesOnTouch)
            let middle = CGPoint(x: HostStage.rightHalf.midX, y: HostStage.rightHalf.midY)
            var number = try await host.waitUntilRunning()
            try await host.wait(until: "it is black") { host.stage.pixel(middle) == "#000000" }
            host.stage.tap(middle)
            try await host.wait(until: "it is white") { host.stage.pixel(middle) == "#ffffff" }
            for signal in [SIGTERM, SIGKILL] {
                #expect(kill(number, signal) == 0)
                number = try await host.waitUntilRunning(otherThan: number)
                try await host.waitUntilShown()
                #expect(host.stage.pixel(middle) == "#ffffff")
            }
            try await host.close()
        }

        @Test("A stopped plugin is unresponsive, and goes on where it was when it may: no restart")
        func stopped() async throws {
            let clock = ManualClock()
            let host = try SpawningHost(clock: clock)
            let number = try await host.waitUntilRunning()
            try await host.waitUntilShown()
            #expect(kill(number, SIGSTOP) == 0)
            clock.advance(by: .seconds(5))
            // The ping went out when the loop had its turn.
            try await host.expectOwnPaneWorks()
            clock.advance(by: .seconds(3))
            try await host.wait(until: "the badge is there") { [pane = host.pane] in
                pane.state == .unresponsive(offersRestart: false)
            }
            clock.advance(by: .seconds(7))
            try await host.wait(until: "the restart is offered") { [pane = host.pane] in
                pane.state == .unresponsive(offersRestart: true)
            }
            clock.advance(by: .seconds(60))
            try await host.expectOwnPaneWorks()
            #expect(kill(number, SIGCONT) == 0)
            try await host.wait(until: "it has answered") { [pane = host.pane] in
                pane.state == .running(processIdentifier: number)
            }
            #expect(host.recorder.launches == 1)
            try await host.wait(until: "the badge is gone") { [stage = host.stage, pane = host.pane] in
                stage.texts(in: pane).isEmpty
            }
            try await host.close()
        }

        @Test("Low: a stopped plugin does not keep the focus, and the frame of its badge lies outside of its pane")
        func stoppedWithFocus() async throws {
            let clock = ManualClock()
            let host = try SpawningHost(clock: clock, setsDeadlines: true)
            let number = try await host.waitUntilRunning()
            try await host.waitUntilShown()
            let button = UIButton(frame: CGRect(x: 110, y: 200, width: 80, height: 20))
            host.stage.counter.view.addSubview(button)
            #expect(host.pane.view.becomeFirstResponder())
            #expect(kill(number, SIGSTOP) == 0)
            for _ in 0..<100 { host.stage.keyUp(host.stage.keyDown(.keyboardTab)) }
            host.stage.keyDown(.keyboardF6, .shift)
            #expect(button.isFocused && !host.pane.view.isFirstResponder)
            clock.advance(by: .seconds(3))
            try await host.wait(until: "the host has got the keys back") { [root = host.stage.root] in
                root.unhandled.count == 200
            }
            // What the plugin had sent before it was stopped has counted as a sign of life.
            clock.advance(by: .seconds(3))
            try await host.wait(until: "the badge is there") { [stage = host.stage, pane = host.pane] in
                stage.texts(in: pane) == ["Not responding"] && !UpdateCycle.main.needsUpdate
            }
            #expect(button.isFocused)
            let edge = CGPoint(x: HostStage.rightHalf.minX - 2, y: 250)
            let beside = host.stage.pixel(CGPoint(x: edge.x - 2, y: 250))
            #expect(host.stage.pixel(edge) != beside)
            #expect(kill(number, SIGCONT) == 0)
            try await host.wait(until: "the frame is gone") { [stage = host.stage] in stage.pixel(edge) == beside }
            #expect(button.isFocused)
            try await host.close()
        }

        @Test("What a plugin started ends with it, whether it is stopped or killed", arguments: [false, true])
        func grandchild(isKilled: Bool) async throws {
            let host = try SpawningHost(.leavesGrandchild)
            let number = try await host.waitUntilRunning()
            #expect(ProcessGroup.members(of: number).count == 2)
            if isKilled {
                #expect(kill(number, SIGKILL) == 0)
                try await host.waitUntilRunning(otherThan: number)
            }
            try await host.close()
            #expect(ProcessGroup.members(of: number).isEmpty)
        }

        @Test(
            "D4 a daemon with a session of its own ends with the plugin, whether that is stopped or killed",
            arguments: [false, true])
        func daemon(isKilled: Bool) async throws {
            let host = try SpawningHost(.leavesDaemon)
            let number = try await host.waitUntilRunning()
            #expect(host.processes.count == 2)
            if isKilled {
                #expect(kill(number, SIGKILL) == 0)
                try await host.waitUntilRunning(otherThan: number)
            }
            try await host.close()
        }

        @Test("A launcher that somebody has stopped does not keep its plugin")
        func stoppedLauncher() async throws {
            let clock = ManualClock()
            let host = try SpawningHost(.ignoresTerminate, clock: clock)
            let number = try await host.waitUntilRunning()
            let launcher = try #require(ProcessGroup.parent(of: number))
            #expect(kill(launcher, SIGSTOP) == 0)
            var isStopped = false
            host.plugins.stopAll { isStopped = true }
            clock.advance(by: .seconds(2))
            try await host.expectOwnPaneWorks()
            clock.advance(by: .seconds(1))
            try await host.wait(until: "it is gone") { isStopped }
            host.expectNothingLeft()
        }

        @Test("A plugin whose launcher is killed has been ended by force, and is started again")
        func killedLauncher() async throws {
            let host = try SpawningHost()
            let number = try await host.waitUntilRunning()
            let launcher = try #require(ProcessGroup.parent(of: number))
            #expect(kill(launcher, SIGKILL) == 0)
            try await host.waitUntilRunning(otherThan: number)
            try await host.wait(until: "nothing of it is left") { ProcessGroup.members(of: number).isEmpty }
            #expect(host.recorder.states.contains(.waitingToRestart(reason: "It was ended by force (signal 9).")))
            try await host.close()
        }

        @Test("D11 a plugin is started again after somebody has cleaned up the directory of the sockets")
        func cleanedDirectory() async throws {
            let host = try SpawningHost()
            let number = try await host.waitUntilRunning()
            try FileManager.default.removeItem(at: host.directory.url.appendingPathComponent("mullion"))
            #expect(kill(number, SIGKILL) == 0)
            try await host.waitUntilRunning(otherThan: number)
            try await host.waitUntilShown()
            try await host.close()
        }

        @Test("A plugin that neither hears the request to stop nor SIGTERM is ended by force when its time is over")
        func ignoresTerminate() async throws {
            let clock = ManualClock()
            let host = try SpawningHost(.ignoresTerminate, clock: clock, recordsTrace: true)
            var standsStill = false
            let supervisor = try host.plugins.supervisor(for: SpawningHost.identifier)
            supervisor.onTrace = { if $0 == [FixtureCommand.standsStill] { standsStill = true } }
            let number = try await host.waitUntilRunning()
            try await host.wait(until: "it ignores everything") { standsStill }
            var isStopped = false
            host.plugins.stopAll { isStopped = true }
            for wait in [Duration.seconds(2), .milliseconds(999)] {
                clock.advance(by: wait)
                try await host.expectOwnPaneWorks()
                #expect(!isStopped)
                #expect(ProcessGroup.members(of: number) == [number])
            }
            clock.advance(by: .milliseconds(1))
            try await host.wait(until: "it is gone") { isStopped }
            #expect(ProcessGroup.members(of: number).isEmpty)
            host.expectNothingLeft()
        }

        @Test("A plugin that serves ends when it is asked, without any wait")
        func asked() async throws {
            // Force would need a clock that goes on.
            let host = try SpawningHost(clock: ManualClock())
            try await host.waitUntilShown()
            try await host.close()
        }

        @Test("A plugin can be stopped while it is starting")
        func stoppedWhileStarting() async throws {
            let host = try SpawningHost()
            #expect(host.pane.state == .launching)
            try await host.close()
            #expect(host.pane.state == .ended(reason: "The plugin was stopped."))
        }
    }
}
