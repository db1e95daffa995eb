import Testing

@testable import UIKit

extension UIKitScroll {
    @Suite("The wheels of a date") struct DateColumnTests {
        @Test("An endless wheel goes on after its last value, by the shortest way")
        func endless() {
            let hours = DateColumn(.hour, 0..<12, isEndless: true, width: 50)
            #expect(hours.rows == 1440)
            #expect(hours.row(of: 11, near: 720) == 719 && hours.row(of: 1, near: 719) == 721)
            #expect(hours.value(ofRow: 719) == 11 && hours.value(ofRow: 721) == 1)
        }

        @Test("Near its ends, and at first, it goes to its middle", arguments: [-1, 0, 10, 1439])
        func recentred(row: Int) {
            let hours = DateColumn(.hour, 0..<12, isEndless: true, width: 50)
            #expect(hours.row(of: 3, near: row) == 723)
        }

        @Test("A wheel with ends has each value once; what is beyond them is the last one")
        func ends() {
            let years = DateColumn(.year, 1..<10_000, width: 50)
            #expect(years.rows == 9999 && years.row(of: 2026, near: 3) == 2025 && years.value(ofRow: 2025) == 2026)
            #expect(years.row(of: 20_000, near: -1) == 9998 && years.row(of: -5, near: -1) == 0)
        }
    }
}
