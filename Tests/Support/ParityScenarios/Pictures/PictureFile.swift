import Foundation
import UIKit

/// A small picture file of each format.
package enum PictureFile: String, CaseIterable, Sendable {
    case jpeg
    case png
    case svg
    case webP

    /// The bytes of the file; nil where they cannot be made.
    @MainActor package var data: Data? {
        switch self {
        case .jpeg: Checkers.image.flatMap { UIImage(cgImage: $0).jpegData(compressionQuality: 0.9) }
        case .png: Checkers.image.flatMap { UIImage(cgImage: $0).pngData() }
        case .svg:
            Data(
                "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='10'><circle cx='8' cy='5' r='4' fill='#c03'/></svg>"
                    .utf8)
        // 2 x 1 pixels, lossless: red, and clear.
        case .webP: Data(base64Encoded: "UklGRhwAAABXRUJQVlA4TBAAAAAvAQAAEA8Q8x/zH4yM6H8A")
        }
    }
}
