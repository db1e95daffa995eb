import Testing

@testable import UIKit

@Suite("The room for a row that is held") struct RowGapTests {
    static let heights: [[CGFloat]] = [[10, 20, 30], [], [40, 10, 20]]

    private static func geometry(_ heights: [[CGFloat]]) -> TableGeometry {
        TableGeometry(heights.map { .init(header: 8, rows: RowHeights($0, known: nil), footer: 6) })
    }

    static let everyPlace: [IndexPath] = heights.indices.flatMap { section in
        heights[section].indices.map { IndexPath(row: $0, section: section) }
    }

    /// The heights once a row is elsewhere, and where another row is then.
    private static func moved(_ source: IndexPath, _ target: IndexPath) -> ([[CGFloat]], (IndexPath) -> IndexPath) {
        var moved = heights
        moved[target.section].insert(moved[source.section].remove(at: source.row), at: target.row)
        return (
            moved,
            { path in
                var row = path.row
                if path.section == source.section, row > source.row { row -= 1 }
                if path.section == target.section, row >= target.row { row += 1 }
                return IndexPath(row: row, section: path.section)
            }
        )
    }

    @Test("Everything stands where it will once the row is put down", arguments: RowGapTests.everyPlace)
    func places(_ source: IndexPath) {
        let geometry = Self.geometry(Self.heights)
        for section in Self.heights.indices {
            for row in 0...Self.heights[section].count - (section == source.section ? 1 : 0) {
                let target = IndexPath(row: row, section: section)
                let gap = RowGap(source: source, target: target, height: Self.heights[source.section][source.row])
                let (heights, place) = Self.moved(source, target)
                let later = Self.geometry(heights)
                for path in Self.everyPlace where path != source {
                    let start = geometry.span(ofRow: path).map { $0.start + gap.shift(ofRow: path) }
                    #expect(start == later.span(ofRow: place(path))?.start, "\(source) to \(target): \(path)")
                }
                for other in Self.heights.indices {
                    let header = geometry.span(ofHeader: other).map { $0.start + gap.shift(ofHeader: other) }
                    #expect(header == later.span(ofHeader: other)?.start)
                    let footer = geometry.span(ofFooter: other).map { $0.start + gap.shift(ofFooter: other) }
                    #expect(footer == later.span(ofFooter: other)?.start)
                }
                // Held there it goes nowhere else.
                let middle = later.span(ofRow: target).map { $0.start + $0.height / 2 + 0.01 }
                #expect(middle.flatMap { geometry.proposedPlace(moving: source, middle: $0) } == target)
            }
        }
    }

    @Test("Beyond the ends of the table is its first or last place")
    func ends() {
        let geometry = Self.geometry(Self.heights)
        #expect(geometry.proposedPlace(moving: [0, 1], middle: -500) == [0, 0])
        #expect(geometry.proposedPlace(moving: [0, 1], middle: 5000) == [2, 3])
        #expect(geometry.proposedPlace(moving: [2, 1], middle: 5000) == [2, 2])
        #expect(geometry.proposedPlace(moving: [7, 0], middle: 0) == nil)
    }
}
