import CoreGraphics
import Testing
import TextLayout

@Suite("Movements in a text") struct TextMovementTests {
    private func indices(_ positions: [TextPosition]) -> [Int] { positions.map(\.index) }

    @Test(
        "To the right the caret never goes back on its line, from the left edge to the right one",
        arguments: EditedSamples.scripts)
    func monotonic(text: String) {
        let geometry = EditedSamples.geometry(text.replacing("\n", with: " ").replacing("\r\n", with: " "))
        let left = EditedSamples.path(geometry, from: TextPosition(0), by: .left)
        let path = EditedSamples.path(geometry, from: left[left.count - 1], by: .right)
        let places = path.map { geometry.caretRect(at: $0).minX }
        #expect(zip(places, places.dropFirst()).allSatisfy { $0 < $1 + 0.01 })
        #expect(abs((places.last ?? 0) - geometry.widestLine) < 0.01)
        #expect(places.count == (0...geometry.count).filter(geometry.content.isGraphemeBorder).count)
    }

    @Test("To the left the caret stands where it stood to the right", arguments: EditedSamples.scripts)
    func backAgain(text: String) {
        for width in [nil, 60] as [CGFloat?] {
            let geometry = EditedSamples.geometry(text, width: width)
            let first = EditedSamples.path(geometry, from: TextPosition(0), by: .left)
            let there = EditedSamples.path(geometry, from: first[first.count - 1], by: .right)
            let back = EditedSamples.path(geometry, from: there[there.count - 1], by: .left)
            #expect(there.count == back.count)
        }
    }

    @Test("In text of one direction left and right are backward and forward over all lines")
    func plain() {
        let geometry = EditedSamples.geometry("hello world\nagain\n", width: 60)
        #expect(indices(EditedSamples.path(geometry, from: TextPosition(0), by: .right)) == Array(0...18))
        #expect(indices(EditedSamples.path(geometry, from: TextPosition(18), by: .left)) == Array(0...18).reversed())
        let hebrew = EditedSamples.geometry("אבג דהו", width: 45)
        #expect(indices(EditedSamples.path(hebrew, from: TextPosition(0), by: .left)) == Array(0...7))
        #expect(indices(EditedSamples.path(hebrew, from: TextPosition(7), by: .right)) == Array(0...7).reversed())
    }

    @Test("Through mixed text the letters are passed in the order in which they are seen")
    func mixed() {
        let geometry = EditedSamples.geometry("abc אבג de")
        let right = EditedSamples.path(geometry, from: TextPosition(0), by: .right)
        #expect(indices(right) == [0, 1, 2, 3, 4, 6, 5, 4, 8, 9, 10])
        #expect(right[4].affinity == .upstream && right[7].affinity == .downstream)
        #expect(geometry.position(from: TextPosition(4), by: .forward).index == 5)
        #expect(geometry.position(from: TextPosition(4), by: .backward).index == 3)
    }

    @Test("Up and down keep the distance from the left over a shorter line")
    func keptDistance() {
        let geometry = EditedSamples.geometry("mmmmmm\nm\nmmmmmm", width: 300)
        var goalX: CGFloat?
        var position = TextPosition(5)
        position = geometry.position(from: position, by: .down, goalX: &goalX)
        #expect(position.index == 8)
        position = geometry.position(from: position, by: .down, goalX: &goalX)
        #expect(position.index == 14)
        position = geometry.position(from: position, by: .up, goalX: &goalX)
        #expect(position.index == 8)
        position = geometry.position(from: position, by: .left, goalX: &goalX)
        #expect(position.index == 7 && goalX == nil)
    }

    @Test("The first line leads up to the start of the text, and the last one down to its end")
    func ends() {
        let geometry = EditedSamples.geometry("one\ntwo", width: 300)
        #expect(geometry.position(from: TextPosition(2), by: .up).index == 0)
        #expect(geometry.position(from: TextPosition(5), by: .down).index == 7)
        #expect(geometry.position(from: TextPosition(0), by: .left).index == 0)
        #expect(geometry.position(from: TextPosition(7), by: .right).index == 7)
    }

    @Test("A page is as many lines as fit its height, at least one")
    func pages() {
        let geometry = EditedSamples.geometry((0..<20).map { "l\($0)" }.joined(separator: "\n"), width: 300)
        let line = EditedSamples.lineHeight
        func lineNumber(_ position: TextPosition) -> Int {
            Int((geometry.caretRect(at: position).minY / line).rounded())
        }
        #expect(lineNumber(geometry.position(from: TextPosition(0), by: .pageDown(5 * line))) == 5)
        #expect(lineNumber(geometry.position(from: TextPosition(0), by: .pageDown(0))) == 1)
        #expect(lineNumber(geometry.position(from: TextPosition(0), by: .pageDown(.nan))) == 1)
        #expect(geometry.position(from: TextPosition(0), by: .pageDown(900 * line)).index == geometry.count)
        #expect(geometry.position(from: TextPosition(9), by: .pageUp(900 * line)).index == 0)
    }

    @Test("Ends of lines are those that are seen, of paragraphs those of the text")
    func lineEnds() {
        let geometry = EditedSamples.geometry("hello world again\nx", width: 110)
        #expect(geometry.position(from: TextPosition(3), by: .lineEnd) == TextPosition(12, .upstream))
        #expect(geometry.position(from: TextPosition(12, .upstream), by: .lineEnd) == TextPosition(12, .upstream))
        #expect(geometry.position(from: TextPosition(12, .upstream), by: .lineStart) == TextPosition(0))
        #expect(geometry.position(from: TextPosition(14), by: .lineStart) == TextPosition(12))
        #expect(geometry.position(from: TextPosition(3), by: .paragraphEnd).index == 17)
        #expect(geometry.position(from: TextPosition(17), by: .paragraphEnd).index == 19)
        #expect(geometry.position(from: TextPosition(19), by: .paragraphStart).index == 18)
        #expect(geometry.position(from: TextPosition(18), by: .paragraphStart).index == 0)
        #expect(geometry.position(from: TextPosition(3), by: .documentEnd).index == 19)
        #expect(geometry.position(from: TextPosition(3), by: .documentStart).index == 0)
    }

    @Test("In a paragraph from right to left, the word to the left is the next one, and the left edge its end")
    func rightToLeft() {
        let geometry = EditedSamples.geometry("אבג דהו")
        #expect(geometry.position(from: TextPosition(0), by: .wordLeft).index == 3)
        #expect(geometry.position(from: TextPosition(7), by: .wordRight).index == 4)
        #expect(geometry.position(from: TextPosition(2), by: .lineLeft).index == 7)
        #expect(geometry.position(from: TextPosition(2), by: .lineRight).index == 0)
        let latin = EditedSamples.geometry("one two")
        #expect(latin.position(from: TextPosition(0), by: .wordRight).index == 3)
        #expect(latin.position(from: TextPosition(7), by: .wordLeft).index == 4)
    }
}
