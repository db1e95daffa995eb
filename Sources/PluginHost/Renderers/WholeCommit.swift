import PluginProtocol
import QuartzCore

/// All commits of a scene merged into one, for somebody who has applied none of them: a renderer that comes late, or a pane that shows nothing yet.
struct WholeCommit {
    private var updates: [LayerID: LayerUpdate] = [:]
    /// When the animations of a layer were told, in seconds of the media clock.
    private var animatedAt: [LayerID: Double] = [:]
    private var root: LayerID?
    /// How many layers show each picture that is shown: counted, because a commit may be small, and all layers together have many drawings.
    private var uses: [ImageHash: Int] = [:]
    /// The number of layers that show each surface, for those that are shown.
    private var surfaceUses: [SurfaceID: Int] = [:]

    var isEmpty: Bool {
        root == nil
    }

    /// - Parameter now: Seconds of the media clock.
    mutating func apply(_ commit: LayerCommit, at now: Double) {
        for id in commit.removed {
            for image in updates[id]?.images ?? [] { end(image) }
            if let surface = updates[id]?.surface { end(surface) }
            updates[id] = nil
            animatedAt[id] = nil
        }
        // Whoever commits thousands of layers at once has the main thread wait for what becomes of each.
        updates.reserveCapacity(commit.updates.count)
        for update in commit.updates {
            if update.contents != nil {
                for image in update.images { uses[image, default: 0] += 1 }
                for image in updates[update.id]?.images ?? [] { end(image) }
                if let surface = update.surface { surfaceUses[surface, default: 0] += 1 }
                if let surface = updates[update.id]?.surface { end(surface) }
            }
            updates[update.id, default: LayerUpdate(id: update.id)].take(update)
            if let animations = update.animations { animatedAt[update.id] = animations.isEmpty ? nil : now }
        }
        root = commit.root
    }

    private mutating func end(_ image: ImageHash) {
        guard let count = uses[image] else { return }
        uses[image] = count > 1 ? count - 1 : nil
    }

    private mutating func end(_ surface: SurfaceID) {
        guard let count = surfaceUses[surface] else { return }
        surfaceUses[surface] = count > 1 ? count - 1 : nil
    }

    /// Moves layers to the offsets to which the user has scrolled them.
    mutating func scroll(_ layers: [ScrolledLayer]) {
        for layer in layers { updates[layer.layer]?.scroll?.offset = layer.offset }
    }

    /// Nil where nothing was committed.
    ///
    /// - Parameter now: Seconds of the media clock. What was animated goes on from where it is by then.
    func commit(at now: Double) -> LayerCommit? {
        guard let root else { return nil }
        let whole = updates.values.sorted { $0.id < $1.id }.map { update in
            var update = update
            let passed = animatedAt[update.id].map { now - $0 } ?? 0
            update.animations = update.animations?.map { $0.delayed(by: -passed) }
            return update
        }
        return LayerCommit(root: root, updates: whole)
    }

    /// The pictures that are shown.
    var images: Set<ImageHash> {
        Set(uses.keys)
    }

    /// Whether a layer with pixels in it can be seen.
    var showsPixels: Bool {
        updates.values.contains { update in
            guard let opacity = update.visibility?.opacity, opacity > 0 else { return false }
            return switch update.contents {
            case .surface, .image: true
            default: false
            }
        }
    }

    /// Whether a layer shows the surface.
    func shows(_ surface: SurfaceID) -> Bool {
        surfaceUses[surface] != nil
    }

    /// The kinds of content that a library draws, in words.
    var kinds: [String] {
        let kinds = updates.values.compactMap { update -> String? in
            switch update.contents {
            case .text: "text"
            case .image: "pictures"
            case .drawing, .picture: "drawings"
            case .shape: "shapes"
            case .gradient: "gradients"
            case .surface, .some(.none), nil: nil
            }
        }
        return Set(kinds).sorted()
    }
}

extension LayerUpdate {
    /// Takes over what a later update of the same layer says.
    fileprivate mutating func take(_ update: LayerUpdate) {
        geometry = update.geometry ?? geometry
        scroll = update.scroll ?? scroll
        visibility = update.visibility ?? visibility
        appearance = update.appearance ?? appearance
        shadow = update.shadow ?? shadow
        clipping = update.clipping ?? clipping
        contents = update.contents ?? contents
        sublayers = update.sublayers ?? sublayers
        animations = update.animations ?? animations
        interaction = update.interaction ?? interaction
    }
}
