import Foundation

/// Has the user choose a date in a calendar: a month with arrows to the others, and below it, where one is asked for, the time.
@MainActor final class MonthCalendarView: UIView, DateEditor {
    private static let width: CGFloat = 320
    private static let headerHeight: CGFloat = 44
    private static let margin: CGFloat = 8
    /// The height of the wheels for a time, in points.
    private static let timeHeight: CGFloat = 120

    private let title = UIButton(configuration: .plain())
    private let back = UIButton(configuration: .plain())
    private let forth = UIButton(configuration: .plain())
    private let grid: MonthGrid
    private let time: DateWheelsView
    /// The wheels in place of the grid while the user chooses a month; nil otherwise.
    private var months: DateWheelsView?
    private let formatter = DateFormatter()
    private var date: Date
    private var settings: DateSettings

    var onChange: (@MainActor (Date) -> Void)?

    init(_ date: Date, _ settings: DateSettings) {
        self.date = date
        self.settings = settings
        grid = MonthGrid(date, settings)
        time = DateWheelsView(date, settings.with(.time))
        super.init(frame: .zero)
        setUp()
        update()
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func setUp() {
        title.addAction(UIAction { [weak self] _ in self?.toggleMonths() }, for: .primaryActionTriggered)
        back.addAction(UIAction { [weak self] _ in self?.turn(months: -1) }, for: .primaryActionTriggered)
        forth.addAction(UIAction { [weak self] _ in self?.turn(months: 1) }, for: .primaryActionTriggered)
        back.configuration?.image = UIImage(systemName: "chevron.backward")
        forth.configuration?.image = UIImage(systemName: "chevron.forward")
        back.accessibilityLabel = "Previous month"
        forth.accessibilityLabel = "Next month"
        grid.onChoice = { [weak self] date in self?.choose(date) }
        time.onChange = { [weak self] date in self?.choose(date) }
        for view in [title, back, forth, grid, time] { addSubview(view) }
    }

    var isEnabled = true {
        didSet {
            for control in [title, back, forth, grid] { control.isEnabled = isEnabled }
            time.isEnabled = isEnabled
            months?.isEnabled = isEnabled
        }
    }

    var fittingSize: CGSize {
        let time = settings.mode == .dateAndTime ? Self.timeHeight : 0
        return CGSize(width: Self.width, height: Self.headerHeight + MonthGrid.height + time)
    }

    func show(_ date: Date, _ settings: DateSettings, animated: Bool) {
        let isSame = date == self.date && settings == self.settings
        self.date = date
        self.settings = settings
        if !isSame { grid.show(date, settings) }
        time.show(date, settings.with(.time), animated: animated)
        months?.show(date, settings.with(.yearAndMonth), animated: animated)
        update()
    }

    private func update() {
        formatter.calendar = settings.calendar
        formatter.locale = settings.locale
        formatter.timeZone = settings.calendar.timeZone
        formatter.setLocalizedDateFormatFromTemplate("yMMMM")
        title.configuration?.title = formatter.string(from: grid.month.start)
        title.configuration?.image = UIImage(systemName: months == nil ? "chevron.right" : "chevron.down")
        title.configuration?.imagePlacement = .trailing
        title.configuration?.imagePadding = 4
        time.isHidden = settings.mode != .dateAndTime
        grid.isHidden = months != nil
        back.isHidden = months != nil
        forth.isHidden = months != nil
        setNeedsLayout()
    }

    // MARK: Choosing

    private func choose(_ date: Date) {
        show(date, settings, animated: true)
        onChange?(date)
    }

    private func turn(months: Int) {
        grid.turn(months: months)
        update()
    }

    /// Has the user choose a month by wheels, or goes back to its days.
    private func toggleMonths() {
        if let months {
            months.removeFromSuperview()
            self.months = nil
        } else {
            let wheels = DateWheelsView(date, settings.with(.yearAndMonth))
            wheels.isEnabled = isEnabled
            wheels.onChange = { [weak self] date in self?.choose(date) }
            addSubview(wheels)
            months = wheels
        }
        update()
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        let side = Self.headerHeight
        let titleSize = title.sizeThatFits(CGSize(width: width, height: side))
        title.frame = mirroredIfNeeded(
            CGRect(x: 0, y: 0, width: min(titleSize.width, max(width - 2 * side, 0)), height: side))
        back.frame = mirroredIfNeeded(CGRect(x: width - 2 * side, y: 0, width: side, height: side))
        forth.frame = mirroredIfNeeded(CGRect(x: width - side, y: 0, width: side, height: side))
        let days = CGRect(
            x: Self.margin, y: side, width: max(width - 2 * Self.margin, 0), height: MonthGrid.height)
        grid.frame = days
        months?.frame = days
        time.frame = CGRect(x: 0, y: days.maxY, width: width, height: Self.timeHeight)
    }
}

extension DateSettings {
    /// The same rules for another part of a date.
    func with(_ mode: UIDatePicker.Mode) -> DateSettings {
        var settings = self
        settings.mode = mode
        return settings
    }
}
