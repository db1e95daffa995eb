import CLinux
import Foundation
import HostStaging
import MainLoop
import PluginBehaviours
import PluginHost
import Testing
import UIKit

extension MultiProcess {
    @Suite("The host carries out what a plugin animates") @MainActor struct Animations {
        private let middle = CGPoint(x: 300, y: 150)

        /// Has the plugin begin to move its square to the right by 150 points within 1.5 seconds.
        private func start(_ host: SpawningHost, _ screen: ScreenOfHost) async throws -> pid_t {
            let number = try await host.waitUntilRunning()
            try await host.waitUntilShown()
            try await host.wait(until: "the square is there") { screen.redEdge == 200 }
            try await screen.waitUntilAtRest()
            screen.screen.forgetFrames()
            host.stage.tap(middle)
            try await host.wait(until: "the square moves") { screen.redEdge.map { $0 > 210 } == true }
            return number
        }

        @Test("A plugin that hangs in the middle of an animation is shown to its end, and then nothing moves any more")
        func hangs() async throws {
            // On a clock that stands still nobody minds that the plugin does not answer.
            let host = try SpawningHost(.hangsWhileAnimating, clock: ManualClock())
            let screen = try ScreenOfHost(host)
            let number = try await start(host, screen)
            let begin = ContinuousClock.now
            var edges: Set<Int> = []
            try await host.wait(until: "the square has arrived") {
                if let edge = screen.redEdge { edges.insert(edge) }
                return screen.redEdge == 350
            }
            // Most of the way was still to go when the plugin had been hanging for long.
            #expect(edges.count > 5, "\(edges.sorted())")
            #expect(ContinuousClock.now - begin > .milliseconds(500))
            // One and a half seconds, and what the touch made besides.
            #expect(screen.screen.frames.count <= 95, "\(screen.screen.frames.count)")
            try await screen.waitUntilAtRest()
            #expect(try await screen.framesInAWhile() == 0)
            #expect(!screen.isWaiting)
            #expect(host.stage.texts(in: host.pane).isEmpty)
            // It would not hear the request to end.
            #expect(kill(number, SIGKILL) == 0)
            try await host.waitUntilRunning(otherThan: number)
            screen.close()
            try await host.close()
        }

        @Test("A plugin that is killed in the middle of an animation leaves a note in its pane, and nothing that moves")
        func killed() async throws {
            let host = try SpawningHost(.hangsWhileAnimating, clock: ManualClock())
            let screen = try ScreenOfHost(host)
            let first = try await start(host, screen)
            // Between two frames it waits for the next one, or is about to draw it.
            #expect(screen.isWaiting || UpdateCycle.main.needsUpdate)
            #expect(kill(first, SIGKILL) == 0)
            // The first time it is started again at once, and then it waits.
            try await host.waitUntilRunning(otherThan: first)
            #expect(kill(try await start(host, screen), SIGKILL) == 0)
            try await host.wait(until: "the plugin waits to be started") { [pane = host.pane] in
                if case .waitingToRestart = pane.state { true } else { false }
            }
            try await screen.waitUntilAtRest()
            #expect(!host.stage.texts(in: host.pane).isEmpty)
            #expect(screen.redEdge == nil)
            #expect(try await screen.framesInAWhile() == 0)
            #expect(!screen.isWaiting)
            screen.close()
            try await host.close()
        }

        @Test("A thousand animations that mean harm are drawn; the host goes on all the time")
        func hostile() async throws {
            let host = try SpawningHost(.commitsHostileAnimations)
            let screen = try ScreenOfHost(host)
            try await host.waitUntilRunning()
            try await host.wait(until: "the animations run") { screen.isWaiting }
            let responsiveness = Responsiveness()
            for _ in 0..<5 {
                _ = try await screen.framesInAWhile()
                #expect(host.stage.tapCounter())
            }
            #expect(responsiveness.stop() < .milliseconds(500))
            screen.close()
            try await host.close()
        }
    }
}
