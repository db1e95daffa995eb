import CoreGraphics
import ImageFiles
import LayerRenderer
import UIKit

/// A picture of what was shown at a moment, pixel for pixel.
public struct Screenshot: Hashable, Sendable {
    let image: CGImage
    /// The number of pixels in a point.
    public let scale: CGFloat

    /// The picture's width, in pixels.
    public var width: Int { image.width }
    /// The picture's height, in pixels.
    public var height: Int { image.height }

    /// The colour at a place, as `#rrggbb`; nil outside of the picture.
    ///
    /// - Parameter point: In points, from the top left of what was taken.
    public func color(at point: CGPoint) -> String? {
        let (x, y) = (Int(clamping: (point.x * scale).rounded(.down)), Int(clamping: (point.y * scale).rounded(.down)))
        guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
        let start = image.pixels.startIndex + (y * width + x) * 4
        return [2, 1, 0].reduce("#") { $0 + Self.hexadecimal(image.pixels[start + $1]) }
    }

    private static func hexadecimal(_ byte: UInt8) -> String {
        (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }

    /// Whether the picture has the size of another one and its pixels.
    ///
    /// - Parameter tolerance: How far a part of a colour may be from the other one's, of 255.
    package func isLike(_ other: Screenshot, tolerance: Int) -> Bool {
        PictureDifference(other.image, image, tolerance: tolerance) == nil
    }

    /// The picture as a file.
    public func pngData() throws -> Data {
        do {
            return try PNGFile.encode(image)
        } catch {
            throw ContainmentTestError(.noPicture, "\(error)")
        }
    }
}

extension TestHost {
    /// A picture of the window, when both sides have come to rest and what is animated has arrived. An animation that goes on for longer
    /// than two seconds is not waited for.
    public func screenshot() async throws -> Screenshot {
        try await settle()
        try await waitForAnimations()
        return try screenshotNow()
    }

    /// Returns a picture of what the window has shown last, in the middle of whatever moves.
    package func screenshotNow() throws -> Screenshot {
        try checkOpen()
        guard let surface = session.screen.surface else {
            throw ContainmentTestError(.noPicture, "The window has shown nothing yet.")
        }
        return Screenshot(image: try surface.image(), scale: window.screen.scale)
    }
}

extension TestHost {
    private static let longestAnimation = Duration.seconds(2)

    private func waitForAnimations() async throws {
        func isAnimating() -> Bool {
            window.layerTree.nextFrame(after: FrameClock.main.now(), interval: HostSession.frame / .seconds(1)) != nil
        }
        _ = try await waits(upTo: Self.longestAnimation) { !isAnimating() }
    }
}

extension Pane {
    /// A picture of what is seen of the pane, with whatever lies above it.
    public func screenshot() async throws -> Screenshot {
        let whole = try await host.screenshot()
        let (frame, scale) = (frame, whole.scale)
        let pixels = CGRect(
            x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale, height: frame.height * scale)
        guard let image = whole.image.cropping(to: pixels) else {
            throw ContainmentTestError(.noPicture, "The pane lies outside of the window, at \(frame.shortText).")
        }
        return Screenshot(image: image, scale: scale)
    }
}
