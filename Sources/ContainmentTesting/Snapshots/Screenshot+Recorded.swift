import CoreGraphics
import Foundation
import ImageFiles

extension Screenshot {
    /// Compares with the picture that was recorded under this name: `Snapshots/NAME.png` in a folder beside the test's file. Where there
    /// is none, it is recorded, and the test fails once.
    ///
    /// To record anew what changed for good, run the tests with `MULLION_RECORD_SNAPSHOTS=1`.
    ///
    /// - Parameters:
    ///   - tolerance: By how much each of red, green and blue may differ, of 255. The same fonts and the same version of Mullion draw the
    ///     same pixels, so there need be none.
    ///   - file: The test's.
    /// - Throws: `ContainmentTestError` where it is another picture, with the path of one that shows the difference.
    public func expectRecorded(as name: String, tolerance: Int = 0, file: String = #filePath) throws {
        let folder = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("Snapshots")
        let recorded = folder.appendingPathComponent("\(name).png")
        let isWanted = ProcessInfo.processInfo.environment["MULLION_RECORD_SNAPSHOTS"] == "1"
        guard !isWanted, let data = FileManager.default.contents(atPath: recorded.path) else {
            try Self.write(try pngData(), to: recorded)
            if isWanted { return }
            throw ContainmentTestError(
                .noPicture, "There was no \(recorded.path). It is recorded now; look at it, and run the test again.")
        }
        let expected: CGImage
        do {
            expected = try PNGFile.decode(data)
        } catch {
            throw ContainmentTestError(
                .noPicture, "\(recorded.path) cannot be read: \(error). Delete it to record it anew.")
        }
        guard let difference = PictureDifference(expected, image, tolerance: tolerance) else { return }
        throw ContainmentTestError(
            .otherPicture,
            "This is not \(recorded.path). \(difference.words) \(try difference.saved(as: name)) Where it is meant to look so, run the test with MULLION_RECORD_SNAPSHOTS=1."
        )
    }

    fileprivate static func write(_ data: Data, to file: URL) throws {
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        } catch {
            throw ContainmentTestError(.noPicture, "\(file.path) could not be written: \(error)")
        }
    }
}

extension PictureDifference {
    /// Writes the picture to a file of its own.
    ///
    /// - Returns: A sentence that says where.
    func saved(as name: String) throws -> String {
        guard let picture else { return "" }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(
            "mullion-difference-\(name)-\(UInt32.random(in: .min ... .max)).png")
        do {
            try Screenshot.write(try PNGFile.encode(picture), to: file)
        } catch let error as ImageFileError {
            throw ContainmentTestError(.noPicture, "\(error)")
        }
        return "\(file.path) shows what was expected, what came, and the difference."
    }
}
