import Foundation
import Testing

@testable import UIKit

@Suite("The places in a row of a list") struct ListContentLayoutTests {
    /// A text that is `width` long in one line, and breaks anywhere.
    private static func text(_ width: CGFloat, line: CGFloat) -> ListContentLayout.Text {
        ListContentLayout.Text(
            natural: CGSize(width: width, height: line), line: line, firstBaseline: line - 4,
            broken: { CGSize(width: $0, height: line * (width / $0).rounded(.up)) })
    }

    private static var cell: ListContentLayout {
        var layout = ListContentLayout()
        layout.margins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
        layout.imageToTextPadding = 16
        layout.horizontalPadding = 8
        layout.verticalPadding = 3
        layout.minimumHeight = 44
        layout.text = text(100, line: 21)
        return layout
    }

    private static var subtitleCell: ListContentLayout {
        var layout = cell
        layout.secondaryText = text(60, line: 15)
        return layout
    }

    private static var valueCell: ListContentLayout {
        var layout = cell
        layout.secondaryText = text(60, line: 21)
        layout.prefersSideBySide = true
        return layout
    }

    @Test("A row of one line is 44 points high, with the text in its middle")
    func oneLine() {
        #expect(Self.cell.height(within: 320) == 44)
        let frames = Self.cell.frames(in: CGSize(width: 320, height: 44), scale: 2)
        #expect(frames.text == CGRect(x: 16, y: 11.5, width: 296, height: 21))
        #expect(frames.image == .zero && frames.secondaryText == .zero)
        #expect(Self.cell.naturalSize == CGSize(width: 124, height: 44))
    }

    @Test("A subtitle stands below the text, and makes the row higher")
    func subtitle() {
        #expect(Self.subtitleCell.height(within: 320) == 61)
        let frames = Self.subtitleCell.frames(in: CGSize(width: 320, height: 61), scale: 1)
        #expect(frames.text == CGRect(x: 16, y: 11, width: 296, height: 21))
        #expect(frames.secondaryText == CGRect(x: 16, y: 35, width: 296, height: 15))
    }

    @Test("In a row that is too low the texts lie over the margins, in the middle, and each keeps a line")
    func tooLow() {
        let frames = Self.subtitleCell.frames(in: CGSize(width: 320, height: 44), scale: 1)
        #expect(frames.text == CGRect(x: 16, y: 2, width: 296, height: 21))
        #expect(frames.secondaryText == CGRect(x: 16, y: 26, width: 296, height: 15))
        var long = Self.subtitleCell
        long.text = Self.text(700, line: 21)
        let squeezed = long.frames(in: CGSize(width: 320, height: 44), scale: 1)
        #expect(squeezed.text == CGRect(x: 16, y: 0, width: 296, height: 26))
        #expect(squeezed.secondaryText == CGRect(x: 16, y: 29, width: 296, height: 15))
    }

    @Test("A value stands at the other end of the line, on the baseline of the text")
    func value() {
        var layout = Self.valueCell
        #expect(layout.height(within: 320) == 44)
        layout.secondaryText = Self.text(60, line: 15)
        let frames = layout.frames(in: CGSize(width: 320, height: 44), scale: 1)
        #expect(frames.text == CGRect(x: 16, y: 11, width: 228, height: 21))
        #expect(frames.secondaryText == CGRect(x: 252, y: 17, width: 60, height: 15))
        #expect(layout.naturalSize.width == 192)
    }

    @Test("A value that has no room beside the text stands below it")
    func valueBelow() {
        let whole = Self.valueCell.naturalSize.width
        #expect(Self.valueCell.height(within: whole) == 44)
        #expect(Self.valueCell.height(within: whole - 1) == 67)
        let frames = Self.valueCell.frames(in: CGSize(width: 180, height: 67), scale: 1)
        #expect(frames.text == CGRect(x: 16, y: 11, width: 156, height: 21))
        #expect(frames.secondaryText == CGRect(x: 16, y: 35, width: 156, height: 21))
    }

    @Test("Text that is longer than the row has as many lines as it needs")
    func lines() {
        var layout = Self.cell
        layout.text = Self.text(700, line: 21)
        #expect(layout.height(within: 320) == 85)
        #expect(layout.height(within: 724) == 44)
        #expect(layout.frames(in: CGSize(width: 320, height: 85), scale: 1).text.height == 63)
    }

    @Test("An image stands in the middle of its room, and the text begins after the room")
    func image() {
        var layout = Self.cell
        layout.image = CGSize(width: 20, height: 18)
        layout.imageRoom = CGSize(width: 28, height: 22)
        #expect(layout.height(within: 320) == 44)
        let frames = layout.frames(in: CGSize(width: 320, height: 44), scale: 1)
        #expect(frames.image == CGRect(x: 20, y: 13, width: 20, height: 18))
        #expect(frames.text == CGRect(x: 60, y: 11, width: 252, height: 21))
        layout.text = nil
        #expect(layout.naturalSize.width == 52)
    }

    @Test("A high image makes the row higher, and is made smaller in one that is too low")
    func highImage() {
        var layout = Self.cell
        layout.image = CGSize(width: 100, height: 50)
        #expect(layout.height(within: 320) == 72)
        let frames = layout.frames(in: CGSize(width: 320, height: 25), scale: 1)
        #expect(frames.image == CGRect(x: 16, y: 0, width: 50, height: 25))
        #expect(frames.text.minX == 82)
    }

    @Test("Without content there is still a row, and without room nothing has a negative size")
    func nothing() {
        var layout = Self.valueCell
        let none = layout.frames(in: .zero, scale: 1)
        #expect(none.text.width >= 0 && none.secondaryText.width >= 0)
        layout.text = nil
        layout.secondaryText = nil
        #expect(layout.height(within: 320) == 44 && layout.naturalSize.width == 24)
        #expect(layout.frames(in: CGSize(width: 320, height: 44), scale: 1) == ListContentLayout.Frames())
    }
}
