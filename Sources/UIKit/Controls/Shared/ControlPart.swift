/// A shape that a control is made of. It moves and changes its colour as a layer, so that nothing is drawn anew on the
/// way.
@MainActor final class ControlPart: CALayer {
    /// - Parameters:
    ///   - rect: in the coordinates of the layer that the part lies in.
    ///   - radius: of the corners, in points; nil makes the ends round.
    func place(in rect: CGRect, radius: CGFloat? = nil) {
        frame = rect
        cornerRadius = radius ?? min(rect.width, rect.height) / 2
    }

    /// Takes the colour as it is with the current traits; nil is none.
    func fill(_ color: UIColor?) {
        backgroundColor = color?.cgColor
    }

    /// A line within the bounds, in the colour as it is with the current traits; `width` is in points.
    func edge(_ color: UIColor, width: CGFloat) {
        borderColor = color.cgColor
        borderWidth = width
    }

    /// Shows an image, stretched to the bounds, in place of a colour; nil shows none.
    ///
    /// - Parameter tint: of an image that takes the colour of its surroundings.
    func show(_ image: UIImage?, tint: UIColor, isMirrored: Bool) {
        guard let image, bounds.width > 0, bounds.height > 0 else {
            layerContents = .none
            return
        }
        let context = CGContext()
        image.draw(in: CGRect(origin: .zero, size: bounds.size), tint: tint, isMirrored: isMirrored, into: context)
        // A picture, and no drawing: it is stretched along while the bounds grow.
        layerContents = .picture(context.drawing, size: bounds.size)
    }

    /// Puts a part into this one, which moves it from then on.
    func addPiece(_ piece: ControlPart) {
        piece.owner = owner
        addSublayer(piece)
    }

    /// Ends every movement and every change of colour: the part is shown as it is.
    func rest() {
        removeAllAnimations()
    }
}
