import CoreGraphics

/// Names a picture by its content: `CGImage.contentHash`.
///
/// The hash is no defence against forgery, so pictures of different plugins are never looked up in one store.
package struct ImageHash: Hashable, Sendable, CustomStringConvertible {
    package let rawValue: UInt64

    package init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    package init(_ image: CGImage) {
        rawValue = image.contentHash
    }

    package var description: String {
        String(rawValue, radix: 16)
    }
}
