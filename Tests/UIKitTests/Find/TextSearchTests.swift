import TextLayout
import Testing
import UIKitTesting

@testable import UIKit

extension UIKitBehaviour {
    @Suite("Finding a text in another") @MainActor struct TextSearchTests {
        private func find(
            _ query: String, _ text: String, matchesCase: Bool = false, matchesWords: Bool = false,
            limit: Int = .max
        ) -> [Range<Int>] {
            TextSearch(query, UITextSearchOptions(matchesCase: matchesCase, matchesWords: matchesWords))
                .ranges(in: TextContent(text), limit: limit)
        }

        @Test("Each place is found once, whatever its case and its accents, and none overlaps another")
        func places() {
            #expect(find("an", "Banana, Än") == [1..<3, 3..<5, 8..<10])
            #expect(find("aa", "aaaaa") == [0..<2, 2..<4])
            #expect(find("abab", "abaabab") == [3..<7])
            #expect(find("Ä", "aAä") == [0..<1, 1..<2, 2..<3])
            #expect(find("ЖИ", "жизнь") == [0..<2])
            #expect(find("x", "abc").isEmpty)
            #expect(find("", "abc").isEmpty && find("abcd", "abc").isEmpty && find("a", "").isEmpty)
        }

        @Test("With case, letters and accents are those that were written")
        func withCase() {
            #expect(find("a", "aAä", matchesCase: true) == [0..<1])
            #expect(find("Än", "än Än", matchesCase: true) == [3..<5])
        }

        @Test("Whole words have no letter, digit or underscore beside them")
        func words() {
            #expect(find("cat", "cat concat cat_ cat2 (cat)", matchesWords: true) == [0..<3, 22..<25])
            // What fails as a word may begin another match.
            #expect(find("a a", "ba a a", matchesWords: true) == [3..<6])
        }

        @Test("Emoji are found as a whole, and count two code units")
        func emoji() {
            #expect(find("😀", "a😀😁😀") == [1..<3, 5..<7])
        }

        @Test("The search ends at the limit")
        func limit() {
            #expect(find("a", "aaaa", limit: 3) == [0..<1, 1..<2, 2..<3])
            #expect(find("a", "aaaa", limit: 0).isEmpty)
        }

        @Test("A long query that nearly matches everywhere takes no more time than the text is long")
        func nearMatches() {
            let text = String(repeating: "a", count: 400_000)
            let query = String(repeating: "a", count: 200_000) + "b"
            #expect(find(query, text).isEmpty)
            #expect(find(String(query.dropLast()), text).count == 2)
        }

        @Test("Marks are kept in order, replaced, taken away, and found by what they overlap")
        func marks() {
            var marks = FoundTextMarks()
            for range in [8..<10, 0..<2, 4..<6] { marks.set(.found, for: range) }
            marks.set(.highlighted, for: 4..<6)
            marks.set(.found, for: 3..<3)
            #expect(marks.marks.map(\.range) == [0..<2, 4..<6, 8..<10])
            #expect(marks.marks.map(\.style) == [.found, .highlighted, .found])
            #expect(marks.touching(5..<9).map(\.range) == [4..<6, 8..<10])
            #expect(marks.touching(2..<4).isEmpty && marks.touching(1..<1).isEmpty)
            marks.set(.normal, for: 0..<2)
            #expect(marks.marks.map(\.range) == [4..<6, 8..<10])
        }
    }
}
