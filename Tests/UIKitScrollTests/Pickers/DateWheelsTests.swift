import Foundation
import Testing

@testable import UIKit

extension UIKitScroll {
    @Suite("Dates on wheels") struct DateWheelsTests {
        private typealias Dates = PickerDates

        private func titles(_ mode: UIDatePicker.Mode, _ locale: String, _ date: Date) -> [String] {
            let settings = Dates.settings(mode, locale)
            let wheels = DateWheels(settings, around: date)
            let formatter = DateFormatter()
            formatter.calendar = settings.calendar
            formatter.locale = settings.locale
            formatter.timeZone = Dates.zone
            return zip(wheels.columns, wheels.values(of: date)).map {
                wheels.title(ofValue: $1, column: $0, formatter)
            }
        }

        @Test(
            "The locale says the order of the wheels, and what they say",
            arguments: [
                (UIDatePicker.Mode.date, "en_US", ["February", "28", "2026"]),
                (.date, "en_GB", ["28", "February", "2026"]),
                (.date, "de_DE", ["28", "Februar", "2026"]),
                (.date, "ja_JP", ["2026年", "2月", "28日"]),
                (.time, "en_US", ["1", "07", "PM"]),
                (.time, "de_DE", ["13", "07"]),
                (.time, "ko_KR", ["오후", "1", "07"]),
                (.dateAndTime, "en_US", ["Sat, Feb 28", "1", "07", "PM"]),
                (.yearAndMonth, "en_US", ["February", "2026"]),
            ])
        func order(mode: UIDatePicker.Mode, locale: String, expected: [String]) {
            #expect(titles(mode, locale, Dates.date(2026, 2, 28, 13, 7, 9)) == expected)
        }

        @Test("Hours and minutes of a duration have their units")
        func duration() {
            #expect(
                titles(.countDownTimer, "en_US", Date(timeIntervalSinceReferenceDate: 3720)) == ["1 hour", "2 min"])
        }

        @Test(
            "Wheels that show a date lead back to it; what they do not show is kept, and a time has no seconds",
            arguments: [
                (UIDatePicker.Mode.date, 9), (.yearAndMonth, 9), (.time, 0), (.dateAndTime, 0),
            ])
        func roundTrip(mode: UIDatePicker.Mode, seconds: Int) {
            for locale in ["en_US", "de_DE", "ko_KR"] {
                for hour in [0, 1, 11, 12, 13, 23] {
                    let date = Dates.date(2026, 2, 28, hour, 7, 9)
                    let wheels = DateWheels(Dates.settings(mode, locale), around: Dates.date(2026, 3, 5))
                    let back = wheels.date(of: wheels.values(of: date), keeping: date)
                    #expect(back == Dates.date(2026, 2, 28, hour, 7, seconds))
                }
            }
        }

        @Test("A day that a month has not got becomes its last one")
        func lastDay() {
            let date = Dates.date(2026, 1, 31, 10, 11, 12)
            let wheels = DateWheels(Dates.settings(.date), around: date)
            #expect(wheels.date(of: [2, 31, 2026], keeping: date) == Dates.date(2026, 2, 28, 10, 11, 12))
            #expect(wheels.date(of: [2, 31, 2028], keeping: date) == Dates.date(2028, 2, 29, 10, 11, 12))
            let february = Dates.date(2026, 2, 10)
            #expect((28...31).map { wheels.allows($0, column: 1, at: february) } == [true, false, false, false])
        }

        @Test("Rows of which no date lies within the limits cannot be chosen")
        func limits() {
            var settings = Dates.settings(.date)
            settings.minimum = Dates.date(2026, 11, 26)
            settings.maximum = Dates.date(2027, 2, 3)
            let date = Dates.date(2026, 12, 10)
            let wheels = DateWheels(settings, around: date)
            #expect((1...12).filter { wheels.allows($0, column: 0, at: date) } == [11, 12])
            #expect((2025...2028).filter { wheels.allows($0, column: 2, at: date) } == [2026, 2027])
        }

        @Test("There is no duration of nothing")
        func noDuration() {
            let wheels = DateWheels(Dates.settings(.countDownTimer), around: Date(timeIntervalSinceReferenceDate: 0))
            let date = wheels.date(of: [0, 0], keeping: Date(timeIntervalSinceReferenceDate: 600))
            #expect(date.timeIntervalSinceReferenceDate == 60)
        }

        @Test("A day far away is beyond the wheels of days")
        func reach() {
            let wheels = DateWheels(Dates.settings(.dateAndTime), around: Dates.date(2026, 1, 1))
            #expect(wheels.reaches(Dates.date(2050, 1, 1)) && !wheels.reaches(Dates.date(2060, 1, 1)))
        }
    }
}
