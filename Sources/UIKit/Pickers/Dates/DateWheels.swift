import Foundation

/// The wheels of a date picker, in the order of its locale, and the rules by which their rows and a date follow from each other.
///
/// A duration is a date as far after the reference date.
struct DateWheels {
    let settings: DateSettings
    let columns: [DateColumn]
    /// The day from which whole days are counted.
    private let start: Date

    /// The number of whole days that can be chosen before the first one, and after it.
    private static let reach = 10_000

    private var calendar: Calendar {
        settings.calendar
    }

    /// - Parameter date: A date that is to be shown: whole days are counted from it.
    init(_ settings: DateSettings, around date: Date) {
        self.settings = settings
        start = settings.calendar.startOfDay(for: date)
        switch settings.mode {
        case .date: columns = Self.columns(settings, "yMMMMd")
        case .yearAndMonth: columns = Self.columns(settings, "yMMMM")
        case .time: columns = Self.columns(settings, "jmm")
        case .dateAndTime:
            let day = DateColumn(
                .wholeDay, -Self.reach..<Self.reach + 1, format: Self.pattern("EEEMMMd", settings.locale), width: 150)
            columns = [day] + Self.columns(settings, "jmm")
        case .countDownTimer:
            columns = [
                DateColumn(.durationHours, 0..<24, width: 130),
                DateColumn(.durationMinutes, 0..<60 / settings.minuteInterval, isEndless: true, width: 130),
            ]
        }
    }

    /// The pattern in which the locale writes the fields of a template.
    private static func pattern(_ template: String, _ locale: Locale) -> String {
        DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
    }

    /// The fields of a pattern, each as often as it is there; text in quotes is none.
    private static func fields(of pattern: String) -> [String] {
        var fields: [String] = []
        var isQuoted = false
        var last: Character?
        for character in pattern {
            if character == "'" { isQuoted.toggle() }
            let isField = !isQuoted && character.isASCII && character.isLetter
            if isField, character == last {
                fields[fields.count - 1].append(character)
            } else if isField {
                fields.append(String(character))
            }
            last = isField ? character : nil
        }
        return fields
    }

    private static func columns(_ settings: DateSettings, _ template: String) -> [DateColumn] {
        let (calendar, locale) = (settings.calendar, settings.locale)
        return fields(of: pattern(template, locale)).compactMap { field in
            switch field.first {
            case "y", "u", "U":
                DateColumn(.year, 1..<10_000, format: pattern("y", locale), width: 84)
            case "M", "L":
                DateColumn(
                    .month, calendar.maximumRange(of: .month) ?? 1..<13, isEndless: true, format: "LLLL", width: 146)
            case "d":
                DateColumn(
                    .day, calendar.maximumRange(of: .day) ?? 1..<32, isEndless: true, format: pattern("d", locale),
                    width: 60)
            case "h", "K": DateColumn(.hour, 0..<12, isEndless: true, format: field, width: 52)
            case "H", "k": DateColumn(.hour, 0..<24, isEndless: true, format: field, width: 52)
            case "m":
                DateColumn(.minute, 0..<60 / settings.minuteInterval, isEndless: true, format: "mm", width: 52)
            case "a", "b", "B": DateColumn(.period, 0..<2, width: 60)
            default: nil
            }
        }
    }

    // MARK: Values

    /// Whether a date is among those that the wheels can show.
    func reaches(_ date: Date) -> Bool {
        guard settings.mode == .dateAndTime else { return true }
        return abs(wholeDays(to: date)) < Self.reach
    }

    private func wholeDays(to date: Date) -> Int {
        calendar.dateComponents([.day], from: start, to: calendar.startOfDay(for: date)).day ?? 0
    }

    /// The value that each wheel shows for a date.
    func values(of date: Date) -> [Int] {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        let duration = Self.minutes(of: date)
        return columns.map { column in
            switch column.kind {
            case .year: parts.year ?? 1
            case .month: parts.month ?? 1
            case .day: parts.day ?? 1
            case .wholeDay: wholeDays(to: date)
            case .hour: (parts.hour ?? 0) % column.values.count
            case .minute: (parts.minute ?? 0) / settings.minuteInterval
            case .period: (parts.hour ?? 0) / 12
            case .durationHours: duration / 60
            case .durationMinutes: duration % 60 / settings.minuteInterval
            }
        }
    }

    /// The whole minutes of a duration, less than a day.
    private static func minutes(of date: Date) -> Int {
        let minutes = (date.timeIntervalSinceReferenceDate / 60).rounded(.down)
        return minutes.isFinite ? Int(clamping: min(max(minutes, 0), 24 * 60 - 1)) : 0
    }

    /// The date that the wheels show.
    ///
    /// - Parameters:
    ///   - values: The values of the wheels, one for each column.
    ///   - date: The date that has the parts that the wheels do not show, as the time of a day.
    func date(of values: [Int], keeping date: Date) -> Date {
        func value(_ kind: DateColumn.Kind) -> Int? {
            zip(columns, values).first { $0.0.kind == kind }?.1
        }
        if settings.mode == .countDownTimer {
            let minutes = (value(.durationHours) ?? 0) * 60 + (value(.durationMinutes) ?? 0) * settings.minuteInterval
            // A duration of 0 cannot be chosen.
            return Date(timeIntervalSinceReferenceDate: Double(max(minutes, settings.minuteInterval)) * 60)
        }
        var parts = calendar.dateComponents(
            [.era, .year, .month, .day, .hour, .minute, .second], from: dayShown(value(.wholeDay)) ?? date)
        if let minute = value(.minute) {
            let hour = value(.hour) ?? 0
            parts.hour = value(.period).map { hour % 12 + $0 * 12 } ?? hour
            parts.minute = minute * settings.minuteInterval
            parts.second = 0
        }
        guard settings.mode == .date || settings.mode == .yearAndMonth else {
            return calendar.date(from: parts) ?? date
        }
        if let year = value(.year) { parts.year = year }
        if let month = value(.month) { parts.month = month }
        if let day = value(.day) { parts.day = day }
        parts.day = min(parts.day ?? 1, days(inMonthOf: parts))
        return calendar.date(from: parts) ?? date
    }

    private func dayShown(_ value: Int?) -> Date? {
        value.flatMap { calendar.date(byAdding: .day, value: $0, to: start) }
    }

    private func days(inMonthOf parts: DateComponents) -> Int {
        var first = parts
        first.day = 1
        guard let date = calendar.date(from: first), let days = calendar.range(of: .day, in: .month, for: date) else {
            return 31
        }
        return days.count
    }

    /// Whether a value can be chosen while the other wheels stay.
    ///
    /// - Parameter column: The index of the wheel.
    func allows(_ value: Int, column: Int, at date: Date) -> Bool {
        var values = values(of: date)
        guard values.indices.contains(column) else { return false }
        values[column] = value
        let allowed = settings.allowed(self.date(of: values, keeping: date))
        return self.values(of: allowed)[column] == value
    }

    // MARK: Titles

    /// The title of a row.
    func title(ofValue value: Int, column: DateColumn, _ formatter: DateFormatter) -> String {
        switch column.kind {
        case .period: return value == 0 ? formatter.amSymbol : formatter.pmSymbol
        case .durationHours: return value == 1 ? "1 hour" : "\(value) hours"
        case .durationMinutes: return "\(value * settings.minuteInterval) min"
        case .year, .month, .day, .hour, .minute, .wholeDay: break
        }
        guard let date = sample(value, column.kind) else { return "\(value)" }
        formatter.dateFormat = column.format
        return formatter.string(from: date)
    }

    /// A date that has a value.
    private func sample(_ value: Int, _ kind: DateColumn.Kind) -> Date? {
        // The month has every day, and the year is one of the calendar's own.
        var parts = DateComponents(year: 2001, month: 1, day: 1, hour: 0, minute: 0)
        switch kind {
        case .year: parts = DateComponents(year: value, month: 6, day: 1)
        case .month: parts.month = value
        case .day: parts.day = value
        case .hour: parts.hour = value
        case .minute: parts.minute = value * settings.minuteInterval
        case .wholeDay: return dayShown(value)
        case .period, .durationHours, .durationMinutes: return nil
        }
        return calendar.date(from: parts)
    }
}
