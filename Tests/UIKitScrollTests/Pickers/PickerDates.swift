import Foundation

@testable import UIKit

/// Dates and rules for tests of date pickers: those of the Gregorian calendar at Greenwich.
enum PickerDates {
    static let zone = TimeZone(secondsFromGMT: 0) ?? .current

    static let calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        calendar.firstWeekday = 1
        return calendar
    }()

    static func date(
        _ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0, _ second: Int = 0
    ) -> Date {
        let parts = DateComponents(
            year: year, month: month, day: day, hour: hour, minute: minute, second: second)
        return calendar.date(from: parts) ?? .distantPast
    }

    static func settings(_ mode: UIDatePicker.Mode, _ locale: String = "en_US") -> DateSettings {
        var settings = DateSettings(calendar: calendar, locale: Locale(identifier: locale), timeZone: zone)
        settings.mode = mode
        return settings
    }
}
