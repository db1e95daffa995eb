import Diagnostics
import Foundation
@_spi(Instantiation) import QuartzCore

/// A rectangle on the screen: it draws, takes touches and holds subviews.
///
/// Coordinates are in points, y grows downwards. A view holds its subviews strongly and is held by its superview
/// (VIEW-05). What it looks like is its `layer`'s business.
@preconcurrency @MainActor open class UIView: UIResponder, UITraitEnvironment, UITraitChangeObservable, LayerOwner {
    /// The class of `layer`: `CALayer` or one derived from it. Any other counts as `CALayer`, with a report.
    open class var layerClass: AnyClass { CALayer.self }

    public let layer: CALayer

    /// `frame` is in the coordinates of the superview that the view will get.
    public init(frame: CGRect) {
        layer = Self.makeLayer()
        super.init()
        layer.owner = self
        layer.layoutOwner = self
        if frame.isFinite {
            layer.frame = frame
        } else {
            changeGeometry("frame", to: frame, isValid: false) { _ in }
        }
    }

    override public convenience init() {
        self.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        layer = Self.makeLayer()
        super.init()
        layer.owner = self
        layer.layoutOwner = self
        coder.decodeInterface(as: UIView.self, into: self)
    }

    private class func makeLayer() -> CALayer {
        if let layerClass = layerClass as? CALayer.Type { return InstantiableLayer.make(layerClass) }
        UsageDiagnostic.report(
            .invalidLayerClass, "layerClass of \(Self.self) is \(layerClass), which is no CALayer; it gets a CALayer")
        return CALayer()
    }

    // MARK: Geometry

    /// The rectangle in the superview's coordinates; of a view with a transform the box around what is seen of it.
    ///
    /// Like the other properties of geometry it refuses coordinates that are not finite, with a diagnostic.
    open var frame: CGRect {
        get { layer.frame }
        set { changeGeometry("frame", to: newValue, isValid: newValue.isFinite) { $0.frame = newValue } }
    }

    /// The rectangle in the view's own coordinates.
    open var bounds: CGRect {
        get { layer.bounds }
        set { changeGeometry("bounds", to: newValue, isValid: newValue.isFinite) { $0.bounds = newValue.standardized } }
    }

    /// The middle in the superview's coordinates.
    open var center: CGPoint {
        get { layer.position }
        set { changeGeometry("center", to: newValue, isValid: newValue.isFinite) { $0.position = newValue } }
    }

    /// About the middle. Changes what is seen and hit, and `frame`; not `bounds` and `center`, nor the safe area.
    open var transform: CGAffineTransform {
        get { layer.transform }
        set { changeGeometry("transform", to: newValue, isValid: newValue.isFinite) { $0.transform = newValue } }
    }

    /// How the frame follows when the superview's size changes.
    open var autoresizingMask: AutoresizingMask = [] {
        didSet {
            if containsAutoLayout, autoresizingMask != oldValue { layoutEngine?.placementDidChange(of: self) }
        }
    }
    open var autoresizesSubviews = true

    /// Called at once when the size changed, before any layout pass.
    func boundsSizeDidChange(from oldSize: CGSize) {}

    open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    nonisolated public static let noIntrinsicMetric: CGFloat = -1

    open func invalidateIntrinsicContentSize() {
        LayoutCauses.current?.noteContent(of: self)
        superview?.contentSizeDidChange(of: self)
        if containsAutoLayout { layoutEngine?.contentDidChange(of: self) }
    }

    /// The content of a subview has another size.
    func contentSizeDidChange(of subview: UIView) {
        setNeedsLayout()
    }

    /// The size that suits the content best within `size`; the base class answers the current size.
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        bounds.size
    }

    open func sizeToFit() {
        bounds.size = sizeThatFits(bounds.size)
    }

    // MARK: Look

    open var backgroundColor: UIColor? {
        didSet {
            noteLook(.backgroundColor)
            if backgroundColor != oldValue { applyColors() }
        }
    }

    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { setAlpha(newValue) }
    }

    open var isHidden: Bool {
        get { layer.isHidden || disappearance != nil }
        set { setHidden(newValue) }
    }

    /// The block in which the view was hidden, while its layer is still shown; nil otherwise.
    final var disappearance: AnyObject?

    /// A subview was hidden or is shown again.
    func visibilityDidChange(of subview: UIView) {}

    /// Answers whether a subview that is hidden in an animation stays visible until the animation is over.
    func shrinksOnHiding(_ subview: UIView) -> Bool { false }

    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// The view whose opaque parts let this one and everything in it be seen; its other parts hide them, and no touch. It lies in this view's
    /// coordinates, but is none of its subviews: it has no superview, and leaves one that it has. Nil where the layer was given another mask.
    open var mask: UIView? {
        get { maskingView }
        set { setMaskingView(newValue) }
    }

    final var ownMask: UIView?
    /// The view that this one masks.
    final weak var maskedView: UIView?

    /// The way in which the content follows new bounds, and in which an image is placed in them.
    open var contentMode = ContentMode.scaleToFill {
        didSet { if contentMode != oldValue { contentModeDidChange() } }
    }

    /// A promise that the view covers its whole area. Drawing goes by what is drawn, so nothing depends on it.
    open var isOpaque = true

    // Implicitly unwrapped as in UIKit: setting nil means the superview's tint.
    /// The colour of what can be operated: the view's own or its superview's, as a grey while it is dimmed.
    open var tintColor: UIColor! {
        get { tint.color(of: self) }
        set {
            noteLook(.tintColor)
            setOwnTint(newValue)
        }
    }

    /// Whether the tint is shown as a grey, because something lies above that is to be answered first.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { tint.mode(of: self) }
        set { setOwnTintMode(newValue) }
    }

    var tint = ViewTint()

    /// The properties that were set on the view itself, which keep their values whatever `appearance()` says.
    final var ownLook: LookProperties = []
    /// The properties that have their values from `appearance()`.
    final var givenLook: LookProperties = []

    /// Called after `tintColor` became another one, here or in a superview.
    open func tintColorDidChange() {}

    // MARK: Direction

    /// Whether the view is mirrored where the interface runs from right to left.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet { if semanticContentAttribute != oldValue { semanticContentAttributeDidChange() } }
    }

    /// Which way the view's content runs, by its semantic attribute and its traits.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        semanticContentAttribute.direction(
            in: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    // MARK: Traits

    /// The view's environment: the superview's traits with the overrides of the view's controller and its own. A view
    /// in no window has its controller's, or those of the main screen.
    open var traitCollection: UITraitCollection {
        if let told = traits.told, let window, !window.traits.isUpdateDue { return told }
        return inheritedTraits.overridden(by: traits.overrides)
    }

    /// Light or dark for this view and everything below it; `unspecified` to inherit.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traits.overrides[UITraitUserInterfaceStyle.self] }
        set { traitOverrides.userInterfaceStyle = newValue }
    }

    /// Called after the traits changed, the superview's before the subviews'.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    var traits = ViewTraits()

    /// The traits before the view's own overrides.
    var inheritedTraits: UITraitCollection {
        viewController?.traitCollection ?? leader?.traitCollection ?? .current
    }

    // MARK: Margins

    /// The space that content keeps from the edges: the view's own margins, and the safe area unless
    /// `insetsLayoutMarginsFromSafeArea` is false. Setting it sets the part that is the view's own.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveLayoutMargins }
        set { setOwnMargins(.absolute(newValue)) }
    }

    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(effectiveLayoutMargins, in: effectiveUserInterfaceLayoutDirection) }
        set { setOwnMargins(.directional(newValue)) }
    }

    /// Whether the margins are at least what the superview's margins cover of this view.
    open var preservesSuperviewLayoutMargins: Bool {
        get { margins.preservesSuperview }
        set { margins.preservesSuperview = newValue }
    }

    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { margins.includesSafeArea }
        set { margins.includesSafeArea = newValue }
    }

    /// Called after `layoutMargins` changed, for whatever reason.
    open func layoutMarginsDidChange() {}

    var margins = LayoutMargins() {
        didSet { updateLayoutMargins() }
    }
    /// Those that `layoutMarginsDidChange()` was called for last.
    var toldLayoutMargins = LayoutMargins.standard
    /// Whether the view is being told of its margins just now, and whether they changed meanwhile, which is told afterwards.
    var marginTelling = (isGoingOn: false, isDueAgain: false)

    // MARK: Safe area

    /// How much of the view's edges is covered by bars or by the housing of the display. Zero while the view is in no
    /// window.
    open var safeAreaInsets: UIEdgeInsets {
        safeArea.insets
    }

    /// Called after `safeAreaInsets` changed, the superview's before the subviews'.
    open func safeAreaInsetsDidChange() {}

    var safeArea = SafeArea()
    /// Whether what is covered of the view and of its subviews was worked out for a place that constraints have found and that no layout has
    /// given it yet.
    var isCoverageForecast = false

    /// What the view's surroundings cover of it.
    var inheritedSafeAreaInsets: UIEdgeInsets {
        superview?.safeAreaInsets(ofSubview: self) ?? .zero
    }

    /// The part of the covered edges that reaches into a subview, in the subview's coordinates.
    func safeAreaInsets(ofSubview subview: UIView) -> UIEdgeInsets { coveredEdges(ofSubview: subview) }

    // MARK: Coordinates

    /// From the view's coordinates to `view`'s; nil stands for the window.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { converted(point, to: view) }
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { converted(point, from: view) }
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { converted(rect, to: view) }
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { converted(rect, from: view) }

    // MARK: Hierarchy

    open internal(set) var superview: UIView? {
        get { container }
        set { container = newValue }
    }

    // Asked of every view on the way up, with each touch and each new size: kept where this module alone sees it, the compiler knows
    // all accesses, and none is checked for exclusivity at run time.
    private final weak var container: UIView?

    /// The views in this one, from back to front.
    open internal(set) var subviews: [UIView] = []

    /// The window that the view is in; nil when it is in none (VIEW-12).
    open var window: UIWindow? {
        attachedWindow
    }

    weak var attachedWindow: UIWindow?

    /// The controller whose `view` this is.
    package internal(set) weak var viewController: UIViewController?

    open var tag = 0

    /// Has the view keep its state for the next process that shows its controller, if that keeps its own (REST-16); nil and "" for none. Unique
    /// among the views of the controller.
    open var restorationIdentifier: String?

    /// Writes what the view wants to find again: nothing, as far as its class does not say something else.
    open func encodeRestorableState(with coder: NSCoder) {}

    /// Takes over what the view's counterpart wrote. The controller has taken over its own before.
    open func decodeRestorableState(with coder: NSCoder) {}

    /// The words that the view shows, by which reports tell it from others; nil where it shows none.
    package var reportedText: String? {
        nil
    }

    /// In front of everything, layers that belong to no view included.
    open func addSubview(_ view: UIView) { insert(view, at: subviews.count, .top) }

    open func insertSubview(_ view: UIView, at index: Int) {
        insert(view, at: index)
    }

    /// Directly behind the sibling; in front of everything where that is none.
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view, beside: sibling, isAbove: false)
    }
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view, beside: sibling, isAbove: true)
    }

    /// Does nothing where there is no subview with one of the indices.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

    open func bringSubviewToFront(_ view: UIView) {
        guard view.superview === self else { return }
        reorder(view, to: subviews.count, .top)
    }

    open func sendSubviewToBack(_ view: UIView) {
        guard view.superview === self else { return }
        reorder(view, to: 0)
    }

    open func removeFromSuperview() {
        guard superview != nil else {
            // What lies over a view that is away itself goes from its place too.
            cover?.coveredViewDidMove(to: nil)
            return
        }
        move(to: nil, at: 0)
    }

    /// What is presented over this view in its controller's context, which goes where the view goes.
    final var cover: PresentationContainerView?

    open func isDescendant(of view: UIView) -> Bool { lies(in: view) }

    open func viewWithTag(_ tag: Int) -> UIView? { nearestView(tagged: tag) }

    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}

    // MARK: Layout

    var needsLayout = true
    var subtreeNeedsLayout = false
    /// How often the view's layout has begun and not ended yet: within its own, where layout code asks for it.
    var layoutNesting = 0
    /// Whether the view is placing its subviews just now: then their sizes are its own doing.
    var isLayingOut: Bool { layoutNesting > 0 }
    /// Whether layout of the view has gone on and on, and was ended.
    var isRestless = false
    /// Whether a report has named the view for it.
    var isReportedRestless = false

    /// Asks for `layoutSubviews()` in the next layout pass.
    open func setNeedsLayout() {
        guard !needsLayout else { return }
        needsLayout = true
        propagatePendingLayout()
    }

    /// Lays out now what is waiting, from the topmost view that needs it down.
    open func layoutIfNeeded() { layoutFromTop() }

    /// Places the subviews. The base class does so with those that constraints place; masks have done their work already.
    open func layoutSubviews() {
        if containsAutoLayout { placeSubviews() }
    }

    // MARK: Constraints

    /// Whether the view, its guides or anything below it has to do with constraints, or had.
    var containsAutoLayout = false
    private(set) var layoutStateIfAny: ViewLayoutState?

    var layoutState: ViewLayoutState {
        if let layoutStateIfAny { return layoutStateIfAny }
        let state = ViewLayoutState(hugging: defaultHugging)
        layoutStateIfAny = state
        return state
    }

    /// The constraints that are installed in this view: about itself and what is in it.
    open var constraints: [NSLayoutConstraint] { layoutStateIfAny?.held ?? [] }

    /// Installs the constraint here. The view must contain all its items; `isActive` finds the right view by itself.
    open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.install(in: self) }
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(addConstraint) }
    open func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.uninstall(from: self) }
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(removeConstraint) }

    /// Whether the constraints leave the view's place or size open. For debugging: an ambiguous view is where the
    /// arithmetic happened to end.
    open var hasAmbiguousLayout: Bool { isAmbiguous }

    /// The active constraints from which the view's place and size on the axis follow. For debugging.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        layoutEngine?.constraints(determining: self, axis: axis) ?? []
    }

    // MARK: Guides and anchors

    open var layoutGuides: [UILayoutGuide] { layoutStateIfAny?.guides ?? [] }
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { adopt(layoutGuide) }
    /// Takes the guide away, and the constraints that are about it.
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { drop(layoutGuide) }

    /// The part of the view that no bar and no housing of the display covers.
    open var safeAreaLayoutGuide: UILayoutGuide { layoutState.systemGuide(.safeArea, of: self) }
    /// The view without its margins.
    open var layoutMarginsGuide: UILayoutGuide { layoutState.systemGuide(.margins, of: self) }
    /// The middle of the margins, not wider than lines of text that are good to read.
    open var readableContentGuide: UILayoutGuide { layoutState.systemGuide(.readableContent, of: self) }
    /// The part of the view that the keyboard covers, at its lower edge.
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { layoutState.keyboardGuide(of: self) }

    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

    // MARK: Priorities of the content

    /// With which priority the view keeps from being larger than its content.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        (layoutStateIfAny?.hugging ?? defaultHugging)[axis]
    }

    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setHugging(priority, for: axis)
    }

    /// With which priority the view keeps from being smaller than its content.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutStateIfAny?.resistance[axis] ?? .defaultHigh
    }

    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        setResistance(priority, for: axis)
    }

    // MARK: Constraints in the update cycle

    /// Whether the class needs constraints to be laid out. Every view gets its `updateConstraints()`, so nothing has to be
    /// turned on by it.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Whether the view is where its frame and its autoresizing mask put it, for constraints too. False for a view that
    /// constraints place.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { followsFrame }
        set { setFollowsFrame(newValue) }
    }

    var needsConstraintUpdate = true
    var subtreeNeedsConstraintUpdate = false

    open func needsUpdateConstraints() -> Bool {
        needsConstraintUpdate
    }

    /// Asks for `updateConstraints()` before the next layout.
    open func setNeedsUpdateConstraints() {
        noteConstraintUpdate()
    }

    /// Updates the constraints of the view and everything below it that asked for it, from the leaves up (LAYO-01).
    open func updateConstraintsIfNeeded() {
        updateConstraintsInSubtree()
    }

    /// Adds and changes constraints that depend on something. Overrides call super, at their end.
    open func updateConstraints() {
        needsConstraintUpdate = false
    }

    /// The part of the frame that constraints are about: content without shadows and badges.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    open func alignmentRect(forFrame frame: CGRect) -> CGRect {
        frame.inset(by: alignmentRectInsets)
    }

    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }

    /// The view below or at this one whose first baseline is this view's.
    open var forFirstBaselineLayout: UIView { self }
    open var forLastBaselineLayout: UIView { self }

    /// Where the text stands in a view of `size`; nil for a view without text, whose bottom edge is its baseline.
    func baselines(in size: CGSize) -> TextBaselines? { nil }

    /// Whether the height of the content follows from its width.
    var wrapsContent: Bool { false }

    var defaultHugging: ContentPriorities { ContentPriorities(horizontal: .defaultLow, vertical: .defaultLow) }

    /// The size that the constraints in the view make of it if it is to be as near to `targetSize` as they allow, with the
    /// priorities for being so. Not rounded. The view itself does not change.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(
            targetSize, ContentPriorities(horizontal: horizontalFittingPriority, vertical: verticalFittingPriority))
    }

    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    // MARK: Display

    final var needsDisplay = true
    /// What `draw(_:)` recorded last, and for which bounds.
    var drawnContent: DrawnContent?

    /// Asks for the view's content to be recorded anew before the next commit.
    open func setNeedsDisplay() { noteDisplay() }

    /// The same, if `rect` touches the bounds: a recording is made as a whole.
    open func setNeedsDisplay(_ rect: CGRect) {
        // Foundation's rectangles trap when a coordinate is no number.
        if rect.isFinite, rect.intersects(bounds) { setNeedsDisplay() }
    }

    /// Records the view's content with the drawing functions of Core Graphics. The base class draws nothing.
    open func draw(_ rect: CGRect) {}

    /// A view of the same size that shows this one and everything in it as they look now, and follows no later change. Another size stretches
    /// what it shows. What stands out of the bounds is left out, and so are views beyond the first two thousand.
    ///
    /// - Parameter afterUpdates: Whether what waits for layout and drawing is laid out and drawn before.
    /// - Returns: Nil where the view has no size.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        snapshot(of: bounds, afterUpdates: afterUpdates, caps: .zero)
    }

    /// As `snapshotView(afterScreenUpdates:)`, of a part of the view.
    ///
    /// - Parameters:
    ///   - rect: The part, in the view's coordinates.
    ///   - afterUpdates: Whether what waits for layout and drawing is laid out and drawn before.
    ///   - capInsets: The edges of the part that are not stretched across, in points; where there is too little room they shrink.
    /// - Returns: Nil where the part is empty.
    open func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        snapshot(of: rect, afterUpdates: afterUpdates, caps: capInsets)
    }

    /// Draws the view and everything in it into the current context (`UIGraphicsGetCurrentContext()`), as they are set now, whatever animations
    /// show. What stands out of the bounds is left out, and so are layers beyond the first two thousand.
    ///
    /// - Parameters:
    ///   - rect: The place of the view's bounds, in the context's user space; another size stretches what is drawn.
    ///   - afterUpdates: Whether what waits for layout and drawing is laid out and drawn before.
    /// - Returns: Whether it was drawn: false without a context, where the view has no size, and for a rectangle with a coordinate that is not
    ///   finite.
    @discardableResult open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        recordHierarchy(in: rect, afterUpdates: afterUpdates)
    }

    /// Puts the content into the layer.
    package func updateLayerContents() {
        if DrawingOverrides.draws(type(of: self)) { show(recordedDrawing()) }
    }

    // MARK: Touches

    open var isUserInteractionEnabled = true {
        didSet { if isUserInteractionEnabled != oldValue { layer.noteInteraction() } }
    }
    open var isMultipleTouchEnabled = false

    /// Whether touches of this view and those of others keep each other out.
    open var isExclusiveTouch = false

    final var attachedRecognizers: [UIGestureRecognizer]? {
        didSet { layer.noteInteraction() }
    }

    final var attachedInteractions: [any UIInteraction] = []

    /// The wheel turned over the view, or over something in it that left a part of it: scrolls as far as it goes.
    func scroll(with event: UIScrollEvent) { scrollArea(with: event) }

    /// Whoever shows the view in another process has scrolled it.
    ///
    /// - Returns: Where content that was let go shall come to rest instead; nil where it is left as it is.
    func wasScrolled(to offset: CGPoint, _ turn: ScrollTurn) -> CGPoint? {
        bounds.origin = offset
        return nil
    }

    /// What the view makes use of by itself, beside its recognisers.
    var ownGestureUse: GestureUse { [] }

    /// Nil before one was added. Those that are no longer in a new list are removed.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { attachedRecognizers }
        set { setRecognizers(newValue) }
    }

    /// Such as `<UILabel: 0x7f31; frame = (20 20; 280 24); text = "Hello"; hidden>`, for debuggers, on the main thread; elsewhere as
    /// `description`.
    nonisolated override open var debugDescription: String {
        Thread.isMainThread ? MainActor.assumeIsolated { detailedDescription } : description
    }

    open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { attach(recognizer) }

    /// Takes the recogniser off. A gesture that is going on is cancelled.
    open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) { detach(recognizer) }

    /// Whether a recogniser of this view may begin. Its delegate is asked besides.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        true
    }

    /// The frontmost view below this one that `point`, in this view's coordinates, hits. A view that is hidden, nearly
    /// transparent or closed to touches is not hit, and neither is anything in it.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { frontmostView(at: point, with: event) }

    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point)
    }

    /// Makes the first responder resign if it is this view or anything below it. With `force` it resigns though it does not
    /// want to. Answers whether one has resigned.
    @discardableResult open func endEditing(_ force: Bool) -> Bool { resignInside(force: force) }

    // MARK: Accessibility

    /// Whether the view is one thing for those who cannot see it, with all that is in it. Labels and controls are.
    open var isAccessibilityElement: Bool {
        get { accessibilityIfAny?.isElement ?? standardAccessibility.isElement }
        set { changeAccessibility { $0.isElement = newValue } }
    }

    /// The name by which programs find the view, tests above all. Nobody is shown it.
    open var accessibilityIdentifier: String? {
        get { accessibilityIfAny?.identifier }
        set { changeAccessibility { $0.identifier = newValue } }
    }

    /// The words for what the view is. With nil they come from the view itself: a button has its title.
    open var accessibilityLabel: String? {
        get { accessibilityIfAny?.label ?? standardAccessibility.label }
        set { changeAccessibility { $0.label = newValue } }
    }

    /// The words for the view's value just now. With nil they come from the view itself: a slider says where it stands.
    open var accessibilityValue: String? {
        get { accessibilityIfAny?.value ?? standardAccessibility.value }
        set { changeAccessibility { $0.value = newValue } }
    }

    /// The words for what happens when the view is operated.
    open var accessibilityHint: String? {
        get { accessibilityIfAny?.hint }
        set { changeAccessibility { $0.hint = newValue } }
    }

    /// The nature of the view, for people who cannot see it. Whether a control is disabled or selected is always told
    /// with it.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { (accessibilityIfAny?.traits ?? standardAccessibility.traits).union(accessibilityState) }
        set { changeAccessibility { $0.traits = newValue } }
    }

    /// Whether the view and what is in it are nothing to those who cannot see it.
    open var accessibilityElementsHidden: Bool {
        get { accessibilityIfAny?.areElementsHidden ?? false }
        set { changeAccessibility { $0.areElementsHidden = newValue } }
    }

    /// Whether what the superview shows beside the view does not count.
    open var accessibilityViewIsModal: Bool {
        get { accessibilityIfAny?.isModal ?? false }
        set { changeAccessibility { $0.isModal = newValue } }
    }

    /// The actions with the view beside what a tap does, nil for none. No assistive program offers them yet; the key for menus does, where
    /// neither the view that has the focus nor one around it has a menu of its own.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibilityIfAny?.customActions }
        set { changeAccessibility { $0.customActions = newValue } }
    }

    /// Does what a tap does, for an assistive program; a subclass overrides it where that is not enough. No such program runs yet, so only an
    /// app calls this.
    ///
    /// - Returns: Whether the view has done it; false unless a subclass says otherwise, and then a program taps the view.
    open func accessibilityActivate() -> Bool {
        false
    }

    /// What the app has said; nil where it said nothing.
    var accessibilityIfAny: AccessibilityAttributes?

    /// What views of the class say of themselves.
    var standardAccessibility: StandardAccessibility { StandardAccessibility() }

    /// The traits that follow from what state the view is in.
    var accessibilityState: UIAccessibilityTraits { [] }

    // MARK: Focus

    /// Whether the view can get the keys by the Tab key. Controls can while they are enabled.
    open var canBecomeFocused: Bool {
        false
    }

    /// How the view is marked while it has the focus; nil for a view that shows it by itself.
    open var focusEffect: UIFocusEffect? = .standard

    /// What the standard ring goes around.
    package var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
        (bounds, min(layer.cornerRadius, min(bounds.width, bounds.height) / 2))
    }

    /// Whether the focus moves on inside of the view, where this window cannot see it.
    package var containsItsOwnFocus = false

    open var parentFocusEnvironment: (any UIFocusEnvironment)? {
        viewController ?? superview
    }

    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        true
    }

    open func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}

    // MARK: Responder

    /// The controller whose view this is, else the superview (RESP-02, RESP-03).
    override open var next: UIResponder? {
        viewController ?? superview
    }

    override package var responderWindow: UIWindow? {
        window
    }

    // MARK: Animations

    /// Makes the changes to views in `animations` gradual. They have their new values at once; what is shown follows.
    ///
    /// Frame, bounds, center, transform, alpha and background colour are animated, of every view that is changed in the
    /// block, and of layers of views the corner radius, the shadow's opacity and the anchor point; a layout pass in it, by
    /// `layoutIfNeeded()`, belongs to it (VIEW-06, VIEW-07).
    ///
    /// - Parameters:
    ///   - duration: in seconds; 0 shows the changes at once.
    ///   - delay: in seconds.
    ///   - completion: gets false where an alpha, a background colour or an anchor point was changed by another animation, or where
    ///     a view left the window, before the end. It is called after the next commit where nothing is animated.
    open class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        ViewAnimation.curve(duration, delay: delay, options, completion).animate(animations)
    }

    open class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        ViewAnimation.curve(duration, [], completion).animate(animations)
    }

    /// As a weight on a spring goes.
    ///
    /// - Parameters:
    ///   - duration: in seconds, until the spring has come to rest.
    ///   - dampingRatio: 1 comes to rest without swinging over; less swings.
    ///   - velocity: at the beginning, in distances per second.
    open class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        ViewAnimation.spring(
            settlingWithin: duration, delay: delay, damping: dampingRatio, velocity: velocity, options, completion
        ).animate(animations)
    }

    /// A spring by how long one swing seems to take and by how much it bounces.
    ///
    /// - Parameters:
    ///   - duration: in seconds, as it seems; the spring may go on with moves that are too small to matter.
    ///   - bounce: 0 is none, up to 1; below 0 it comes to rest more slowly.
    ///   - initialSpringVelocity: in distances per second.
    open class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0,
        delay: TimeInterval = 0.0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        ViewAnimation.spring(
            perceptualDuration: duration, delay: delay, bounce: bounce, velocity: initialSpringVelocity, options,
            completion
        ).animate(animations)
    }

    /// Animates views through several values; `animations` calls `addKeyframe` for each.
    ///
    /// - Parameters:
    ///   - duration: in seconds, of all keyframes together.
    ///   - delay: in seconds.
    open class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        KeyframesAnimation(duration: duration, delay: delay, options: options, completion: completion)
            .animate(animations)
    }

    /// Outside of `animateKeyframes` the changes are made without a keyframe.
    ///
    /// - Parameters:
    ///   - frameStartTime: as a fraction of the whole duration.
    ///   - frameDuration: as a fraction of the whole duration.
    open class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        ViewAnimation.addKeyframe(start: frameStartTime, length: frameDuration, animations)
    }

    /// Shows the changes to views in `actionsWithoutAnimation` at once, inside of an animation too.
    open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        ViewAnimation.withoutAnimation(actionsWithoutAnimation)
    }

    /// Whether blocks that begin from now on are animated.
    open class func setAnimationsEnabled(_ enabled: Bool) { AnimationSettings.areEnabled = enabled }

    open class var areAnimationsEnabled: Bool { AnimationSettings.areEnabled }

    /// The duration of the animation whose block runs now, in seconds; 0 outside of one.
    open class var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.duration ?? 0 }

    /// Lets `view`, with everything in it, pass from how it was shown last to what `animations` make of it.
    ///
    /// Without a transition among the options the changes are shown at once.
    ///
    /// - Parameters:
    ///   - duration: in seconds.
    ///   - completion: gets false where the view left its window before the end.
    open class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        ViewAnimation.transition(with: view, duration, options, animations, completion)
    }

    /// Replaces `fromView` by `toView` in its superview; the superview is what passes from one picture to the other.
    ///
    /// The options say whether the views are taken out and put in, as usual, or hidden and shown.
    open class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        ViewAnimation.transition(from: fromView, to: toView, duration, options, completion)
    }
}
