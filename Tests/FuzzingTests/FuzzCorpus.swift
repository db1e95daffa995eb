import Foundation

/// `Tests/Fuzzing/Corpus`: a folder of inputs for each target.
enum FuzzCorpus {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Fuzzing/Corpus")

    /// In the order of their names.
    static func inputs(of target: String) throws -> [[UInt8]] {
        let folder = folder.appending(path: target)
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            .map { [UInt8](try Data(contentsOf: folder.appending(path: $0))) }
    }
}
