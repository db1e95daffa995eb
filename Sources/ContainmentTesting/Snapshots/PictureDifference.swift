import CoreGraphics
import Foundation

/// Where two pictures differ.
struct PictureDifference {
    private let expected: CGImage
    private let actual: CGImage
    /// How many pixels are not the same; all of them where the sizes differ.
    let count: Int
    /// Around all of them, in pixels.
    let area: CGRect

    /// - Parameter tolerance: By how much each of red, green and blue may differ, of 255.
    /// - Returns: Nil where they are the same.
    init?(_ expected: CGImage, _ actual: CGImage, tolerance: Int) {
        self.expected = expected
        self.actual = actual
        guard expected.width == actual.width, expected.height == actual.height else {
            count = actual.width * actual.height
            area = CGRect(x: 0, y: 0, width: actual.width, height: actual.height)
            return
        }
        let differing = Self.differing(expected, actual, tolerance)
        guard !differing.isEmpty else { return nil }
        count = differing.count
        area = differing.reduce(CGRect.null) { area, index in
            area.union(CGRect(x: index % actual.width, y: index / actual.width, width: 1, height: 1))
        }
    }

    private static func differing(_ one: CGImage, _ other: CGImage, _ tolerance: Int) -> [Int] {
        var differing: [Int] = []
        one.pixels.withUnsafeBytes { one in
            other.pixels.withUnsafeBytes { other in
                for offset in one.indices where offset % 4 < 3 && abs(Int(one[offset]) - Int(other[offset])) > tolerance
                {
                    if differing.last != offset / 4 { differing.append(offset / 4) }
                }
            }
        }
        return differing
    }

    /// As a sentence.
    var words: String {
        guard expected.width == actual.width, expected.height == actual.height else {
            return
                "The picture has \(actual.width)x\(actual.height) pixels and should have \(expected.width)x\(expected.height)."
        }
        return "\(count) pixels differ, within \(area.shortText) in pixels."
    }

    private static let gap = 8

    /// What was expected, what came, and what came faded with the differences in red, side by side.
    var picture: CGImage? {
        let pictures = [expected, actual, marked]
        let width = pictures.reduce(Self.gap * 2) { $0 + $1.width }
        let height = max(expected.height, actual.height)
        var pixels = Data(repeating: 0x80, count: width * height * 4)
        var left = 0
        for picture in pictures {
            for row in 0..<picture.height {
                let source = picture.pixels.startIndex + row * picture.bytesPerRow
                let start = (row * width + left) * 4
                pixels.replaceSubrange(
                    start..<start + picture.bytesPerRow, with: picture.pixels[source..<source + picture.bytesPerRow])
            }
            left += picture.width + Self.gap
        }
        return CGImage(width: width, height: height, premultipliedBGRA: pixels)
    }

    private var marked: CGImage {
        guard expected.width == actual.width, expected.height == actual.height else { return actual }
        var pixels = Data(actual.pixels.map { 191 + $0 / 4 })
        for index in Self.differing(expected, actual, 0) {
            pixels.replaceSubrange(index * 4..<index * 4 + 4, with: [0, 0, 255, 255])
        }
        return CGImage(width: actual.width, height: actual.height, premultipliedBGRA: pixels) ?? actual
    }
}
