import Foundation
import FuzzTargets
import Testing
import UIKitTesting

@Suite("Every seed and every finding of fuzzing", .ownUpdates) @MainActor struct CorpusTests {
    private static let corpus = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Fuzzing/Corpus")

    @Test("A reader takes each of them, and nothing is left of it", arguments: FuzzTarget.all.map(\.name))
    func replay(name: String) throws {
        let target = try #require(FuzzTarget.all.first { $0.name == name })
        let folder = Self.corpus.appending(path: name)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(!files.isEmpty)
        for file in files { target.run([UInt8](try Data(contentsOf: folder.appending(path: file)))) }
    }

    @Test("The corpus has no folder without a target, and stays small")
    func size() throws {
        let folders = try FileManager.default.contentsOfDirectory(atPath: Self.corpus.path)
        #expect(Set(folders) == Set(FuzzTarget.all.map(\.name)))
        let files = FileManager.default.enumerator(at: Self.corpus, includingPropertiesForKeys: [.fileSizeKey])
        let sizes = (files?.allObjects as? [URL] ?? [])
            .compactMap { try? $0.resourceValues(forKeys: [.fileSizeKey]).fileSize }
        #expect(sizes.reduce(0, +) < 400_000)
    }
}
