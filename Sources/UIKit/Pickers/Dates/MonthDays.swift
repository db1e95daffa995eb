import Foundation

/// The days of a month in rows of weeks, as a calendar on a wall has them.
struct MonthDays: Equatable {
    let calendar: Calendar
    /// The first moment of the month.
    let start: Date
    /// The number of cells of the first row that are before the first day.
    let leading: Int
    let count: Int

    static let daysOfWeek = 7
    /// The number of rows, in which every month has room.
    static let weeks = 6

    /// - Parameter date: A moment of the month.
    init(containing date: Date, calendar: Calendar) {
        self.calendar = calendar
        start = calendar.dateInterval(of: .month, for: date)?.start ?? calendar.startOfDay(for: date)
        count = calendar.range(of: .day, in: .month, for: start)?.count ?? 0
        let weekday = calendar.component(.weekday, from: start)
        leading = (weekday - calendar.firstWeekday + Self.daysOfWeek) % Self.daysOfWeek
    }

    /// The cell of a day, counted from 0 along the rows.
    ///
    /// - Parameter day: The day of the month, counted from 1.
    func cell(ofDay day: Int) -> Int {
        leading + day - 1
    }

    /// The day in a cell, counted from 1; nil where the cell is empty.
    func day(inCell cell: Int) -> Int? {
        let day = cell - leading + 1
        return day >= 1 && day <= count ? day : nil
    }

    /// The day of the month on which a date is; nil where it is in another one.
    func day(of date: Date) -> Int? {
        guard calendar.isDate(date, equalTo: start, toGranularity: .month) else { return nil }
        return calendar.component(.day, from: date)
    }

    /// The first moment of a day.
    ///
    /// - Parameter day: The day of the month, counted from 1.
    func date(ofDay day: Int) -> Date? {
        calendar.date(byAdding: .day, value: day - 1, to: start)
    }

    /// The month that is some months later.
    ///
    /// - Parameter months: The number of months, below 0 for an earlier one.
    func adding(months: Int) -> MonthDays {
        guard let date = calendar.date(byAdding: .month, value: months, to: start) else { return self }
        return MonthDays(containing: date, calendar: calendar)
    }

    /// The same time on a day of the month.
    ///
    /// - Parameters:
    ///   - day: The day of the month, counted from 1; at most the last one.
    ///   - date: The date that has the time.
    func date(ofDay day: Int, atTimeOf date: Date) -> Date? {
        var parts = calendar.dateComponents([.era, .year, .month], from: start)
        parts.day = min(max(day, 1), max(count, 1))
        let time = calendar.dateComponents([.hour, .minute, .second], from: date)
        (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
        return calendar.date(from: parts)
    }

    /// Names of the days of the week, in the order of the columns.
    ///
    /// - Parameter symbols: The names from Sunday on.
    func inOrder(_ symbols: [String]) -> [String] {
        guard symbols.count == Self.daysOfWeek else { return symbols }
        let first = (calendar.firstWeekday - 1 + Self.daysOfWeek) % Self.daysOfWeek
        return Array(symbols[first...] + symbols[..<first])
    }
}
