import Diagnostics
import ImageFiles

/// A picture: pixels of a file, a symbol, or what was drawn. Immutable and free to cross threads.
///
/// Symbols and drawn images are descriptions: they are sharp at every size, and travel to the host as such.
public final class UIImage: Hashable, Sendable {
    /// All that can be said of an image beside what it shows.
    struct Properties: Hashable, Sendable {
        var scale: CGFloat = 1
        var orientation = Orientation.up
        var renderingMode = RenderingMode.automatic
        var tint: UIColor?
        /// Nil: the image is stretched as a whole.
        var resizing: Resizing?
        var alignmentRectInsets = UIEdgeInsets.zero
        var flipsForRightToLeftLayoutDirection = false
        var symbol: Symbol?
    }

    struct Resizing: Hashable, Sendable {
        var capInsets: UIEdgeInsets
        var mode: ResizingMode
    }

    struct Symbol: Hashable, Sendable {
        var name: String
        var configuration: SymbolConfiguration
    }

    let content: ImageContent
    let properties: Properties

    init(_ content: ImageContent, _ properties: Properties = Properties()) {
        self.content = content
        self.properties = properties
    }

    /// Shows nothing and has no size.
    public convenience init() {
        self.init(.none)
    }

    /// What was drawn in an area of `size` points.
    convenience init(_ drawing: CGDrawing, size: CGSize, scale: CGFloat) {
        self.init(.drawing(drawing, size: size), Properties(scale: scale > 0 && scale.isFinite ? scale : 1))
    }

    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// - Parameter scale: pixels per point.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(
            .pixels(cgImage),
            Properties(scale: scale > 0 && scale.isFinite ? scale : 1, orientation: orientation))
    }

    /// Reads PNG, JPEG, WebP or SVG. Nil for data that is none of them, is damaged or has too many pixels, which a
    /// diagnostic says.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// - Parameter scale: pixels per point.
    public convenience init?(data: Data, scale: CGFloat) {
        self.init(data: data, scale: scale, origin: "UIImage(data:)")
    }

    /// Reads PNG, JPEG, WebP or SVG. A name that ends in `@2x` or `@3x` before its extension has so many pixels per
    /// point. Nil for a file that cannot be read, which a diagnostic says.
    public convenience init?(contentsOfFile path: String) {
        do {
            let data = try Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
            self.init(data: data, scale: ImageResources.scale(ofFile: path), origin: path)
        } catch {
            Log.views.warning("UIImage(contentsOfFile:): \(path) cannot be read: \(error.localizedDescription)")
            return nil
        }
    }

    convenience init?(data: Data, scale: CGFloat, origin: String) {
        do {
            var properties = Properties(scale: scale > 0 && scale.isFinite ? scale : 1)
            switch try ImageFile.read(data) {
            case .pixels(let image, let orientation):
                properties.orientation = Orientation(orientation)
                self.init(.pixels(image), properties)
            case .vector(let document):
                let content: ImageContent =
                    document.drawing.map { .drawing($0, size: document.size) } ?? .vector(document)
                self.init(content, properties)
            }
        } catch {
            Log.views.warning("\(origin): \(error)")
            return nil
        }
    }

    // MARK: Properties

    /// In points, upright.
    public var size: CGSize {
        switch content {
        case .none:
            return .zero
        case .drawing(_, let size):
            return size
        case .vector(let document):
            return document.size
        case .pixels(let image):
            let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
            return imageOrientation.isSideways ? CGSize(width: size.height, height: size.width) : size
        }
    }

    /// Pixels per point.
    public var scale: CGFloat { properties.scale }
    public var imageOrientation: Orientation { properties.orientation }
    public var renderingMode: RenderingMode { properties.renderingMode }
    public var capInsets: UIEdgeInsets { properties.resizing?.capInsets ?? .zero }
    public var resizingMode: ResizingMode { properties.resizing?.mode ?? .tile }
    /// What of the image does not count where it is aligned, a shadow for instance.
    public var alignmentRectInsets: UIEdgeInsets { properties.alignmentRectInsets }
    /// Whether views that run from right to left show the image mirrored.
    public var flipsForRightToLeftLayoutDirection: Bool { properties.flipsForRightToLeftLayoutDirection }
    public var isSymbolImage: Bool { properties.symbol != nil }
    public var symbolConfiguration: SymbolConfiguration? { properties.symbol?.configuration }
    public var configuration: Configuration? { symbolConfiguration }

    /// The same picture of the same look.
    public static func == (left: UIImage, right: UIImage) -> Bool {
        left === right || (left.properties == right.properties && left.content == right.content)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(properties)
        hasher.combine(content)
    }
}

extension UIImage.Orientation {
    fileprivate init(_ orientation: ImageOrientation) {
        switch orientation {
        case .up: self = .up
        case .upMirrored: self = .upMirrored
        case .down: self = .down
        case .downMirrored: self = .downMirrored
        case .leftMirrored: self = .leftMirrored
        case .right: self = .right
        case .rightMirrored: self = .rightMirrored
        case .left: self = .left
        }
    }
}
