import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @MainActor struct LabelFitting {
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
    }
}
