import SeededRandom
import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @Suite("Where a menu lies") @MainActor struct MenuPlacementTests {
        private let stage = Stage()
        private let button = UIButton(type: .system)
        private var shown: MenuOnStage { MenuOnStage(stage) }

        init() {
            UIView.setAnimationsEnabled(false)
            button.showsMenuAsPrimaryAction = true
            stage.root.view.addSubview(button)
        }

        private func show(_ count: Int, at frame: CGRect) {
            button.frame = frame
            button.menu = UIMenu(children: (0..<count).map { UIAction(title: "Element \($0)") { _ in } })
            stage.update()
            stage.tap(button.center)
            stage.update()
        }

        @Test("Below its button in line with its leading edge; above where there is no room below")
        func beside() throws {
            show(2, at: CGRect(x: 20, y: 20, width: 60, height: 30))
            #expect(try shown.frame.minX == 20)
            #expect(try shown.frame.minY == 55)
            stage.pressKey(.keyboardEscape)
            show(2, at: CGRect(x: 20, y: 260, width: 60, height: 30))
            #expect(try shown.frame.maxY == 255)
            stage.pressKey(.keyboardEscape)
            show(2, at: CGRect(x: 330, y: 20, width: 60, height: 30))
            #expect(try shown.frame.maxX == 390)
        }

        @Test("From right to left in line with the right edge, and its lines are mirrored")
        func mirrored() throws {
            button.semanticContentAttribute = .forceRightToLeft
            show(2, at: CGRect(x: 250, y: 20, width: 60, height: 30))
            #expect(try shown.frame.maxX == 310)
            let label = try #require(try shown.row("Element 0").subviews.compactMap { $0 as? UILabel }.first)
            #expect(label.textAlignment == .right)
        }

        @Test("Never outside of the window or under what the system covers, whatever the window, button and menu are")
        func random() throws {
            var random = SeededGenerator(seed: 64)
            for round in 0..<150 {
                let size = CGSize(
                    width: CGFloat.random(in: 40...900, using: &random),
                    height: CGFloat.random(in: 40...700, using: &random))
                stage.window.resize(to: size)
                stage.window.systemSafeAreaInsets = UIEdgeInsets(
                    top: .random(in: 0...10, using: &random), left: .random(in: 0...10, using: &random),
                    bottom: .random(in: 0...10, using: &random), right: 0)
                let safe = CGRect(origin: .zero, size: size).inset(by: stage.window.systemSafeAreaInsets)
                button.semanticContentAttribute = Bool.random(using: &random) ? .forceRightToLeft : .forceLeftToRight
                show(
                    .random(in: 1...30, using: &random),
                    at: CGRect(
                        x: .random(in: 0...(size.width - 20), using: &random),
                        y: .random(in: 0...(size.height - 20), using: &random), width: 20, height: 20))
                let frame = try shown.frame
                #expect(try isInside(safe), "round \(round): \(frame) in \(safe)")
                #expect(frame.width > 0 && frame.height > 0)
                // Smaller, while it is shown.
                stage.window.resize(to: CGSize(width: size.width * 0.7, height: size.height * 0.7))
                stage.update()
                let smaller = CGRect(x: 0, y: 0, width: size.width * 0.7, height: size.height * 0.7)
                #expect(
                    try isInside(smaller.inset(by: stage.window.systemSafeAreaInsets)), "round \(round): \(smaller)")
                stage.pressKey(.keyboardEscape)
                stage.update()
                #expect(shown.isGone)
            }
        }

        private func isInside(_ safe: CGRect) throws -> Bool {
            let frame = try shown.frame
            return frame.minX >= safe.minX - 0.01 && frame.maxX <= safe.maxX + 0.01 && frame.minY >= safe.minY - 0.01
                && frame.maxY <= safe.maxY + 0.01
        }

        @Test("What is higher than its room is scrolled: by a finger, a wheel and keys, to its first and last line")
        func scrolled() throws {
            show(40, at: CGRect(x: 20, y: 20, width: 60, height: 30))
            let frame = try shown.frame
            #expect(frame.maxY <= 292)
            let middle = CGPoint(x: frame.midX, y: frame.midY)
            _ = stage.window.sendScroll(
                at: middle, delta: CGVector(dx: 0, dy: -100_000), isPrecise: true, timestamp: 0)
            #expect(frame.contains(try shown.place(of: "Element 39")))
            _ = stage.window.sendScroll(at: middle, delta: CGVector(dx: 0, dy: 100_000), isPrecise: true, timestamp: 0)
            #expect(frame.contains(try shown.place(of: "Element 0")))
            let before = try shown.place(of: "Element 9").y
            stage.press(middle)
            stage.drag(to: CGPoint(x: middle.x, y: middle.y - 60))
            stage.drag(to: CGPoint(x: middle.x, y: middle.y - 80))
            stage.release(CGPoint(x: middle.x, y: middle.y - 80))
            #expect(try shown.place(of: "Element 9").y == before - 80)
            #expect(!shown.isGone)
            stage.pressKey(.keyboardEnd)
            #expect(shown.marked == "Element 39")
            #expect(frame.contains(try shown.place(of: "Element 39")))
            stage.pressKey(.keyboardHome)
            #expect(frame.contains(try shown.place(of: "Element 0")))
        }

        @Test("Below a scroll of the menu nothing moves, and what is typed finds a line")
        func modal() {
            show(12, at: CGRect(x: 20, y: 20, width: 60, height: 30))
            let rest = stage.window.sendScroll(
                at: CGPoint(x: 395, y: 295), delta: CGVector(dx: 3, dy: 7), isPrecise: true, timestamp: 0)
            #expect(rest == .zero)
            for letter in ["e", "l", "e"] { type(letter, at: 1) }
            #expect(shown.marked == "Element 0")
            for letter in ["m", "e", "n", "t", " ", "1", "1"] { type(letter, at: 1.2) }
            #expect(shown.marked == "Element 11")
        }

        private func type(_ letter: String, at time: TimeInterval) {
            let key = UIKey(
                keyCode: letter == " " ? .keyboardSpacebar : .keyboardE, characters: letter,
                charactersIgnoringModifiers: letter, modifierFlags: [])
            stage.window.sendPress(key, phase: .began, timestamp: time)
            stage.window.sendPress(key, phase: .ended, timestamp: time)
        }

        @Test("With larger texts its lines are higher")
        func textSize() throws {
            show(2, at: CGRect(x: 20, y: 20, width: 60, height: 30))
            let before = try shown.row("Element 0").bounds.height
            stage.pressKey(.keyboardEscape)
            stage.root.view.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
            stage.update()
            stage.tap(button.center)
            stage.update()
            #expect(try shown.row("Element 0").bounds.height > before + 10)
        }

        @Test("Of a title without end no more is laid out than can be seen; whoever cannot see hears all of it")
        func endless() throws {
            let title = String(repeating: "Wörter ", count: 10_000)
            button.frame = CGRect(x: 20, y: 20, width: 60, height: 30)
            button.menu = UIMenu(children: [UIAction(title: title, subtitle: title) { _ in }])
            stage.update()
            stage.tap(button.center)
            stage.update()
            let row = try #require(shown.rows.first)
            let labels = row.subviews.compactMap { $0 as? UILabel }
            #expect(labels.count == 2)
            for label in labels {
                #expect((label.text?.count ?? 0) < 300)
                // It is cut by the room, as a shorter one would be, and not by what was left out.
                #expect(
                    label.sizeThatFits(CGSize(width: label.bounds.width, height: 1000)).height <= label.bounds.height)
                #expect(label.intrinsicContentSize.width > 2 * label.bounds.width)
            }
            #expect(row.accessibilityLabel == "\(title), \(title)")
        }
    }
}
