import Foundation
import Threads
import UIKit

/// A storyboard in a folder of its own, which is there until `use` ends.
@MainActor struct StoryboardFile {
    struct Unreadable: Error, CustomStringConvertible {
        let description = "the storyboard that was written cannot be read"
    }

    private static let name = "Page"

    private let file: URL
    private let bundle: Bundle

    static func use<Result>(_ data: Data, _ body: (StoryboardFile) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "storyboard-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "\(name).storyboard")
        try data.write(to: file)
        guard let bundle = Bundle(path: folder.path) else { throw Unreadable() }
        return try body(StoryboardFile(file: file, bundle: bundle))
    }

    func storyboard() -> UIStoryboard {
        UIStoryboard(name: Self.name, bundle: bundle)
    }

    /// Reads the file anew: what was read before is known by the file's date.
    ///
    /// - Returns: Milliseconds of processor time.
    func read() throws -> Double {
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: .random(in: 0..<1_000_000_000))], ofItemAtPath: file.path)
        var storyboard: UIStoryboard?
        let time = ProcessorTime.milliseconds { storyboard = self.storyboard() }
        guard storyboard != nil else { throw Unreadable() }
        return time
    }

    /// A document of scenes as Xcode writes it.
    static func document(_ scenes: String, initial: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23727" \
        targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
        useSafeAreas="YES" colorMatched="YES" initialViewController="\(initial)">
            <device id="retina6_1" orientation="portrait" appearance="light"/>
            <scenes>
        \(scenes)
            </scenes>
        </document>

        """
    }
}
