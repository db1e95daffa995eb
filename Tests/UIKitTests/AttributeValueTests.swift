import Foundation
import Testing
import UIKit

/// What Core Foundation does with values of attributed strings.
@Suite(.timeLimit(.minutes(4))) struct AttributeValueTests {
    private static func makeValues() -> [(NSAttributedString.Key, NSObject)] {
        [
            (.font, UIFont.systemFont(ofSize: 12)), (.foregroundColor, UIColor.red),
            (.paragraphStyle, NSParagraphStyle()), (.paragraphStyle, NSMutableParagraphStyle()),
            (.shadow, NSShadow()), (.attachment, NSTextAttachment()),
        ]
    }

    @Test("A value of attributed strings begins with what Core Foundation takes for no type of its own")
    func mark() {
        for (_, value) in Self.makeValues() {
            // Behind the class and the reference count.
            let first = Unmanaged.passUnretained(value).toOpaque().load(fromByteOffset: 16, as: UInt.self)
            #expect(first == .max, "\(type(of: value))")
        }
    }

    @Test("A value of an attributed string is replaced by another one, and an equal one stays")
    func replaced() async {
        await #expect(processExitsWith: .success) {
            let range = NSRange(location: 0, length: 3)
            for (key, value) in Self.makeValues() {
                let text = NSMutableAttributedString(string: "one two")
                text.addAttribute(key, value: value, range: range)
                text.addAttribute(key, value: value, range: range)
                text.addAttribute(key, value: NSShadow(), range: range)
                text.addAttribute(key, value: UIColor.blue, range: NSRange(location: 1, length: 1))
                text.addAttribute(key, value: value, range: range)
                precondition(text.attribute(key, at: 1, effectiveRange: nil) as? NSObject == value)
                precondition(text.isEqual(to: NSAttributedString(attributedString: text)))
            }
        }
    }
}
