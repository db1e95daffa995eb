import Foundation

/// An affine transform as what it does one after the other: stretch, slant, turn and move.
struct TransformParts {
    var scaleX: CGFloat
    var scaleY: CGFloat
    /// Of the y axis along the x axis.
    private var slant: CGFloat
    /// In radians; nil where everything is squeezed into a point and has no direction.
    private var direction: CGFloat?
    var translation: CGSize

    init(_ transform: CGAffineTransform) {
        translation = CGSize(width: transform.tx, height: transform.ty)
        scaleX = hypot(transform.a, transform.b)
        if scaleX > 0 {
            scaleY = transform.determinant / scaleX
            slant = (transform.a * transform.c + transform.b * transform.d) / (scaleX * scaleX)
            direction = atan2(transform.b, transform.a)
        } else {
            scaleY = hypot(transform.c, transform.d)
            slant = 0
            direction = scaleY > 0 ? atan2(-transform.c, transform.d) : nil
        }
    }

    /// In radians.
    var angle: CGFloat {
        get { direction ?? 0 }
        set { direction = newValue }
    }

    var transform: CGAffineTransform {
        let (sine, cosine) = (sin(angle), cos(angle))
        let slanted = slant * scaleX
        return CGAffineTransform(
            a: scaleX * cosine, b: scaleX * sine, c: slanted * cosine - scaleY * sine,
            d: slanted * sine + scaleY * cosine, tx: translation.width, ty: translation.height)
    }

    /// Between this at 0 and `end` at 1, by the shorter way round: something that turns keeps its size.
    func interpolated(to end: TransformParts, at progress: CGFloat) -> TransformParts {
        func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * progress }
        var parts = self
        let start = direction ?? end.angle
        parts.angle = start + remainder((end.direction ?? start) - start, 2 * .pi) * progress
        parts.scaleX = mix(scaleX, end.scaleX)
        parts.scaleY = mix(scaleY, end.scaleY)
        parts.slant = mix(slant, end.slant)
        parts.translation = CGSize(
            width: mix(translation.width, end.translation.width),
            height: mix(translation.height, end.translation.height))
        return parts
    }
}
