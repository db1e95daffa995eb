import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @Suite("A toolbar") @MainActor struct ToolbarTests {
        private let bar = UIToolbar(frame: CGRect(x: 0, y: 256, width: 400, height: 44))
        private let stage = Stage()

        init() {
            bar.autoresizingMask = .flexibleWidth
            bar.preservesSuperviewLayoutMargins = false
            bar.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
            stage.root.view.addSubview(bar)
        }

        private func show(_ items: [UIBarButtonItem]) {
            bar.items = items
            stage.update()
        }

        /// From left to right.
        private var buttons: [UIView] {
            bar.subviews.filter { $0 is UIButton || $0.tag == 9 }.sorted { $0.frame.minX < $1.frame.minX }
        }

        private func button(_ label: String) throws -> UIButton {
            try #require(
                bar.subviews.lazy.compactMap { $0 as? UIButton }.first { $0.accessibilityLabel == label })
        }

        private func item(_ title: String, width: CGFloat = 0) -> UIBarButtonItem {
            let item = UIBarButtonItem(title: title)
            item.width = width
            return item
        }

        private var spans: [ClosedRange<CGFloat>] {
            buttons.map { $0.frame.minX...$0.frame.maxX }
        }

        // MARK: Spaces

        @Test("Every system item but a space has words, and either a title or an image", arguments: 0...24)
        func systemItems(raw: Int) {
            // 23 is the page curl of old, which Apple has deprecated.
            guard let kind = UIBarButtonItem.SystemItem(rawValue: raw) else {
                #expect(raw == 23)
                return
            }
            let item = UIBarButtonItem(systemItem: kind)
            guard kind != .flexibleSpace, kind != .fixedSpace else {
                #expect(item.title == nil && item.image == nil && item.space != nil)
                return
            }
            #expect((item.title == nil) != (item.image == nil) && item.accessibilityLabel?.isEmpty == false)
            #expect(item.space == nil)
        }

        @Test("Without a flexible space items begin at the leading side, as far apart as a fixed space says")
        func leading() {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
            view.tag = 9
            show([
                item("A", width: 30), item("B", width: 40), .fixedSpace(5), item("C", width: 30), .fixedSpace(0),
                UIBarButtonItem(customView: view),
            ])
            #expect(spans == [20...50, 66...106, 111...141, 141...191])
            #expect(view.frame.midY == 22 && buttons[0].frame.height == 44)
        }

        @Test("Flexible spaces share what is left, wherever they are, one for several as well")
        func flexible() {
            let space = UIBarButtonItem(systemItem: .flexibleSpace)
            let (a, b, c) = (item("A", width: 40), item("B", width: 40), item("C", width: 40))
            show([a, space, b])
            #expect(spans == [20...60, 340...380])
            show([space, a, space])
            #expect(spans == [180...220])
            show([a, space, b, space, c])
            #expect(spans == [20...60, 180...220, 340...380])
            show([space, a, .fixedSpace(20), b])
            #expect(spans == [280...320, 340...380])
            show([space])
            #expect(spans.isEmpty)
        }

        @Test("Between its items, and at its edge, the bar itself takes touches")
        func ground() {
            show([item("A", width: 40)])
            for place in [CGPoint(x: 200, y: 22), CGPoint(x: 200, y: 0.25)] {
                #expect(bar.hitTest(place, with: nil) === bar, "\(place)")
            }
            #expect(bar.hitTest(CGPoint(x: 40, y: 22), with: nil) !== bar)
        }

        @Test("From right to left the first item is at the right")
        func mirrored() {
            show([item("A", width: 40), .flexibleSpace(), item("B", width: 40), item("C", width: 20)])
            bar.semanticContentAttribute = .forceRightToLeft
            bar.setNeedsLayout()
            stage.update()
            #expect(spans == [20...40, 56...96, 340...380])
            #expect(buttons.map { ($0 as? UIButton)?.accessibilityLabel } == ["C", "B", "A"])
        }

        @Test("What is too wide is shortened, the longest first; nothing overlaps, and nothing leaves the bar")
        func tooMuch() throws {
            let short = item("OK")
            show([
                item("Everything that there is to say"), short, .flexibleSpace(), .fixedSpace(100),
                item("And all that there was before"), item("Yes"),
            ])
            let wanted = try button("OK").frame.width
            for width in [300, 200, 120, 60, 41, 7, 0] as [CGFloat] {
                bar.frame.size.width = width
                stage.update()
                for (left, right) in zip(spans, spans.dropFirst()) { #expect(left.upperBound <= right.lowerBound) }
                #expect(spans.allSatisfy { $0.lowerBound >= 20 && $0.upperBound <= max(20, width - 19) }, "\(width)")
                if width >= 300 { #expect(try button("OK").frame.width == wanted) }
            }
        }

        @Test(
            "Widths and rooms of every size leave an order without overlaps",
            arguments: [0, 1e-300, 1, 37.5, 1e9, .greatestFiniteMagnitude] as [CGFloat])
        func extremes(width: CGFloat) {
            show([
                .fixedSpace(width), item("A", width: width), .flexibleSpace(), item("B", width: width),
                .fixedSpace(width), item("C"),
            ])
            for (left, right) in zip(spans, spans.dropFirst()) { #expect(left.upperBound <= right.lowerBound) }
            #expect(spans.allSatisfy { $0.lowerBound >= 20 && $0.upperBound <= 381 })
            #expect(spans.count == 3)
        }

        @Test("A width that is no number is reported, and the old one stays")
        func badWidth() {
            let item = item("A", width: 40)
            for width in [CGFloat.nan, .infinity, -.infinity] { expectDiagnostics([.notFinite]) { item.width = width } }
            #expect(item.width == 40)
            item.width = -3
            show([item])
            #expect(buttons[0].frame.width > 0)
        }

        // MARK: Items

        @Test("NAV-06 what an item says the bar shows at once, with the same button; a tap does what it says last")
        func changes() throws {
            var taps: [String] = []
            let item = UIBarButtonItem(title: "Go", primaryAction: UIAction { _ in taps.append("go") })
            show([.flexibleSpace(), item])
            let before = try button("Go")
            stage.tap(bar.convert(before.center, to: nil))
            item.title = "Went"
            item.primaryAction = UIAction { _ in taps.append("went") }
            stage.update()
            let after = try button("Went")
            #expect(after === before && after.frame.maxX == 380)
            stage.tap(bar.convert(after.center, to: nil))
            #expect(taps == ["go", "went"])
            item.isEnabled = false
            stage.update()
            #expect(!after.isEnabled)
            item.isHidden = true
            stage.update()
            #expect(buttons.isEmpty)
            show([])
            item.isHidden = false
            stage.update()
            #expect(buttons.isEmpty && bar.items == [])
        }

        @Test("Buttons that come and go fade where that is animated; one that stays is the same view")
        func fading() throws {
            try ManualFrameClock.use { time in
                let (stays, goes, comes) = (item("Stays"), item("Goes"), item("Comes"))
                show([stays, goes])
                let (first, old) = (try button("Stays"), try button("Goes"))
                bar.setItems([stays, comes], animated: true)
                stage.update()
                let new = try button("Comes")
                time.advance(by: .milliseconds(100))
                for view in [old, new] {
                    let opacity = try #require(view.layer.presentation()).opacity
                    #expect(opacity > 0 && opacity < 1)
                }
                #expect(try button("Stays") === first && first.layer.presentation()?.opacity ?? 1 == 1)
                time.advance(by: .seconds(1))
                stage.update()
                #expect(old.superview == nil && buttons.count == 2 && new.alpha == 1)
            }
        }

        @Test("The Tab key goes through the buttons in the order of reading")
        func focus() throws {
            show([item("A"), .flexibleSpace(), item("B"), item("C")])
            var names: [String?] = []
            for _ in 0..<3 {
                stage.pressKey(.keyboardTab)
                names.append((stage.window.focusSystem.focusedItem as? UIButton)?.accessibilityLabel)
            }
            #expect(names == ["A", "B", "C"])
        }

        @Test("An item that two bars were given is the last one's, and a bar that is gone is not asked")
        func twoBars() {
            let item = item("A")
            show([item])
            var other: UIToolbar? = UIToolbar()
            other?.items = [item]
            other = nil
            item.title = "B"
            #expect(bar.sizeThatFits(CGSize(width: 300, height: 300)) == CGSize(width: 300, height: 44))
        }

        // MARK: In a navigation bar

        @Test("In a navigation bar a fixed space takes its room, a flexible one none, and widths hold")
        func navigationBar() {
            let navigation = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
            navigation.preservesSuperviewLayoutMargins = false
            let item = UINavigationItem(title: "T")
            item.leftBarButtonItems = [
                self.item("A", width: 30), .fixedSpace(50), self.item("B", width: 40), .flexibleSpace(),
                self.item("C", width: 30),
            ]
            navigation.items = [item]
            stage.root.view.addSubview(navigation)
            stage.update()
            let buttons = navigation.subviews.flatMap(\.subviews).compactMap { $0 as? UIButton }
            #expect(buttons.map(\.frame.width) == [30, 40, 30])
            #expect(buttons[1].frame.minX - buttons[0].frame.maxX == 50)
            #expect(buttons[2].frame.minX - buttons[1].frame.maxX == 16)
        }
    }
}
