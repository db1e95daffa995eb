import ImageFiles

/// What an image shows, before it is turned, tinted or stretched.
enum ImageContent: Hashable, Sendable {
    case none
    case pixels(CGImage)
    /// Of an area of `size` points, whose origin is its top left.
    case drawing(CGDrawing, size: CGSize)
    /// A vector file that can only be had as pixels, made for the size in which it is shown.
    case vector(SVGDocument)

    /// Records the content upright into `rect`.
    func record(into context: CGContext, in rect: CGRect) {
        switch self {
        case .none: break
        case .pixels(let image): context.drawUpright(image, in: rect)
        case .drawing(let drawing, let size): context.draw(drawing, of: size, in: rect)
        case .vector(let document):
            if let image = VectorPixels.image(of: document, size: rect.size) { context.drawUpright(image, in: rect) }
        }
    }
}
