import BenchmarkReport
import Foundation
import Threads
import UIKit

/// Xcode's files: reading a storyboard, making a scene of sixty objects beside the same in code, what a program without such files pays, and a source
/// that goes through the pre-pass.
@MainActor enum StoryboardBenchmark {
    static func perform(_ run: BenchmarkRun) throws {
        try read(run)
        try make(run)
        run.add(
            "the first view of a class without a nib: what the search for one takes", SearchMeter.searches(),
            goal: .median(atMost: 1))
        try PrePassMeter.perform(run)
    }

    // MARK: Reading

    private static func read(_ run: BenchmarkRun) throws {
        let sample = try largestSample()
        try run.add(
            "the largest sample read, \(sample.count / 1_000) KB",
            StoryboardFile.use(sample) { file in try (0..<run.count(50)).map { _ in try file.read() } },
            goal: .median(atMost: 10))
        let scene = SceneOfSixty.scene(id: "1")
        let count = 56
        let all = (1..<count).reduce(into: scene) { text, number in text += SceneOfSixty.scene(id: "\(number + 1)") }
        let large = Data(StoryboardFile.document(all, initial: "1").utf8)
        try run.add(
            "a storyboard of \(count) scenes and \(count * SceneOfSixty.count) objects read, \(large.count / 1_000) KB",
            StoryboardFile.use(large) { file in try (0..<run.count(20)).map { _ in try file.read() } })
    }

    /// The largest of the storyboards of examples and tests.
    private static func largestSample() throws -> Data {
        let folders = ["Examples/StoryboardApps/Apps/Resources", "Tests/Support/InterfaceFiles"]
        let files = try folders.flatMap { folder in
            try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".storyboard") }
                .map { try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\($0)")) }
        }
        guard let largest = files.max(by: { $0.count < $1.count }) else {
            throw ProgramAnswer.Failure(description: "there is no storyboard in \(folders.joined(separator: " or "))")
        }
        return largest
    }

    // MARK: Making a scene

    private static func make(_ run: BenchmarkRun) throws {
        let document = Data(StoryboardFile.document(SceneOfSixty.scene(id: "1"), initial: "1").utf8)
        try StoryboardFile.use(document) { file in
            let storyboard = file.storyboard()
            var (coded, loaded): ([Double], [Double]) = ([], [])
            // The first ones look for fonts, images and classes, which later ones have.
            for round in 0..<run.count(60) + 5 {
                if round % 20 == 0 { run.measureYardstick() }
                let byCode = ProcessorTime.milliseconds { CodedSceneController().loadViewIfNeeded() }
                let byFile = ProcessorTime.milliseconds {
                    storyboard.instantiateInitialViewController()?.loadViewIfNeeded()
                }
                guard round >= 5 else { continue }
                coded.append(byCode)
                loaded.append(byFile)
            }
            let anchor = run.add("a scene of \(SceneOfSixty.count) objects made in code", coded)
            run.add(
                "the same scene made from a storyboard in memory", loaded, against: anchor, goal: .ratio(atMost: 1.5))
        }
    }
}
