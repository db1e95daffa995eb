import Foundation
import Testing
import TextLayout
import UIKitTesting

@testable import UIKit

extension UIKitBehaviour {
    @Suite("Where the parts of a text field are, and what it draws") @MainActor struct TextFieldLayout {
        private let stage = Stage()
        private let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))

        init() {
            field.borderStyle = .roundedRect
            stage.root.view.addSubview(field)
            stage.update()
        }

        /// The texts that the field draws now, with their rectangles.
        private var drawn: [(text: StyledText, rect: CGRect)] {
            field.recordedDrawing().commands.compactMap {
                if case .text(let text, let rect) = $0 { (text, rect) } else { nil }
            }
        }

        private func square(_ side: CGFloat) -> UIView {
            UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
        }

        @Test("A field with round corners is 34 high and has 7 points beside its text")
        func standard() {
            #expect(field.intrinsicContentSize.height == 34)
            #expect(field.sizeThatFits(CGSize(width: 10, height: 10)) == field.intrinsicContentSize)
            let rect = CGRect(x: 7, y: 2, width: 186, height: 30)
            #expect(field.textRect(forBounds: field.bounds) == rect)
            #expect(field.editingRect(forBounds: field.bounds) == rect)
            #expect(field.placeholderRect(forBounds: field.bounds) == rect)
            #expect(field.borderRect(forBounds: field.bounds) == field.bounds)
            field.borderStyle = .none
            #expect(field.intrinsicContentSize.height == 22)
            #expect(field.textRect(forBounds: field.bounds) == field.bounds)
        }

        @Test("A text that was set before there was a window has the colours of the window's style")
        func colors() throws {
            stage.window.overrideUserInterfaceStyle = .dark
            let other = UITextField(frame: CGRect(x: 10, y: 60, width: 200, height: 34))
            other.text = "dark"
            stage.root.view.addSubview(other)
            stage.update()
            let texts = other.recordedDrawing().commands.compactMap { command in
                if case .text(let text, _) = command { text } else { nil }
            }
            let run = try #require(texts.first?.runs.first)
            #expect(other.traitCollection.userInterfaceStyle == .dark)
            #expect(run.color == UIColor.label.resolvedColor(with: other.traitCollection).cgColor)
        }

        @Test("The field is as wide as its text, or as its placeholder where that is wider")
        func width() {
            let empty = field.intrinsicContentSize.width
            field.placeholder = "A long placeholder"
            let wide = field.intrinsicContentSize.width
            #expect(wide > empty + 50)
            field.text = "i"
            #expect(field.intrinsicContentSize.width == wide)
            field.text = "A text that is longer than the placeholder is"
            #expect(field.intrinsicContentSize.width > wide)
        }

        @Test("Views beside the text change places where the interface runs from right to left")
        func views() {
            (field.leftView, field.leftViewMode) = (square(20), .always)
            (field.rightView, field.rightViewMode) = (square(30), .always)
            stage.update()
            #expect(field.leftView?.frame == CGRect(x: 0, y: 7, width: 20, height: 20))
            #expect(field.rightView?.frame == CGRect(x: 170, y: 2, width: 30, height: 30))
            #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 24, y: 2, width: 142, height: 30))
            field.semanticContentAttribute = .forceRightToLeft
            stage.update()
            #expect(field.leftView?.frame == CGRect(x: 180, y: 7, width: 20, height: 20))
            #expect(field.rightView?.frame == CGRect(x: 0, y: 2, width: 30, height: 30))
            #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 34, y: 2, width: 142, height: 30))
        }

        @Test("The clear button is there with text alone, in its time, and not with a right view")
        func clearButton() {
            field.clearButtonMode = .whileEditing
            field.text = "abc"
            #expect(field.clearButton?.superview == nil)
            field.becomeFirstResponder()
            stage.update()
            #expect(field.clearButtonRect(forBounds: field.bounds) == CGRect(x: 176, y: 7, width: 19, height: 19))
            #expect(field.clearButton?.frame == CGRect(x: 171, y: 2, width: 29, height: 29))
            #expect(field.editingRect(forBounds: field.bounds).maxX == 172)
            #expect(field.textRect(forBounds: field.bounds).maxX == 193)
            field.text = ""
            #expect(field.clearButton?.superview == nil)
            field.text = "abc"
            (field.rightView, field.rightViewMode) = (square(10), .unlessEditing)
            #expect(field.clearButton?.superview === field && field.rightView?.superview == nil)
            field.rightViewMode = .always
            #expect(field.clearButton?.superview == nil && field.rightView?.superview === field)
            field.rightViewMode = .never
            field.semanticContentAttribute = .forceRightToLeft
            stage.update()
            #expect(field.clearButton?.frame == CGRect(x: 0, y: 2, width: 29, height: 29))
        }

        @Test("A view that is replaced, or not to be shown, leaves the field")
        func replacedView() {
            let first = square(10)
            (field.leftView, field.leftViewMode) = (first, .always)
            #expect(first.superview === field)
            field.leftView = square(12)
            #expect(first.superview == nil && field.leftView?.superview === field)
            field.leftViewMode = .never
            #expect(field.leftView?.superview == nil)
        }

        @Test("The placeholder is drawn while there is no text, in its own colour")
        func placeholder() throws {
            field.placeholder = "Name"
            let shown = try #require(drawn.first)
            #expect(shown.text.string == "Name")
            let color = UIColor.placeholderText.cgColor(with: field.traitCollection)
            #expect(shown.text.runs.allSatisfy { $0.color == color })
            #expect(field.attributedPlaceholder?.string == "Name")
            field.text = "x"
            #expect(drawn.map(\.text.string) == ["x"])
            field.text = ""
            field.attributedPlaceholder = NSAttributedString(string: "Red", attributes: [.foregroundColor: UIColor.red])
            let red = UIColor.red.cgColor(with: field.traitCollection)
            #expect(drawn.map(\.text.string) == ["Red"] && field.placeholder == "Red")
            #expect(drawn.first?.text.runs.first?.color == red)
        }

        @Test("A secret text is drawn as bullets, and told to nobody")
        func secret() {
            field.placeholder = "Password"
            field.text = "s€cret👨‍👩‍👧"
            field.isSecureTextEntry = true
            #expect(drawn.map(\.text.string) == ["•••••••"])
            field.becomeFirstResponder()
            #expect(drawn.map(\.text.string) == ["•••••••"])
            let description = field.describedViews.first?.description
            #expect(description?.role == .textField && description?.value == nil)
            #expect(field.reportedText == "Password")
            field.isSecureTextEntry = false
            #expect(field.describedViews.first?.description.value == field.text)
            #expect(field.reportedText == "Password")
        }

        @Test("A text that is too long ends in an ellipsis, and is scrolled to the caret while it is edited")
        func scrolling() throws {
            field.text = String(repeating: "long ", count: 30)
            #expect(drawn.first?.text.lineBreak == .byTruncatingTail && drawn.first?.rect.minX == 7)
            field.becomeFirstResponder()
            let end = field.endOfDocument
            field.selectedTextRange = field.textRange(from: end, to: end)
            field.editor.revealCaret()
            let text = field.editingRect(forBounds: field.bounds)
            let last = field.caretRect(for: end)
            #expect(text.insetBy(dx: -1, dy: -4).contains(last))
            #expect(field.caretRect(for: field.beginningOfDocument).maxX < 0)
            #expect(try #require(drawn.first).rect.minX < 0)
            stage.pressKey(.keyboardHome)
            #expect(text.insetBy(dx: -1, dy: -4).contains(field.caretRect(for: field.beginningOfDocument)))
            #expect(field.caretRect(for: end).minX > 200)
            field.text = "short"
            #expect(text.insetBy(dx: -1, dy: -4).contains(field.caretRect(for: field.endOfDocument)))
        }

        @Test(
            "The text stands where its alignment puts it",
            arguments: [
                (NSTextAlignment.left, false, 0), (.center, false, 0.5), (.right, false, 1), (.natural, false, 0),
                (.natural, true, 1), (.left, true, 0),
            ] as [(NSTextAlignment, Bool, CGFloat)])
        func alignment(_ alignment: NSTextAlignment, isMirrored: Bool, share: CGFloat) {
            field.text = "abc"
            field.textAlignment = alignment
            field.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
            let start = field.caretRect(for: field.beginningOfDocument).midX
            let width = field.caretRect(for: field.endOfDocument).midX - start
            #expect(abs(start - (7 + (186 - width) * share)) <= 2)
        }

        @Test("A text stays where it is, to the pixel, when it begins to be edited")
        func steadiness() throws {
            field.text = "abc"
            for size in stride(from: CGFloat(11), through: 19, by: 0.5) {
                field.font = .systemFont(ofSize: size)
                field.resignFirstResponder()
                let before = try #require(drawn.first)
                field.becomeFirstResponder()
                let after = try #require(drawn.first)
                let top = before.rect.midY - before.text.metrics(width: nil).size.height / 2
                #expect(abs(after.rect.minY - top) < 0.01 && after.rect.minX == before.rect.minX, "\(size)")
            }
            let caret = field.caretRect(for: field.endOfDocument)
            #expect([caret.minX, caret.minY, caret.maxY].allSatisfy { $0 == $0.rounded() })
        }

        @Test("A text is made smaller down to the smallest size where the field says so")
        func fitting() throws {
            field.text = "This text is somewhat too long for it"
            field.adjustsFontSizeToFitWidth = true
            #expect(drawn.first?.text.runs.first?.font.size == 17)
            field.minimumFontSize = 8
            let size = try #require(drawn.first?.text.runs.first?.font.size)
            #expect(size < 17 && size >= 8)
        }

        @Test("A font, a colour and attributes are those of the whole text and of what is typed")
        func attributes() {
            field.text = "ab"
            field.font = .systemFont(ofSize: 20)
            field.textColor = .red
            #expect(
                field.attributedText?.attribute(.font, at: 1, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 20)
            )
            field.becomeFirstResponder()
            stage.window.insertText("c")
            #expect(field.attributedText?.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor == .red)
            field.typingAttributes = [.font: UIFont.systemFont(ofSize: 9), .foregroundColor: UIColor.blue]
            stage.window.insertText("d")
            #expect(field.attributedText?.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor == .blue)
            field.resignFirstResponder()
            #expect(field.typingAttributes == nil)
            field.font = nil
            field.textColor = nil
            #expect(field.font == .systemFont(ofSize: 17) && field.textColor == .label)
            field.defaultTextAttributes = [.kern: 2, .foregroundColor: UIColor.green]
            #expect(field.textColor == .green && field.font == .systemFont(ofSize: 17))
            #expect(field.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
        }

        @Test("An attributed text gives the field the look of its first character, and gets the rest from it")
        func attributedText() {
            let style = NSMutableParagraphStyle()
            style.alignment = .right
            field.attributedText = NSAttributedString(
                string: "ab", attributes: [.foregroundColor: UIColor.red, .paragraphStyle: style])
            #expect(field.textColor == .red && field.textAlignment == .right)
            #expect(field.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == field.font)
            #expect(field.text == "ab")
            field.attributedText = nil
            #expect(field.text == "" && field.attributedText == nil)
        }

        @Test("Fonts follow the size of text that the user prefers where the field says so")
        func dynamicType() {
            field.font = .preferredFont(forTextStyle: .body)
            field.text = "x"
            field.adjustsFontForContentSizeCategory = true
            let height = field.intrinsicContentSize.height
            stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
            stage.update()
            #expect(field.intrinsicContentSize.height > height + 5)
        }

        @Test("A disabled field is drawn paler, and a background stands in place of the frame")
        func looks() {
            field.text = "x"
            let color = drawn.first?.text.runs.first?.color
            field.isEnabled = false
            #expect((drawn.first?.text.runs.first?.color.alpha ?? 1) < (color?.alpha ?? 0))
            field.borderStyle = .line
            field.background = .plain(.red, 4, 4)
            field.disabledBackground = .plain(.blue, 4, 4)
            #expect(DrawnPixels(of: field)[199, 33] == [0, 0, 255, 255])
            field.isEnabled = true
            #expect(DrawnPixels(of: field)[199, 33] == [255, 0, 0, 255])
        }

        @Test(
            "The ground of a field with round corners is that of the system, and that of surfaces while it is disabled")
        func ground() {
            let pixels = DrawnPixels(of: field)
            #expect(pixels[100, 17] == [255, 255, 255, 255] && pixels[0, 0] != [255, 255, 255, 255])
            field.isEnabled = false
            #expect(DrawnPixels(of: field)[100, 17] == [0xE4, 0xE4, 0xE9, 255])
        }

        @Test("Images in the text and in the placeholder are drawn, in a field that is edited too")
        func attachments() {
            let image = NSTextAttachment(image: .plain(.red, 12, 12))
            field.attributedPlaceholder = NSAttributedString(attachment: image)
            func reds() -> Int {
                let pixels = DrawnPixels(of: field)
                return (0..<200).count { pixels[$0, 17] == [255, 0, 0, 255] }
            }
            #expect(reds() > 8)
            field.placeholder = nil
            #expect(reds() == 0)
            field.attributedText = NSAttributedString(attachment: image)
            #expect(reds() > 8)
            field.becomeFirstResponder()
            #expect(reds() > 8)
            field.isSecureTextEntry = true
            #expect(reds() == 0)
        }

        @Test("Constraints find the baseline of the text")
        func baseline() throws {
            let baselines = try #require(field.baselines(in: CGSize(width: 200, height: 34)))
            #expect((17..<28).contains(baselines.firstFromTop))
            #expect(abs(baselines.firstFromTop + baselines.lastFromBottom - 34) < 0.01)
        }

        @Test("No shade lies over a field that is below the pointer")
        func hover() {
            let layers = field.layer.children.count
            stage.window.pointerHover.move(to: CGPoint(x: 60, y: 25))
            stage.update()
            #expect(field.layer.children.count == layers)
        }

        @Test("The Tab key goes to the field and begins to edit it")
        func focus() {
            stage.pressKey(.keyboardTab)
            #expect(field.isEditing && field.isFocused)
        }
    }
}
