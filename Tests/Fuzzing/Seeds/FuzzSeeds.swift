import Foundation
import FuzzTargets

/// Writes the seeds that are made from real messages into a folder, one folder for each target: `FuzzSeeds FOLDER`.
@main @MainActor enum FuzzSeeds {
    static func main() throws {
        guard CommandLine.arguments.count == 2 else {
            FileHandle.standardError.write(Data("FuzzSeeds: name the folder of the corpus.\n".utf8))
            exit(64)
        }
        let corpus = URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)
        let seeds =
            try SceneSeeds.make() + MessageSeeds.make() + TextSeeds.make()
        for seed in seeds {
            let folder = corpus.appending(path: seed.target)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(seed.bytes).write(to: folder.appending(path: seed.name))
        }
    }
}
