import HostStaging
import PluginHost
import PluginProtocol
import Testing
import UIKit

extension HostAndPlugin {
    @Suite("Retry and stop in every state") @MainActor struct Life {
        private let host: InMemoryHost
        private let crash = TerminationReason.exited(.killed(signal: 11))
        private let stopped = RemoteViewController.State.ended(reason: "The plugin was stopped.")
        private let running = RemoteViewController.State.running(processIdentifier: nil)

        /// A state of the supervisor, and how a pane gets there.
        enum Situation: String, CaseIterable, Sendable {
            case idle, launching, running, unresponsive, ending, waiting, ended
        }

        init() throws {
            host = try InMemoryHost { _ in ColorViewController() }
        }

        private func bring(_ pane: RemoteViewController, to situation: Situation) throws {
            guard situation != .idle else { return }
            host.stage.embed(pane)
            guard situation != .launching else { return }
            host.settle()
            switch situation {
            case .unresponsive:
                for wait in [Duration.seconds(5), .seconds(3)] {
                    host.clock.advance(by: wait)
                    host.loop.runOneTurn(timeout: .zero)
                }
                #expect(pane.state == .unresponsive(offersRestart: false))
            case .ending:
                try host.run.channels.plugin.close()
                host.settle()
            case .waiting:
                for _ in 0..<2 {
                    try host.run.end(crash)
                    host.settle()
                }
                #expect(pane.state == .waitingToRestart(reason: crash.description))
            case .ended:
                for _ in 0..<4 {
                    try host.run.end(crash)
                    host.settle()
                    host.pass(.seconds(2))
                }
                #expect(pane.state == .ended(reason: crash.description))
            case .idle, .launching, .running:
                break
            }
        }

        @Test("Retry leads to one running process, from whatever state", arguments: Situation.allCases)
        func retry(situation: Situation) throws {
            let pane = host.makePane()
            try bring(pane, to: situation)
            let before = host.launcher.runs.count
            let recorder = StateRecorder()
            pane.hostDelegate = recorder
            pane.retry()
            pane.retry()
            host.settle()
            host.pass(.seconds(2))
            #expect(pane.state == running)
            // One that is starting already needs no other.
            #expect(host.launcher.runs.count == (situation == .launching ? 1 : before + 1))
            #expect(host.launcher.runs.filter { !$0.isOver }.count == 1)
            // The state passes through no end that was not one.
            #expect(recorder.states.suffix(2) == [.launching, running])
            #expect(recorder.states.count <= 2)
        }

        @Test("Stopping ends the process for good and is told once, from whatever state", arguments: Situation.allCases)
        func stop(situation: Situation) throws {
            let pane = host.makePane()
            try bring(pane, to: situation)
            var completions = 0
            host.plugins.stopAll { completions += 1 }
            host.settle()
            #expect(completions == 1)
            host.pass(.seconds(600))
            #expect(completions == 1)
            // The launcher lets go of its runs when it is closed, and none was added since.
            #expect(host.launcher.runs.isEmpty)
            switch situation {
            case .idle: #expect(pane.state == .idle)
            case .ended: #expect(pane.state == .ended(reason: crash.description))
            default: #expect(pane.state == stopped)
            }
        }

        @Test("Two requests to stop are both told when the process is gone, and not before")
        func stopTwice() throws {
            let pane = host.showPane()
            let supervisor = try host.supervisor()
            var completions: [Int] = []
            supervisor.stop { completions.append(1) }
            supervisor.stop { completions.append(2) }
            #expect(completions.isEmpty)
            host.settle()
            #expect(completions == [1, 2])
            #expect(pane.state == stopped)
        }

        @Test("A plugin that is being restarted by Retry can still be stopped")
        func stopDuringRetry() throws {
            let pane = host.showPane()
            pane.retry()
            var isStopped = false
            host.plugins.stopAll { isStopped = true }
            host.settle()
            #expect(isStopped)
            #expect(pane.state == stopped)
        }

        @Test("With no plugin in use there is nothing to stop, and that is told at once")
        func stopNothing() {
            var isStopped = false
            host.plugins.stopAll { isStopped = true }
            #expect(isStopped)
        }

        @Test("Several plugins are all gone when the stop is told")
        func stopSeveral() throws {
            let first = host.showPane(frame: CGRect(x: 200, y: 0, width: 200, height: 150))
            let second = host.showPane(
                of: InMemoryHost.otherIdentifier, frame: CGRect(x: 200, y: 150, width: 200, height: 150))
            let runs = host.launcher.runs
            #expect(runs.count == 2)
            var running: Int?
            host.plugins.stopAll { running = runs.count { !$0.isOver } }
            host.settle()
            #expect(running == 0)
            #expect(first.state == stopped)
            #expect(second.state == stopped)
        }

        @Test(
            "While a host ends its plugins it launches none, neither for a pane that comes nor because somebody wants another try"
        )
        func nothingComesAfter() throws {
            let pane = host.showPane()
            let late = host.makePane(of: InMemoryHost.otherIdentifier)
            let ended = host.makePane(of: InMemoryHost.otherIdentifier)
            var running: Int?
            host.plugins.stopAll { [host] in running = host.launcher.runs.count { !$0.isOver } }
            // The second plugin has nothing to end, and the first one has not ended yet.
            host.stage.embed(late)
            ended.retry()
            host.settle()
            #expect(running == 0)
            pane.retry()
            host.settle()
            host.pass(.seconds(600))
            #expect(host.launcher.runs.isEmpty)
            #expect([pane.state, late.state, ended.state] == Array(repeating: stopped, count: 3))
        }

        @Test("A delegate hears of every state once, later, and never while the host is changing it")
        func delegate() throws {
            let pane = host.makePane()
            let recorder = StateRecorder()
            pane.hostDelegate = recorder
            host.stage.embed(pane)
            #expect(pane.state == .launching)
            #expect(recorder.states.isEmpty)
            host.settle()
            #expect(recorder.states == [.launching, running])
            try host.run.end(crash)
            #expect(recorder.states.count == 2)
            host.settle()
            #expect(
                recorder.states.dropFirst(2) == [.waitingToRestart(reason: crash.description), .launching, running])
        }

        @Test("A delegate may call retry when it hears of a crash: one process follows, not two")
        func delegateRetries() throws {
            let pane = host.showPane()
            let recorder = StateRecorder()
            pane.hostDelegate = recorder
            var isInside = false
            recorder.onChange = { controller, state in
                #expect(!isInside)
                isInside = true
                defer { isInside = false }
                if case .waitingToRestart = state { controller.retry() }
            }
            // The second crash is the one that is waited after.
            for _ in 0..<2 {
                try host.run.end(crash)
                host.settle()
            }
            #expect(pane.state == running)
            host.pass(.seconds(10))
            #expect(host.launcher.runs.filter { !$0.isOver }.count == 1)
            #expect(host.launcher.runs.count == 3)
        }

        @Test("A delegate may remove the pane when it hears of a crash")
        func delegateRemoves() throws {
            let pane = host.showPane()
            let recorder = StateRecorder()
            pane.hostDelegate = recorder
            recorder.onChange = { [stage = host.stage] controller, state in
                if case .waitingToRestart = state { stage.remove(controller) }
            }
            try host.run.end(crash)
            host.settle()
            #expect(pane.parent == nil)
            #expect(pane.state == running)
            #expect(try host.controller(ColorViewController.self).view.window == nil)
        }

        @Test("A responder that gets unhandled input because its plugin died may retry there and then")
        func retryFromInput() throws {
            let pane = host.showPane()
            let retrier = RetryingView(frame: CGRect(x: 200, y: 0, width: 200, height: 300))
            retrier.pane = pane
            pane.view.removeFromSuperview()
            host.stage.root.view.addSubview(retrier)
            retrier.addSubview(pane.view)
            pane.view.frame = retrier.bounds
            host.settle()
            host.stage.touch(.began, CGPoint(x: 300, y: 150))
            try host.run.end(crash)
            host.settle()
            #expect(retrier.count == 1)
            host.pass(.seconds(10))
            #expect(pane.state == running)
            #expect(host.launcher.runs.filter { !$0.isOver }.count == 1)
        }

        /// Calls retry for every touch that nobody handled.
        private final class RetryingView: UIView {
            weak var pane: RemoteViewController?
            private(set) var count = 0

            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                count += 1
                pane?.retry()
            }
        }
    }
}
