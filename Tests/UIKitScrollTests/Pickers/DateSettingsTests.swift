import Foundation
import Testing

@testable import UIKit

extension UIKitScroll {
    @Suite("What dates can be chosen") struct DateSettingsTests {
        private typealias Dates = PickerDates

        @Test("A date outside of the limits becomes the nearest within them")
        func nearest() {
            var settings = Dates.settings(.dateAndTime)
            settings.minimum = Dates.date(2026, 1, 1)
            settings.maximum = Dates.date(2026, 12, 31)
            #expect(settings.allowed(Dates.date(2020, 5, 5)) == settings.minimum)
            #expect(settings.allowed(Dates.date(2030, 5, 5)) == settings.maximum)
            #expect(settings.allowed(Dates.date(2026, 5, 5)) == Dates.date(2026, 5, 5))
        }

        @Test("Limits of which the first is after the last have no effect")
        func crossed() {
            var settings = Dates.settings(.date)
            settings.minimum = Dates.date(2026, 12, 31)
            settings.maximum = Dates.date(2026, 1, 1)
            #expect(settings.allowed(Dates.date(2030, 5, 5)) == Dates.date(2030, 5, 5))
            #expect(settings.allowsDay(Dates.date(2030, 5, 5)))
        }

        @Test("Minutes are multiples of the interval, and a limit between two leaves the next one within")
        func interval() {
            var settings = Dates.settings(.time)
            settings.minuteInterval = 15
            #expect(settings.allowed(Dates.date(2026, 11, 27, 10, 44, 59)) == Dates.date(2026, 11, 27, 10, 30))
            settings.minimum = Dates.date(2026, 11, 27, 10, 7)
            #expect(settings.allowed(Dates.date(2026, 11, 27, 10, 2)) == Dates.date(2026, 11, 27, 10, 15))
            settings.maximum = Dates.date(2026, 11, 27, 18, 50)
            #expect(settings.allowed(Dates.date(2026, 11, 27, 20, 0)) == Dates.date(2026, 11, 27, 18, 45))
        }

        @Test(
            "An interval divides an hour",
            arguments: [(1, true), (5, true), (7, false), (30, true), (60, false), (0, false)])
        func isInterval(minutes: Int, isOne: Bool) {
            #expect(DateSettings.isInterval(minutes) == isOne)
        }

        @Test("A day of which a part lies within the limits can be chosen")
        func days() {
            var settings = Dates.settings(.dateAndTime)
            settings.minimum = Dates.date(2026, 11, 26, 10)
            settings.maximum = Dates.date(2026, 11, 28)
            #expect(
                !settings.allowsDay(Dates.date(2026, 11, 25, 23)) && settings.allowsDay(Dates.date(2026, 11, 26, 1)))
            #expect(settings.allowsDay(Dates.date(2026, 11, 28, 9)) && !settings.allowsDay(Dates.date(2026, 11, 29)))
        }
    }
}
