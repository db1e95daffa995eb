import ImageFiles
import Synchronization
import TextLayout

/// The pixels of vector files, kept for the next time.
enum VectorPixels {
    private struct Key: Hashable {
        let document: SVGDocument
        let width: Int
        let height: Int
    }

    private static let cache = Mutex(LeastRecentlyUsedCache<Key, CGImage>(costLimit: 16 << 20))

    /// As many pixels as `size`, in points, has on the screen that is being drawn for.
    static func image(of document: SVGDocument, size: CGSize) -> CGImage? {
        let scale = max(UITraitCollection.current.displayScale, 1)
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        guard width >= 1, height >= 1, width <= CGFloat(ImageFile.longestSide),
            height <= CGFloat(ImageFile.longestSide)
        else { return nil }
        let key = Key(document: document, width: Int(clamping: width), height: Int(clamping: height))
        if let known = cache.withLock({ $0.value(for: key) }) { return known }
        guard let image = document.image(width: key.width, height: key.height) else { return nil }
        cache.withLock { $0.insert(image, for: key, cost: key.width * key.height * 4) }
        return image
    }
}
