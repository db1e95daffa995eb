/// Chooses one of a few things that stand side by side.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    override final var isAdjustedByArrows: Bool { true }

    /// The index where no segment is selected.
    public static let noSegment = -1

    var segments: [Segment] = []

    override public init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.decodeInterface(as: UISegmentedControl.self, into: self)
    }

    /// A segment for each title and each image. What is neither makes an empty segment.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        for (index, item) in (items ?? []).enumerated() {
            if let image = item as? UIImage {
                insertSegment(with: image, at: index, animated: false)
            } else {
                insertSegment(withTitle: item as? String, at: index, animated: false)
            }
        }
        sizeToFit()
    }

    /// A segment for each action, which says what the segment says and runs when it is selected.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for (index, action) in actions.enumerated() {
            insertSegment(action: action, at: index, animated: false)
        }
        if frame.isEmpty { sizeToFit() }
    }

    // MARK: Segments

    open var numberOfSegments: Int {
        segments.count
    }

    /// An index beyond the ends counts as the end. There are no animations.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Segment(.title(title)), at: segment)
    }

    /// The image is shown in the colour of the text, unless its rendering mode says otherwise.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(Segment(.image(image)), at: segment)
    }

    /// A segment with the action's image, or with its title where it has none.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(Segment(action), at: segment)
    }

    open func removeSegment(at segment: Int, animated: Bool) {
        guard !segments.isEmpty else { return }
        let index = min(max(segment, 0), segments.count - 1)
        segments.remove(at: index).view.removeFromSuperview()
        if selection == index {
            selection = Self.noSegment
        } else if index < selection {
            selection -= 1
        }
        segmentsDidChange()
    }

    open func removeAllSegments() {
        for segment in segments {
            segment.view.removeFromSuperview()
        }
        segments = []
        selection = Self.noSegment
        segmentsDidChange()
    }

    /// Takes the place of the segment's image: a segment has one of them.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) { $0.content = .title(title) }
    }

    open func titleForSegment(at segment: Int) -> String? {
        self[segment]?.title
    }

    /// Takes the place of the segment's title.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) { $0.content = .image(image) }
    }

    open func imageForSegment(at segment: Int) -> UIImage? {
        self[segment]?.image
    }

    /// How far the content stands from the middle, in points.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        self[segment]?.view.contentOffset = offset
    }

    open func contentOffsetForSegment(at segment: Int) -> CGSize {
        self[segment]?.view.contentOffset ?? .zero
    }

    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) {
            $0.action = action
            $0.content = .init(action)
        }
    }

    open func actionForSegment(at segment: Int) -> UIAction? {
        self[segment]?.action
    }

    open func segmentIndex(identifiedBy identifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == identifier } ?? Self.noSegment
    }

    /// In points; 0 is as wide as the others, or as the content needs.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        change(segment) { $0.width = width }
    }

    open func widthForSegment(at segment: Int) -> CGFloat {
        self[segment]?.width ?? 0
    }

    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        change(segment) { $0.isEnabled = enabled }
    }

    open func isEnabledForSegment(at segment: Int) -> Bool {
        self[segment]?.isEnabled ?? false
    }

    /// Whether segments are as wide as their contents need, and not all alike.
    open var apportionsSegmentWidthsByContent = false {
        didSet { segmentsDidChange() }
    }

    // MARK: Selection

    /// Whether segments are only pressed, and none stays selected.
    open var isMomentary = false {
        didSet {
            if isMomentary { selection = Self.noSegment }
        }
    }

    /// Setting it sends no event. An index of no segment selects none.
    open var selectedSegmentIndex: Int {
        get { selection }
        set {
            selection = segments.indices.contains(newValue) ? newValue : Self.noSegment
            parts.jump([chip])
        }
    }

    var selection = UISegmentedControl.noSegment {
        didSet {
            if selection != oldValue { stateDidChange() }
        }
    }

    // MARK: Look

    /// The background of the selected segment; nil is the standard.
    open var selectedSegmentTintColor: UIColor? {
        didSet {
            noteLook(.selectedSegmentTintColor)
            setNeedsDisplay()
        }
    }

    var titleAttributes = StateValues<[NSAttributedString.Key: Any]>()

    /// Sets the attributes that titles have in this state beside those that they have anyway: font, colour and all else
    /// that attributed strings know. A state without attributes of its own has those of `.normal`.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        noteLook(.titleTextAttributes(for: state))
        titleAttributes[state] = attributes
        segmentsDidChange()
    }

    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes.shown(in: state)
    }

    static let height: CGFloat = 32
    static let inset: CGFloat = 2

    var knownWidths: SegmentWidths?

    override open var intrinsicContentSize: CGSize {
        CGSize(width: widths.total, height: Self.height)
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        intrinsicContentSize
    }

    override package var gestureUse: GestureUse {
        .taps
    }

    override package var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
        (bounds, ControlRadius.medium)
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        for (index, frame) in frames.enumerated() {
            let segment = segments[index]
            segment.view.frame = frame.shrunk(dx: 6, dy: 0)
            segment.view.show(segment.content, style(of: index))
            segment.view.state = state(of: index)
        }
        parts.arrange()
    }

    override package func stateDidChange() {
        super.stateDidChange()
        setNeedsLayout()
    }

    override var standardAccessibility: StandardAccessibility {
        StandardAccessibility(role: .segmentedControl)
    }

    // MARK: Parts

    let ground = ControlPart()
    /// Holds the lines between the segments.
    let lines = ControlPart()
    let pressedMark = ControlPart()
    /// Behind the selected segment.
    let chip = ControlPart()
    lazy var parts = ControlParts(of: self, [ground, lines, pressedMark, chip]) {
        [unowned self] in arrange()
    }

    override package func updateLayerContents() {
        super.updateLayerContents()
        parts.display()
    }

    // MARK: Touches and keys

    /// The segment under the touch.
    var pressed: Int? {
        didSet {
            guard pressed != oldValue else { return }
            stateDidChange()
            pressed == nil ? parts.move(duration: ControlParts.fadeDuration) : parts.jump([pressedMark])
        }
    }

    override open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pressed = segment(at: touch)
        return pressed != nil
    }

    override open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pressed = isTouchInside ? segment(at: touch) : nil
        return true
    }

    override open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let chosen = isTouchInside ? touch.flatMap(segment) : nil
        pressed = nil
        if let chosen { choose(chosen) }
    }

    override open func cancelTracking(with event: UIEvent?) {
        pressed = nil
    }

    override package var activationKeys: Set<UIKeyboardHIDUsage> {
        []
    }

    override package func adjust(_ adjustment: ControlAdjustment) -> Bool {
        guard !isMomentary else { return false }
        let enabled = segments.indices.filter { segments[$0].isEnabled }
        let target: Int?
        switch adjustment {
        case .first: target = enabled.first
        case .last: target = enabled.last
        case .page: return false
        case .along(let direction): target = neighbour(direction, in: enabled)
        case .across(let direction): target = neighbour(-direction, in: enabled)
        }
        if let target { choose(target) }
        return true
    }
}
