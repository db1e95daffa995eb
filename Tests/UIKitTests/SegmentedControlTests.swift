import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @MainActor struct SegmentedControls {
        private let stage = Stage()
        private let control = UISegmentedControl(items: ["One", "Two", "Three"])
        private let log = Log()

        private final class Log {
            var events: [String] = []
        }

        init() {
            control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
            stage.root.view.addSubview(control)
            control.addAction(
                UIAction { [log] in
                    log.events.append("\(($0.sender as? UISegmentedControl)?.selectedSegmentIndex ?? -9)")
                }, for: .valueChanged)
        }

        private func tap(_ segment: Int) {
            stage.tap(CGPoint(x: 50 + 100 * CGFloat(segment), y: 16))
        }

        @Test("A tap selects a segment and says so, once")
        func select() {
            #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
            tap(1)
            tap(1)
            tap(2)
            #expect(log.events == ["1", "2"])
            control.selectedSegmentIndex = 0
            control.selectedSegmentIndex = 7
            #expect(control.selectedSegmentIndex == -1)
            #expect(log.events.count == 2)
        }

        @Test("The segment where the touch ends counts; outside of the control none does")
        func slide() {
            stage.press(CGPoint(x: 50, y: 16))
            stage.drag(to: CGPoint(x: 250, y: 16))
            stage.release(CGPoint(x: 250, y: 16))
            #expect(log.events == ["2"])
            stage.press(CGPoint(x: 50, y: 16))
            stage.release(CGPoint(x: 50, y: 200))
            #expect(log.events == ["2"])
        }

        @Test("A momentary one says what was pressed, and keeps nothing selected")
        func momentary() {
            control.isMomentary = true
            tap(1)
            tap(1)
            #expect(log.events == ["1", "1"])
            #expect(control.selectedSegmentIndex == -1)
        }

        @Test("A segment's own action runs before the control's, with the control as sender")
        func actions() {
            let action = UIAction(title: "Own", identifier: .init("own")) { [log] action in
                log.events.append("own \(action.sender is UISegmentedControl)")
            }
            control.insertSegment(action: action, at: 0, animated: false)
            #expect(control.titleForSegment(at: 0) == "Own")
            #expect(control.segmentIndex(identifiedBy: .init("own")) == 0)
            #expect(control.actionForSegment(at: 0) === action)
            stage.tap(CGPoint(x: 10, y: 16))
            #expect(log.events == ["own true", "0"])
        }

        @Test("Inserting and removing segments keeps the selection on its segment, or on none")
        func changes() {
            control.selectedSegmentIndex = 1
            control.insertSegment(withTitle: "Zero", at: 0, animated: true)
            #expect(control.selectedSegmentIndex == 2 && control.numberOfSegments == 4)
            control.removeSegment(at: 3, animated: true)
            #expect(control.selectedSegmentIndex == 2)
            control.removeSegment(at: 2, animated: true)
            #expect(control.selectedSegmentIndex == -1)
            control.setTitle("Nought", forSegmentAt: 0)
            control.setTitle("Nowhere", forSegmentAt: 9)
            #expect(control.titleForSegment(at: 0) == "Nought" && control.titleForSegment(at: 9) == nil)
            control.removeAllSegments()
            #expect(control.numberOfSegments == 0 && control.intrinsicContentSize.width == 0)
        }

        @Test("Segments are alike, or as wide as was set, or as wide as their titles")
        func widths() {
            let natural = control.intrinsicContentSize.width
            control.setWidth(100, forSegmentAt: 0)
            #expect(control.widthForSegment(at: 0) == 100)
            #expect(abs(control.intrinsicContentSize.width - (100 + natural / 3 * 2)) < 0.01)
            control.apportionsSegmentWidthsByContent = true
            #expect(control.intrinsicContentSize.width < 100 + natural / 3 * 2)
            control.layoutIfNeeded()
            let middles = control.subviews.map(\.center.x)
            #expect(middles[0] == 50)
            #expect(middles[1] - 100 < 300 - middles[2])
        }

        @Test("A disabled segment cannot be chosen, and keys pass over it")
        func disabled() {
            control.setEnabled(false, forSegmentAt: 1)
            #expect(!control.isEnabledForSegment(at: 1))
            tap(1)
            #expect(log.events.isEmpty)
            stage.pressKey(.keyboardTab, .shift)
            for key: UIKeyboardHIDUsage in [
                .keyboardRightArrow, .keyboardRightArrow, .keyboardRightArrow, .keyboardUpArrow, .keyboardEnd,
                .keyboardHome,
            ] {
                stage.pressKey(key)
            }
            #expect(log.events == ["0", "2", "0", "2", "0"])
        }

        @Test("From right to left the first segment is at the right")
        func mirrored() {
            control.semanticContentAttribute = .forceRightToLeft
            tap(0)
            #expect(log.events == ["2"])
        }

        @Test("A segment has a title or an image, whichever was set last")
        func images() throws {
            let image = UIImage.plain(.red, 24, 12)
            let mixed = UISegmentedControl(items: ["One", image])
            #expect(mixed.titleForSegment(at: 0) == "One" && mixed.imageForSegment(at: 0) == nil)
            #expect(mixed.titleForSegment(at: 1) == nil && mixed.imageForSegment(at: 1) == image)
            mixed.insertSegment(with: image, at: 0, animated: false)
            mixed.setImage(image, forSegmentAt: 1)
            mixed.setTitle("Two", forSegmentAt: 0)
            #expect((0..<3).map { mixed.titleForSegment(at: $0) } == ["Two", nil, nil])
            #expect((0..<3).map { mixed.imageForSegment(at: $0) } == [nil, image, image])
            let action = UIAction(title: "Add", image: image) { _ in }
            let actions = UISegmentedControl(frame: .zero, actions: [action, UIAction(title: "Less") { _ in }])
            #expect(actions.imageForSegment(at: 0) == image && actions.titleForSegment(at: 0) == nil)
            #expect(actions.titleForSegment(at: 1) == "Less")
        }

        @Test("An image is as wide as it is, in the middle of its segment, in the colour of the text")
        func imageLook() throws {
            let pictures = UISegmentedControl(items: [UIImage.plain(.red, 60, 12), UIImage.plain(.red, 8, 8)])
            pictures.apportionsSegmentWidthsByContent = true
            #expect(pictures.intrinsicContentSize == CGSize(width: 60 + 8 + 4 * 14, height: 32))
            pictures.sizeToFit()
            pictures.setContentOffset(CGSize(width: 3, height: 1), forSegmentAt: 1)
            #expect(pictures.contentOffsetForSegment(at: 1) == CGSize(width: 3, height: 1))
            stage.root.view.addSubview(pictures)
            pictures.layoutIfNeeded()
            let views = pictures.subviews.map { $0.subviews.compactMap { $0 as? UIImageView } }
            let first = try #require(views.first?.first)
            let second = try #require(views.last?.first)
            let middles = [first, second].map { $0.convert($0.bounds, to: pictures).midX }
            #expect(abs(middles[0] - 44) < 0.01 && abs(middles[1] - (88 + 18 + 3)) < 0.01)
            #expect(first.image?.renderingMode == .alwaysTemplate && first.tintColor == .label)
            pictures.isEnabled = false
            pictures.layoutIfNeeded()
            #expect(first.tintColor != .label)
        }

        @Test("Titles have the attributes of their state, or those of the normal one")
        func attributes() throws {
            control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
            control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 20)], for: .selected)
            control.selectedSegmentIndex = 1
            control.setEnabled(false, forSegmentAt: 2)
            control.layoutIfNeeded()
            let shown = try control.subviews.map { view in
                let label = try #require(view.subviews.first as? UILabel)
                return try #require(label.attributedText).attributes(at: 0, effectiveRange: nil)
            }
            #expect(shown.map { ($0[.font] as? UIFont)?.pointSize } == [13, 20, 13])
            #expect(shown.map { $0[.foregroundColor] as? UIColor } == [.red, .label, .red])
            #expect(control.titleTextAttributes(for: .selected)?.keys.contains(.font) == true)
            let width = control.intrinsicContentSize.width
            control.setTitleTextAttributes(nil, for: .selected)
            #expect(control.intrinsicContentSize.width < width)
        }
    }
}
