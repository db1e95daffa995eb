import ParityScenarios
import Testing
import UIKit

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

        @Test("A label that is asked for one line is as wide as it; one of several lines wraps at the width")
        func fittingSizes() {
            let label = UILabel()
            label.text = "A text that is longer than the width that there is"
            let line = label.sizeThatFits(CGSize(width: 50, height: 50))
            #expect(line.width > 300)
            label.numberOfLines = 0
            let wrapped = label.sizeThatFits(CGSize(width: 100, height: 10))
            #expect(wrapped.width <= 100 && wrapped.height > 3 * label.font.lineHeight)
            label.numberOfLines = 2
            #expect(label.sizeThatFits(CGSize(width: 100, height: 0)).height < wrapped.height)
            label.preferredMaxLayoutWidth = 120
            #expect(label.intrinsicContentSize.width <= 120)
            label.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            label.numberOfLines = 1
            label.sizeToFit()
            #expect(label.bounds.size == line)
        }

        @Test("Sizes are rounded up to pixels")
        func pixels() {
            for scale in [1, 2] as [CGFloat] {
                UIScreen.main.update(size: UIScreen.main.bounds.size, scale: scale, userInterfaceStyle: .light)
                let (stage, label) = shown()
                stage.update()
                let size = label.intrinsicContentSize
                #expect(size.width * scale == (size.width * scale).rounded())
                #expect(size.height * scale == (size.height * scale).rounded())
            }
        }

        @Test("A label whose text rectangle is smaller needs more room, and draws where its override says")
        func insets() {
            let stage = Stage()
            let plain = UILabel()
            let label = InsetLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            plain.text = "Hello"
            label.text = "Hello"
            stage.root.view.addSubview(label)
            stage.update()
            #expect(label.intrinsicContentSize.width == plain.intrinsicContentSize.width + 20)
            #expect(label.intrinsicContentSize.height == plain.intrinsicContentSize.height + 8)
            guard case .drawing(let drawing) = label.layer.layerContents,
                case .text(_, let rect)? = drawing.commands.first
            else {
                Issue.record("no drawing")
                return
            }
            #expect(rect == CGRect(x: 10, y: 4, width: 80, height: 32))
        }

        @Test("Text that has no room becomes smaller down to its limit, and stays on its baseline")
        func shrinking() throws {
            let (stage, label) = shown()
            label.text = "A text that is somewhat too long"
            label.adjustsFontSizeToFitWidth = true
            stage.update()
            #expect(text(of: label)?.runs.first?.font.size == 17)
            label.minimumScaleFactor = 0.3
            label.baselineAdjustment = .alignCenters
            stage.update()
            let size = try #require(text(of: label)?.runs.first?.font.size)
            #expect(size < 17 && size > 17 * 0.3)
            label.minimumScaleFactor = 0.9
            stage.update()
            #expect(text(of: label)?.runs.first?.font.size == 17 * 0.9)
            let offset = label.baselineOffsets(in: label.bounds.size).first
            label.baselineAdjustment = .alignBaselines
            let kept = label.baselineOffsets(in: label.bounds.size).first
            label.adjustsFontSizeToFitWidth = false
            #expect(abs(kept - label.baselineOffsets(in: label.bounds.size).first) < 0.01)
            #expect(kept != offset)
        }

        @Test("Letters move together before something is left out")
        func tightening() throws {
            let (stage, label) = shown()
            label.text = "Tight text"
            label.bounds.size.width = label.intrinsicContentSize.width - 2
            stage.update()
            #expect(text(of: label)?.runs.first?.ornaments == nil)
            label.allowsDefaultTighteningForTruncation = true
            stage.update()
            #expect(try #require(text(of: label)?.runs.first?.ornaments?.kern) < 0)
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

        @Test("Baselines are where the lines are, in whatever height the label has")
        func baselines() {
            let label = UILabel()
            label.text = "One\nTwo"
            label.numberOfLines = 0
            let size = label.intrinsicContentSize
            let natural = label.baselineOffsets(in: size)
            let high = label.baselineOffsets(in: CGSize(width: size.width, height: size.height + 20))
            #expect(abs(high.first - natural.first - 10) < 0.01 && abs(high.last - natural.last - 10) < 0.01)
            #expect(abs(natural.first - label.font.ascender) < 1 && abs(natural.last + label.font.descender) < 1)
            label.text = nil
            #expect(
                label.baselineOffsets(in: CGSize(width: 10, height: label.font.lineHeight)).first == label.font.ascender
            )
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

        @Test("Text without a direction of its own starts where the interface does")
        func rightToLeft() {
            let (stage, label) = shown()
            label.text = "123"
            label.semanticContentAttribute = .forceRightToLeft
            label.setNeedsDisplay()
            stage.update()
            #expect(text(of: label)?.isRightToLeft == true)
        }

        @Test("Of a megabyte of text only what can be seen reaches the layer")
        func megabyte() throws {
            let (stage, label) = shown()
            label.text = String(repeating: "lorem ipsum ", count: 1 << 20 / 12)
            for lines in [1, 0] {
                label.numberOfLines = lines
                stage.update()
                #expect(try #require(text(of: label)).string.utf8.count < 10_000)
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

@MainActor private final class InsetLabel: UILabel {
    private(set) var drawings = 0

    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        super.textRect(forBounds: bounds.insetBy(dx: 10, dy: 4), limitedToNumberOfLines: numberOfLines)
            .insetBy(dx: -10, dy: -4)
    }

    override func drawText(in rect: CGRect) {
        drawings += 1
        super.drawText(in: rect.insetBy(dx: 10, dy: 4))
    }
}
