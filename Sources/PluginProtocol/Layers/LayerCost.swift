import QuartzCore

/// What one layer of a scene takes in the host's memory, in bytes by the rule of docs/Protocol.md, and which pictures it shows.
///
/// Host and plugin keep one for each layer, so that a commit costs what it changes and not what the scene has.
package struct LayerCost: Hashable, Sendable {
    /// Of background and border.
    private var appearance = 0
    private var shadow = 0
    private var contents = 0
    private var animations = 0
    package private(set) var animationCount = 0
    package private(set) var images: Set<ImageHash> = []

    package init() {}

    package var bytes: Int {
        LayerDescriptionBytes.layer + appearance + shadow + contents + animations
    }

    /// What a layer can do without; the words are those of a log.
    package enum Part: String, CustomStringConvertible {
        case shadow = "shadow's path"
        case contents
        case animations

        package var description: String { rawValue }
    }

    /// What may be left out of an update that was taken over, with what that saves.
    package func parts(of update: LayerUpdate) -> [(part: Part, bytes: Int)] {
        [
            (.shadow, update.shadow?.path?.descriptionBytes ?? 0), (.contents, update.contents == nil ? 0 : contents),
            (.animations, update.animations == nil ? 0 : animations),
        ].filter { $0.bytes > 0 }
    }

    /// Takes over the groups of properties that the update has.
    package mutating func apply(_ update: LayerUpdate) {
        if let new = update.appearance { appearance = new.descriptionBytes }
        if let new = update.shadow { shadow = new.descriptionBytes }
        if let new = update.animations {
            animations = new.reduce(0) { $0 + $1.descriptionBytes }
            animationCount = new.count
        }
        if let new = update.contents {
            contents = new.descriptionBytes
            images = update.images
        }
    }
}

extension LayerUpdate {
    /// Whether it has one of the groups that `LayerCost.apply(_:)` looks at. One that tells of a new layer has its appearance.
    package var changesDescription: Bool {
        appearance != nil || shadow != nil || contents != nil || animations != nil
    }

    /// The memory that what it says takes, in bytes by the rule of docs/Protocol.md, without that of the layer itself.
    var descriptionBytes: Int {
        (appearance?.descriptionBytes ?? 0) + (shadow?.descriptionBytes ?? 0) + (contents?.descriptionBytes ?? 0)
            + (animations ?? []).reduce(0) { $0 + $1.descriptionBytes }
    }
}

extension LayerValues.Appearance {
    fileprivate var descriptionBytes: Int {
        DescriptionBytes.color(backgroundColor) + DescriptionBytes.color(borderColor)
    }
}

extension LayerValues.Shadow {
    fileprivate var descriptionBytes: Int {
        DescriptionBytes.color(color) + (path?.descriptionBytes ?? 0)
    }
}

extension LayerUpdate.Contents {
    fileprivate var descriptionBytes: Int {
        switch self {
        case .none, .image, .surface: 0
        case .text(let text): text.descriptionBytes
        case .drawing(let drawing, _), .picture(let drawing, _, _):
            drawing.commands.reduce(DescriptionBytes.list) { $0 + $1.descriptionBytes }
        case .shape(let shape): shape.descriptionBytes
        case .gradient(let gradient): gradient.descriptionBytes
        }
    }
}
