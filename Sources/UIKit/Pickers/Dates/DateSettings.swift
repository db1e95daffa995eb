import Foundation

/// The rules of a date picker: the parts of a date that it shows, their look, and the dates that can be chosen.
struct DateSettings: Equatable {
    var mode = UIDatePicker.Mode.dateAndTime
    /// The calendar of the dates, with the picker's locale and time zone.
    var calendar: Calendar
    var locale: Locale
    var minimum: Date?
    var maximum: Date?
    /// The interval of the minutes that can be chosen, which divides 60.
    var minuteInterval = 1

    init(calendar: Calendar, locale: Locale, timeZone: TimeZone? = nil) {
        var calendar = calendar
        calendar.locale = locale
        if let timeZone { calendar.timeZone = timeZone }
        self.calendar = calendar
        self.locale = locale
    }

    /// Whether minutes can have an interval: it has to divide an hour.
    static func isInterval(_ minutes: Int) -> Bool {
        (1...30).contains(minutes) && 60 % minutes == 0
    }

    /// The earliest and the latest date that can be chosen. Limits of which the first is after the last are none.
    private var limits: (minimum: Date?, maximum: Date?) {
        if mode == .countDownTimer { return (nil, nil) }
        if let minimum, let maximum, minimum > maximum { return (nil, nil) }
        return (minimum, maximum)
    }

    /// The date that is chosen where somebody asks for `date`.
    func allowed(_ date: Date) -> Date {
        let (minimum, maximum) = limits
        let rounded = roundedDown(date)
        if let minimum, rounded < minimum {
            let up = roundedUp(minimum)
            return maximum.map { min(up, $0) } ?? up
        }
        if let maximum, rounded > maximum {
            let down = roundedDown(maximum)
            return minimum.map { max(down, $0) } ?? down
        }
        return rounded
    }

    /// Whether a day has a moment that can be chosen.
    ///
    /// - Parameter day: A moment of the day.
    func allowsDay(_ day: Date) -> Bool {
        let (minimum, maximum) = limits
        let start = calendar.startOfDay(for: day)
        guard let end = calendar.date(byAdding: .day, value: 1, to: start) else { return false }
        if let minimum, end <= minimum { return false }
        if let maximum, start > maximum { return false }
        return true
    }

    /// The last moment at or before `date` whose minute is a multiple of the interval. Where every minute is, the date itself.
    func roundedDown(_ date: Date) -> Date {
        guard minuteInterval > 1, mode != .date, mode != .yearAndMonth, mode != .countDownTimer else { return date }
        let parts = calendar.dateComponents([.minute, .second, .nanosecond], from: date)
        let minutes = (parts.minute ?? 0) % minuteInterval
        let rest = Double(minutes * 60 + (parts.second ?? 0)) + Double(parts.nanosecond ?? 0) / 1_000_000_000
        guard rest > 0 else { return date }
        // A fraction of a second that is left is no part of a date that people choose.
        let seconds = (date.timeIntervalSinceReferenceDate - rest).rounded()
        return Date(timeIntervalSinceReferenceDate: seconds)
    }

    private func roundedUp(_ date: Date) -> Date {
        let down = roundedDown(date)
        return down == date ? date : down.addingTimeInterval(Double(minuteInterval) * 60)
    }
}
