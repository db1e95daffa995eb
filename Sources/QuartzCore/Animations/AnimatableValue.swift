import Foundation

/// A value that an animation gives to a property of a layer.
package enum AnimatableValue: Hashable, Sendable {
    case number(Double)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    /// Nil where there is no colour.
    case color(CGColor?)
    case transform(CGAffineTransform)
    /// A path that never changes; a mutable one is copied first.
    case path(CGPath)
    /// The colours of a gradient.
    case colors([CGColor])
    /// The places of a gradient's colours.
    case numbers([CGFloat])

    package enum Kind: Sendable {
        case number, point, size, rect, color, transform, path, colors, numbers
    }

    package var kind: Kind {
        switch self {
        case .number: .number
        case .point: .point
        case .size: .size
        case .rect: .rect
        case .color: .color
        case .transform: .transform
        case .path: .path
        case .colors: .colors
        case .numbers: .numbers
        }
    }

    package var isFinite: Bool {
        switch self {
        case .number(let number): number.isFinite
        case .point(let point): point.isFinite
        case .size(let size): size.width.isFinite && size.height.isFinite
        case .rect(let rect): rect.isFinite
        case .color, .colors: true
        case .transform(let transform): transform.isFinite
        case .path(let path): path.isFinite
        case .numbers(let numbers): numbers.allSatisfy(\.isFinite)
        }
    }

    /// Between this value at 0 and `end` at 1; beyond both where a spring swings over. Values of two kinds change at once,
    /// at 1, and so do paths that are not made of the same steps and lists that are not of the same length.
    package func interpolated(to end: AnimatableValue, at progress: Double) -> AnimatableValue {
        func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * CGFloat(progress) }
        switch (self, end) {
        case (.number(let from), .number(let to)):
            return .number(from + (to - from) * progress)
        case (.point(let from), .point(let to)):
            return .point(CGPoint(x: mix(from.x, to.x), y: mix(from.y, to.y)))
        case (.size(let from), .size(let to)):
            return .size(CGSize(width: mix(from.width, to.width), height: mix(from.height, to.height)))
        case (.rect(let from), .rect(let to)):
            return .rect(
                CGRect(
                    x: mix(from.minX, to.minX), y: mix(from.minY, to.minY), width: mix(from.width, to.width),
                    height: mix(from.height, to.height)))
        case (.color(let from), .color(let to)):
            return .color(CGColor.mixed(from, to, at: CGFloat(progress)))
        case (.transform(let from), .transform(let to)):
            guard progress != 0, progress != 1 else { return progress == 0 ? self : end }
            let parts = TransformParts(from).interpolated(to: TransformParts(to), at: CGFloat(progress))
            return .transform(parts.transform)
        case (.path(let from), .path(let to)):
            return from.mixed(with: to, at: CGFloat(progress)).map { .path($0) } ?? (progress < 1 ? self : end)
        case (.colors(let from), .colors(let to)) where from.count == to.count:
            return .colors(zip(from, to).map { CGColor.mixed($0, $1, at: CGFloat(progress)) ?? $1 })
        case (.numbers(let from), .numbers(let to)) where from.count == to.count:
            return .numbers(zip(from, to).map(mix))
        default:
            return progress < 1 ? self : end
        }
    }

    /// Answers the sum, by which additive and cumulative animations go. Of transforms it is `other` followed by this one, or with a
    /// negative `times` the inverse of `other` followed by this one. Colours, paths and lists have no sum, and `other` is answered.
    package func adding(_ other: AnimatableValue, times: Double = 1) -> AnimatableValue {
        let factor = CGFloat(times)
        switch (self, other) {
        case (.number(let one), .number(let two)):
            return .number(one + two * times)
        case (.point(let one), .point(let two)):
            return .point(CGPoint(x: one.x + two.x * factor, y: one.y + two.y * factor))
        case (.size(let one), .size(let two)):
            return .size(CGSize(width: one.width + two.width * factor, height: one.height + two.height * factor))
        case (.rect(let one), .rect(let two)):
            return .rect(
                CGRect(
                    x: one.minX + two.minX * factor, y: one.minY + two.minY * factor,
                    width: one.width + two.width * factor, height: one.height + two.height * factor))
        case (.transform(let one), .transform(let two)):
            return .transform((times < 0 ? two.inverted() : two).concatenating(one))
        default:
            return other
        }
    }

    /// Answers what has to be added to `other` to get this value. It is nil for colours, paths and lists, and where `other` is a transform without an
    /// inverse, which makes everything a line or a point.
    package func difference(from other: AnimatableValue) -> AnimatableValue? {
        switch (self, other) {
        case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect):
            return adding(other, times: -1)
        case (.transform(let one), .transform(let two)):
            guard two.isDrawable else { return nil }
            let difference = AnimatableValue.transform(one.concatenating(two.inverted()))
            return difference.isFinite ? difference : nil
        default:
            return nil
        }
    }

    /// The value of the same kind that changes nothing where it is added. Colours, paths and lists cannot be added; theirs is
    /// empty.
    package var neutral: AnimatableValue {
        switch self {
        case .number: .number(0)
        case .point: .point(.zero)
        case .size: .size(.zero)
        case .rect: .rect(.zero)
        case .color: .color(nil)
        case .transform: .transform(.identity)
        case .path: .path(CGPath(segments: []))
        case .colors: .colors([])
        case .numbers: .numbers([])
        }
    }
}
