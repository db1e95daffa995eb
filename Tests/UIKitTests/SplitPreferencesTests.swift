import CoreGraphics
import Testing

@testable import UIKit

extension UIKitBehaviour {
    @Suite("Which columns a split view shows by itself") @MainActor struct SplitPreferencesTests {
        private let three = SplitPreferences(style: .tripleColumn)

        @Test("Of three columns all are shown where the others leave 320 points to the secondary one, and else two")
        func room() {
            let size = CGSize(width: 1000, height: 700)
            #expect(three.mode(in: size, others: 680) == .twoBesideSecondary)
            #expect(three.mode(in: size, others: 681) == .oneBesideSecondary)
        }

        @Test("Of two columns both are shown across, however little is left, and upright the secondary one alone")
        func two() {
            let two = SplitPreferences(style: .doubleColumn)
            #expect(two.mode(in: CGSize(width: 1000, height: 700), others: 900) == .oneBesideSecondary)
            #expect(two.mode(in: CGSize(width: 700, height: 700), others: 200) == .secondaryOnly)
            #expect(two.mode(in: CGSize(width: 701, height: 700), others: 200) == .oneBesideSecondary)
        }
    }
}
