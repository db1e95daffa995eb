/// What layers and what runs on them take in memory, in bytes; goes on where `DescriptionBytes` ends.
package enum LayerDescriptionBytes {
    /// A layer with everything that each layer has, in all the tables that know of it.
    package static let layer = 2048
    /// Beside its values.
    package static let animation = 512
    /// A group that an animation is in.
    package static let animationGroup = 128
    /// A value of an animation with its time and its curve, without its colour or path.
    package static let keyframe = 128
}

extension LayerAnimation {
    package var descriptionBytes: Int {
        let timing = LayerDescriptionBytes.animation + groups.count * LayerDescriptionBytes.animationGroup
        return values.reduce(timing) { sum, value in
            let bytes =
                switch value {
                case .color(let color): DescriptionBytes.color(color)
                case .path(let path): path.descriptionBytes
                default: 0
                }
            return sum + LayerDescriptionBytes.keyframe + bytes
        }
    }
}

extension ShapeContents {
    package var descriptionBytes: Int {
        path.descriptionBytes + stroke.descriptionBytes + DescriptionBytes.color(fillColor)
            + DescriptionBytes.color(strokeColor)
    }
}
