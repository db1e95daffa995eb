import Foundation
import Testing
import UIKitTesting

@testable import UIKit

extension UIKitBehaviour {
    @Suite("Text fields of an app's own class") @MainActor struct TextFieldSubclasses {
        /// A field with room around its text, as many apps have one.
        private class PaddedField: UITextField {
            var padding = UIEdgeInsets(top: 4, left: 12, bottom: 4, right: 20)
            private(set) var texts: [String?] = []
            private(set) var deletions = 0

            override var text: String? {
                didSet { texts.append(text) }
            }

            override var placeholder: String? {
                get { super.placeholder }
                set { super.placeholder = newValue?.uppercased() }
            }

            override func textRect(forBounds bounds: CGRect) -> CGRect {
                super.textRect(forBounds: bounds).inset(by: padding)
            }

            override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

            override func deleteBackward() {
                deletions += 1
                super.deleteBackward()
            }
        }

        /// A field without a caret that draws its placeholder itself.
        private final class CodeField: UITextField {
            private(set) var drawn: [CGRect] = []

            override func caretRect(for position: UITextPosition) -> CGRect { .zero }
            override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
            override func drawPlaceholder(in rect: CGRect) { drawn.append(rect) }
            override func drawText(in rect: CGRect) { super.drawText(in: rect.offsetBy(dx: 3, dy: 0)) }
            override var isSecureTextEntry: Bool { didSet { becomeFirstResponder() } }
        }

        private let stage = Stage()

        private func add<Field: UITextField>(_ field: Field) -> Field {
            field.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
            stage.root.view.addSubview(field)
            stage.update()
            return field
        }

        private func rects(of field: UITextField) -> [CGRect] {
            field.recordedDrawing().commands.compactMap { if case .text(_, let rect) = $0 { rect } else { nil } }
        }

        /// A field that draws something beside its text.
        private final class StampedField: UITextField {
            override func drawText(in rect: CGRect) {
                super.drawText(in: CGRect(x: 0, y: 0, width: 50, height: 40))
                UIColor.red.setFill()
                UIRectFill(CGRect(x: 150, y: 0, width: 10, height: 40))
            }
        }

        @Test("What a class draws beside its text is seen while the text is edited too", arguments: [false, true])
        func stamped(isEditing: Bool) {
            let field = add(StampedField())
            field.text = "Post"
            if isEditing { field.becomeFirstResponder() }
            stage.update()
            #expect(field.isEditing == isEditing)
            #expect(DrawnPixels(of: field)[155, 20] == [255, 0, 0, 255])
        }

        @Test("The rectangles that a class answers are those of the text, of the caret and of the placeholder")
        func padding() {
            let field = add(PaddedField())
            field.placeholder = "name"
            #expect(field.placeholder == "NAME")
            let rect = CGRect(x: 12, y: 4, width: 168, height: 32)
            #expect(rects(of: field) == [rect])
            field.text = "x"
            #expect(field.texts == ["x"] && rects(of: field) == [rect])
            #expect(abs(field.caretRect(for: field.beginningOfDocument).midX - 12) <= 1)
            field.becomeFirstResponder()
            #expect(abs(field.caretRect(for: field.beginningOfDocument).midX - 12) <= 1)
        }

        @Test("A deletion that comes without a key is the overridden method's")
        func deleting() {
            let field = add(PaddedField())
            field.text = "ab"
            field.becomeFirstResponder()
            stage.window.deleteBackward()
            #expect(field.deletions == 1 && field.text == "a")
        }

        @Test("A class draws its placeholder and moves its text, and has no caret")
        func drawing() {
            let field = add(CodeField())
            #expect(field.recordedDrawing().commands.isEmpty)
            #expect(field.drawn.last == field.bounds)
            field.text = "x"
            #expect(rects(of: field).map(\.minX) == [3])
            field.isSecureTextEntry = true
            #expect(field.isEditing && field.caretRect(for: field.endOfDocument) == .zero)
        }
    }
}
