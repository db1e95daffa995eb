import CoreGraphics
import Testing
import TextLayout

@Suite("Rectangles of a selection") struct SelectionPartsTests {
    @Test("On one line it is from the first letter to the last")
    func oneLine() {
        let geometry = EditedSamples.geometry("Latin text", width: 300)
        let parts = geometry.selectionParts(of: 2..<7)
        #expect(parts.count == 1)
        #expect(parts[0].rect.minX == geometry.caretRect(at: TextPosition(2)).minX)
        #expect(abs(parts[0].rect.maxX - geometry.caretRect(at: TextPosition(7)).minX) < 0.01)
        #expect(parts[0].containsStart && parts[0].containsEnd && !parts[0].isRightToLeft)
        #expect(geometry.selectionParts(of: 3..<3).isEmpty)
        #expect(geometry.selectionParts(of: 50..<60).isEmpty)
    }

    @Test("A line from which it goes on is covered to the edge, and the next one from its start")
    func lines() {
        let geometry = EditedSamples.geometry("hello world again", width: 110)
        let parts = geometry.selectionParts(of: 2..<14)
        #expect(parts.count == 2)
        #expect(parts[0].rect.maxX == 110)
        #expect(parts[0].containsStart && !parts[0].containsEnd)
        #expect(parts[1].rect.minX == 0 && parts[1].containsEnd && !parts[1].containsStart)
        let tight = geometry.selectionParts(of: 2..<14, fillsLines: false)
        #expect(tight[0].rect.maxX < 110)
    }

    @Test("A newline that is selected is seen, also where it is all of its line")
    func newlines() {
        let geometry = EditedSamples.geometry("a\n\nb", width: 100)
        let parts = geometry.selectionParts(of: 1..<3)
        #expect(parts.count == 2)
        #expect(parts.allSatisfy { $0.rect.maxX == 100 })
        #expect(parts[0].containsStart && parts[1].containsEnd)
        #expect(geometry.selectionParts(of: 2..<3, fillsLines: false).map { $0.rect.width > 0 } == [true])
    }

    @Test("A stretch over two directions is in parts, each with its direction")
    func mixed() {
        let geometry = EditedSamples.geometry("abc אבג de", width: 300)
        // The last Latin letter, the space and the first Hebrew letter: they do not stand beside each other.
        let parts = geometry.selectionParts(of: 2..<5)
        #expect(parts.count == 2)
        #expect(parts.map(\.isRightToLeft) == [false, true])
        #expect(parts[0].rect.maxX < parts[1].rect.minX)
        #expect(parts[0].containsStart && parts[1].containsEnd)
        #expect(!parts[0].containsEnd && !parts[1].containsStart)
    }

    @Test("A line that runs from right to left is covered to its left edge")
    func rightToLeft() {
        let text = EditedSamples.styled("אבג דהו", isRightToLeft: true)
        let geometry = TextGeometry(text, width: 60)
        #expect(geometry.line(at: TextPosition(0)).isRightToLeft)
        let parts = geometry.selectionParts(of: 1..<6)
        #expect(parts.first?.rect.minX == 0)
        #expect(parts.count >= 2)
    }

    @Test("All of a text is covered once on each line", arguments: EditedSamples.scripts)
    func all(text: String) {
        let geometry = EditedSamples.geometry(text, width: 60)
        let parts = geometry.selectionParts(of: 0..<geometry.count, fillsLines: false)
        #expect(parts.count { $0.containsStart } == 1)
        #expect(parts.count { $0.containsEnd } == 1)
        for (index, part) in parts.enumerated() {
            for other in parts[(index + 1)...] where part.rect.minY == other.rect.minY {
                #expect(part.rect.maxX <= other.rect.minX + 0.01)
            }
        }
    }
}
