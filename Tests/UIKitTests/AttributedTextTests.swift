import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @MainActor struct AttributedTexts {
        private func run(_ attributes: [NSAttributedString.Key: Any]) -> StyledText.Run? {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
            label.attributedText = NSAttributedString(string: "text", attributes: attributes)
            label.updateLayerContents()
            guard case .text(let text) = label.layer.layerContents else { return nil }
            return text.runs.first
        }

        @Test("Each attribute reaches the layer")
        func attributes() {
            let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
            #expect(run([.font: UIFont.systemFont(ofSize: 9)])?.font == FontDescription(size: 9))
            #expect(run([.foregroundColor: UIColor.red])?.color == red)
            #expect(run([.backgroundColor: UIColor.red])?.ornaments?.background == red)
            #expect(run([.kern: 2])?.ornaments?.kern == 2)
            #expect(run([.kern: 2, .tracking: CGFloat(3)])?.ornaments?.kern == 3)
            #expect(run([.baselineOffset: Float(-1.5)])?.ornaments?.baselineOffset == -1.5)
            #expect(run([.obliqueness: 0.25])?.ornaments?.obliqueness == 0.25)
            #expect(run([.ligature: 0])?.ornaments?.hasLigatures == false)
            #expect(run([.ligature: 1])?.ornaments == nil)
            #expect(
                run([.strokeWidth: -3, .strokeColor: UIColor.red])?.ornaments?.stroke
                    == .init(width: 3, isFilled: true, color: red))
            #expect(run([.strokeWidth: 3])?.ornaments?.stroke == .init(width: 3, isFilled: false))
            #expect(run([.link: "a"])?.ornaments?.underline == .init())
            #expect(run([.link: "a", .underlineStyle: 0])?.ornaments?.underline == nil)
            #expect(run([.kern: "wide", .font: 3, .foregroundColor: "red"])?.ornaments == nil)
        }

        @Test("Underline styles are a weight, a pattern and whether spaces have a line")
        func underlines() {
            func line(_ style: NSUnderlineStyle) -> StyledText.Ornaments.Line? {
                run([.underlineStyle: style.rawValue])?.ornaments?.underline
            }
            #expect(line([]) == nil)
            #expect(line(.single) == .init())
            #expect(line(.thick) == .init(weight: .thick))
            #expect(line([.double, .patternDashDotDot]) == .init(weight: .double, pattern: .dashDotDot))
            #expect(line([.single, .patternDot, .byWord]) == .init(pattern: .dot, skipsSpaces: true))
            let strike = run([.strikethroughStyle: 2, .strikethroughColor: UIColor.red])?.ornaments?.strikethrough
            #expect(strike == .init(weight: .thick, color: CGColor(red: 1, green: 0, blue: 0, alpha: 1)))
        }

        @Test("A shadow is drawn with its colour, and not without one")
        func shadow() {
            let shadow = NSShadow()
            shadow.shadowOffset = CGSize(width: 1, height: 2)
            shadow.shadowBlurRadius = 3
            shadow.shadowColor = UIColor.red
            #expect(
                run([.shadow: shadow])?.ornaments?.shadow
                    == .init(
                        color: CGColor(red: 1, green: 0, blue: 0, alpha: 1), offset: CGSize(width: 1, height: 2),
                        blurRadius: 3))
            shadow.shadowColor = nil
            #expect(run([.shadow: shadow])?.ornaments == nil)
        }

        @Test("Paragraph styles copy, compare and hash by what they say")
        func paragraphStyles() throws {
            let style = NSMutableParagraphStyle()
            style.lineSpacing = 4
            style.addTabStop(NSTextTab(textAlignment: .right, location: 10))
            let copy = try #require(style.copy() as? NSParagraphStyle)
            #expect(copy == style && copy.hashValue == style.hashValue)
            #expect(copy.tabStops.first?.location == 10)
            style.lineSpacing = 5
            #expect(copy.lineSpacing == 4 && copy != style)
            let changed = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
            changed.alignment = .center
            #expect(copy.alignment == .natural)
            changed.tabStops = nil
            #expect(changed.tabStops.count == 12)
            #expect(NSParagraphStyle.default.lineBreakMode == .byWordWrapping)
        }

        @Test("Texts with different paragraph styles and shadows can be joined and compared")
        func joining() {
            let text = NSMutableAttributedString()
            for spacing in [1, 2, 2] as [CGFloat] {
                let style = NSMutableParagraphStyle()
                style.lineSpacing = spacing
                let shadow = NSShadow()
                shadow.shadowBlurRadius = spacing
                text.append(NSAttributedString(string: "ab", attributes: [.paragraphStyle: style]))
                text.append(NSAttributedString(string: "cd", attributes: [.shadow: shadow]))
            }
            #expect(text.length == 12)
            #expect(NSAttributedString(attributedString: text) == text)
        }

        @Test("A range that cuts a character in half does no harm")
        func halves() {
            let text = NSMutableAttributedString(string: "a😀b")
            text.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 2))
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
            label.attributedText = text
            label.updateLayerContents()
            #expect(label.intrinsicContentSize.width > 0)
        }

        @Test("A shadow that is nowhere does no harm")
        func endlessShadow() {
            let shadow = NSShadow()
            shadow.shadowOffset = CGSize(width: CGFloat.nan, height: .infinity)
            shadow.shadowBlurRadius = .nan
            let stage = Stage()
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
            label.attributedText = NSAttributedString(string: "text", attributes: [.shadow: shadow])
            stage.root.view.addSubview(label)
            stage.update()
            guard case .text(let text) = label.layer.layerContents else {
                Issue.record("no text")
                return
            }
            #expect(text.reach.isFinite)
        }

        @Test("AttributedString has UIKit's attributes, and keeps them on its way to NSAttributedString and back")
        func conversion() {
            var text = AttributedString("bold")
            text.font = .boldSystemFont(ofSize: 20)
            text.foregroundColor = .red
            text.kern = 2
            text.underlineStyle = [.single, .patternDot]
            text.link = URL(string: "https://example.org")
            let style = NSMutableParagraphStyle()
            style.alignment = .center
            text.paragraphStyle = style
            var container = AttributeContainer()
            container.backgroundColor = .yellow
            text += AttributedString(" 😀", attributes: container)

            let converted = NSAttributedString(text)
            #expect(converted.string == "bold 😀")
            let first = converted.attributes(at: 0, effectiveRange: nil)
            #expect(first[.font] as? UIFont == .boldSystemFont(ofSize: 20))
            #expect(first[.underlineStyle] as? Int == NSUnderlineStyle([.single, .patternDot]).rawValue)
            #expect((first[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
            #expect(converted.attributes(at: 5, effectiveRange: nil)[.backgroundColor] as? UIColor == .yellow)
            #expect(AttributedString(converted) == text)
        }
    }
}
