import Testing

@testable import UIKit

@Suite("Where the parts of a table stand") struct TableGeometryTests {
    /// Two sections with headers, one without rows between them.
    private static func geometry() -> TableGeometry {
        var geometry = TableGeometry([
            .init(padding: 22, header: 28, rows: RowHeights(count: 3, height: 44, isKnown: false)),
            .init(rows: RowHeights(count: 0, height: 44, isKnown: true)),
            .init(
                padding: 22, header: 28, rows: RowHeights(count: 100_000, height: 44, isKnown: false), footer: 10),
        ])
        geometry.top = 100
        return geometry
    }

    @Test("Header view, sections, headers, rows and footers stand below one another")
    func spans() {
        let geometry = Self.geometry()
        #expect(geometry.span(ofSection: 0) == TableSpan(start: 100, height: 182))
        #expect(geometry.span(ofHeader: 0) == TableSpan(start: 122, height: 28))
        #expect(geometry.span(ofRow: [0, 2]) == TableSpan(start: 238, height: 44))
        #expect(geometry.span(ofSection: 1) == TableSpan(start: 282, height: 0))
        #expect(geometry.span(ofRow: [2, 99_999]) == TableSpan(start: 332 + 99_999 * 44, height: 44))
        #expect(geometry.span(ofFooter: 2) == TableSpan(start: 332 + 100_000 * 44, height: 10))
        #expect(geometry.height == 4400342)
        #expect(geometry.span(ofRow: [0, 3]) == nil && geometry.span(ofRow: [-1, 0]) == nil)
        #expect(geometry.span(ofHeader: 3) == nil && geometry.span(ofRow: [0]) == nil)
    }

    @Test(
        "A place belongs to a row, or to none where a header is",
        arguments: [
            (99, nil), (149, nil), (150, [0, 0]), (281, [0, 2]), (282, nil), (332, [2, 0]), (4_400_400, nil),
        ]
            as [(CGFloat, IndexPath?)])
    func places(_ place: CGFloat, _ row: IndexPath?) {
        #expect(Self.geometry().row(at: place) == row)
    }

    @Test("Rows follow one another past sections without rows")
    func neighbours() {
        let geometry = Self.geometry()
        #expect(geometry.row(after: [0, 2]) == [2, 0] && geometry.row(before: [2, 0]) == [0, 2])
        #expect(geometry.row(before: [0, 0]) == nil && geometry.row(after: [2, 99_999]) == nil)
        #expect(geometry.firstRow == [0, 0] && geometry.lastRow == [2, 99_999])
        #expect(geometry.firstRow(endingBelow: 281) == [0, 2] && geometry.firstRow(endingBelow: 282) == [2, 0])
        #expect(geometry.rows(from: 200, to: 340) == [[0, 1], [0, 2], [2, 0]])
    }

    @Test("A height that turns out to be another moves everything below")
    func measured() {
        var geometry = Self.geometry()
        geometry.setRow(60, at: [0, 1])
        geometry.setHeader(40, padding: 22, of: 2)
        #expect(geometry.span(ofRow: [0, 2])?.start == 254)
        #expect(geometry.span(ofRow: [2, 0])?.start == 360)
        #expect(geometry.sections[0].rows.isKnown(1) && !geometry.sections[0].rows.isKnown(0))
        geometry.forgetRow([0, 1])
        #expect(!geometry.sections[0].rows.isKnown(1) && geometry.span(ofRow: [0, 1])?.height == 60)
    }

    @Test(
        "A header stays at the upper edge until its section has gone",
        arguments: [(0, 122), (122, 122), (160, 160), (254, 254), (270, 254), (400, 254)] as [(CGFloat, CGFloat)])
    func pinnedHeader(_ edge: CGFloat, _ start: CGFloat) {
        #expect(Self.geometry().pinnedHeader(0, below: edge) == TableSpan(start: start, height: 28))
    }

    @Test("A footer stays at the lower edge until its rows have gone")
    func pinnedFooter() {
        let geometry = Self.geometry()
        #expect(geometry.pinnedFooter(2, above: 1000)?.start == 990)
        #expect(geometry.pinnedFooter(2, above: 200)?.start == 332)
        #expect(geometry.pinnedFooter(2, above: 9_000_000) == geometry.span(ofFooter: 2))
    }

    @Test("What was measured stays so where rows come and go")
    func updates() throws {
        var old = Self.geometry()
        old.setRow(60, at: [0, 1])
        old.setRow(70, at: [2, 6])
        var updates = ListUpdates()
        updates.deleteItems([[0, 0]])
        updates.insertItems([[2, 5]])
        let change = try updates.resolve(before: old.counts, after: [2, 0, 100_001]).get()
        var new = TableGeometry([
            .init(rows: RowHeights(count: 2, height: 44, isKnown: false)),
            .init(rows: RowHeights(count: 0, height: 44, isKnown: true)),
            .init(rows: RowHeights(count: 100_001, height: 44, isKnown: false)),
        ])
        new.adoptHeights(of: old, by: change)
        #expect(new.span(ofRow: [0, 0])?.height == 60 && new.span(ofRow: [2, 7])?.height == 70)
        #expect(new.span(ofRow: [2, 6])?.height == 44 && new.height == 4400174)
    }

    @Test("A row that is moved takes its height along")
    func moved() {
        var geometry = Self.geometry()
        geometry.setRow(60, at: [0, 0])
        geometry.moveRow(from: [0, 0], to: [2, 3])
        #expect(geometry.counts == [2, 0, 100_001])
        #expect(geometry.span(ofRow: [2, 3]) == TableSpan(start: 100 + 50 + 88 + 50 + 132, height: 60))
        #expect(geometry.sections[2].rows.isKnown(3) && !geometry.sections[2].rows.isKnown(4))
        geometry.moveRow(from: [0, 0], to: [0, 1])
        #expect(geometry.counts == [2, 0, 100_001])
    }
}
