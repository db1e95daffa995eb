/// Chooses one of a few things that stand side by side.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    /// The index where no segment is selected.
    public static let noSegment = -1

    private var segments: [Segment] = []

    override public init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
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

    private func insert(_ segment: Segment, at index: Int) {
        let index = min(max(index, 0), segments.count)
        segments.insert(segment, at: index)
        addSubview(segment.view)
        if selection != Self.noSegment, index <= selection { selection += 1 }
        segmentsDidChange()
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

    private subscript(index: Int) -> Segment? {
        segments.indices.contains(index) ? segments[index] : nil
    }

    private func change(_ index: Int, _ change: (inout Segment) -> Void) {
        guard segments.indices.contains(index) else { return }
        change(&segments[index])
        segmentsDidChange()
    }

    private func segmentsDidChange() {
        knownWidths = nil
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
        set {
            selection = segments.indices.contains(newValue) ? newValue : Self.noSegment
            parts.jump([chip])
        }
    }

    private var selection = UISegmentedControl.noSegment {
        didSet {
            if selection != oldValue { stateDidChange() }
        }
    }

    private func choose(_ index: Int) {
        guard isMomentary || index != selection, self[index]?.isEnabled == true else { return }
        let isFirst = selection == Self.noSegment
        selection = index
        // A chip that was not there has nowhere to come from.
        isFirst ? parts.jump([chip]) : parts.move()
        if let action = segments[index].action { sendAction(action) }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        if isMomentary { selection = Self.noSegment }
    }

    // MARK: Look

    /// The background of the selected segment; nil is the standard.
    open var selectedSegmentTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    private var titleAttributes = ButtonValues<[NSAttributedString.Key: Any]>()

    /// What titles have in this state beside what they have anyway: font, colour and all else that attributed strings
    /// know. A state without attributes of its own has those of `.normal`.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state] = attributes
        segmentsDidChange()
    }

    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]
    }

    private func style(in state: UIControl.State) -> SegmentStyle {
        SegmentStyle(state, titleAttributes.shown(in: state))
    }

    private func style(of index: Int) -> SegmentStyle {
        var state: UIControl.State = index == selection ? .selected : []
        if !isEnabled || !segments[index].isEnabled { state.insert(.disabled) }
        if index == pressed, index != selection { state.insert(.highlighted) }
        return style(in: state)
    }

    static let height: CGFloat = 32
    private static let inset: CGFloat = 2

    private var knownWidths: SegmentWidths?

    private var widths: SegmentWidths {
        if let knownWidths { return knownWidths }
        let styles = [style(in: .normal), style(in: .selected)]
        let widths = SegmentWidths(
            fixed: segments.map(\.width), natural: segments.map { $0.naturalWidth(in: styles) },
            isApportioned: apportionsSegmentWidthsByContent)
        knownWidths = widths
        return widths
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
            segment.view.frame = frame.insetBy(dx: 6, dy: 0)
            segment.view.show(segment.content, style(of: index))
        }
        parts.arrange()
    }

    override package func stateDidChange() {
        super.stateDidChange()
        setNeedsLayout()
    }

    // MARK: Parts

    private let ground = ControlPart()
    /// Holds the lines between the segments.
    private let lines = ControlPart()
    private let pressedMark = ControlPart()
    /// Behind the selected segment.
    private let chip = ControlPart()
    private lazy var parts = ControlParts(of: self, [ground, lines, pressedMark, chip]) {
        [unowned self] in arrange()
    }

    private func arrange() {
        let frames = frames
        ground.place(in: bounds, radius: ControlRadius.medium)
        ground.fill(ControlColors.surface)
        lines.place(in: bounds, radius: 0)
        arrangeLines(frames)
        if let pressed, pressed != selection, frames.indices.contains(pressed) {
            pressedMark.place(in: mark(frames[pressed]), radius: ControlRadius.small)
            pressedMark.fill(ControlColors.pressedSurface)
        } else {
            pressedMark.fill(nil)
        }
        chip.isHidden = !frames.indices.contains(selection)
        guard !chip.isHidden else { return }
        chip.place(in: mark(frames[selection]), radius: ControlRadius.small)
        chip.fill(selectedSegmentTintColor ?? ControlColors.raised)
        chip.edge(ControlColors.hairline, width: 1)
    }

    private func arrangeLines(_ frames: [CGRect]) {
        let count = max(frames.count - 1, 0)
        for _ in lines.children.count..<max(count, lines.children.count) { lines.addPiece(ControlPart()) }
        for line in lines.children[count...] { line.removeFromSuperlayer() }
        for (index, line) in lines.children.enumerated() {
            guard let line = line as? ControlPart else { continue }
            let x = isMirrored ? frames[index].minX : frames[index].maxX
            line.place(
                in: CGRect(x: x.rounded() - 0.5 - bounds.minX, y: 8, width: 1, height: bounds.height - 16), radius: 0)
            line.fill(touchesMark(index) || touchesMark(index + 1) ? nil : ControlColors.hairline)
        }
    }

    override package func updateLayerContents() {
        super.updateLayerContents()
        parts.display()
    }

    private func touchesMark(_ index: Int) -> Bool {
        index == selection || index == pressed
    }

    private func mark(_ frame: CGRect) -> CGRect {
        let left = frame.minX.rounded()
        return CGRect(x: left, y: frame.minY, width: frame.maxX.rounded() - left, height: frame.height)
            .insetBy(dx: Self.inset, dy: Self.inset)
    }

    // MARK: Touches and keys

    /// The segment under the touch.
    private var pressed: Int? {
        didSet {
            guard pressed != oldValue else { return }
            stateDidChange()
            pressed == nil ? parts.move(duration: ControlParts.fadeDuration) : parts.jump([pressedMark])
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
