import Foundation
import Synchronization

/// What is kept from one text to the next: fonts, texts that are laid out, and their pixels.
///
/// Pango's objects may be used by one thread at a time, so there are two sets. One is the main thread's. All other threads share the
/// second one, behind a lock.
final class TextObjects {
    let fonts = FontCollection()
    let layouts = TextLayoutCache()
    /// Costs are in bytes.
    var pictures = LeastRecentlyUsedCache<TextPicture.Key, TextPicture>(costLimit: 16 << 20)
    /// The pictures of lines, with costs in bytes. There is room for the lines of a page that is edited, and not for those of all that was drawn.
    var linePictures = LeastRecentlyUsedCache<LinePicture.Key, LinePicture>(costLimit: 4 << 20)

    // Each is used by one thread at a time, as above.
    nonisolated(unsafe) private static let main = TextObjects()
    nonisolated(unsafe) private static let others = TextObjects()

    /// Of `others`. Recursive, because measuring a text measures its fonts.
    private static let lock = NSRecursiveLock()

    /// The main thread, from its first question on; 0 before. `Thread.isMainThread` asks the kernel twice, and texts are measured by the
    /// hundred.
    private static let mainThread = Atomic<UInt>(0)

    private static var isMain: Bool {
        let thread = UInt(pthread_self())
        let known = mainThread.load(ordering: .relaxed)
        if known == 0, Thread.isMainThread {
            mainThread.store(thread, ordering: .relaxed)
            return true
        }
        return thread == known
    }

    /// Those of this thread. To be asked within `use`, or on the main actor.
    static var current: TextObjects {
        isMain ? main : others
    }

    /// Everything that one text takes is to be done in one `work`, which keeps nothing of it.
    static func use<Result>(_ work: (TextObjects) -> Result) -> Result {
        guard !isMain else { return work(main) }
        lock.lock()
        defer { lock.unlock() }
        return work(others)
    }
}
