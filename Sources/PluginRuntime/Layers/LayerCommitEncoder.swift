import Diagnostics
import PluginProtocol
import QuartzCore
import UIKit

/// Turns what changed in a scene's layers into commits. One for each scene of a session, in the plugin.
@MainActor package final class LayerCommitEncoder {
    /// A commit, and the pictures whose chunks go out before it.
    package struct Result {
        package var commit: LayerCommit
        package var images: [CGImage]

        /// Whether it changes nothing: what did waits for the host's memory.
        var isEmpty: Bool {
            commit.removed.isEmpty && commit.updates.isEmpty && commit.releasedImages.isEmpty
        }
    }

    private let sentImages: SentImages
    private let room: DescriptionUsage
    private let limits: Limits
    private let surfaces: SentSurfaces
    private let pictures = SurfacePictures()
    private var shown = ShownSurfaces()
    /// The layers that the host knows, and what it has of each.
    private var known: [LayerID: LayerCost] = [:]
    /// How many animations the host has of each layer that has some.
    private var animated: [LayerID: Int] = [:]
    /// The sum of these.
    private var animationCount = 0
    private var bytes = 0
    /// The layers whose last contents the host was not told: it has no memory for them yet, or has just got another picture.
    private var untold: Set<LayerID> = []

    /// `sentImages`, `room` and `surfaces` are shared by all scenes of the session.
    ///
    /// - Parameter surfaces: Nil: the host reads none from memory.
    package init(sentImages: SentImages, room: DescriptionUsage, limits: Limits, surfaces: SentSurfaces? = nil) {
        self.surfaces = surfaces ?? SentSurfaces(isGranted: false) { _ in }
        self.sentImages = sentImages
        self.room = room
        self.limits = limits
    }

    /// Every change must be passed on: a commit says only what is new since the one before.
    ///
    /// - Parameter now: of the media clock.
    package func encode(_ changes: LayerTreeChanges, root: CALayer, at now: Double = FrameClock.main.now()) -> Result {
        var commit = LayerCommit(root: root.id)
        var images: [CGImage] = []
        // A layer that came and went between two commits was never known, and one that went twice is listed twice.
        for id in changes.removed where forget(id) {
            commit.removed.append(id)
        }
        for entry in changes.changed {
            let isNew = known[entry.layer.id] == nil
            let change = isNew ? .all : entry.change
            var update = LayerUpdate(entry.layer, change, at: now)
            if let animations = update.animations { update.animations = fitting(animations, entry.layer) }
            if isNew { update.leaveOutInitial() }
            if change.contains(.contents) {
                // What the host has not been told of is not what the picture differs from.
                let changed = isNew || untold.contains(entry.layer.id) ? nil : entry.changedPixels
                let new = contents(of: entry.layer, changed: changed ?? [], at: now, newImages: &images)
                if new == nil { untold.insert(entry.layer.id) } else { untold.remove(entry.layer.id) }
                update.contents = new ?? (isNew ? LayerUpdate.Contents.none : nil)
                if new != nil { holdSurface(of: entry.layer, update) }
            }
            if !update.change.isEmpty { commit.updates.append(update) }
        }
        reduce(&commit)
        for update in commit.updates where update.changesDescription { countDescription(of: update) }
        commit.releasedImages = sentImages.takeReleased()
        return Result(commit: commit, images: images)
    }

    /// The host shows the last commit.
    package func didAcknowledge() {
        shown.didAcknowledge()
        surfaces.releaseUnused()
    }

    /// Marks the surface of an update as in use, so that nobody draws in it while the host shows it; a picture was copied.
    private func holdSurface(of layer: CALayer, _ update: LayerUpdate) {
        if case .surface = update.contents, case .surface(let surface, _) = layer.layerContents {
            shown.set(surface, of: layer.id)
        } else {
            shown.set(nil, of: layer.id)
        }
    }

    /// The scene is over: its pictures are no longer in use.
    package func close() {
        for id in Array(known.keys) { forget(id) }
        didAcknowledge()
    }

    /// Whether the host knew the layer.
    @discardableResult private func forget(_ id: LayerID) -> Bool {
        guard let old = known.removeValue(forKey: id) else { return false }
        old.images.forEach(sentImages.drop)
        noteAnimations(0, of: id)
        shown.set(nil, of: id)
        pictures.forget(id)
        untold.remove(id)
        change(by: -old.bytes)
        return true
    }

    private func noteAnimations(_ count: Int, of id: LayerID) {
        animationCount += count - (animated[id] ?? 0)
        animated[id] = count > 0 ? count : nil
    }

    /// The pictures of new contents were taken before; those of the old ones are dropped here, so that a picture that stays is
    /// not released in between.
    private func countDescription(of update: LayerUpdate) {
        let old = known[update.id]
        let new = description(after: update)
        known[update.id] = new
        if update.contents != nil { old?.images.forEach(sentImages.drop) }
        change(by: new.bytes - (old?.bytes ?? 0))
    }

    /// What the host has of a layer when it has this as well.
    private func description(after update: LayerUpdate) -> LayerCost {
        var description = known[update.id] ?? LayerCost()
        description.apply(update)
        return description
    }

    private func change(by bytes: Int) {
        self.bytes += bytes
        room.takenBytes += bytes
    }

    /// Leaves out what takes most, until the host has room for all that is left.
    private func reduce(_ commit: inout LayerCommit) {
        var excess = max(
            bytes - limits.sceneDescriptionBytes, room.takenBytes - limits.sessionDescriptionBytes)
        for update in commit.updates where update.changesDescription {
            excess += description(after: update).bytes - (known[update.id]?.bytes ?? 0)
        }
        guard excess > 0 else { return }
        let parts = commit.updates.enumerated().flatMap { index, update in
            description(after: update).parts(of: update).map { (bytes: $0.bytes, index: index, part: $0.part) }
        }
        for (bytes, index, part) in parts.sorted(by: { $0.bytes > $1.bytes }) where excess > 0 {
            excess -= bytes
            leaveOut(part, of: &commit.updates[index])
            Log.wire.warning(
                "\(commit.updates[index].id): its \(part) of \(bytes) bytes are more than the host has room for, and are left out; show less at a time"
            )
        }
    }

    private func leaveOut(_ part: LayerCost.Part, of update: inout LayerUpdate) {
        switch part {
        case .shadow:
            update.shadow?.path = nil
            update.shadow?.opacity = 0
        case .contents:
            update.images.forEach(sentImages.drop)
            update.contents = LayerUpdate.Contents.none
        case .animations:
            update.animations = []
            noteAnimations(0, of: update.id)
        }
    }

    /// - Returns: Nil where the host goes on showing what it has until more is known.
    private func contents(
        of layer: CALayer, changed: [SurfaceRect], at now: Double, newImages: inout [CGImage]
    ) -> LayerUpdate.Contents? {
        switch layer.layerContents {
        case .none:
            return LayerUpdate.Contents.none
        case .text(let text):
            return .text(fitting(text, layer))
        case .image(let image, let scale):
            guard use([image], for: layer, &newImages) else { return LayerUpdate.Contents.none }
            return .image(
                ImageHash(image), scale: scale, gravity: layer.contentsGravity, center: layer.contentsCenter)
        case .drawing(let drawing):
            return recorded(drawing, layer, &newImages)
                .map { .drawing($0, gravity: layer.contentsGravity) } ?? LayerUpdate.Contents.none
        case .picture(let drawing, let size):
            // A picture of many views may have more commands than a drawing may; its pixels are as good.
            if !isAllowed(drawing), let image = UIImage(drawing, size: size, scale: UIScreen.main.scale).cgImage,
                use([image], for: layer, &newImages)
            {
                return .image(
                    ImageHash(image), scale: CGFloat(image.width) / size.width, gravity: layer.contentsGravity)
            }
            return recorded(drawing, layer, &newImages)
                .map { .picture($0, size: size, gravity: layer.contentsGravity) } ?? LayerUpdate.Contents.none
        case .shape(let shape):
            guard shape.path.segments.count <= limits.pathSteps else {
                Log.wire.warning(
                    "\(layer.id): a shape of \(shape.path.segments.count) steps is larger than the host allows and is left out; use several"
                )
                return LayerUpdate.Contents.none
            }
            return .shape(shape)
        case .gradient(let gradient):
            guard gradient.colors.count <= Limits.gradientStops else {
                Log.wire.warning(
                    "\(layer.id): a gradient of \(gradient.colors.count) colors is more than the host allows and is left out; \(Limits.gradientStops) are allowed"
                )
                return LayerUpdate.Contents.none
            }
            return .gradient(gradient)
        case .surface(let shown, let scale):
            switch surfaces.place(of: shown.surface, for: layer) {
            case .shared(let number):
                return .surface(
                    number, seed: shown.seed, scale: scale, gravity: layer.contentsGravity, changed: changed)
            case .asked:
                return nil
            case .none:
                guard pictures.mayBeSent(of: layer, at: now) else { return nil }
                guard let image = shown.surface.snapshot(), use([image], for: layer, &newImages) else {
                    return LayerUpdate.Contents.none
                }
                return .image(ImageHash(image), scale: scale, gravity: layer.contentsGravity)
            }
        }
    }

    /// Nil for one that the host would refuse.
    private func recorded(
        _ drawing: CGDrawing, _ layer: CALayer, _ newImages: inout [CGImage]
    ) -> RecordedDrawing? {
        guard isAllowed(drawing) else {
            Log.wire.warning(
                "\(layer.id): a drawing of \(drawing.commands.count) commands is larger than the host allows and is left out; draw less at a time, or draw into an image"
            )
            return nil
        }
        guard use(drawing.images, for: layer, &newImages) else { return nil }
        return RecordedDrawing(drawing)
    }

    private func isAllowed(_ drawing: CGDrawing) -> Bool {
        drawing.commands.count <= limits.drawingCommands && drawing.pathSteps <= limits.pathSteps
            && drawing.textBytes <= limits.textBytes
    }

    /// Marks all as used, or none.
    private func use(_ images: [CGImage], for layer: CALayer, _ newImages: inout [CGImage]) -> Bool {
        var taken: Set<ImageHash> = []
        for image in images where !taken.contains(ImageHash(image)) {
            guard image.width * image.height <= limits.imagePixels, let isNew = sentImages.use(image) else {
                Log.wire.warning(
                    "\(layer.id): an image of \(image.width) x \(image.height) pixels is more than the host allows and is left out; use a smaller one, or fewer at a time"
                )
                taken.forEach(sentImages.drop)
                return false
            }
            taken.insert(ImageHash(image))
            if isNew { newImages.append(image) }
        }
        return true
    }

    /// Whether the host takes the value of an animation.
    private func isAllowed(_ value: AnimatableValue) -> Bool {
        switch value {
        case .path(let path): path.segments.count <= limits.pathSteps
        case .colors(let colors): (1...Limits.gradientStops).contains(colors.count)
        case .numbers(let numbers): (1...Limits.gradientStops).contains(numbers.count)
        case .number, .point, .size, .rect, .color, .transform: true
        }
    }

    private func fitting(_ animations: [LayerAnimation], _ layer: CALayer) -> [LayerAnimation] {
        let others = animationCount - (animated[layer.id] ?? 0)
        var fitting = animations.filter { $0.values.count <= Limits.keyframes && $0.values.allSatisfy(isAllowed) }
        fitting = Array(fitting.prefix(max(0, limits.animations - others)))
        noteAnimations(fitting.count, of: layer.id)
        if fitting.count < animations.count {
            Log.wire.warning(
                "\(layer.id): of \(animations.count) animations the host allows \(fitting.count); the others are left out"
            )
        }
        return fitting
    }

    private func fitting(_ text: StyledText, _ layer: CALayer) -> StyledText {
        let bytes = text.runs.reduce(0) { $0 + $1.text.utf8.count }
        guard text.runs.count > Limits.textRuns || bytes > limits.textBytes else { return text }
        Log.wire.warning("\(layer.id): its text is longer than the host allows; the end is left out")
        var left = limits.textBytes
        var fitting = text
        fitting.runs = text.runs.prefix(Limits.textRuns).map { run in
            var run = run
            run.text = WireNumber.text(run.text, upTo: left)
            left -= run.text.utf8.count
            return run
        }
        return fitting
    }
}

extension CGDrawing {
    fileprivate var images: [CGImage] {
        commands.compactMap { command in
            if case .image(let image, _) = command { image } else { nil }
        }
    }

    fileprivate var pathSteps: Int {
        commands.reduce(0) { $0 + $1.pathSteps }
    }

    fileprivate var textBytes: Int {
        commands.reduce(0) { $0 + $1.textBytes }
    }
}
