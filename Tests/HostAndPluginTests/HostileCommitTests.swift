import HostStaging
import ParityScenarios
import Testing
import Threads
import UIKit
import WireMutation

extension HostAndPlugin {
    @Suite("A plugin that means harm") @MainActor struct HostileCommits {
        private static let cases = 150
        /// Commits that one host takes after each other, as far as it accepts them.
        private static let commitsOfHost = 20

        @Test("What it sends is refused or drawn, in time and without a trap", arguments: Picture.allCases)
        func mutated(picture: Picture) throws {
            let scene = try RecordedScene(picture.makeViewController())
            var shown = 0
            var host = HostileHost(scene)
            for seed in 0..<Self.cases {
                if seed.isMultiple(of: Self.commitsOfHost) {
                    host = HostileHost(scene)
                    #expect(host.receive(scene.message))
                }
                var mutator = WireMutator(seed: UInt64(seed))
                let message = mutator.mutated(scene.message)
                let start = ProcessorTime.ofThisThread()
                if host.receive(message) { shown += 1 }
                // Far more than any takes, by the processor's time, which does not pass while others run.
                #expect(ProcessorTime.ofThisThread() - start < .seconds(30), "seed \(seed)")
                #expect(host.difference == nil, "seed \(seed)")
            }
            #expect(shown > 0 && shown < Self.cases)
        }
    }
}
