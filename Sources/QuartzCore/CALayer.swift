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

    /// What the layer is called; for whoever looks for it.
    open var name: String?

    // MARK: Geometry

    /// The layer's own coordinate system and size. A rectangle with a coordinate that is not finite is refused.
    open var bounds: CGRect = .zero {
        didSet {
            settle(\.bounds, oldValue, isValid: bounds.isFinite, .bounds) { .rect($0) }
            if bounds.size != oldValue.size { (owner as? any LayerOwner)?.sizeDidChange(of: self) }
        }
    }

    /// Where the anchor point lies, in the superlayer's coordinates.
    open var position: CGPoint = .zero {
        didSet { settle(\.position, oldValue, isValid: position.isFinite, .position) { .point($0) } }
    }

    /// The point of the bounds that `position` places and about which the transform turns, as fractions of the size.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
        didSet { settle(\.anchorPoint, oldValue, isValid: anchorPoint.isFinite, .anchorPoint) { .point($0) } }
    }

    package var transform = CGAffineTransform.identity {
        didSet { settle(\.transform, oldValue, isValid: transform.isFinite, .transform) { .transform($0) } }
    }

    open func affineTransform() -> CGAffineTransform {
        transform
    }

    open func setAffineTransform(_ transform: CGAffineTransform) {
        self.transform = transform
    }

    /// The box around the layer in its superlayer's coordinates, computed from bounds, position, anchor and transform.
    open var frame: CGRect {
        get {
            if transform.isIdentity {
                return CGRect(
                    x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height,
                    width: bounds.width, height: bounds.height)
            }
            return bounds.applying(transformToSuperlayer)
        }
        set {
            guard newValue.isFinite else {
                refuse("frame", newValue)
                return
            }
            let rect = newValue.standardized
            var size = rect.size
            if !transform.isIdentity, transform.determinant != 0 {
                let back = CGRect(origin: .zero, size: rect.size).applying(transform.inverted())
                size = back.size
            }
            bounds.size = size
            position = CGPoint(
                x: rect.origin.x + anchorPoint.x * rect.width, y: rect.origin.y + anchorPoint.y * rect.height)
        }
    }

    /// Maps the layer's coordinates to its superlayer's.
    package var transformToSuperlayer: CGAffineTransform {
        Self.transformToSuperlayer(bounds: bounds, anchorPoint: anchorPoint, transform: transform, position: position)
    }

    package static func transformToSuperlayer(
        bounds: CGRect, anchorPoint: CGPoint, transform: CGAffineTransform, position: CGPoint
    ) -> CGAffineTransform {
        CGAffineTransform(
            translationX: -bounds.origin.x - anchorPoint.x * bounds.width,
            y: -bounds.origin.y - anchorPoint.y * bounds.height
        )
        .concatenating(transform)
        .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    // MARK: Look

    open var isHidden = false {
        didSet { note(.visibility, ifChangedFrom: oldValue, to: isHidden) }
    }

    /// From 0 to 1; applies to the layer with everything below it as one picture.
    open var opacity: Float = 1 {
        didSet { changed(.opacity, oldValue, opacity) { .number(Double($0)) } }
    }

    open var backgroundColor: CGColor? {
        didSet { changed(.backgroundColor, oldValue, backgroundColor) { .color($0) } }
    }

    /// In points; larger than half the shorter side counts as that.
    open var cornerRadius: CGFloat = 0 {
        didSet { settle(\.cornerRadius, oldValue, isValid: cornerRadius.isFinite, .cornerRadius) { .number($0) } }
    }

    open var maskedCorners: CACornerMask = .all {
        didSet { note(.appearance, ifChangedFrom: oldValue, to: maskedCorners) }
    }

    open var cornerCurve: CALayerCornerCurve = .circular {
        didSet { note(.appearance, ifChangedFrom: oldValue, to: cornerCurve) }
    }

    /// In points, drawn inside the bounds.
    open var borderWidth: CGFloat = 0 {
        didSet { settle(\.borderWidth, oldValue, isValid: borderWidth.isFinite, .borderWidth) { .number($0) } }
    }

    open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1) {
        didSet { changed(.borderColor, oldValue, borderColor) { .color($0) } }
    }

    /// Whether contents and sublayers are cut at the bounds, round corners included.
    open var masksToBounds = false {
        didSet { note(.clipping, ifChangedFrom: oldValue, to: masksToBounds) }
    }

    /// What is opaque of this layer lets the layer itself and everything below it be seen; the rest hides them. Its
    /// coordinates are those of a sublayer, but it is none. A layer that has a superlayer leaves it.
    open var mask: CALayer? {
        didSet {
            guard mask !== oldValue else { return }
            if let mask, mask === self || mask.isAncestor(of: self) {
                refuse("mask", "the layer itself or one above it, which would close a circle")
                self.mask = oldValue
                return
            }
            if let oldValue, oldValue.superlayer === self {
                oldValue.superlayer = nil
                oldValue.leaveTree()
            }
            note(.clipping)
            guard let mask else { return }
            mask.removeFromSuperlayer()
            mask.superlayer = self
            if let tree { mask.join(tree) }
        }
    }

    open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1) {
        didSet { changed(.shadowColor, oldValue, shadowColor) { .color($0) } }
    }

    /// From 0, the default: no shadow, to 1.
    open var shadowOpacity: Float = 0 {
        didSet { changed(.shadowOpacity, oldValue, shadowOpacity) { .number(Double($0)) } }
    }

    /// In points.
    open var shadowOffset = CGSize(width: 0, height: -3) {
        didSet { settle(\.shadowOffset, oldValue, isValid: shadowOffset.isFinite, .shadowOffset) { .size($0) } }
    }

    /// In points: the standard deviation of the blur.
    open var shadowRadius: CGFloat = 3 {
        didSet { settle(\.shadowRadius, oldValue, isValid: shadowRadius.isFinite, .shadowRadius) { .number($0) } }
    }

    /// The outline that casts the shadow, in the layer's coordinates; nil is that of the bounds.
    open var shadowPath: CGPath? {
        didSet { note(.shadow, ifChangedFrom: oldValue, to: shadowPath) }
    }

    /// What casts the shadow instead of the bounds.
    package var effectiveShadowPath: CGPath? {
        shadowPath
    }

    /// Above siblings of a smaller one, whatever their order; at the same, the order of `sublayers` counts.
    open var zPosition: CGFloat = 0 {
        didSet {
            guard zPosition.isFinite else {
                refuse("zPosition", zPosition)
                zPosition = oldValue
                return
            }
            if zPosition != oldValue { superlayer?.note(.sublayers) }
        }
    }

    // MARK: Contents

    package var layerContents: LayerContents = .none {
        didSet { note(.contents, ifChangedFrom: oldValue, to: layerContents) }
    }

    /// A `CGImage` to show, or nil. Anything else is refused.
    open var contents: Any? {
        get {
            if case .image(let image, _) = layerContents { return image }
            return nil
        }
        set {
            switch newValue {
            case nil:
                layerContents = .none
            case let image as CGImage:
                layerContents = .image(image, scale: contentsScale)
            default:
                refuse("contents", "a value that is no CGImage")
            }
        }
    }

    /// Pixels of the image per point.
    open var contentsScale: CGFloat = 1 {
        didSet {
            settle(
                "contentsScale", \.contentsScale, oldValue, isValid: contentsScale.isFinite && contentsScale > 0,
                .contents)
            if case .image(let image, _) = layerContents { layerContents = .image(image, scale: contentsScale) }
        }
    }

    open var contentsGravity: CALayerContentsGravity = .resize {
        didSet { note(.contents, ifChangedFrom: oldValue, to: contentsGravity) }
    }

    /// The part of an image that is stretched, as fractions of its size; the corners around it keep their size. The whole
    /// is the default.
    open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1) {
        didSet { settle("contentsCenter", \.contentsCenter, oldValue, isValid: contentsCenter.isFinite, .contents) }
    }

    // MARK: Tree

    open private(set) weak var superlayer: CALayer?

    /// Nil where there are none, as in Core Animation.
    open var sublayers: [CALayer]? {
        get { children.isEmpty ? nil : children }
        set {
            let wanted = newValue ?? []
            for child in children where !wanted.contains(where: { $0 === child }) { child.removeFromSuperlayer() }
            for child in wanted { addSublayer(child) }
        }
    }

    package private(set) var children: [CALayer] = []

    /// Back to front, as they are painted.
    package var paintedChildren: [CALayer] {
        guard children.contains(where: { $0.zPosition != 0 }) else { return children }
        return children.enumerated()
            .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
            .map(\.element)
    }

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
        guard oldLayer !== newLayer, let index = index(of: oldLayer) else { return }
        insert(newLayer, at: index)
        if newLayer.superlayer === self { oldLayer.removeFromSuperlayer() }
    }

    /// The frontmost layer, of this one and those below it, that contains `point`; in the superlayer's coordinates. A hidden
    /// layer contains nothing, and neither does one that is masked or clipped away at the point.
    open func hitTest(_ point: CGPoint) -> CALayer? {
        guard !isHidden, point.isFinite, transform.determinant != 0 else { return nil }
        let inside = point.applying(transformToSuperlayer.inverted())
        if masksToBounds, !contains(inside) { return nil }
        if let mask, mask.hitTest(inside) == nil { return nil }
        for child in paintedChildren.reversed() {
            if let hit = child.hitTest(inside) { return hit }
        }
        return contains(inside) ? self : nil
    }

    /// Whether `point`, in the layer's own coordinates, lies in its bounds.
    open func contains(_ point: CGPoint) -> Bool {
        bounds.contains(point)
    }

    open func removeFromSuperlayer() {
        guard let superlayer else { return }
        guard superlayer.mask !== self else {
            superlayer.mask = nil
            return
        }
        superlayer.children.removeAll { $0 === self }
        self.superlayer = nil
        superlayer.note(.sublayers)
        leaveTree()
    }

    /// Takes layers out of theirs, going through the sublayers of each superlayer once.
    package static func removeFromSuperlayers(_ layers: [CALayer]) {
        let leaving = Set(layers)
        var seen: Set<CALayer> = []
        var superlayers: [CALayer] = []
        for layer in layers {
            guard let superlayer = layer.superlayer else { continue }
            if superlayer.mask === layer {
                superlayer.mask = nil
            } else if seen.insert(superlayer).inserted {
                superlayers.append(superlayer)
            }
        }
        for superlayer in superlayers {
            let gone = superlayer.children.filter(leaving.contains)
            superlayer.children.removeAll(where: leaving.contains)
            superlayer.note(.sublayers)
            for layer in gone {
                layer.superlayer = nil
                layer.leaveTree()
            }
        }
    }

    /// Makes layers the sublayers, back to front. Those that are not among them must be gone already.
    package func arrangeSublayers(_ wanted: [CALayer]) {
        let new = wanted.filter { $0.superlayer !== self || mask === $0 }
        for layer in new { insert(layer, at: children.count) }
        guard Set(wanted) == Set(children), wanted != children else { return }
        children = wanted
        note(.sublayers)
    }

    /// By identity: what a subclass takes for equal has its own place.
    private func index(of sublayer: CALayer?) -> Int? {
        sublayer.flatMap { sublayer in children.firstIndex { $0 === sublayer } }
    }

    private func insert(_ layer: CALayer, at index: Int) {
        guard layer !== self, !layer.isAncestor(of: self) else {
            refuse("sublayer", "the layer itself or one above it, which would close a circle")
            return
        }
        var index = index
        // The layer's mask has it as superlayer too, but is none of its children.
        if layer.superlayer === self, let old = self.index(of: layer) {
            if old < index { index -= 1 }
            children.remove(at: old)
            children.insert(layer, at: min(index, children.count))
            note(.sublayers)
            return
        }
        layer.removeFromSuperlayer()
        children.insert(layer, at: min(index, children.count))
        layer.superlayer = self
        note(.sublayers)
        if let tree { layer.join(tree) }
    }

    private func isAncestor(of layer: CALayer) -> Bool {
        var ancestor = layer.superlayer
        while let current = ancestor {
            if current === self { return true }
            ancestor = current.superlayer
        }
        return false
    }

    // MARK: Animations

    /// The view that the layer belongs to, or whoever else says how it changes; without one it changes gradually by itself.
    package weak var owner: AnyObject?

    var animations = LayerAnimations()
    /// How the layer is shown while it is animated; nil where it shows its own values, or is not shown by this process.
    package internal(set) var presented: PresentedValues?

    /// Makes a copy that was just made look like a layer with these values.
    func take(_ values: PresentedValues) {
        anchorPoint = values.anchorPoint
        bounds = values.bounds
        position = values.position
        transform = values.transform
        opacity = min(max(values.opacity, 0), 1)
        backgroundColor = values.backgroundColor
        cornerRadius = values.cornerRadius
        borderWidth = values.borderWidth
        borderColor = values.borderColor
        shadowColor = values.shadowColor
        shadowOpacity = min(max(values.shadowOpacity, 0), 1)
        shadowOffset = values.shadowOffset
        shadowRadius = values.shadowRadius
    }

    // MARK: Changes

    /// The tree that shows this layer, if any.
    package private(set) weak var tree: LayerTree?
    private var pendingChange: LayerChange = []
    /// Whether the layer was part of a commit, so that somebody can have seen it.
    private(set) var isCommitted = false

    func join(_ tree: LayerTree) {
        self.tree = tree
        tree.noteEntry(of: self)
        let wasClean = pendingChange.isEmpty
        pendingChange = .all
        isCommitted = false
        if wasClean { tree.note(self) }
        // Those that another process described may be there before the layer has its place.
        if !animations.isEmpty { tree.noteAnimations(of: self) }
        for child in children {
            child.join(tree)
        }
        mask?.join(tree)
    }

    private func leaveTree() {
        guard let tree else { return }
        tree.noteRemoval(of: self)
        if !animations.isEmpty { CATransaction.noteDetached(self) }
        presented = nil
        self.tree = nil
        pendingChange = []
        for child in children {
            child.leaveTree()
        }
        mask?.leaveTree()
    }

    /// Bounds the time that drawing this layer and everything below it takes; nil: it may take any.
    package var drawingAllowance: DrawingAllowance?

    /// Has the layer and everything below it drawn again, although nothing changed.
    package func setNeedsRedraw() {
        note(.visibility)
    }

    func takePendingChange() -> LayerChange {
        defer { pendingChange = [] }
        isCommitted = true
        return pendingChange
    }

    func note(_ change: LayerChange) {
        guard let tree, !change.isEmpty else { return }
        let wasClean = pendingChange.isEmpty
        pendingChange.formUnion(change)
        if wasClean { tree.note(self) }
    }

    private func note<Value: Equatable>(_ change: LayerChange, ifChangedFrom old: Value, to new: Value) {
        if old != new { note(change) }
    }

    /// Keeps a new value or puts the old one back.
    private func settle<Value: Equatable>(
        _ name: String, _ path: ReferenceWritableKeyPath<CALayer, Value>, _ old: Value, isValid: Bool,
        _ change: LayerChange
    ) {
        guard isValid else {
            refuse(name, self[keyPath: path])
            self[keyPath: path] = old
            return
        }
        note(change, ifChangedFrom: old, to: self[keyPath: path])
    }

    /// The same for a property that can be animated.
    private func settle<Value: Equatable>(
        _ path: ReferenceWritableKeyPath<CALayer, Value>, _ old: Value, isValid: Bool, _ property: AnimatableProperty,
        _ wrap: (Value) -> AnimatableValue
    ) {
        guard isValid else {
            refuse(property.rawValue, self[keyPath: path])
            self[keyPath: path] = old
            return
        }
        changed(property, old, self[keyPath: path], wrap)
    }

    func changed<Value: Equatable>(
        _ property: AnimatableProperty, _ old: Value, _ new: Value, _ wrap: (Value) -> AnimatableValue
    ) {
        guard old != new else { return }
        note(property.change)
        if tree != nil { LayerActions.propertyDidChange(of: self, property, wrap(old), wrap(new)) }
    }

    private func refuse(_ what: String, _ value: Any) {
        Log.views.warning("\(id): \(what) cannot be \(value); the old value stays")
    }

    // MARK: Coordinates

    /// From the layer's coordinates to `layer`'s; nil stands for the topmost layer.
    open func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint { point.applying(transform(to: layer)) }
    open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint { point.applying(transform(from: layer)) }
    open func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect { rect.applying(transform(to: layer)) }
    open func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect { rect.applying(transform(from: layer)) }

    // MARK: Animating

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
