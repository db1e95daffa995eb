import Testing

@testable import UIKit

@Suite("The parts of a row of a list") struct ListRowTests {
    @Test("Content fills a cell without accessories, beside its indentation")
    func plain() {
        var layout = ListCellLayout()
        #expect(layout.frames(in: CGSize(width: 300, height: 44)).content == CGRect(x: 0, y: 0, width: 300, height: 44))
        layout.indentation = 30
        #expect(layout.frames(in: CGSize(width: 300, height: 44)).content.minX == 30)
        #expect(layout.taken == 30)
    }

    @Test("Accessories lie at both edges in their order, and the content between them")
    func accessories() {
        var layout = ListCellLayout()
        layout.leading = [24, 28]
        layout.trailing = [40, 12]
        let frames = layout.frames(in: CGSize(width: 400, height: 50))
        #expect(frames.leading.map(\.minX) == [16, 48])
        #expect(frames.trailing.map(\.minX) == [324, 372])
        #expect(frames.trailing.last?.maxX == 384)
        #expect(frames.content == CGRect(x: 68, y: 0, width: 256, height: 50))
        #expect(frames.leading.allSatisfy { $0.height == 50 })
    }

    @Test("Leading accessories are indented with the content, or stay at the edge")
    func indentation() {
        var layout = ListCellLayout()
        layout.leading = [28]
        layout.indentation = 20
        var frames = layout.frames(in: CGSize(width: 400, height: 50))
        #expect(frames.leading.map(\.minX) == [36])
        #expect(frames.content.minX == 56)
        layout.indentsAccessories = false
        frames = layout.frames(in: CGSize(width: 400, height: 50))
        #expect(frames.leading.map(\.minX) == [16])
        #expect(frames.content.minX == 56)
    }

    @Test("No cell is so narrow that its content gets a negative width")
    func narrow() {
        var layout = ListCellLayout()
        layout.leading = [28]
        layout.trailing = [28]
        #expect(layout.frames(in: CGSize(width: 10, height: 44)).content.width == 0)
    }

    // MARK: Separators

    private static func row(
        _ appearance: UICollectionLayoutListConfiguration.Appearance, isFirst: Bool, isLast: Bool
    ) -> ListRow {
        ListRow(
            part: .cell, appearance: appearance, isFirst: isFirst, isLast: isLast,
            separators: UIListSeparatorConfiguration(listAppearance: appearance))
    }

    @Test(
        "Lines divide the rows of a list; a grouped section has them at its edges, a card has not",
        arguments: [
            (.plain, true, true, false, true), (.grouped, true, false, true, true),
            (.grouped, false, true, false, true),
            (.insetGrouped, true, false, false, true), (.insetGrouped, false, true, false, false),
        ] as [(UICollectionLayoutListConfiguration.Appearance, Bool, Bool, Bool, Bool)])
    func lines(
        appearance: UICollectionLayoutListConfiguration.Appearance, isFirst: Bool, isLast: Bool, above: Bool,
        below: Bool
    ) {
        let row = Self.row(appearance, isFirst: isFirst, isLast: isLast)
        #expect(row.hasTopSeparator == above)
        #expect(row.hasBottomSeparator == below)
    }

    @Test("A line begins where the text does, at the edge of a grouped section at the side, and where the app says")
    func insets() {
        var row = Self.row(.grouped, isFirst: true, isLast: false)
        #expect(row.topSeparatorInsets(text: 16).leading == 0 && row.topSeparatorInsets(text: 16).trailing == 0)
        #expect(row.bottomSeparatorInsets(text: 16).leading == 16 && row.bottomSeparatorInsets(text: 16).trailing == 0)
        row.separators?.bottomSeparatorInsets.trailing = 9
        #expect(row.bottomSeparatorInsets(text: 16).leading == 16 && row.bottomSeparatorInsets(text: 16).trailing == 9)
        row.separators?.bottomSeparatorInsets = .zero
        #expect(row.bottomSeparatorInsets(text: 16).leading == 0 && row.bottomSeparatorInsets(text: 16).trailing == 0)
    }

    @Test("What an app shows or hides counts, but headers have no lines")
    func visibility() {
        var row = Self.row(.insetGrouped, isFirst: true, isLast: true)
        row.separators?.topSeparatorVisibility = .visible
        row.separators?.bottomSeparatorVisibility = .visible
        #expect(row.hasTopSeparator && row.hasBottomSeparator)
        row.part = .header
        #expect(!row.hasTopSeparator && !row.hasBottomSeparator)
        row.part = .cell
        row.separators = nil
        #expect(!row.hasTopSeparator && !row.hasBottomSeparator)
    }
}
