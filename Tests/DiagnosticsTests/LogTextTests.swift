import Diagnostics
import Testing

@Suite("Text for the log")
struct LogTextTests {
    @Test("Ordinary text of any language stays as it is")
    func ordinary() {
        for text in ["", "plain", "Grüße, 漢字 עברית العربية 👩‍👩‍👧", "C:\\n is no line end", "~ !"] {
            #expect(LogText.line(text) == text)
        }
    }

    @Test("D2 no control character, line end or control of writing direction gets through")
    func controls() {
        let controls = Array(UInt32(0)...0x1F) + Array(0x7F...0x9F) + Array(0x2028...0x202E) + Array(0x2066...0x2069)
        for value in controls + [0x200E, 0x200F, 0x061C] {
            let scalar = Unicode.Scalar(value)!
            let line = LogText.line("a\(String(Character(scalar)))b")
            #expect(!line.unicodeScalars.contains(scalar))
            #expect(line.unicodeScalars.allSatisfy { (0x20...0x7E).contains($0.value) }, "\(line)")
            #expect(line.first == "a" && line.last == "b")
        }
    }

    @Test("D2 what was written out can be read, and stays as it is when it comes by again")
    func escapes() {
        let line = LogText.line("one\r\ntwo\tthree\u{1B}[2J\u{9B}1m\u{202E}\u{2028}\0")
        #expect(line == #"one\r\ntwo\tthree\u{1B}[2J\u{9B}1m\u{202E}\u{2028}\u{0}"#)
        #expect(LogText.line(line) == line)
    }

    @Test("D2 a text is cut between characters, and counts as it is written out")
    func cut() {
        #expect(LogText.line("abcd", limit: 4) == "abcd")
        #expect(LogText.line("abcde", limit: 4) == "abcd … [cut: longer than 4 bytes]")
        #expect(LogText.line("aäöü", limit: 4) == "aä … [cut: longer than 4 bytes]")
        #expect(LogText.line("a\n\n", limit: 4) == "a\\n … [cut: longer than 4 bytes]")
        #expect(LogText.line("\u{1B}\u{1B}", limit: 11) == "\\u{1B} … [cut: longer than 11 bytes]")
    }

    @Test("D2 megabytes of controls cost one line")
    func long() {
        for text in ["\u{1B}", "\n", "x", "漢", "\u{301}"] {
            let line = LogText.line(String(repeating: text, count: 1 << 20))
            #expect(line.utf8.count <= LogText.limit + 40)
        }
    }
}
