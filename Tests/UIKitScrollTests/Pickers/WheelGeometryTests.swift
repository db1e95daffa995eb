import Foundation
import Testing

@testable import UIKit

extension UIKitScroll {
    @Suite("The geometry of a wheel") struct WheelGeometryTests {
        private let geometry = WheelGeometry(height: 216, rowHeight: 32, rows: 10)

        @Test("Each row has an offset at which it is in the middle, the first one before the beginning of the content")
        func offsets() {
            #expect(geometry.inset == 92 && geometry.offset(ofRow: 0) == -92 && geometry.offset(ofRow: 3) == 4)
        }

        @Test(
            "The row that is nearest to the middle is found; beyond the ends it is the first or the last",
            arguments: [(-92, 0), (-77, 0), (-75, 1), (4, 3), (-5000, 0), (1e9, 9), (CGFloat.nan, 0)])
        func nearest(offset: CGFloat, row: Int) {
            #expect(geometry.row(at: offset) == row)
        }

        @Test("Rows get lower, narrower and paler to both sides alike, and are gone where the drum turns away")
        func places() throws {
            let offset = geometry.offset(ofRow: 4)
            let places = try (0..<9).map { try #require(geometry.place(ofRow: $0, at: offset)) }
            let middle = places[4]
            #expect(middle.y == 0 && middle.heightScale == 1 && middle.widthScale == 1 && middle.alpha == 1)
            for distance in 1...4 {
                let (above, below) = (places[4 - distance], places[4 + distance])
                #expect(abs(above.y + below.y) < 0.001 && abs(above.alpha - below.alpha) < 0.001)
                let nearer = places[4 + distance - 1]
                #expect(below.y > nearer.y && below.heightScale < nearer.heightScale)
                #expect(below.widthScale < nearer.widthScale && below.alpha < nearer.alpha)
            }
            #expect(abs(places[5].y - 31.53) < 0.01 && abs(places[5].heightScale - 0.956) < 0.001)
            #expect(places.allSatisfy { abs($0.y) < 108 })
            #expect(geometry.place(ofRow: 9, at: geometry.offset(ofRow: 3)) == nil)
        }

        @Test("Exactly the rows that have a place are seen", arguments: [-92, -20, 4, 100, 196, 500, -5000])
        func seen(offset: CGFloat) {
            let placed = (0..<10).filter { geometry.place(ofRow: $0, at: offset) != nil }
            #expect(Array(geometry.seenRows(at: offset)) == placed)
        }

        @Test("What is seen at the place of a row is that row")
        func touched() {
            let offset = geometry.offset(ofRow: 3)
            for row in geometry.seenRows(at: offset) {
                let place = geometry.place(ofRow: row, at: offset)
                #expect(place.flatMap { geometry.row(seenAt: $0.y, offset: offset) } == row)
            }
            #expect(geometry.row(seenAt: 109, offset: offset) == nil)
            #expect(geometry.row(seenAt: -60, offset: geometry.offset(ofRow: 0)) == nil)
        }

        @Test("A wheel without rows, or of strange lengths, has nothing to show")
        func strange() {
            let empty = WheelGeometry(height: .nan, rowHeight: 0, rows: -1)
            #expect(empty.rows == 0 && empty.row(at: 0) == nil && empty.seenRows(at: 0).isEmpty)
            #expect(geometry.seenRows(at: .infinity).isEmpty)
        }
    }
}
