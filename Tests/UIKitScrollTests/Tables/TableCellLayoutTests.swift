import Testing

@testable import UIKit

@Suite("Where the parts of a table's cell stand") struct TableCellLayoutTests {
    private static let size = CGSize(width: 375, height: 44)

    /// One line is so wide, and what has no room for it takes two lines.
    private static func text(_ width: CGFloat, line: CGFloat = 20) -> TableCellTextLayout.Measure {
        { CGSize(width: min($0, width), height: $0 >= width ? line : 2 * line) }
    }

    @Test("The content fills a cell without anything beside it")
    func plain() {
        let layout = TableCellLayout(size: Self.size, margin: 16)
        #expect(layout.content == CGRect(x: 0, y: 0, width: 375, height: 44))
    }

    @Test("An accessory stands at the margin, in the middle of the height")
    func accessory() {
        let layout = TableCellLayout(size: Self.size, margin: 16, accessory: CGSize(width: 12, height: 14))
        #expect(layout.accessory == CGRect(x: 347, y: 15, width: 12, height: 14))
        #expect(layout.content == CGRect(x: 0, y: 0, width: 347, height: 44))
    }

    @Test("The content makes room for the controls for editing, unless it is not to be indented")
    func editing() {
        let layout = TableCellLayout(size: Self.size, margin: 16, editControl: 38, reorderControl: 40)
        #expect(layout.editControl == CGRect(x: 8, y: 0, width: 38, height: 44))
        #expect(layout.reorderControl == CGRect(x: 327, y: 0, width: 40, height: 44))
        #expect(layout.content == CGRect(x: 38, y: 0, width: 289, height: 44))
        let flush = TableCellLayout(size: Self.size, margin: 16, editControl: 38, isIndented: false)
        #expect(flush.content.minX == 0)
    }

    @Test("A cell with one line is 44 points high, one with a second line below about 58")
    func heights() {
        var layout = TableCellTextLayout(style: .default, text: Self.text(100))
        #expect(layout.height(width: 343) == 44)
        layout = TableCellTextLayout(style: .subtitle, text: Self.text(100), detail: Self.text(60, line: 14))
        #expect(layout.height(width: 343) == 58)
        layout = TableCellTextLayout(style: .value1, text: Self.text(100), detail: Self.text(60))
        #expect(layout.height(width: 343) == 44)
        layout = TableCellTextLayout(style: .default, text: Self.text(400))
        #expect(layout.height(width: 343) == 62)
        layout = TableCellTextLayout(style: .default, image: CGSize(width: 60, height: 60))
        #expect(layout.height(width: 343) == 82)
    }

    @Test("The text of a subtitle stands above it, both in the middle together")
    func subtitle() {
        let layout = TableCellTextLayout(style: .subtitle, text: Self.text(100), detail: Self.text(60, line: 14))
        let frames = layout.frames(in: CGSize(width: 343, height: 58))
        #expect(frames.text == CGRect(x: 0, y: 11, width: 343, height: 20))
        #expect(frames.detail == CGRect(x: 0, y: 33, width: 343, height: 14))
    }

    @Test("A value ends at the trailing edge, and leaves the rest to the text")
    func value() {
        let layout = TableCellTextLayout(style: .value1, text: Self.text(100), detail: Self.text(60))
        let frames = layout.frames(in: CGSize(width: 343, height: 44))
        #expect(frames.detail == CGRect(x: 283, y: 12, width: 60, height: 20))
        #expect(frames.text == CGRect(x: 0, y: 12, width: 275, height: 20))
    }

    @Test("A value that is too long has what the text leaves, and a third at least")
    func longValue() {
        let room = CGSize(width: 300, height: 44)
        var frames = TableCellTextLayout(style: .value1, text: Self.text(100), detail: Self.text(900)).frames(in: room)
        #expect(frames.detail.minX == 108 && frames.detail.width == 192)
        frames = TableCellTextLayout(style: .value1, text: Self.text(900), detail: Self.text(900)).frames(in: room)
        #expect(frames.detail.minX == 200 && frames.text.width == 192)
    }

    @Test("Texts follow an image")
    func image() {
        let layout = TableCellTextLayout(style: .default, image: CGSize(width: 29, height: 29), text: Self.text(100))
        let frames = layout.frames(in: CGSize(width: 300, height: 44))
        #expect(frames.image == CGRect(x: 0, y: 8, width: 29, height: 29))
        #expect(frames.text == CGRect(x: 45, y: 12, width: 255, height: 20))
    }

    @Test("Inset sections keep 16 points from the sides, 20 in a wide table, and have round corners")
    func looks() {
        let narrow = TableLook(.insetGrouped, width: 375)
        #expect(narrow.cellSpan(in: 375) == (16, 343) && narrow.cornerRadius == 10)
        #expect(TableLook(.insetGrouped, width: 600).cellSpan(in: 600) == (20, 560))
        #expect(TableLook(.plain, width: 375).cellSpan(in: 375) == (0, 375))
        #expect(TableLook(.plain, width: 1000, readableWidth: 672).margin == 164)
        #expect(TableLook(.plain, width: 375).emptyHeaderHeight(ofFirstSection: true) == 0)
        #expect(TableLook(.grouped, width: 375).emptyHeaderHeight(ofFirstSection: true) == 35)
    }
}
