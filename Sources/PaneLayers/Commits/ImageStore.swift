import PluginProtocol
import QuartzCore

/// The pictures that a plugin sent, in the host, and the surfaces in which it draws. One for each session, because hashes can be forged.
package struct ImageStore: Sendable {
    private struct Arrival {
        let first: ImageChunk
        var pixels: Data
    }

    private let limits: Limits
    private var images: [ImageHash: CGImage] = [:]
    /// How many layers of all scenes show each picture that is shown.
    private var uses: [ImageHash: Int] = [:]
    private var bytes = 0
    package var surfaces = SurfaceStore()
    private var arrival: Arrival?

    package init(limits: Limits) {
        self.limits = limits
    }

    package var count: Int {
        images.count
    }

    /// Takes the next piece of a picture. What was collected of it is dropped when the piece does not fit.
    package mutating func accept(_ chunk: ImageChunk) throws(Misbehaviour) {
        if chunk.offset == 0 {
            guard arrival == nil else {
                throw refuse("\(chunk.image) begins before the picture that was under way is complete")
            }
            guard images[chunk.image] == nil else { throw refuse("\(chunk.image) was sent before") }
            guard bytes + chunk.total <= limits.imageBytes else {
                throw Misbehaviour(
                    .limitExceeded,
                    "with \(chunk.image) its pictures take more than the \(limits.imageBytes) bytes that are allowed",
                    at: ["ImageChunk"])
            }
            arrival = Arrival(first: chunk, pixels: Data(capacity: chunk.total))
        }
        guard var arrival, arrival.first.image == chunk.image, arrival.first.width == chunk.width,
            arrival.first.height == chunk.height, arrival.pixels.count == chunk.offset
        else {
            throw refuse("the piece at \(chunk.offset) of \(chunk.image) does not follow the one before")
        }
        // Not held twice, or appending would copy all that was collected.
        self.arrival = nil
        arrival.pixels.append(chunk.bytes)
        guard arrival.pixels.count == chunk.total else {
            self.arrival = arrival
            return
        }
        guard
            let image = CGImage(width: chunk.width, height: chunk.height, premultipliedBGRA: arrival.pixels),
            ImageHash(image) == chunk.image
        else {
            throw refuse("the pixels of \(chunk.image) have another hash")
        }
        images[chunk.image] = image
        bytes += chunk.total
    }

    package func image(_ hash: ImageHash) throws(Misbehaviour) -> CGImage {
        guard let image = images[hash] else { throw Misbehaviour(.brokenImage, "image \(hash) was never sent") }
        return image
    }

    /// The contents that the update gives its layer, with their pictures; nil where the contents did not change.
    package func contents(of update: LayerUpdate) throws(Misbehaviour) -> LayerContents? {
        switch update.contents {
        case nil: nil
        case .some(.none): LayerContents.none
        case .text(let text): .text(text)
        case .image(let hash, let scale, _, _): .image(try image(hash), scale: scale)
        case .drawing(let drawing, _): .drawing(try drawing.drawing(image: image))
        case .picture(let drawing, let size, _): .picture(try drawing.drawing(image: image), size: size)
        case .shape(let shape): .shape(shape)
        case .gradient(let gradient): .gradient(gradient)
        case .surface(let number, let seed, let scale, _, _):
            .surface(ShownSurface(try surfaces.surface(number), seed: seed), scale: scale)
        }
    }

    /// Notes what layers show from now on; to be called with each commit that was applied, and when a scene ends.
    package mutating func apply(_ change: ImageUseChange) {
        for hash in change.begun { uses[hash, default: 0] += 1 }
        for hash in change.ended {
            guard let count = uses[hash] else { continue }
            uses[hash] = count > 1 ? count - 1 : nil
        }
    }

    /// Forgets pictures; to be called when the commit that releases them was applied and noted. A picture that is still shown
    /// would go on taking memory that nobody counts.
    package mutating func release(_ hashes: [ImageHash]) throws(Misbehaviour) {
        for hash in hashes {
            guard let image = images[hash] else {
                throw refuseRelease(.foreignIdentifier, "image \(hash) is not there to be released")
            }
            if let count = uses[hash] {
                throw refuseRelease(
                    .brokenImage,
                    "image \(hash) cannot be released: \(count == 1 ? "a layer still shows" : "\(count) layers still show") it"
                )
            }
            images[hash] = nil
            bytes -= image.pixels.count
        }
    }

    private func refuseRelease(_ code: Misbehaviour.Code, _ what: String) -> Misbehaviour {
        Misbehaviour(code, what, at: ["SceneDidCommit", "released_images"])
    }

    private mutating func refuse(_ what: String) -> Misbehaviour {
        arrival = nil
        return Misbehaviour(.brokenImage, what, at: ["ImageChunk"])
    }
}
