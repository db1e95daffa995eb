import QuartzCore

/// The surfaces of a scene that the host shows. Each is held, and so in use, until a commit without it was acknowledged.
struct ShownSurfaces {
    private var current: [LayerID: ShownSurface] = [:]
    private var leaving: [ShownSurface] = []

    /// A layer shows this from the next commit on.
    mutating func set(_ shown: ShownSurface?, of layer: LayerID) {
        if let old = current[layer] { leaving.append(old) }
        current[layer] = shown
    }

    /// The host shows the last commit.
    mutating func didAcknowledge() {
        leaving = []
    }
}
