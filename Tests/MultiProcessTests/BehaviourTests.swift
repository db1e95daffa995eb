import HostStaging
import MainLoop
import PluginBehaviours
import PluginHost
import Testing
import UIKit

extension MultiProcess {
    @Suite("A plugin with a bad habit costs its own pane and nothing else") @MainActor struct Behaviours {
        /// Where the middle of the pane is in the window.
        private let middle = CGPoint(x: 300, y: 150)

        @Test(
            "A plugin that serves is shown, whatever it prints",
            arguments: [PluginBehaviour.wellBehaved, .printsMegabytes])
        func serves(behaviour: PluginBehaviour) async throws {
            let host = try SpawningHost(behaviour)
            let responsiveness = Responsiveness()
            try await host.waitUntilRunning()
            try await host.waitUntilShown()
            #expect(responsiveness.stop() < .milliseconds(500))
            try await host.expectOwnPaneWorks()
            try await host.close()
        }

        @Test(
            "M2 and M4: a plugin that breaks the protocol is ended with a sentence, and not started again",
            arguments: [
                (PluginBehaviour.sendsGarbage, "the bytes are no message of this direction."),
                (
                    .sendsOversizedFrame,
                    "a message of 4194305 bytes is larger than the 4194304 that are allowed on the content lane."
                ),
                (.commitsBrokenTree, "layer 77 below layer 1 is not known."),
                (
                    .commitsEndlessPaths,
                    "more than the 33554432 bytes of memory that are allowed for a scene; show less at a time."
                ),
                (.releasesShownPicture, "cannot be released: a layer still shows it."),
                (.floodsCommits, "a commit before the last one was acknowledged."),
            ])
        func breaksRules(behaviour: PluginBehaviour, words: String) async throws {
            let host = try SpawningHost(behaviour)
            let responsiveness = Responsiveness()
            let sentence = try await host.waitUntilEnded()
            #expect(responsiveness.stop() < .milliseconds(500))
            #expect(sentence.hasPrefix("It was ended because it broke the protocol: "))
            #expect(sentence.contains(words), "\(sentence)")
            #expect(host.recorder.launches == 1)
            try await host.expectOwnPaneWorks()
            try await host.close()
        }

        @Test("A plugin that ends before it makes contact is not started again; the pane says how it ended")
        func exitsAtOnce() async throws {
            let host = try SpawningHost(.exitsAtOnce)
            #expect(try await host.waitUntilEnded() == "It exited with status 3 before it made contact.")
            #expect(host.recorder.launches == 1)
            try await host.expectOwnPaneWorks()
            try await host.close()
        }

        @Test(
            "A plugin that makes no contact in time is ended; one with another token has made none",
            arguments: [PluginBehaviour.neverSaysHello, .saysWrongToken])
        func noContact(behaviour: PluginBehaviour) async throws {
            let host = try SpawningHost(behaviour, patience: .milliseconds(700))
            try await host.expectOwnPaneWorks()
            #expect(try await host.waitUntilEnded() == "It was started and made no contact within 0.7 seconds.")
            #expect(host.recorder.launches == 1)
            try await host.close()
        }

        @Test("A plugin of another version of the protocol is refused with a sentence that says so, without any wait")
        func otherVersion() async throws {
            // On a clock that stands still nothing can be too late.
            let host = try SpawningHost(.speaksOtherVersion, clock: ManualClock())
            let sentence = try await host.waitUntilEnded()
            #expect(sentence.hasPrefix("The host refused it: "))
            #expect(sentence.contains("version"), "\(sentence)")
            #expect(sentence.contains("99"), "\(sentence)")
            #expect(host.recorder.launches == 1)
            try await host.expectOwnPaneWorks()
            try await host.close()
        }

        @Test("A plugin that crashes each time is started again three times, and then offers Retry")
        func crashes() async throws {
            let clock = ManualClock()
            let host = try SpawningHost(.crashesAfterLoad, clock: clock)
            for (delay, launches) in [(Duration.seconds(1), 2), (.seconds(2), 3)] {
                try await host.wait(until: "the plugin has crashed") { [recorder = host.recorder, pane = host.pane] in
                    if case .waitingToRestart = pane.state { recorder.launches == launches } else { false }
                }
                try await host.expectOwnPaneWorks()
                let texts = host.stage.texts(in: host.pane)
                #expect(texts.last?.hasSuffix("It starts again in a moment.") == true)
                clock.advance(by: delay)
            }
            let sentence = try await host.waitUntilEnded()
            #expect(
                sentence
                    == "It stopped at a fatal error: “the fixture crashes as it was told” (CrashingViewController.swift:7)."
            )
            #expect(host.recorder.launches == 4)
            try await host.close()
        }

        @Test("A plugin without such a controller costs this pane; its session stays")
        func knowsNoController() async throws {
            let host = try SpawningHost(.knowsNoController)
            let sentence = try await host.waitUntilEnded()
            #expect(sentence.hasPrefix("The plugin says: “There is no controller called \"plain\": makeViewController"))
            if case .running = try host.plugins.supervisor(for: SpawningHost.identifier).state {
                try await host.expectOwnPaneWorks()
            } else {
                Issue.record("The session has ended too")
            }
            try await host.close()
        }

        @Test("A plugin that hangs while it handles a touch gets a badge, an offer, and a new process on demand")
        func hangsOnTouch() async throws {
            let clock = ManualClock()
            let host = try SpawningHost(.hangsOnTouch, clock: clock, setsDeadlines: true)
            let first = try await host.waitUntilRunning()
            try await host.waitUntilShown()
            let color = host.stage.pixel(middle)
            host.stage.tap(middle)
            clock.advance(by: .milliseconds(250))
            try await host.wait(until: "the touch goes on in the host") { [root = host.stage.root] in
                root.unhandled == ["touch began", "touch ended"]
            }
            clock.advance(by: .milliseconds(2750))
            try await host.wait(until: "the badge is there") { [stage = host.stage, pane = host.pane] in
                stage.texts(in: pane) == ["Not responding"]
            }
            try await host.expectOwnPaneWorks()
            // What it drew last stays.
            #expect(host.stage.pixel(middle) == color)
            clock.advance(by: .seconds(7))
            try await host.wait(until: "the restart is offered") { [stage = host.stage, pane = host.pane] in
                stage.button("Restart", in: pane) != nil
            }
            try await host.wait(until: "the offer is in its place") { !UpdateCycle.main.needsUpdate }
            let button = try #require(host.stage.button("Restart", in: host.pane))
            host.stage.tap(host.stage.middle(of: button))
            try await host.waitUntilRunning(otherThan: first)
            try await host.waitUntilShown()
            #expect(ProcessGroup.members(of: first).isEmpty)
            try await host.close()
        }

        @Test("In a host that sets no deadlines a touch is nobody else's until the plugin is taken for one that hangs")
        func hangsWithoutDeadlines() async throws {
            let clock = ManualClock()
            let host = try SpawningHost(.hangsOnTouch, clock: clock, teardown: .immediate)
            try await host.waitUntilRunning()
            try await host.waitUntilShown()
            host.stage.tap(middle)
            clock.advance(by: .milliseconds(9_999))
            // In a turn of the loop after that.
            try await host.expectOwnPaneWorks()
            #expect(host.stage.root.unhandled.isEmpty)
            clock.advance(by: .milliseconds(1))
            try await host.wait(until: "the touch goes on in the host") { [root = host.stage.root] in
                root.unhandled == ["touch began", "touch ended"]
            }
            try await host.close()
        }
    }
}
