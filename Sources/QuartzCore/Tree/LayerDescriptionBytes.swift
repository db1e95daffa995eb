/// What layers and what runs on them take in memory, in bytes; goes on where `DescriptionBytes` ends.
package enum LayerDescriptionBytes {
    /// A layer with everything that each layer has, in all the tables that know of it.
    package static let layer = 2048
    /// Beside its values.
    package static let animation = 512
    /// A group that an animation is in.
    package static let animationGroup = 128
    /// With its time and its curve; beside a colour.
    package static let keyframe = 128
}

extension LayerAnimation {
    package var descriptionBytes: Int {
        let timing = LayerDescriptionBytes.animation + groups.count * LayerDescriptionBytes.animationGroup
        return values.reduce(timing) { sum, value in
            if case .color(let color) = value {
                return sum + LayerDescriptionBytes.keyframe + DescriptionBytes.color(color)
            }
            return sum + LayerDescriptionBytes.keyframe
        }
    }
}

extension ShapeContents {
    package var descriptionBytes: Int {
        path.descriptionBytes + stroke.descriptionBytes + DescriptionBytes.color(fillColor)
            + DescriptionBytes.color(strokeColor)
    }
}
