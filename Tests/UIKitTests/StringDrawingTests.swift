import Testing
import UIKit

extension UIKitBehaviour {
    @MainActor struct StringDrawing {
        private let font = UIFont.systemFont(ofSize: 20)
        private let sentence = "The quick brown fox jumps over the lazy dog"

        @Test("A size is that of all lines, unrounded, and the same for every kind of string")
        func size() {
            let attributes: [NSAttributedString.Key: Any] = [.font: font]
            let one = "Hello".size(withAttributes: attributes)
            #expect(abs(one.height - font.lineHeight) < 0.01)
            #expect(("Hello" as NSString).size(withAttributes: attributes) == one)
            #expect(NSAttributedString(string: "Hello", attributes: attributes).size() == one)
            #expect(abs("a\nb".size(withAttributes: attributes).height - 2 * font.lineHeight) < 0.01)
            #expect("".size(withAttributes: attributes) == .zero)
        }

        @Test("A bounding rectangle is one line from its baseline, or lines within a width")
        func boundingRect() {
            let line = sentence.boundingRect(
                with: CGSize(width: 100, height: 1000), attributes: [.font: font], context: nil)
            #expect(abs(line.height - font.lineHeight) < 0.01 && line.width > 100)
            #expect(abs(line.minY - font.descender) < 0.01)
            let lines = sentence.boundingRect(
                with: CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude),
                options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: [.font: font], context: nil)
            #expect(lines.minY == 0 && lines.width <= 100 && lines.height > 3 * font.lineHeight)
            let truncated = sentence.boundingRect(
                with: CGSize(width: 100, height: 2.5 * font.lineHeight),
                options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], attributes: [.font: font], context: nil)
            #expect(abs(truncated.height - 2 * font.lineHeight) < 0.01)
        }

        @Test("A context lets text shrink and tells by how much")
        func context() {
            let context = NSStringDrawingContext()
            context.minimumScaleFactor = 0.5
            let size = sentence.size(withAttributes: [.font: font])
            let bounds = sentence.boundingRect(
                with: CGSize(width: size.width * 0.8, height: size.height), attributes: [.font: font],
                context: context)
            #expect(context.actualScaleFactor > 0.7 && context.actualScaleFactor <= 0.8)
            #expect(bounds.width <= size.width * 0.8 + 0.01)
            #expect(context.totalBounds == bounds)
        }

        @Test("Drawing goes to the current context, from the top of its rectangle, and nowhere without one")
        func drawing() {
            "nowhere".draw(at: .zero)
            let view = DrawingView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)) {
                "at".draw(at: CGPoint(x: 3, y: 4))
                NSAttributedString(string: "in").draw(in: CGRect(x: 5, y: 6, width: 100, height: 100))
                NSAttributedString(string: "with").draw(with: CGRect(x: 7, y: 50, width: 0, height: 0), context: nil)
            }
            view.updateLayerContents()
            guard case .drawing(let drawing) = view.layer.layerContents else {
                Issue.record("nothing was drawn")
                return
            }
            let texts = drawing.commands.compactMap { command -> (String, CGRect)? in
                if case .text(let text, let rect) = command { (text.string, rect) } else { nil }
            }
            let line = UIFont.systemFont(ofSize: 12).lineHeight
            #expect(texts.map(\.0) == ["at", "in", "with"])
            #expect(texts[0].1.origin == CGPoint(x: 3, y: 4))
            #expect(abs(texts[1].1.height - line) < 0.01 && texts[1].1.minY == 6)
            #expect(abs(texts[2].1.minY - 50 + UIFont.systemFont(ofSize: 12).ascender) < 0.01)
        }
    }
}

@MainActor private final class DrawingView: UIView {
    private let body: () -> Void

    init(frame: CGRect, body: @escaping () -> Void) {
        self.body = body
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func draw(_ rect: CGRect) {
        body()
    }
}
