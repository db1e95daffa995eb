import Foundation
import Testing

@testable import UIKit

extension UIKitScroll {
    @Suite("The days of a month") struct MonthDaysTests {
        private typealias Dates = PickerDates

        private func month(_ year: Int, _ month: Int, firstWeekday: Int) -> MonthDays {
            var calendar = Dates.calendar
            calendar.firstWeekday = firstWeekday
            return MonthDays(containing: Dates.date(year, month, 15, 5), calendar: calendar)
        }

        @Test(
            "November 2026 begins on a Sunday: in the first column where weeks begin so, in the last one where on Monday"
        )
        func leading() {
            #expect(month(2026, 11, firstWeekday: 1).leading == 0)
            let fromMonday = month(2026, 11, firstWeekday: 2)
            #expect(fromMonday.leading == 6 && fromMonday.count == 30)
            #expect(fromMonday.day(inCell: 5) == nil && fromMonday.day(inCell: 6) == 1)
            #expect(fromMonday.day(inCell: 35) == 30 && fromMonday.day(inCell: 36) == nil)
            #expect(fromMonday.cell(ofDay: 30) == 35)
        }

        @Test("Every month has room in six weeks")
        func room() {
            for first in 1...7 {
                for number in 1...12 {
                    let month = month(2026, number, firstWeekday: first)
                    #expect(month.cell(ofDay: month.count) < MonthDays.weeks * MonthDays.daysOfWeek)
                }
            }
        }

        @Test("The names of days are in the order of the columns")
        func names() {
            let names = ["S", "M", "T", "W", "H", "F", "A"]
            #expect(month(2026, 1, firstWeekday: 1).inOrder(names) == names)
            #expect(month(2026, 1, firstWeekday: 2).inOrder(names) == ["M", "T", "W", "H", "F", "A", "S"])
            #expect(month(2026, 1, firstWeekday: 7).inOrder(names) == ["A", "S", "M", "T", "W", "H", "F"])
        }

        @Test("A day keeps the time of a date; one that the month has not got is its last one")
        func time() {
            let february = month(2026, 11, firstWeekday: 1).adding(months: 3)
            #expect(february.count == 28)
            let date = february.date(ofDay: 31, atTimeOf: Dates.date(2020, 1, 1, 7, 8, 9))
            #expect(date == Dates.date(2027, 2, 28, 7, 8, 9))
        }

        @Test("A date of another month is none of its days")
        func day() {
            let november = month(2026, 11, firstWeekday: 1)
            #expect(november.day(of: Dates.date(2026, 11, 30, 23)) == 30)
            #expect(
                november.day(of: Dates.date(2026, 12, 1)) == nil && november.day(of: Dates.date(2025, 11, 1)) == nil)
        }
    }
}
