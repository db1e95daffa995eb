import Testing
import UIKit

extension UIKitBehaviour {
    @Suite("Text attachments") @MainActor struct TextAttachments {
        private func label(_ attachment: NSTextAttachment, _ color: UIColor = .blue) -> UILabel {
            let text = NSMutableAttributedString(string: "ab")
            text.append(NSAttributedString(attachment: attachment))
            text.addAttributes(
                [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: color],
                range: NSRange(location: 0, length: text.length))
            let label = UILabel(frame: .zero)
            label.attributedText = text
            label.sizeToFit()
            return label
        }

        private func widthOfLetters() -> CGFloat {
            let label = UILabel(frame: .zero)
            label.text = "ab"
            label.font = .systemFont(ofSize: 20)
            return label.intrinsicContentSize.width
        }

        @Test("An image stands in the text like a letter, as large as it is, on the baseline")
        func image() throws {
            let attachment = NSTextAttachment(image: .plain(.red, 30, 40))
            let label = label(attachment)
            #expect(attachment.image?.size == CGSize(width: 30, height: 40))
            #expect(abs(label.bounds.width - widthOfLetters() - 30) <= 1)
            let pixels = DrawnPixels(of: label)
            let x = Int(widthOfLetters()) + 15
            #expect(pixels[x, 1] == [255, 0, 0, 255] && pixels[x, 38] == [255, 0, 0, 255])
            #expect(pixels[x, Int(label.bounds.height) - 1] == [0, 0, 0, 0])
        }

        @Test("Bounds say how large it is and how far above the baseline")
        func bounds() {
            let attachment = NSTextAttachment()
            attachment.image = .plain(.red, 300, 400)
            attachment.bounds = CGRect(x: 0, y: -30, width: 20, height: 10)
            let label = label(attachment)
            #expect(abs(label.bounds.width - widthOfLetters() - 20) <= 1)
            let pixels = DrawnPixels(of: label)
            let (x, bottom) = (Int(widthOfLetters()) + 10, Int(label.bounds.height) - 3)
            #expect(pixels[x, bottom] == [255, 0, 0, 255] && pixels[x, bottom - 12] == [0, 0, 0, 0])
        }

        @Test("Templates and symbols have the colour of the text, and symbols the size of the font")
        func tint() throws {
            let template = NSTextAttachment(image: UIImage.plain(.red, 30, 30).withRenderingMode(.alwaysTemplate))
            let x = Int(widthOfLetters()) + 12
            #expect(DrawnPixels(of: label(template, .green))[x, 12] == [0, 255, 0, 255])
            let symbol = NSTextAttachment(image: try #require(UIImage(systemName: "square.fill")))
            let label = label(symbol, .green)
            #expect(abs(label.bounds.width - widthOfLetters() - 24) <= 1)
            #expect(DrawnPixels(of: label)[x, Int(label.bounds.height / 2)] == [0, 255, 0, 255])
            label.isEnabled = false
            #expect(DrawnPixels(of: label)[x, Int(label.bounds.height / 2)][3] < 200)
        }

        @Test("What has no room is not drawn, and text that shrinks takes its images along")
        func room() {
            let label = label(NSTextAttachment(image: .plain(.red, 30, 10)))
            label.frame.size.width = 20
            let cut = DrawnPixels(of: label)
            #expect(
                (0..<20).allSatisfy { x in (0..<Int(label.bounds.height)).allSatisfy { cut[x, $0] != [255, 0, 0, 255] }
                })
            label.frame.size.width = 40
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.2
            let small = DrawnPixels(of: label)
            let row = Int(label.bounds.height / 2)
            #expect((0..<40).contains { small[$0, row] == [255, 0, 0, 255] })
        }

        @Test("Attributed strings draw their images without a view, too")
        func drawing() {
            let text = NSMutableAttributedString(attachment: NSTextAttachment(image: .plain(.red, 30, 40)))
            text.append(NSAttributedString(attachment: NSTextAttachment(image: .plain(.green, 10, 40))))
            #expect(text.size().width == 40)
            final class Canvas: UIView {
                var text: NSAttributedString?
                override func draw(_ rect: CGRect) { text?.draw(in: rect) }
            }
            let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
            canvas.text = text
            let pixels = DrawnPixels(of: canvas)
            #expect(pixels[15, 20] == [255, 0, 0, 255] && pixels[35, 20] == [0, 255, 0, 255])
            #expect(pixels[45, 20] == [0, 0, 0, 0])
        }
    }
}
