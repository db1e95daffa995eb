import Testing
import UIKitTesting

@testable import UIKit

extension UIKitBehaviour {
    @Suite("Layout managers") @MainActor struct LayoutManagerTests {
        private let font = UIFont.systemFont(ofSize: 20)

        /// The parts that apps put together to find what lies under a finger on a label.
        private final class Parts {
            let storage: NSTextStorage
            let manager = NSLayoutManager()
            let container: NSTextContainer

            init(_ text: String, _ font: UIFont, width: CGFloat = 0) {
                storage = NSTextStorage(string: text, attributes: [.font: font])
                container = NSTextContainer(size: CGSize(width: width, height: 0))
                manager.addTextContainer(container)
                storage.addLayoutManager(manager)
            }
        }

        @Test("A text by itself is measured as its lines are, with the padding")
        func usedRect() {
            let parts = Parts("Hello\nyou", font)
            let (storage, manager, container) = (parts.storage, parts.manager, parts.container)
            #expect(manager.textStorage === storage && container.layoutManager === manager)
            #expect(manager.numberOfGlyphs == 9)
            #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 9))
            let size = NSAttributedString(string: "Hello\nyou", attributes: [.font: font]).size()
            let used = manager.usedRect(for: container)
            #expect(abs(used.width - size.width - 10) < 0.5 && abs(used.height - size.height) < 0.5)
            container.lineFragmentPadding = 0
            #expect(abs(manager.usedRect(for: container).width - size.width) < 0.5)
            container.maximumNumberOfLines = 1
            #expect(abs(manager.usedRect(for: container).height - size.height / 2) < 0.5)
            #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 5))
        }

        @Test("The character under a point, and how far through it the point is")
        func characterIndex() {
            let parts = Parts("Hello\nyou", font, width: 200)
            let (storage, manager, container) = (parts.storage, parts.manager, parts.container)
            let rect = manager.boundingRect(forGlyphRange: NSRange(location: 1, length: 1), in: container)
            #expect(rect.minX > 5 && rect.minY == 0)
            var fraction: CGFloat = -1
            func index(_ x: CGFloat, _ y: CGFloat) -> Int {
                manager.characterIndex(
                    for: CGPoint(x: x, y: y), in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
            }
            #expect(index(rect.minX + rect.width * 0.75, rect.midY) == 1)
            #expect(abs(fraction - 0.75) < 0.01)
            #expect(index(190, rect.midY) == 4 && fraction == 1)
            #expect(index(-50, rect.maxY + 5) == 6 && fraction == 0)
            #expect(index(.nan, 0) == 0)
            #expect(manager.glyphIndex(for: CGPoint(x: 190, y: 500), in: container) == storage.length - 1)
        }

        @Test("Lines are enumerated with the characters that end them, and one behind the last line end is extra")
        func lines() {
            let parts = Parts("ab\ncd\n", font, width: 100)
            let (storage, manager) = (parts.storage, parts.manager)
            var seen: [String] = []
            manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 6)) { rect, used, _, range, _ in
                seen.append("\(range.location)+\(range.length)")
                #expect(abs(rect.width - 100) < 0.01 && used.width < 60 && used.minY == rect.minY)
            }
            #expect(seen == ["0+3", "3+3"])
            var range = NSRange()
            let second = manager.lineFragmentRect(forGlyphAt: 4, effectiveRange: &range)
            #expect(range == NSRange(location: 3, length: 3) && second.minY > 0)
            #expect(manager.extraLineFragmentRect.minY > second.minY)
            #expect(manager.location(forGlyphAt: 3).x == 5)
            seen = []
            manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 6)) { _, _, _, range, stop in
                seen.append("\(range.location)")
                stop.pointee = true
            }
            #expect(seen == ["0"] && storage.length == 6)
        }

        @Test("A change of the text or of the container is answered for at once")
        func changes() {
            let parts = Parts("ab", font, width: 100)
            let (storage, manager, container) = (parts.storage, parts.manager, parts.container)
            let before = manager.usedRect(for: container)
            storage.append(NSAttributedString(string: "\ncd", attributes: [.font: font]))
            #expect(manager.usedRect(for: container).height > before.height * 1.5)
            storage.replaceCharacters(
                in: NSRange(location: 0, length: storage.length),
                with: NSAttributedString(string: "one two three", attributes: [.font: font]))
            let narrow = manager.usedRect(for: container)
            container.size = CGSize(width: 0, height: 0)
            #expect(manager.usedRect(for: container).height < narrow.height)
            storage.removeLayoutManager(manager)
            #expect(manager.textStorage == nil && manager.numberOfGlyphs == 0)
            #expect(manager.usedRect(for: container) == .zero)
        }

        @Test("The manager of a text view answers by what the view shows")
        func inView() {
            let stage = Stage()
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            view.font = font
            view.text = "Hello you"
            stage.root.view.addSubview(view)
            stage.update()
            #expect(view.textContainer.size.width == 200)
            let range = view.editor.textRange(from: IndexedTextPosition(6), to: IndexedTextPosition(9)) ?? UITextRange()
            let rect = view.layoutManager.boundingRect(
                forGlyphRange: NSRange(location: 6, length: 3), in: view.textContainer)
            #expect(rect.offsetBy(dx: 0, dy: 8) == view.firstRect(for: range))
            view.insertText("!")
            #expect(view.layoutManager.numberOfGlyphs == 10)
            let whole = view.layoutManager.usedRect(for: view.textContainer)
            #expect(whole.minX == 0 && whole.maxX > rect.maxX)
        }
    }
}
