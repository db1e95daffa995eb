/// Chooses one of a few things that stand side by side.
@MainActor open class UISegmentedControl: UIControl {
    /// The index where no segment is selected.
    public static let noSegment = -1

    private var segments: [Segment] = []

    override public init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// A segment for each title. What is no text makes an empty segment.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        for (index, item) in (items ?? []).enumerated() {
            insertSegment(withTitle: item as? String, at: index, animated: false)
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
        insert(Segment(title: title, action: nil), at: segment)
    }

    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(Segment(title: action.title, action: action), at: segment)
    }

    private func insert(_ segment: Segment, at index: Int) {
        let index = min(max(index, 0), segments.count)
        segments.insert(segment, at: index)
        addSubview(segment.label)
        if selection != Self.noSegment, index <= selection { selection += 1 }
        segmentsDidChange()
    }

    open func removeSegment(at segment: Int, animated: Bool) {
        guard !segments.isEmpty else { return }
        let index = min(max(segment, 0), segments.count - 1)
        segments.remove(at: index).label.removeFromSuperview()
        if selection == index {
            selection = Self.noSegment
        } else if index < selection {
            selection -= 1
        }
        segmentsDidChange()
    }

    open func removeAllSegments() {
        for segment in segments {
            segment.label.removeFromSuperview()
        }
        segments = []
        selection = Self.noSegment
        segmentsDidChange()
    }

    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) { $0.title = title }
    }

    open func titleForSegment(at segment: Int) -> String? {
        self[segment]?.title
    }

    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) {
            $0.action = action
            $0.title = action.title
        }
    }

    open func actionForSegment(at segment: Int) -> UIAction? {
        self[segment]?.action
    }

    open func segmentIndex(identifiedBy identifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == identifier } ?? Self.noSegment
    }

    /// In points; 0 is as wide as the others, or as the title needs.
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

    /// Whether segments are as wide as their titles need, and not all alike.
    open var apportionsSegmentWidthsByContent = false {
        didSet { segmentsDidChange() }
    }

    private subscript(index: Int) -> Segment? {
        segments.indices.contains(index) ? segments[index] : nil
    }

    private func change(_ index: Int, _ change: (inout Segment) -> Void) {
        guard segments.indices.contains(index) else { return }
        change(&segments[index])
        segmentsDidChange()
    }

    private func segmentsDidChange() {
        invalidateIntrinsicContentSize()
        stateDidChange()
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
        set { selection = segments.indices.contains(newValue) ? newValue : Self.noSegment }
    }

    private var selection = UISegmentedControl.noSegment {
        didSet {
            if selection != oldValue { stateDidChange() }
        }
    }

    private func choose(_ index: Int) {
        guard isMomentary || index != selection, self[index]?.isEnabled == true else { return }
        selection = index
        if let action = segments[index].action { sendAction(action) }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        if isMomentary { selection = Self.noSegment }
    }

    // MARK: Look

    /// The background of the selected segment; nil is the standard.
    open var selectedSegmentTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    static let height: CGFloat = 32
    private static let inset: CGFloat = 2

    private var widths: SegmentWidths {
        SegmentWidths(
            fixed: segments.map(\.width), natural: segments.map(\.naturalWidth),
            isApportioned: apportionsSegmentWidthsByContent)
    }

    override open var intrinsicContentSize: CGSize {
        CGSize(width: widths.total, height: Self.height)
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        intrinsicContentSize
    }

    override package var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
        (bounds, ControlRadius.medium)
    }

    /// From the leading end on; mirrored where the interface is.
    private var frames: [CGRect] {
        var x = bounds.minX
        return widths.fitted(to: bounds.width).map { width in
            defer { x += width }
            return mirroredIfNeeded(CGRect(x: x, y: bounds.minY, width: width, height: bounds.height))
        }
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        for (index, frame) in frames.enumerated() {
            let segment = segments[index]
            segment.label.frame = frame.insetBy(dx: 6, dy: 0)
            segment.show(isSelected: index == selection, isEnabled: isEnabled)
        }
    }

    override package func stateDidChange() {
        super.stateDidChange()
        setNeedsLayout()
    }

    override open func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.fillRoundedRect(bounds, radius: ControlRadius.medium, ControlColors.surface.cgColor)
        let frames = frames
        for index in frames.indices.dropLast() where !touchesMark(index) && !touchesMark(index + 1) {
            context.setFillColor(ControlColors.hairline.cgColor)
            let x = isMirrored ? frames[index].minX : frames[index].maxX
            context.fill(CGRect(x: x.rounded() - 0.5, y: bounds.minY + 8, width: 1, height: bounds.height - 16))
        }
        if let pressed, pressed != selection, frames.indices.contains(pressed) {
            drawMark(frames[pressed], ControlColors.pressedSurface, context)
        }
        if frames.indices.contains(selection) {
            let color = selectedSegmentTintColor ?? ControlColors.raised
            drawMark(frames[selection], color, context)
            context.strokeRoundedRect(
                mark(frames[selection]), radius: ControlRadius.small, width: 1, ControlColors.hairline.cgColor)
        }
    }

    private func touchesMark(_ index: Int) -> Bool {
        index == selection || index == pressed
    }

    private func mark(_ frame: CGRect) -> CGRect {
        let left = frame.minX.rounded()
        return CGRect(x: left, y: frame.minY, width: frame.maxX.rounded() - left, height: frame.height)
            .insetBy(dx: Self.inset, dy: Self.inset)
    }

    private func drawMark(_ frame: CGRect, _ color: UIColor, _ context: CGContext) {
        context.fillRoundedRect(mark(frame), radius: ControlRadius.small, color.cgColor)
    }

    // MARK: Touches and keys

    /// The segment under the touch.
    private var pressed: Int? {
        didSet {
            if pressed != oldValue { setNeedsDisplay() }
        }
    }

    private func segment(at touch: UITouch) -> Int? {
        let point = touch.location(in: self)
        return frames.firstIndex { $0.minX <= point.x && point.x < $0.maxX }.flatMap {
            segments[$0].isEnabled ? $0 : nil
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

    private func neighbour(_ direction: Int, in enabled: [Int]) -> Int? {
        if selection == Self.noSegment { return direction > 0 ? enabled.first : enabled.last }
        return direction > 0 ? enabled.first { $0 > selection } : enabled.last { $0 < selection }
    }
}
