import Foundation

/// The days of a month, of which the user chooses one by a tap or, while the grid has the focus, by the arrow keys.
@MainActor final class MonthGrid: UIControl {
    override final var isAdjustedByArrows: Bool { true }

    /// The height of the row with the names of the days of the week, in points.
    static let headerHeight: CGFloat = 20
    /// The height of a row of days, in points.
    static let rowHeight: CGFloat = 44
    static let height = headerHeight + CGFloat(MonthDays.weeks) * rowHeight
    /// The diameter of the circle that marks a day, in points.
    private static let circle: CGFloat = 40

    private(set) var month: MonthDays
    private var settings: DateSettings
    /// The date that is chosen.
    private var date: Date
    private let formatter = DateFormatter()
    private var pressedDay: Int?

    /// Called when the user has chosen another day.
    var onChoice: (@MainActor (Date) -> Void)?

    init(_ date: Date, _ settings: DateSettings) {
        self.date = date
        self.settings = settings
        month = MonthDays(containing: date, calendar: settings.calendar)
        super.init(frame: .zero)
        isOpaque = false
        contentMode = .redraw
        prepareFormatter()
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ date: Date, _ settings: DateSettings) {
        self.date = date
        self.settings = settings
        prepareFormatter()
        month = MonthDays(containing: date, calendar: settings.calendar)
        setNeedsDisplay()
    }

    /// Shows another month; the date that is chosen stays.
    func turn(months: Int) {
        month = month.adding(months: months)
        setNeedsDisplay()
    }

    private func prepareFormatter() {
        formatter.calendar = settings.calendar
        formatter.locale = settings.locale
        formatter.timeZone = settings.calendar.timeZone
        formatter.dateStyle = .full
        formatter.timeStyle = .none
    }

    // MARK: Cells

    private var columnWidth: CGFloat {
        bounds.width / CGFloat(MonthDays.daysOfWeek)
    }

    private func frame(ofCell cell: Int) -> CGRect {
        let (row, column) = cell.quotientAndRemainder(dividingBy: MonthDays.daysOfWeek)
        return mirroredIfNeeded(
            CGRect(
                x: CGFloat(column) * columnWidth, y: Self.headerHeight + CGFloat(row) * Self.rowHeight,
                width: columnWidth, height: Self.rowHeight))
    }

    private func circle(ofCell cell: Int) -> CGRect {
        let frame = frame(ofCell: cell)
        let side = min(Self.circle, frame.width, frame.height)
        return CGRect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
    }

    private func day(at point: CGPoint) -> Int? {
        (1...max(month.count, 1)).first { frame(ofCell: month.cell(ofDay: $0)).contains(point) }
    }

    // MARK: Look

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        drawNamesOfDays()
        let chosen = month.day(of: date)
        let today = month.day(of: Date())
        for day in 1...max(month.count, 1) {
            let cell = month.cell(ofDay: day)
            let isAllowed = isEnabled && month.date(ofDay: day).map(settings.allowsDay) == true
            var color = isAllowed ? ControlColors.text : ControlColors.disabledText
            if day == today, isAllowed { color = tintColor }
            if day == chosen {
                let isToday = day == today
                context.fillRoundedRect(
                    circle(ofCell: cell), radius: Self.circle / 2,
                    (isToday ? tintColor : tintColor.wash(true)).cgColor)
                color = isToday ? ControlColors.onTint : tintColor.onWash
            } else if day == pressedDay {
                context.fillRoundedRect(
                    circle(ofCell: cell), radius: Self.circle / 2, UIColor.tertiarySystemFill.cgColor)
            }
            draw(
                "\(day)", in: frame(ofCell: cell), .systemFont(ofSize: 20, weight: day == chosen ? .medium : .regular),
                color)
        }
    }

    private func drawNamesOfDays() {
        let names = month.inOrder(formatter.shortStandaloneWeekdaySymbols)
        for (column, name) in names.enumerated() {
            let frame = mirroredIfNeeded(
                CGRect(x: CGFloat(column) * columnWidth, y: 0, width: columnWidth, height: Self.headerHeight))
            draw(
                name.uppercased(with: settings.locale), in: frame, .systemFont(ofSize: 12, weight: .semibold),
                ControlColors.secondaryText)
        }
    }

    /// Draws a text in the middle of a rectangle.
    private func draw(_ text: String, in rect: CGRect, _ font: UIFont, _ color: UIColor) {
        let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
        let size = text.size(withAttributes: attributes)
        text.draw(
            at: CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2), withAttributes: attributes)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsDisplay()
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
    }

    // MARK: Choosing

    private func choose(_ date: Date?) {
        guard let date, settings.allowsDay(date) else { return }
        let new = settings.allowed(date)
        guard new != self.date else { return }
        show(new, settings)
        onChoice?(new)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pressedDay = day(at: touch.location(in: self))
        setNeedsDisplay()
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let day = touch.flatMap { self.day(at: $0.location(in: self)) }
        if isTouchInside, let day, day == pressedDay { choose(month.date(ofDay: day, atTimeOf: date)) }
        pressedDay = nil
        setNeedsDisplay()
    }

    override func cancelTracking(with event: UIEvent?) {
        pressedDay = nil
        setNeedsDisplay()
    }

    override package var gestureUse: GestureUse {
        .taps
    }

    override package var activationKeys: Set<UIKeyboardHIDUsage> {
        []
    }

    override package func adjust(_ adjustment: ControlAdjustment) -> Bool {
        let calendar = settings.calendar
        switch adjustment {
        case .along(let direction): choose(calendar.date(byAdding: .day, value: direction, to: date))
        case .across(let direction):
            choose(calendar.date(byAdding: .day, value: -direction * MonthDays.daysOfWeek, to: date))
        case .page(let direction): choose(calendar.date(byAdding: .month, value: -direction, to: date))
        case .first: choose(chosenMonth.date(ofDay: 1, atTimeOf: date))
        case .last: choose(chosenMonth.date(ofDay: chosenMonth.count, atTimeOf: date))
        }
        return true
    }

    /// The month of the date that is chosen, which need not be the one that is shown.
    private var chosenMonth: MonthDays {
        MonthDays(containing: date, calendar: settings.calendar)
    }

    override package var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
        guard let day = month.day(of: date) else { return (bounds, 8) }
        return (circle(ofCell: month.cell(ofDay: day)), Self.circle / 2)
    }

    override var standardAccessibility: StandardAccessibility {
        .element(.stepper, label: "Date", value: formatter.string(from: date), .adjustable)
    }
}
