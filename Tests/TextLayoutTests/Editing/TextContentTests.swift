import Testing
import TextLayout

@Suite("Units of a text by its characters") struct TextContentTests {
    private func borders(_ text: String) -> [Int] {
        let content = TextContent(text)
        return (0...content.count).filter(content.isGraphemeBorder)
    }

    @Test("A caret stands between graphemes: not in a family, a flag, a keycap, a marked letter or a line's end of two")
    func graphemes() {
        #expect(borders("👨‍👩‍👧🇩🇪3️⃣👍🏽") == [0, 8, 12, 15, 19])
        #expect(borders("e\u{301}a") == [0, 2, 3])
        #expect(borders("a\r\nb") == [0, 1, 3, 4])
        #expect(borders("مُحَ") == [0, 2, 4])
        #expect(borders("\u{0}a") == [0, 1, 2])
        #expect(borders("") == [0])
    }

    @Test("Going forward and backward visits the same borders", arguments: EditedSamples.scripts)
    func bothWays(text: String) {
        let content = TextContent(text)
        var forward = [0]
        while let last = forward.last, last < content.count { forward.append(content.graphemeBorder(after: last)) }
        var backward = [content.count]
        while let last = backward.last, last > 0 { backward.append(content.graphemeBorder(before: last)) }
        #expect(forward == backward.reversed())
        #expect(forward == borders(text))
    }

    @Test("Deleting backwards takes an emoji or a Latin letter with its marks, and one mark of Arabic or Hindi")
    func deletion() {
        func start(_ text: String) -> Int { TextContent(text).deletionStart(before: text.utf16.count) }
        #expect(start("a👨‍👩‍👧") == 1)
        #expect(start("a🇩🇪") == 1)
        #expect(start("a3️⃣") == 1)
        #expect(start("a👍🏽") == 1)
        #expect(start("ae\u{301}") == 1)
        #expect(start("a\r\n") == 1)
        #expect(start("مُ") == 1)
        #expect(start("दी") == 1)
        #expect(start("") == 0)
    }

    @Test("Words are Unicode's: with apostrophes and decimal points, without punctuation")
    func words() {
        let content = TextContent("don't stop-it, 3.14!")
        let words = (0...content.count).compactMap(content.wordRange).map(content.string)
        #expect(Set(words) == ["don't", "stop", "it", "3.14"])
        #expect(content.wordRange(at: 5) == 0..<5)
        #expect(content.wordRange(at: 6) == 6..<10)
        #expect(content.wordRange(at: 20) == nil)
        #expect(content.wordEnd(after: 0) == 5)
        #expect(content.wordEnd(after: 5) == 10)
        #expect(content.wordStart(before: 6) == 0)
        #expect(content.wordStart(before: 20) == 15)
        #expect(content.wordEnd(after: 19) == 20)
    }

    @Test("Japanese words end where the script changes, and Thai ones where the dictionary says")
    func wordsWithoutSpaces() {
        func words(_ text: String) -> [String] {
            let content = TextContent(text)
            var words: [String] = []
            for word in (0..<content.count).compactMap(content.wordRange).map(content.string) where words.last != word {
                words.append(word)
            }
            return words
        }
        #expect(words("日本語のテキストです。") == ["日本語", "の", "テキスト", "です"])
        #expect(words("ภาษาไทย") == ["ภาษา", "ไทย"])
    }

    @Test("What a double tap selects: a word, a stretch of spaces, a mark, an emoji")
    func tokens() {
        let content = TextContent("one   two! 👍🏽")
        #expect(content.tokenRange(at: 1) == 0..<3)
        #expect(content.tokenRange(at: 4) == 3..<6)
        #expect(content.tokenRange(at: 10) == 10..<11)
        #expect(content.tokenRange(at: 12) == 11..<15)
        #expect(TextContent("").tokenRange(at: 0) == nil)
    }

    @Test("A sentence has the spaces that follow it; its end has not")
    func sentences() {
        let content = TextContent("One here. Two there? Three")
        #expect(content.sentenceRange(at: 4) == 0..<10)
        #expect(content.sentenceRange(at: 12) == 10..<21)
        #expect(content.sentenceEnd(after: 0) == 9)
        #expect(content.sentenceStart(before: 15) == 10)
        #expect(TextContent("最初の文。次の文。").sentenceRange(at: 6) == 5..<9)
    }

    @Test("A paragraph ends before its separator, of which a carriage return and a line feed are one")
    func paragraphs() {
        let content = TextContent("a\r\nbc\n\nd\u{2029}e")
        #expect((0...content.count).map(content.paragraphStart) == [0, 0, 0, 3, 3, 3, 6, 7, 7, 9, 9])
        #expect((0...content.count).map(content.paragraphEnd) == [1, 1, 1, 5, 5, 5, 6, 8, 8, 10, 10])
        #expect(content.paragraphRange(at: 2) == 0..<3)
        #expect(content.paragraphRange(at: 10) == 9..<10)
    }

    @Test("Indices beyond the text and halves of a pair do no harm")
    func hostile() {
        var content = TextContent("a👍b")
        #expect(content.graphemeBorder(after: 99) == 4)
        #expect(content.graphemeBorder(before: -1) == 0)
        #expect(content.wordRange(at: -5) == 0..<1)
        #expect(content.sentenceRange(at: 99).upperBound == 4)
        content.replace(2..<2, with: "x")
        #expect(content.string == "ax👍b")
        content.replace(2..<3, with: "")
        #expect(content.string == "axb")
        content.replace(-3..<99, with: "ok")
        #expect(content.string == "ok")
    }

    @Test("A word longer than any that is read has its ends all the same")
    func endlessWord() {
        let content = TextContent(String(repeating: "x", count: 20_000) + " y")
        #expect(content.wordEnd(after: 5) == 20_000)
        #expect(content.wordStart(before: 20_000) == 0)
    }
}
