/// What layers and what runs on them take in memory, in bytes; goes on where `DescriptionBytes` ends.
package enum LayerDescriptionBytes {
    /// A layer with everything that each layer has, in all the tables that know of it.
    package static let layer = 2048
    /// Beside its values.
    package static let animation = 512
    /// A group that an animation is in.
    package static let animationGroup = 128
    /// A value of an animation with its time and its curve, without its colours, its path or its list of numbers.
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
                case .colors(let colors): DescriptionBytes.list(colors.count, of: DescriptionBytes.color)
                case .numbers(let numbers): DescriptionBytes.list(numbers.count, of: DescriptionBytes.number)
                default: 0
                }
            return sum + LayerDescriptionBytes.keyframe + bytes
        }
    }
}

extension GradientContents {
    package var descriptionBytes: Int {
        DescriptionBytes.gradient + colors.count * DescriptionBytes.gradientStop
    }
}

extension ShapeContents {
    package var descriptionBytes: Int {
        path.descriptionBytes + stroke.descriptionBytes + DescriptionBytes.color(fillColor)
            + DescriptionBytes.color(strokeColor)
    }
}
