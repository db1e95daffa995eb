import Foundation

/// Has the user choose a date, a time or a duration (UIKit's page of this name).
///
/// It sends `.valueChanged` when the user has chosen another one, and `.editingDidBegin` and `.editingDidEnd` where a compact picker opens and
/// closes what the date is chosen in.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
    private var editor: (any DateEditor)?
    private var chosen = Date()
    private var duration: TimeInterval = 0
    private lazy var settings = DateSettings(calendar: .current, locale: .current)

    override public init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.decodeInterface(as: UIDatePicker.self, into: self)
    }

    private func setUp() {
        makeEditor()
        if bounds.size == .zero { bounds.size = intrinsicContentSize }
    }

    // MARK: The date

    /// The date that is chosen; at first the moment at which the picker was made. A date outside of the limits becomes the nearest within
    /// them.
    open var date: Date {
        get { roundsToMinuteInterval ? settings.roundedDown(chosen) : chosen }
        set { setDate(newValue, animated: false) }
    }

    /// Chooses a date. It sends no event.
    open func setDate(_ date: Date, animated: Bool) {
        guard date.timeIntervalSinceReferenceDate.isFinite else {
            UsageDiagnostic.report(
                .notFinite, "The date of \(self) cannot be one that is not finite; the old one stays")
            return
        }
        chosen = limited(date)
        show(animated: animated)
    }

    /// The duration that is chosen in the mode `countDownTimer`, in seconds: whole minutes, less than a day. The user can choose no less
    /// than one minute.
    open var countDownDuration: TimeInterval {
        get { duration }
        set {
            guard newValue.isFinite else {
                UsageDiagnostic.report(
                    .notFinite, "countDownDuration of \(self) cannot be \(newValue); it stays \(duration)")
                return
            }
            duration = (min(max(newValue, 0), 86_399) / 60).rounded(.down) * 60
            show(animated: false)
        }
    }

    /// The first date that can be chosen; nil for none. Where it is after the last one, neither has an effect.
    open var minimumDate: Date? {
        didSet { if minimumDate != oldValue { rulesDidChange() } }
    }

    open var maximumDate: Date? {
        didSet { if maximumDate != oldValue { rulesDidChange() } }
    }

    /// The interval of the minutes that can be chosen, which divides 60; a number that does not counts as 1.
    open var minuteInterval = 1 {
        didSet {
            if !DateSettings.isInterval(minuteInterval) { minuteInterval = 1 }
            if minuteInterval != oldValue { rulesDidChange() }
        }
    }

    /// Whether `date` answers a multiple of the interval though another date was set.
    open var roundsToMinuteInterval = true

    // MARK: How dates are written

    // Implicitly unwrapped as in UIKit: setting nil restores the default.
    open var calendar: Calendar! = .current {
        didSet {
            if calendar == nil { calendar = .current }
            rulesDidChange()
        }
    }

    /// The locale in which dates are written; nil is the calendar's, or the user's.
    open var locale: Locale? {
        didSet { if locale != oldValue { rulesDidChange() } }
    }

    /// The time zone of the dates; nil is the calendar's.
    open var timeZone: TimeZone? {
        didSet { if timeZone != oldValue { rulesDidChange() } }
    }

    // MARK: Look

    open var datePickerMode = Mode.dateAndTime {
        didSet { if datePickerMode != oldValue { rulesDidChange() } }
    }

    open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
        didSet { if preferredDatePickerStyle != oldValue { rulesDidChange() } }
    }

    /// The look that the picker has. Durations, and months without days, have wheels only; a time has no calendar, and has wheels instead.
    open var datePickerStyle: UIDatePickerStyle {
        switch (preferredDatePickerStyle, datePickerMode) {
        case (_, .countDownTimer), (_, .yearAndMonth), (.wheels, _): .wheels
        case (.inline, .time): .wheels
        case (.inline, _): .inline
        case (.automatic, _), (.compact, _): .compact
        }
    }

    private func rulesDidChange() {
        let locale = locale ?? calendar.locale ?? .current
        var new = DateSettings(calendar: calendar, locale: locale, timeZone: timeZone)
        new.mode = datePickerMode
        new.minimum = minimumDate
        new.maximum = maximumDate
        new.minuteInterval = minuteInterval
        settings = new
        chosen = limited(chosen)
        if editorStyle != datePickerStyle { makeEditor() }
        show(animated: false)
    }

    /// A date within the limits. It keeps its minute, though the wheels show the one before that can be chosen.
    private func limited(_ date: Date) -> Date {
        let allowed = settings.allowed(date)
        return allowed == settings.roundedDown(date) ? date : allowed
    }

    // MARK: The editor

    private var editorStyle = UIDatePickerStyle.automatic

    /// The date as editors have it: a duration is as far after the reference date.
    private var edited: Date {
        datePickerMode == .countDownTimer
            ? Date(timeIntervalSinceReferenceDate: duration) : settings.roundedDown(chosen)
    }

    private func makeEditor() {
        editor?.removeFromSuperview()
        editorStyle = datePickerStyle
        let new: any DateEditor
        switch editorStyle {
        case .inline: new = MonthCalendarView(edited, settings)
        case .compact, .automatic: new = makeCompactView()
        case .wheels: new = DateWheelsView(edited, settings)
        }
        new.isEnabled = isEnabled
        new.onChange = { [weak self] date in self?.userDidChoose(date) }
        editor = new
        addSubview(new)
        sizeDidChange()
    }

    private func makeCompactView() -> CompactDateView {
        let view = CompactDateView(edited, settings)
        view.onResize = { [weak self] in self?.sizeDidChange() }
        view.onOpening = { [weak self] isOpen in
            self?.sizeDidChange()
            self?.sendActions(for: isOpen ? .editingDidBegin : .editingDidEnd)
        }
        return view
    }

    private func sizeDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func show(animated: Bool) {
        editor?.show(edited, settings, animated: animated)
    }

    private func userDidChoose(_ date: Date) {
        if datePickerMode == .countDownTimer {
            duration = date.timeIntervalSinceReferenceDate
        } else {
            chosen = date
        }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    // MARK: Views and controls

    override open var intrinsicContentSize: CGSize { editor?.fittingSize ?? .zero }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override open func layoutSubviews() {
        super.layoutSubviews()
        guard let editor else { return }
        guard editorStyle == .compact else { return editor.frame = bounds }
        // The buttons keep their size, at the leading edge.
        let size = editor.fittingSize
        editor.frame = mirroredIfNeeded(
            CGRect(
                x: 0, y: max((bounds.height - size.height) / 2, 0), width: max(size.width, 0), height: size.height))
    }

    override package func stateDidChange() {
        super.stateDidChange()
        editor?.isEnabled = isEnabled
    }

    /// Tracks no touch: the editor in the picker is touched, and gets the keys.
    override open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }

    override open var canBecomeFocused: Bool { false }
}
