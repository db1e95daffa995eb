import Attacks
import Foundation
import FuzzTargets
import Testing

/// In processes of their own: what ends one of them fails a test, and not all others with it.
@Suite("Drawings whose numbers are far beyond those of the libraries that draw them", .timeLimit(.minutes(4)))
struct FarDrawingTests {
    @Test("C5 two clips and areas that wrap around in Cairo's numbers end nobody")
    func wrappedClips() async {
        await #expect(processExitsWith: .success) {
            await FarDrawings.drawAttacks()
        }
    }

    /// `scripts/fuzz drawings` makes up others for as long as one likes.
    @Test(
        "C5 whatever a commit describes, within the limits, is drawn or left out: the seed that does not is the last that is named"
    )
    func randomCommits() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            await FarDrawings.draw(seeds: 1...300)
        }
        let output = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
        let named = output.split(separator: "\n").filter { $0.hasPrefix(FarDrawings.mark) }
        #expect(named.last == "\(FarDrawings.mark)300")
    }
}

/// What the tests' processes do.
@MainActor private enum FarDrawings {
    nonisolated static let mark = "drawing of seed "

    static func drawAttacks() {
        for attack in Attack.numbers where attack.id == "C5" {
            for commit in attack.commits {
                for size in [Attack.pane, CGSize(width: 710, height: 600)] {
                    FuzzTarget.draw(commit, pictures: attack.images, size: size)
                }
            }
        }
    }

    static func draw(seeds: ClosedRange<UInt64>) {
        for seed in seeds {
            FileHandle.standardOutput.write(Data("\(mark)\(seed)\n".utf8))
            FuzzTarget.draw(RandomCommit.make(seed: seed), draggedAt: seed)
        }
    }
}
