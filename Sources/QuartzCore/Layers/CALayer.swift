import Diagnostics

/// A rectangle with a background, a border, a shadow, contents and sublayers: what is drawn.
///
/// Coordinates are in points, y grows downwards. A layer holds its sublayers strongly and is held by its superlayer.
/// Changing a property never draws: the change is recorded and drawn with the commit at the end of the turn.
@preconcurrency @MainActor open class CALayer: NSObjectProtocol, Hashable, CustomStringConvertible {
    package let id: LayerID
    private static var lastID: UInt64 = 0

    public init() {
        id = Self.makeID()
    }

    /// A copy of another layer's look, without its sublayers: what `presentation()` makes. A subclass with properties of its
    /// own overrides it and copies them.
    public init(layer: Any) {
        id = Self.makeID()
        if let layer = layer as? CALayer { takeLook(of: layer) }
    }

    /// There is no archive to decode: a layer as `init()` makes it.
    public required init?(coder: NSCoder) {
        id = Self.makeID()
    }

    private static func makeID() -> LayerID {
        lastID += 1
        return LayerID(rawValue: lastID)
    }

    /// The layer's name, for whoever looks for it.
    open var name: String?

    /// What the layer looks like, kept where whoever draws or sends it finds it as a whole.
    package internal(set) final var values = LayerValues.initial

    // MARK: Geometry

    /// The layer's own coordinate system and size. A rectangle with a coordinate that is not finite is refused.
    open var bounds: CGRect {
        get { values.bounds }
        set { setBounds(newValue) }
    }

    /// The place of the anchor point, in points and in the superlayer's coordinates.
    open var position: CGPoint {
        get { values.geometry.position }
        set { setPosition(newValue) }
    }

    /// The point of the bounds that `position` places and about which the transform turns, as fractions of the size.
    open var anchorPoint: CGPoint {
        get { values.geometry.anchorPoint }
        set { set(.anchorPoint, \.geometry.anchorPoint, newValue) }
    }

    package final var transform: CGAffineTransform {
        get { values.geometry.transform }
        set { set(.transform, \.geometry.transform, newValue) }
    }

    open func affineTransform() -> CGAffineTransform {
        transform
    }

    open func setAffineTransform(_ transform: CGAffineTransform) {
        self.transform = transform
    }

    /// The box around the layer in its superlayer's coordinates, computed from bounds, position, anchor and transform.
    open var frame: CGRect {
        get { frameFromGeometry }
        set { setGeometry(frame: newValue) }
    }

    // MARK: Look

    open var isHidden: Bool {
        get { values.visibility.isHidden }
        set { set(.visibility, \.visibility.isHidden, newValue) }
    }

    /// From 0 to 1; applies to the layer with everything below it as one picture.
    open var opacity: Float {
        get { values.visibility.opacity }
        set { set(.opacity, \.visibility.opacity, newValue) }
    }

    open var backgroundColor: CGColor? {
        get { values.appearance.backgroundColor }
        set { set(.backgroundColor, \.appearance.backgroundColor, newValue) }
    }

    /// In points; larger than half the shorter side counts as that.
    open var cornerRadius: CGFloat {
        get { values.appearance.cornerRadius }
        set { set(.cornerRadius, \.appearance.cornerRadius, newValue) }
    }

    open var maskedCorners: CACornerMask {
        get { values.appearance.maskedCorners }
        set { set(.appearance, \.appearance.maskedCorners, newValue) }
    }

    open var cornerCurve: CALayerCornerCurve {
        get { values.appearance.cornerCurve }
        set { set(.appearance, \.appearance.cornerCurve, newValue) }
    }

    /// In points, drawn inside the bounds.
    open var borderWidth: CGFloat {
        get { values.appearance.borderWidth }
        set { set(.borderWidth, \.appearance.borderWidth, newValue) }
    }

    open var borderColor: CGColor? {
        get { values.appearance.borderColor }
        set { set(.borderColor, \.appearance.borderColor, newValue) }
    }

    /// Whether contents and sublayers are cut at the bounds, round corners included.
    open var masksToBounds: Bool {
        get { values.masksToBounds }
        set { set(.clipping, \.masksToBounds, newValue) }
    }

    /// The layer whose opaque parts let this one and everything below it be seen; its other parts hide them. The mask's
    /// coordinates are those of a sublayer, but it is none. A layer that has a superlayer leaves it.
    open var mask: CALayer? {
        get { ownMask }
        set { setMask(newValue) }
    }

    final var ownMask: CALayer?

    open var shadowColor: CGColor? {
        get { values.shadow.color }
        set { set(.shadowColor, \.shadow.color, newValue) }
    }

    /// From 0, the default: no shadow, to 1.
    open var shadowOpacity: Float {
        get { values.shadow.opacity }
        set { set(.shadowOpacity, \.shadow.opacity, newValue) }
    }

    /// The way from the layer to its shadow, in points.
    open var shadowOffset: CGSize {
        get { values.shadow.offset }
        set { set(.shadowOffset, \.shadow.offset, newValue) }
    }

    /// In points: the standard deviation of the blur.
    open var shadowRadius: CGFloat {
        get { values.shadow.radius }
        set { set(.shadowRadius, \.shadow.radius, newValue) }
    }

    /// The outline that casts the shadow, in the layer's coordinates; nil is that of the bounds.
    open var shadowPath: CGPath? {
        get { values.shadow.path }
        set { set(.shadow, \.shadow.path, newValue) }
    }

    /// What casts the shadow instead of the bounds.
    package var effectiveShadowPath: CGPath? {
        shadowPath
    }

    /// Above siblings of a smaller one, whatever their order; at the same, the order of `sublayers` counts.
    open var zPosition: CGFloat = 0 {
        didSet { zPosition = reordered(from: oldValue) }
    }

    // MARK: Contents

    package var layerContents: LayerContents = .none {
        didSet { if layerContents != oldValue { note(.contents) } }
    }

    /// A `CGImage` or an `IOSurface` to show, or nil. Anything else is refused. A surface is shown as it is now; what is drawn in it later is
    /// shown when it is set again.
    open var contents: Any? {
        get { shownPicture }
        set { show(newValue) }
    }

    /// Draws the layer and everything below it into a context, in the layer's own coordinates: its position and its transform do not count.
    /// It is drawn as it is set, whatever animations show. What lies beyond the first two thousand layers is left out.
    open func render(in context: CGContext) {
        LayerRecording.record(self, into: context)
    }

    /// Pixels of the image per point.
    open var contentsScale: CGFloat = 1 {
        didSet { contentsScale = rescaled(from: oldValue) }
    }

    open var contentsGravity: CALayerContentsGravity = .resize {
        didSet { if contentsGravity != oldValue { note(.contents) } }
    }

    /// The part of an image that is stretched, as fractions of its size; the corners around it keep their size. The whole
    /// is the default.
    open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1) {
        didSet { contentsCenter = recentered(from: oldValue) }
    }

    // MARK: Tree

    open internal(set) var superlayer: CALayer? {
        get { container }
        set { container = newValue }
    }

    // Asked of every layer on the way up: kept where this module alone sees it, the compiler knows all accesses, and none is checked
    // for exclusivity at run time.
    private final weak var container: CALayer?

    /// Nil where there are none, as in Core Animation.
    open var sublayers: [CALayer]? {
        get { children.isEmpty ? nil : children }
        set { replaceSublayers(newValue ?? []) }
    }

    package internal(set) final var children: [CALayer] = [] {
        didSet { isPaintedInOrder = nil }
    }

    /// Whether no sublayer has a `zPosition`; nil until somebody looks. There may be thousands, and whoever draws asks in each frame.
    final var isPaintedInOrder: Bool?

    open func addSublayer(_ layer: CALayer) {
        insert(layer, at: children.count)
    }

    /// An index beyond the end counts as the end.
    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        insert(layer, at: Int(index))
    }

    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, at: index(of: sibling) ?? 0)
    }

    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, at: index(of: sibling).map { $0 + 1 } ?? children.count)
    }

    /// Puts `newLayer` in the place of a sublayer; does nothing where `oldLayer` is none.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        replaceChild(oldLayer, with: newLayer)
    }

    open func removeFromSuperlayer() {
        leaveSuperlayer()
    }

    /// The frontmost layer, of this one and those below it, that contains `point`; in the superlayer's coordinates. A hidden
    /// layer contains nothing, and neither does one that is masked or clipped away at the point.
    open func hitTest(_ point: CGPoint) -> CALayer? {
        frontmostLayer(at: point)
    }

    /// Whether `point`, in the layer's own coordinates, lies in its bounds.
    open func contains(_ point: CGPoint) -> Bool {
        bounds.contains(point)
    }

    // MARK: Animations

    /// The view that the layer belongs to, or whoever else says how it changes; without one it changes gradually by itself.
    package final weak var owner: AnyObject?

    /// Who lays out what is in the layer; nil for one that is nobody's.
    package final weak var layoutOwner: (any LayerOwner)?

    /// Sees what the log says of each value that no layer may have; tests listen here.
    package static var observeRefusal: ((String) -> Void)?

    final var animations = LayerAnimations()
    /// How the layer is shown while it is animated; nil where it shows its own values, or is not shown by this process.
    package internal(set) final var presented: PresentedValues?

    /// Makes a copy that was just made look like a layer with these values.
    func adopt(_ presented: PresentedValues) {
        values = presented.drawnValues
    }

    /// Runs `anim` from the next commit on. An older one with the same key ends.
    open func add(_ anim: CAAnimation, forKey key: String?) { replaceAnimation(forKey: key, by: anim) }
    open func animation(forKey key: String) -> CAAnimation? { animations.entries.last { $0.key == key }?.source }
    /// In the order in which they were added; nil where there are none, as in Core Animation.
    open func animationKeys() -> [String]? { keysOfAnimations }
    open func removeAnimation(forKey key: String) { cancelAnimations { $0.key == key } }
    open func removeAllAnimations() { cancelAnimations { _ in true } }

    /// The layer as it is shown now; nil for one that is in no window, or that came into it after the last commit.
    ///
    /// A copy that `init(layer:)` makes: it has no sublayers, and changing it shows nothing.
    open func presentation() -> Self? { copyAsShown() as? Self }

    // MARK: Coordinates

    /// From the layer's coordinates to `layer`'s; nil stands for the topmost layer.
    open func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint { point.applying(transform(to: layer)) }
    open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint { point.applying(transform(from: layer)) }
    open func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect { rect.applying(transform(to: layer)) }
    open func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect { rect.applying(transform(from: layer)) }

    // MARK: Changes

    /// The tree that shows this layer, if any.
    package internal(set) final weak var tree: LayerTree?
    final var pendingChange: LayerChange = []
    /// The pixels that differ where the contents have changed; nil stands for all of them.
    final var pendingPixels: [SurfaceRect]?
    /// Whether the layer was part of a commit, so that somebody can have seen it.
    final var isCommitted = false

    /// Called with the reason where a renderer could not draw this layer or one below it, in the middle of drawing: nothing may be changed
    /// then. What a layer with this has below it comes from elsewhere, and is drawn so that an error leaves all other layers as they are.
    package final var onDrawingFailure: ((_ reason: String) -> Void)?

    // MARK: Identity

    nonisolated open var hash: Int { identityHash }
    nonisolated open func isEqual(_ object: Any?) -> Bool { isIdentical(to: object) }
    nonisolated open var description: String { identityDescription }

    nonisolated public static func == (left: CALayer, right: CALayer) -> Bool {
        left === right || left.isEqual(right)
    }

    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}
