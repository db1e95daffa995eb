import InputEvents
import Testing

@Suite struct MarkedTextTests {
    @Test("Where nothing is said of a selection the caret is at the end; a selection counts as far as there is text")
    func selection() {
        #expect(MarkedText("かん").selection == 2..<2)
        #expect(MarkedText("かん", selection: 1..<9).selection == 1..<2)
        #expect(MarkedText("", selection: 0..<5).selection == 0..<0)
        #expect(MarkedText("ab", selection: -4..<1).selection == 0..<1)
    }

    @Test(
        "What is counted in scalars is counted in code units",
        arguments: [
            (0, 0, 0..<0), (1, 0, 1..<1), (2, 1, 3..<4), (1, 1, 1..<3), (3, 0, 4..<4), (9, 9, 4..<4), (-1, -1, 0..<0),
            (Int.max, Int.max, 4..<4),
        ])
    func scalars(start: Int, count: Int, expected: Range<Int>) {
        #expect(MarkedText("a🙂b", scalarsFrom: start, count: count).selection == expected)
    }
}
