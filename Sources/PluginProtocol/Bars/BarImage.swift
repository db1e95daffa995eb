import CoreGraphics

/// A picture on a button of a bar.
package enum BarImage: Hashable, Sendable {
    /// One of those that `UIImage(systemName:)` has.
    case symbol(String)
    /// - Parameters:
    ///   - scale: Pixels per point.
    ///   - isTemplate: Whether only its opacity counts.
    case pixels(CGImage, scale: CGFloat, isTemplate: Bool)

    /// In pixels: no side is longer.
    package static let longestSide = 128

    /// Of the pixels; a symbol has none.
    package var bytes: Int {
        if case .pixels(let image, _, _) = self { image.bytesPerRow * image.height } else { 0 }
    }
}
