import Foundation

/// Has the user choose a date by wheels.
@MainActor final class DateWheelsView: UIView, DateEditor, UIPickerViewDataSource, UIPickerViewDelegate {
    private let picker = UIPickerView(frame: .zero)
    private let formatter = DateFormatter()
    private var wheels: DateWheels
    private var date: Date

    var onChange: (@MainActor (Date) -> Void)?

    init(_ date: Date, _ settings: DateSettings) {
        self.date = date
        wheels = DateWheels(settings, around: date)
        super.init(frame: .zero)
        prepareFormatter()
        picker.dataSource = self
        picker.delegate = self
        addSubview(picker)
        turnWheels(animated: false)
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func prepareFormatter() {
        let settings = wheels.settings
        formatter.calendar = settings.calendar
        formatter.locale = settings.locale
        formatter.timeZone = settings.calendar.timeZone
    }

    var isEnabled = true {
        didSet { picker.isEnabled = isEnabled }
    }

    var fittingSize: CGSize {
        picker.intrinsicContentSize
    }

    func show(_ date: Date, _ settings: DateSettings, animated: Bool) {
        self.date = date
        if settings != wheels.settings || !wheels.reaches(date) {
            let old = wheels.columns
            wheels = DateWheels(settings, around: date)
            prepareFormatter()
            // The titles of rows may be other than before though the wheels are the same.
            if old == wheels.columns { picker.reloadShownRows() } else { picker.reloadAllComponents() }
        }
        turnWheels(animated: animated)
    }

    private func turnWheels(animated: Bool) {
        for (index, (column, value)) in zip(wheels.columns, wheels.values(of: date)).enumerated() {
            let old = picker.selectedRow(inComponent: index)
            // A wheel that was never turned begins in its middle, with as much before as after it.
            let isNew = old <= 0 && column.repeats > 1
            let row = column.row(of: value, near: isNew ? -1 : old)
            // From near an end the wheel jumps back to the middle, which looks the same.
            let isNear = abs(row - old) < column.values.count || column.repeats == 1
            if row != old { picker.selectRow(row, inComponent: index, animated: animated && !isNew && isNear) }
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picker.frame = bounds
    }

    // MARK: The picker

    func numberOfComponents(in pickerView: UIPickerView) -> Int {
        wheels.columns.count
    }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        wheels.columns[component].rows
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        wheels.columns[component].width
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        let column = wheels.columns[component]
        return wheels.title(ofValue: column.value(ofRow: row), column: column, formatter)
    }

    /// A paler title for a row that cannot be chosen; nil for the others, which have the plain one.
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? {
        let value = wheels.columns[component].value(ofRow: row)
        guard !wheels.allows(value, column: component, at: date),
            let title = self.pickerView(pickerView, titleForRow: row, forComponent: component)
        else { return nil }
        return NSAttributedString(string: title, attributes: [.foregroundColor: UIColor.tertiaryLabel])
    }

    /// Chooses the date that the wheels show. From one that cannot be chosen they go on to the next one that can.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        let values = wheels.columns.enumerated().map { index, column in
            column.value(ofRow: pickerView.selectedRow(inComponent: index))
        }
        let old = date
        date = wheels.settings.allowed(wheels.date(of: values, keeping: old))
        turnWheels(animated: true)
        pickerView.reloadShownRows()
        if date != old { onChange?(date) }
    }
}
