import Testing

@testable import PluginHost

@Suite("Lines from a byte stream")
struct LineAssemblerTests {
    private func lines(limit: Int = 100, _ pieces: String...) -> [String] {
        var assembler = LineAssembler(limit: limit)
        let complete = pieces.flatMap { assembler.append(Array($0.utf8)[...]) }
        return complete + (assembler.finish().map { [$0] } ?? [])
    }

    @Test("Lines are the same however the bytes arrive")
    func pieces() {
        let text = "one\ntwo\r\n\n漢字\nlast"
        let expected = ["one", "two", "", "漢字", "last"]
        #expect(lines(text) == expected)
        var assembler = LineAssembler(limit: 100)
        var single = Array(text.utf8).flatMap { assembler.append([$0]) }
        if let last = assembler.finish() { single.append(last) }
        #expect(single == expected)
    }

    @Test("A line of exactly the limit passes whole, a longer one is cut once and its rest skipped")
    func limit() {
        #expect(
            lines(limit: 4, "abcd\nabcde", "fgh", "ijk\nok\n") == ["abcd", "abcd … [cut: longer than 4 bytes]", "ok"])
    }

    @Test("A cut does not go through a character")
    func cutCharacter() {
        #expect(lines(limit: 4, "aäöü\n") == ["aä … [cut: longer than 4 bytes]"])
        #expect(lines(limit: 5, "aäöü\n") == ["aäö … [cut: longer than 5 bytes]"])
        #expect(lines(limit: 4, "a😀\n") == ["a … [cut: longer than 4 bytes]"])
    }

    @Test("Bytes that are not text are replaced, not refused")
    func notText() {
        var assembler = LineAssembler(limit: 10)
        let lines = assembler.append([0x61, 0xFF, 0x62, 0x0A])
        #expect(lines == ["a\u{FFFD}b"])
        var short = LineAssembler(limit: 2)
        let cut = short.append([0x80, 0x80, 0x80, 0x0A])
        #expect(cut == ["\u{FFFD}\u{FFFD} … [cut: longer than 2 bytes]"])
    }

    @Test("A stream that ends after a line has no last line")
    func end() {
        #expect(lines("a\n") == ["a"])
        #expect(lines() == [])
    }
}
