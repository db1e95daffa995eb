import Foundation
import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @Suite("Tokenizer of strings") @MainActor struct StringTokenizerTests {
        private let forward = UITextDirection.storage(.forward)
        private let backward = UITextDirection.storage(.backward)

        private func enclosing(
            _ index: Int, _ granularity: UITextGranularity, _ direction: UITextDirection, in input: PlainTextInput
        ) -> String? {
            input.tokenizer.rangeEnclosingPosition(
                PlainTextInput.Position(index), with: granularity, inDirection: direction
            ).flatMap(input.text)
        }

        private func next(
            _ index: Int, _ granularity: UITextGranularity, _ direction: UITextDirection, in input: PlainTextInput
        ) -> Int? {
            let position = input.tokenizer.position(
                from: PlainTextInput.Position(index), toBoundary: granularity, inDirection: direction)
            return (position as? PlainTextInput.Position)?.index
        }

        @Test("A unit encloses a position; at a border the direction says which, and between words there is none")
        func enclosing() {
            let input = PlainTextInput("One two. Three\nfour 👍🏽")
            #expect(enclosing(1, .word, forward, in: input) == "One")
            #expect(enclosing(3, .word, backward, in: input) == "One")
            #expect(enclosing(3, .word, forward, in: input) == nil)
            #expect(enclosing(4, .word, forward, in: input) == "two")
            #expect(enclosing(5, .sentence, forward, in: input) == "One two. ")
            #expect(enclosing(9, .sentence, backward, in: input) == "One two. ")
            #expect(enclosing(9, .sentence, forward, in: input) == "Three\n")
            #expect(enclosing(5, .paragraph, forward, in: input) == "One two. Three\n")
            #expect(enclosing(16, .line, forward, in: input) == "four 👍🏽")
            #expect(enclosing(20, .character, forward, in: input) == "👍🏽")
            #expect(enclosing(24, .character, backward, in: input) == "👍🏽")
            #expect(enclosing(24, .character, forward, in: input) == nil)
            #expect(enclosing(7, .document, forward, in: input) == input.string as String)
        }

        @Test("A border is the end of a unit forward and its start backward")
        func borders() {
            let tokenizer = PlainTextInput("one two")
            func isBorder(_ index: Int, _ direction: UITextDirection) -> Bool {
                tokenizer.tokenizer.isPosition(
                    PlainTextInput.Position(index), atBoundary: .word, inDirection: direction)
            }
            #expect((0...7).filter { isBorder($0, forward) } == [3, 7])
            #expect((0...7).filter { isBorder($0, backward) } == [0, 4])
            let isWithin = (0...7).filter {
                tokenizer.tokenizer.isPosition(
                    PlainTextInput.Position($0), withinTextUnit: .word, inDirection: forward)
            }
            #expect(isWithin == [0, 1, 2, 4, 5, 6])
        }

        @Test("The next border is where a unit ends as one goes, and none at the text's end")
        func nextBorders() {
            let input = PlainTextInput("One two. Three\nfour")
            #expect(next(0, .word, forward, in: input) == 3)
            #expect(next(3, .word, forward, in: input) == 7)
            #expect(next(7, .word, backward, in: input) == 4)
            #expect(next(0, .sentence, forward, in: input) == 9)
            #expect(next(9, .sentence, backward, in: input) == 0)
            #expect(next(2, .paragraph, forward, in: input) == 15)
            #expect(next(16, .line, backward, in: input) == 15)
            #expect(next(2, .document, forward, in: input) == 19)
            #expect(next(19, .word, forward, in: input) == nil)
            #expect(next(0, .character, backward, in: input) == nil)
        }

        @Test("Left and right are backward and forward, the other way where the text runs from right to left")
        func layoutDirections() {
            let latin = PlainTextInput("one two")
            #expect(next(4, .word, .layout(.left), in: latin) == 0)
            #expect(next(4, .word, .layout(.right), in: latin) == 7)
            let hebrew = PlainTextInput("אבג דהו", isRightToLeft: true)
            #expect(next(4, .word, .layout(.left), in: hebrew) == 7)
            #expect(next(4, .word, .layout(.right), in: hebrew) == 0)
            #expect(next(4, .character, .layout(.down), in: hebrew) == 5)
            #expect(next(4, .character, .layout(.up), in: hebrew) == 3)
        }

        @Test("In the middle of a long text the words around are found")
        func longText() {
            let input = PlainTextInput(String(repeating: "word ", count: 50_000))
            #expect(enclosing(125_001, .word, forward, in: input) == "word")
            #expect(next(125_001, .word, forward, in: input) == 125_004)
            #expect(next(125_001, .word, backward, in: input) == 125_000)
        }

        @Test("A paragraph that is longer than what is read at first is found as a whole, and so is the document")
        func longParagraph() {
            let paragraph = String(repeating: "word ", count: 10_000)
            let input = PlainTextInput(paragraph + "\n" + paragraph + "\nend")
            #expect(enclosing(30_000, .paragraph, forward, in: input) == paragraph + "\n")
            #expect(next(30_000, .paragraph, forward, in: input) == 50_001)
            #expect(next(75_000, .paragraph, backward, in: input) == 50_001)
            #expect(next(50_001, .line, backward, in: input) == 0)
            #expect(enclosing(75_000, .document, forward, in: input) == input.string as String)
            #expect(next(30_000, .document, forward, in: input) == 100_005)
            #expect(next(30_000, .document, backward, in: input) == 0)
        }

        @Test("What a responder does not declare has the default of Apple's protocols")
        func defaults() {
            let input: any UITextInput = PlainTextInput("abc")
            #expect(input.autocapitalizationType == .sentences && input.keyboardType == .default)
            #expect(input.returnKeyType == .default && !input.isSecureTextEntry && input.textContentType == nil)
            #expect(input.selectionAffinity == .forward)
            let range = PlainTextInput.Range(1, 3)
            #expect(input.shouldChangeText(in: range, replacementText: "x"))
            #expect(input.characterOffset(of: PlainTextInput.Position(2), within: range) == 1)
            let position = input.position(within: range, atCharacterOffset: 1) as? PlainTextInput.Position
            #expect(position?.index == 2)
        }

        @Test("Positions of UIKit's own texts are equal by their index, and ranges by both ends")
        func equality() {
            #expect(IndexedTextPosition(3) == IndexedTextPosition(3))
            #expect(IndexedTextPosition(3) as UITextPosition == IndexedTextPosition(3))
            #expect(IndexedTextPosition(3) != IndexedTextPosition(4))
            #expect(IndexedTextRange(1..<3) as UITextRange == IndexedTextRange(1..<3))
            #expect(IndexedTextRange(1..<3) != IndexedTextRange(1..<4))
            #expect(UITextPosition() != UITextPosition())
            #expect(UITextRange().isEmpty)
        }
    }
}
