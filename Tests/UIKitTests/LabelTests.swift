import ParityScenarios
import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @MainActor struct Labels {
        private func text(of label: UILabel) -> StyledText? {
            if case .text(let text) = label.layer.layerContents { return text }
            return nil
        }

        private func shown() -> (Stage, UILabel) {
            let stage = Stage()
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
            label.text = "Hello"
            stage.root.view.addSubview(label)
            stage.update()
            return (stage, label)
        }

        @Test("A label hands its text to its layer with font, colour, alignment and line rules")
        func contents() {
            let (stage, label) = shown()
            label.font = .boldSystemFont(ofSize: 13)
            label.textColor = .red
            label.textAlignment = .center
            label.lineBreakMode = .byWordWrapping
            label.numberOfLines = 0
            stage.update()
            let text = text(of: label)
            #expect(text?.string == "Hello")
            #expect(text?.runs.first?.font == FontDescription(size: 13, weight: 600))
            #expect(text?.runs.first?.color == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
            #expect(text?.alignment == .center)
            #expect(text?.lineBreak == .byWordWrapping)
            #expect(text?.maximumLines == 0)
            label.text = ""
            stage.update()
            #expect(label.layer.layerContents == .none)
        }

        @Test("A label's colour follows light and dark")
        func darkMode() {
            let (stage, label) = shown()
            let light = text(of: label)?.runs.first?.color
            UIScreen.main.update(size: UIScreen.main.bounds.size, scale: 1, userInterfaceStyle: .dark)
            stage.update()
            let dark = text(of: label)?.runs.first?.color
            #expect(light == UIColor.black.cgColor)
            #expect(dark == UIColor.white.cgColor)
        }

        @Test("No text needs no room; more text needs more; a new text asks the superview to lay out again")
        func size() {
            let stage = Stage()
            let outer = TracingView(frame: .zero, name: "outer")
            let label = UILabel()
            outer.addSubview(label)
            stage.root.view.addSubview(outer)
            #expect(label.intrinsicContentSize == .zero)
            label.text = "i"
            let short = label.intrinsicContentSize
            label.text = "A longer text"
            #expect(label.intrinsicContentSize.width > short.width)
            #expect(short.width > 0 && short.height > 0)
            stage.update()
            _ = TraceRecorder.shared.take()
            stage.update()
            #expect(TraceRecorder.shared.take() == [])
            label.text = "Another"
            stage.update()
            #expect(TraceRecorder.shared.take().count("layoutSubviews", of: "outer") == 1)
        }

        @Test("Setting font or text colour to nil restores the default")
        func defaults() {
            let label = UILabel()
            label.font = .systemFont(ofSize: 30)
            label.textColor = .red
            label.font = nil
            label.textColor = nil
            #expect(label.font == .systemFont(ofSize: 17))
            #expect(label.textColor == .label)
            #expect(!label.isUserInteractionEnabled)
        }

        @Test(
            "Attributed text sets the label's style to that of its first character; setting a style changes all of it")
        func attributedText() {
            let label = UILabel()
            let style = NSMutableParagraphStyle()
            style.alignment = .right
            style.lineBreakMode = .byWordWrapping
            let text = NSMutableAttributedString(
                string: "one ",
                attributes: [
                    .font: UIFont.systemFont(ofSize: 9), .foregroundColor: UIColor.red, .paragraphStyle: style,
                ])
            text.append(NSAttributedString(string: "two", attributes: [.font: UIFont.systemFont(ofSize: 30)]))
            label.attributedText = text
            #expect(label.text == "one two")
            #expect(label.font == .systemFont(ofSize: 9))
            #expect(label.textColor == .red)
            #expect(label.textAlignment == .right && label.lineBreakMode == .byWordWrapping)
            #expect(
                label.attributedText?.attributes(at: 5, effectiveRange: nil)[.font] as? UIFont
                    == .systemFont(ofSize: 30))
            text.mutableString.setString("changed")
            #expect(label.text == "one two")
            label.font = .systemFont(ofSize: 12)
            label.textAlignment = .center
            #expect(
                label.attributedText?.attributes(at: 5, effectiveRange: nil)[.font] as? UIFont
                    == .systemFont(ofSize: 12))
            label.text = "plain"
            #expect(label.text == "plain" && label.font == .systemFont(ofSize: 12))
            let attributes = label.attributedText?.attributes(at: 0, effectiveRange: nil)
            #expect(attributes?[.foregroundColor] as? UIColor == .red)
            label.attributedText = nil
            #expect(label.text == nil && label.intrinsicContentSize == .zero)
        }

        @Test("Highlighting changes the colour and a shadow goes with the text")
        func highlight() {
            let (stage, label) = shown()
            label.highlightedTextColor = .green
            label.isHighlighted = true
            label.shadowColor = .red
            label.shadowOffset = CGSize(width: 2, height: 3)
            stage.update()
            let run = text(of: label)?.runs.first
            #expect(run?.color == CGColor(red: 0, green: 1, blue: 0, alpha: 1))
            #expect(
                run?.ornaments?.shadow
                    == .init(
                        color: CGColor(red: 1, green: 0, blue: 0, alpha: 1), offset: CGSize(width: 2, height: 3)))
        }

        @Test("Fonts of text styles follow the preferred size of text where the label says so")
        func dynamicType() {
            let (stage, label) = shown()
            let fixed = UILabel()
            stage.root.view.addSubview(fixed)
            label.font = .preferredFont(forTextStyle: .body)
            fixed.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            stage.update()
            stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
            stage.update()
            #expect(label.font.pointSize == 33)
            #expect(fixed.font.pointSize == 17)
            label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 34), maximumPointSize: 50)
            stage.window.traitOverrides.preferredContentSizeCategory = .extraSmall
            stage.update()
            #expect(label.font.pointSize == 28)
        }

        @Test("A label that may have more lines from now on becomes as high as they are, though its width stays")
        func moreLines() {
            let (stage, label) = (Stage(), UILabel())
            label.text = "Words that need more than one line in so little room"
            label.translatesAutoresizingMaskIntoConstraints = false
            stage.root.view.addSubview(label)
            label.widthAnchor.constraint(equalToConstant: 100).isActive = true
            stage.update()
            let line = label.bounds.height
            label.numberOfLines = 0
            stage.update()
            #expect(label.bounds.height > 2 * line)
            label.numberOfLines = 1
            stage.update()
            #expect(label.bounds.height == line)
        }

        @Test("Text without a direction of its own starts where the interface does")
        func rightToLeft() {
            let (stage, label) = shown()
            label.text = "123"
            stage.update()
            #expect(text(of: label)?.isRightToLeft == false)
            label.semanticContentAttribute = .forceRightToLeft
            stage.update()
            #expect(text(of: label)?.isRightToLeft == true)
        }

        @Test(
            "Natural alignment leans to where the interface begins, whatever the letters are",
            arguments: ["Climate", "\u{645}\u{646}\u{627}\u{62E}", "42"])
        func naturalAlignment(text: String) {
            for (direction, isRight) in [
                (UISemanticContentAttribute.forceLeftToRight, false), (.forceRightToLeft, true),
            ] {
                for isAttributed in [false, true] {
                    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
                    label.semanticContentAttribute = direction
                    label.textColor = .black
                    label.text = text
                    if isAttributed { label.attributedText = NSAttributedString(string: text) }
                    let ink = DrawnPixels(of: label)
                    let hasInk = { (columns: Range<Int>) in
                        columns.contains { x in (0..<30).contains { y in ink[x, y][3] > 0 } }
                    }
                    #expect(hasInk(190..<200) == isRight)
                    #expect(hasInk(0..<10) == !isRight)
                    let place = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1)
                    #expect(isRight ? place.maxX == 200 : place.minX == 0)
                }
            }
        }

        @Test("A text that is set again as it was draws nothing anew")
        func unchanged() {
            let stage = Stage()
            let label = InsetLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            stage.root.view.addSubview(label)
            label.text = "Hello"
            stage.update()
            let drawn = label.drawings
            label.text = "Hello"
            label.font = .systemFont(ofSize: 17)
            stage.update()
            #expect(label.drawings == drawn)
            label.text = "Other"
            stage.update()
            #expect(label.drawings == drawn + 1)
        }

        @Test("A disabled label is dimmed")
        func disabled() {
            let (stage, label) = shown()
            label.textColor = .red
            label.isEnabled = false
            stage.update()
            #expect(text(of: label)?.runs.first?.color == CGColor(red: 1, green: 0, blue: 0, alpha: 0.4))
        }
    }
}
