import CoreGraphics

/// Stands for a picture where what was made of it is kept, without keeping the picture: a plugin that releases it gets room
/// for another one, and so the memory has to be free.
final class ImageName: Hashable, @unchecked Sendable {
    // Unchecked because of the weak reference, which is set once; reading one is safe on every thread.
    private weak var image: CGImage?
    private let contentHash: UInt64

    init(_ image: CGImage) {
        self.image = image
        contentHash = image.contentHash
    }

    /// A name whose picture is gone is no other one's, and still its own.
    static func == (left: ImageName, right: ImageName) -> Bool {
        if left === right { return true }
        guard let one = left.image, let two = right.image else { return false }
        return one == two
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(contentHash)
    }
}
