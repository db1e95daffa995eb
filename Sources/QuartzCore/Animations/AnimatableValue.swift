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

    package enum Kind: Sendable {
        case number, point, size, rect, color, transform
    }

    package var kind: Kind {
        switch self {
        case .number: .number
        case .point: .point
        case .size: .size
        case .rect: .rect
        case .color: .color
        case .transform: .transform
        }
    }

    package var isFinite: Bool {
        switch self {
        case .number(let number): number.isFinite
        case .point(let point): point.isFinite
        case .size(let size): size.width.isFinite && size.height.isFinite
        case .rect(let rect): rect.isFinite
        case .color: true
        case .transform(let transform): transform.isFinite
        }
    }

    /// Between this value at 0 and `end` at 1; beyond both where a spring swings over. Values of two kinds change at once,
    /// at 1.
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
        default:
            return progress < 1 ? self : end
        }
    }

    /// The sum, which additive and cumulative animations go by. Colours and transforms have none: the second one is
    /// answered, transforms being joined.
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
            return .transform(two.concatenating(one))
        default:
            return other
        }
    }

    /// What has to be added to `other` to get this value; nil for kinds that cannot be added.
    package func difference(from other: AnimatableValue) -> AnimatableValue? {
        switch (self, other) {
        case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect): adding(other, times: -1)
        default: nil
        }
    }
}
