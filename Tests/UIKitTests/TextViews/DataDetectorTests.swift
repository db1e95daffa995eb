@testable import UIKit
import Foundation
import Testing
import TextLayout
import UIKitTesting

extension UIKitBehaviour {
    @MainActor @Suite("Data in texts") struct DataDetectors {
        private func found(_ text: String, _ types: UIDataDetectorTypes = .all) -> [String] {
            let units = Array(text.utf16)
            return DataDetector(types: types).find(in: units).map { found in
                "\(String(decoding: units[found.range], as: UTF16.self)) \(found.url.absoluteString)"
            }
        }

        @Test(
            "Addresses are found without the signs around them",
            arguments: [
                ("See https://example.org/a.", "https://example.org/a https://example.org/a"),
                ("(www.example.org), then", "www.example.org http://www.example.org"),
                ("at example.com/a_(b)!", "example.com/a_(b) http://example.com/a_(b)"),
                ("write to <anna.b@mail.example.org>", "anna.b@mail.example.org mailto:anna.b@mail.example.org"),
                ("mailto:anna@example.org", "mailto:anna@example.org mailto:anna@example.org"),
                ("\u{1F600} HTTP://example.org", "HTTP://example.org HTTP://example.org"),
            ])
        func addresses(text: String, expected: String) {
            #expect(found(text) == [expected])
        }

        @Test(
            "Telephone numbers are found where they begin with a plus sign or have an area code in parentheses",
            arguments: [
                ("call +49 (30) 1234-567.", "+49 (30) 1234-567 tel:+49301234567"),
                ("(555) 123-4567, please", "(555) 123-4567 tel:5551234567"),
                ("call her (+49 30 1234567)", "+49 30 1234567 tel:+49301234567"),
                ("+49 30 1234567 (work)", "+49 30 1234567 tel:+49301234567"),
                ("(555) 123-4567 (home)", "(555) 123-4567 tel:5551234567"),
            ])
        func numbers(text: String, expected: String) {
            #expect(found(text) == [expected])
            #expect(found(text, .link) == [])
        }

        @Test(
            "What only looks like an address or a number is none",
            arguments: [
                "e.g. this", "file.swift", "3.14", "x@y", "@home", "a@b@example.org", "http://", "https://.", "www.org",
                "-a.com", "2026-11-26", "+12 3", "(1) (2) (3)", "(see 1234567", "+1234567890123456", "a+12345678", "",
            ])
        func nothing(text: String) {
            #expect(found(text) == [])
        }

        @Test("Several are found in their order, and a word that is cut is none")
        func several() {
            #expect(found("example.com +4930123456\nb@example.org").map { $0.prefix(1) } == ["e", "+", "b"])
            let units = Array("example.com and example.org".utf16)
            let detector = DataDetector(types: .all)
            #expect(detector.find(in: units, continuesBefore: true).map(\.range.lowerBound) == [16])
            #expect(detector.find(in: units, continuesAfter: true).map(\.range.lowerBound) == [0])
        }

        @Test(
            "A long text of brackets, signs and words without an end is gone through",
            arguments: ["(", ")", "+1", "a.", "@"])
        func endless(part: String) {
            let text = String(repeating: part, count: 1 << 17)
            #expect(found(text) == [])
            #expect(found(text + " example.com").count == 1)
        }

        // MARK: In a text view

        private let stage = Stage()

        private func shown(_ text: String) -> UITextView {
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
            view.text = text
            view.tintColor = .red
            view.dataDetectorTypes = .link
            stage.root.view.addSubview(view)
            stage.update()
            return view
        }

        private func blocks(_ view: UIView) -> [TextBlockView] {
            view.subviews.flatMap { ($0 as? TextBlockView).map { [$0] } ?? blocks($0) }
        }

        /// The characters that are shown in the tint colour.
        private func tinted(_ view: UITextView) -> String {
            stage.update()
            var tinted = ""
            let text = view.displayed(0..<view.textStorage.length)
            text.enumerateAttribute(.foregroundColor, in: NSRange(location: 0, length: text.length), options: []) {
                value, range, _ in
                if value as? UIColor == .red { tinted += (text.string as NSString).substring(with: range) }
            }
            return tinted
        }

        @Test("In a text that is only read they are links: they look so, and a tap asks the delegate")
        func links() {
            let view = shown("see example.com now")
            let hearer = TextViewHearer(of: view)
            #expect(tinted(view) == "")
            view.isEditable = false
            #expect(tinted(view) == "example.com")
            #expect(view.textStorage.attribute(.link, at: 5, effectiveRange: nil) == nil)
            let caret = view.caretRect(for: IndexedTextPosition(8))
            let point = view.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
            stage.tap(point)
            #expect(hearer.take().filter { $0.hasPrefix("link") } == ["link http://example.com 4+11"])
            view.dataDetectorTypes = []
            #expect(tinted(view) == "")
            stage.tap(point, at: 10)
            #expect(hearer.take().filter { $0.hasPrefix("link") } == [])
        }

        @Test("A change beside an address makes it another one, and what is drawn follows")
        func changed() {
            let view = shown("see example.co")
            view.isEditable = false
            #expect(tinted(view) == "")
            view.textStorage.append(NSAttributedString(string: "m"))
            #expect(tinted(view) == "example.com")
            func drawn() -> [String] {
                blocks(view).flatMap { $0.text.runs.filter { $0.color == UIColor.red.cgColor }.map(\.text) }
            }
            #expect(drawn().joined() == "example.com")
            view.textStorage.replaceCharacters(in: NSRange(location: 11, length: 0), with: " ")
            #expect(tinted(view) == "")
            #expect(drawn() == [])
        }
    }
}
