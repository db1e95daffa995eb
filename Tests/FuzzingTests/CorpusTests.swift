import Foundation
import FuzzTargets
import Testing
import UIKitTesting

@Suite("Every seed and every finding of fuzzing", .ownUpdates) @MainActor struct CorpusTests {
    @Test("A reader takes each of them, and nothing is left of it", arguments: FuzzTarget.all.map(\.name))
    func replay(name: String) throws {
        let target = try #require(FuzzTarget.all.first { $0.name == name })
        let inputs = try FuzzCorpus.inputs(of: name)
        #expect(!inputs.isEmpty)
        for input in inputs { target.run(input) }
    }

    /// How many can be done in seven seconds or so in a debug build. `scripts/fuzz` does it for as long as one likes, and
    /// looks which of them come further.
    private static let mutations = ["commits": 250, "drawings": 150, "words": 12, "browser": 5000, "manifest": 20_000]
    private static let usualMutations = 10_000

    @Test(
        "A reader takes what they are changed into, by their fields and by the byte",
        arguments: FuzzTarget.all.map(\.name))
    func mutations(name: String) throws {
        let target = try #require(FuzzTarget.all.first { $0.name == name })
        let inputs = try FuzzCorpus.inputs(of: name)
        var mutator = InputMutator(target, seed: 9)
        // Whoever finds the tests ended by a trap finds the input there.
        let last = FileManager.default.temporaryDirectory.appending(path: "mullion-fuzzing-\(name)")
        for number in 0..<(Self.mutations[name] ?? Self.usualMutations) {
            let input = mutator.mutated(inputs[number % inputs.count])
            try Data(input).write(to: last)
            target.run(input)
        }
        try FileManager.default.removeItem(at: last)
    }

    @Test("The corpus has no folder without a target, and stays small")
    func size() throws {
        let folders = try FileManager.default.contentsOfDirectory(atPath: FuzzCorpus.folder.path)
        #expect(Set(folders) == Set(FuzzTarget.all.map(\.name)))
        #expect(try folders.flatMap(FuzzCorpus.inputs).reduce(0) { $0 + $1.count } < 400_000)
    }
}
