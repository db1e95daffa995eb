/// A picture: pixels of a file, a symbol, or what was drawn. Immutable and free to cross threads.
///
/// Symbols and drawn images are descriptions: they are sharp at every size, and travel to the host as such.
open class UIImage: NSObjectProtocol, Hashable, CustomStringConvertible, @unchecked Sendable {
    // Unchecked, because the compiler does not check a class that can be derived from.

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
        /// The asset of which the image is a variant; nil for an image with one look alone.
        var asset: ImageAsset?
        /// The images of an animated one, which itself shows the first; nil for an image that stands still.
        var frames: Frames?
    }

    struct Frames: Hashable, Sendable {
        var images: [UIImage]
        /// The time for all of them, in seconds.
        var duration: TimeInterval
    }

    struct Resizing: Hashable, Sendable {
        var capInsets: UIEdgeInsets
        var mode: ResizingMode
    }

    struct Symbol: Hashable, Sendable {
        var name: String
        var configuration: SymbolConfiguration
    }

    // Set by initialisers only, before anybody else has the image.
    private(set) final var content: ImageContent
    private(set) final var properties: Properties

    convenience init(_ content: ImageContent, _ properties: Properties = Properties()) {
        self.init()
        self.content = content
        self.properties = properties
    }

    /// Shows nothing and has no size.
    public init() {
        content = .none
        properties = Properties()
    }

    /// What was drawn in an area of `size` points.
    package convenience init(_ drawing: CGDrawing, size: CGSize, scale: CGFloat) {
        self.init(.drawing(drawing, size: size), Properties(scale: scale > 0 && scale.isFinite ? scale : 1))
    }

    public init(cgImage: CGImage) {
        content = .pixels(cgImage)
        properties = Properties()
    }

    /// - Parameter scale: pixels per point.
    public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        content = .pixels(cgImage)
        properties = Properties(scale: scale > 0 && scale.isFinite ? scale : 1, orientation: orientation)
    }

    /// Reads PNG, JPEG, WebP or SVG. Nil for data that is none of them, is damaged or has too many pixels, which a
    /// diagnostic says.
    public init?(data: Data) {
        guard let file = DecodedImage(data, scale: 1, origin: "UIImage(data:)") else { return nil }
        (content, properties) = (file.content, file.properties)
    }

    /// - Parameter scale: pixels per point.
    public init?(data: Data, scale: CGFloat) {
        guard let file = DecodedImage(data, scale: scale, origin: "UIImage(data:)") else { return nil }
        (content, properties) = (file.content, file.properties)
    }

    /// Reads PNG, JPEG, WebP or SVG. A name that ends in `@2x` or `@3x` before its extension has so many pixels per
    /// point. Nil for a file that cannot be read, which a diagnostic says.
    public init?(contentsOfFile path: String) {
        guard let file = DecodedImage(contentsOfFile: path) else { return nil }
        (content, properties) = (file.content, file.properties)
    }

    // MARK: Properties

    /// The size of the upright image, in points.
    open var size: CGSize {
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

    /// The number of pixels per point.
    open var scale: CGFloat { properties.scale }
    open var imageOrientation: Orientation { properties.orientation }
    open var renderingMode: RenderingMode { properties.renderingMode }
    open var capInsets: UIEdgeInsets { properties.resizing?.capInsets ?? .zero }
    open var resizingMode: ResizingMode { properties.resizing?.mode ?? .tile }
    /// The edges of the image that do not count where it is aligned, those of a shadow for instance.
    open var alignmentRectInsets: UIEdgeInsets { properties.alignmentRectInsets }
    /// Whether views that run from right to left show the image mirrored.
    open var flipsForRightToLeftLayoutDirection: Bool { properties.flipsForRightToLeftLayoutDirection }
    open var isSymbolImage: Bool { properties.symbol != nil }
    open var symbolConfiguration: SymbolConfiguration? { properties.symbol?.configuration }
    open var configuration: Configuration? { symbolConfiguration }
    /// The images that an animated image consists of, in their order; nil for an image that stands still.
    open var images: [UIImage]? { properties.frames?.images }
    /// The time that an animated image takes for all of its images, in seconds, as it was given; 0 for an image that stands still.
    open var duration: TimeInterval { properties.frames?.duration ?? 0 }

    // MARK: Identity

    /// The same picture of the same look: equal pixels, or an equal recording. Images that have no size are alike, however they were made.
    open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return compared.properties == other.compared.properties && compared.content == other.compared.content
    }

    open var hash: Int {
        var hasher = Hasher()
        hasher.combine(compared.properties)
        hasher.combine(compared.content)
        return hasher.finalize()
    }

    private var compared: (content: ImageContent, properties: Properties) {
        guard case .drawing(_, let size) = content, size.width <= 0 || size.height <= 0 else {
            return (content, properties)
        }
        var properties = properties
        properties.scale = 1
        return (.none, properties)
    }

    open var description: String { identityDescription }

    public static func == (left: UIImage, right: UIImage) -> Bool {
        left === right || left.isEqual(right)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}
