import CoreGraphics

/// What a raster shows, and for which transform. It names pictures and holds everything else.
struct RasterKey: Hashable {
    private enum Subject: Hashable {
        case whole(RasterSubject)
        case image(ImageName, CGRect)
        case stretchedImage(ImageName, CGRect, center: CGRect, scale: CGFloat)
        case drawing([DrawingCommand<ImageName>], CGRect)
        case picture([DrawingCommand<ImageName>], CGRect)
    }

    private let subject: Subject
    /// To pixels, with the translation's fraction only; whole pixels are left to the copy.
    private let matrix: CGAffineTransform
    /// The part that is kept of a subject larger than the surface; nil keeps all.
    private let window: PixelRect?

    init(_ subject: RasterSubject, _ matrix: CGAffineTransform, window: PixelRect?) {
        self.matrix = matrix
        self.window = window
        switch subject {
        case .image(let image, let rect):
            self.subject = .image(ImageName(image), rect)
        case .stretchedImage(let image, let rect, let center, let scale):
            self.subject = .stretchedImage(ImageName(image), rect, center: center, scale: scale)
        case .drawing(let drawing, let rect) where drawing.hasImages:
            self.subject = .drawing(drawing.named, rect)
        case .picture(let drawing, let rect) where drawing.hasImages:
            self.subject = .picture(drawing.named, rect)
        case .fill, .frame, .shadow, .pathShadow, .drawing, .picture, .text:
            self.subject = .whole(subject)
        }
    }
}

extension RasterSubject {
    /// What keeping it for its own sake takes, in bytes, without the pixels of pictures.
    var descriptionBytes: Int {
        switch self {
        case .fill, .frame, .shadow, .image, .stretchedImage: 0
        case .pathShadow(let path, _): path.descriptionBytes
        case .drawing(let drawing, _), .picture(let drawing, _): drawing.descriptionBytes
        case .text(let text, _, _): text.descriptionBytes
        }
    }
}

extension CGDrawing {
    fileprivate var hasImages: Bool {
        commands.contains { if case .image = $0 { true } else { false } }
    }

    fileprivate var named: [DrawingCommand<ImageName>] {
        commands.map { $0.replacingImage { ImageName($0) } }
    }
}
