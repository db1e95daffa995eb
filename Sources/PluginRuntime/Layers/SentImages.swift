import QuartzCore
import PluginProtocol

/// Which pictures the host has from this plugin: each is sent once, and released when nothing shows it any more.
///
/// A picture that went out of use is kept for a while, so that one that comes and goes is not sent again and again.
@MainActor package final class SentImages {
    private struct Entry {
        var uses: Int
        let bytes: Int
    }

    private let limit: Int
    private let idleLimit: Int
    private var entries: [ImageHash: Entry] = [:]
    /// Without a use, the longest first.
    private var idle: [ImageHash] = []
    private var idleBytes = 0
    private var heldBytes = 0

    /// `idleBytes` is how much may stay with the host without being shown.
    package init(limits: Limits, idleBytes: Int = 16 << 20) {
        limit = limits.imageBytes
        idleLimit = idleBytes
    }

    /// Notes one more use of `image`. True where it must be sent, nil where the host would have to hold too much.
    func use(_ image: CGImage) -> Bool? {
        let hash = ImageHash(image)
        if var entry = entries[hash] {
            if entry.uses == 0 {
                idle.removeAll { $0 == hash }
                idleBytes -= entry.bytes
            }
            entry.uses += 1
            entries[hash] = entry
            return false
        }
        guard heldBytes + image.pixels.count <= limit else { return nil }
        entries[hash] = Entry(uses: 1, bytes: image.pixels.count)
        heldBytes += image.pixels.count
        return true
    }

    func drop(_ hash: ImageHash) {
        guard var entry = entries[hash], entry.uses > 0 else { return }
        entry.uses -= 1
        entries[hash] = entry
        if entry.uses == 0 {
            idle.append(hash)
            idleBytes += entry.bytes
        }
    }

    /// The pictures that the host is to forget with the next commit.
    func takeReleased() -> [ImageHash] {
        var released: [ImageHash] = []
        while idleBytes > idleLimit, !idle.isEmpty {
            let hash = idle.removeFirst()
            let bytes = entries.removeValue(forKey: hash)?.bytes ?? 0
            idleBytes -= bytes
            heldBytes -= bytes
            released.append(hash)
        }
        return released
    }
}
