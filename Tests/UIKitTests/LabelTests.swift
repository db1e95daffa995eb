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
