import QuartzCore

/// When the pixels of surfaces were sent as pictures, so that they are sent seldom enough.
@MainActor final class SurfacePictures {
    private struct Entry {
        var time: Double
        var timer: AnyObject?
    }

    private var entries: [LayerID: Entry] = [:]

    /// In seconds: a picture of some megabytes travels over a network meanwhile.
    static let interval = 0.1

    /// Whether a layer's picture may be sent now. Where not, the layer is told to come again when it may.
    func mayBeSent(of layer: CALayer, at now: Double) -> Bool {
        guard let last = entries[layer.id] else {
            entries[layer.id] = Entry(time: now)
            return true
        }
        let wait = last.time + Self.interval - now
        guard wait > 0 else {
            entries[layer.id] = Entry(time: now)
            return true
        }
        if last.timer == nil {
            entries[layer.id]?.timer = FrameClock.main.schedule(seconds: wait) { [weak self, weak layer] in
                guard let layer else { return }
                self?.entries[layer.id]?.timer = nil
                layer.setNeedsContents()
            }
        }
        return false
    }

    func forget(_ layer: LayerID) {
        entries[layer] = nil
    }
}
