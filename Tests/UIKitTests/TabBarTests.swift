import Testing

@testable import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @Suite("A tab bar") @MainActor struct TabBarTests {
        private func show(_ items: [UITabBarItem], width: CGFloat = 400) -> (UITabBar, Stage) {
            let stage = Stage()
            stage.window.resize(to: CGSize(width: width, height: 300))
            let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: width, height: 49))
            bar.items = items
            stage.root.view.addSubview(bar)
            stage.update()
            return (bar, stage)
        }

        private func item(_ title: String, _ symbol: String = "house") -> UITabBarItem {
            UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
        }

        private func buttons(_ bar: UITabBar) -> [TabButton] {
            bar.layoutIfNeeded()
            return bar.subviews.compactMap { $0 as? TabButton }.sorted { $0.frame.minX < $1.frame.minX }
        }

        private func parts(_ button: TabButton) throws -> (image: UIImageView, label: UILabel) {
            button.layoutIfNeeded()
            return (
                try #require(button.subviews.lazy.compactMap { $0 as? UIImageView }.first),
                try #require(button.subviews.lazy.compactMap { $0 as? UILabel }.first)
            )
        }

        private final class Listener: NSObject, UITabBarDelegate {
            var titles: [String] = []

            func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
                titles.append(item.title ?? "")
            }
        }

        @Test("A tap selects an item and tells of it, also of the selected one; the app selects without a word")
        func tap() {
            let items = [item("One"), item("Two")]
            let (bar, stage) = show(items)
            let listener = Listener()
            bar.delegate = listener
            #expect(bar.selectedItem == nil)
            bar.selectedItem = items[0]
            #expect(listener.titles.isEmpty)
            stage.tap(CGPoint(x: 300, y: 20))
            stage.tap(CGPoint(x: 300, y: 20))
            #expect(bar.selectedItem === items[1] && listener.titles == ["Two", "Two"])
            bar.selectedItem = UITabBarItem()
            #expect(bar.selectedItem == nil)
        }

        @Test("What marks the selected item has round corners of 14 points", arguments: [400, 900] as [CGFloat])
        func mark(width: CGFloat) throws {
            let items = [item("One"), item("Two")]
            let (bar, stage) = show(items, width: width)
            bar.selectedItem = items[0]
            stage.update()
            let mark = try #require(bar.subviews.first { !($0 is TabButton) && $0.layer.cornerRadius > 0 })
            #expect(mark.layer.cornerRadius == 14 && mark.bounds.height >= 28 && !mark.isHidden)
        }

        @Test("What marks the selected item moves from one to the next, and is there at once where none was selected")
        func markMoves() throws {
            try ManualFrameClock.use { time in
                let items = [item("One"), item("Two")]
                let (bar, stage) = show(items)
                bar.selectedItem = items[0]
                stage.update()
                let mark = try #require(bar.subviews.first { !($0 is TabButton) && $0.layer.cornerRadius > 0 })
                @MainActor func moves() -> Int {
                    (mark.layer.animationKeys() ?? []).count { $0.hasPrefix("position") }
                }
                stage.tap(CGPoint(x: 300, y: 20))
                #expect(bar.selectedItem === items[1] && moves() > 0 && mark.frame.midX > 200)
                time.advance(by: .seconds(1))
                stage.update()
                bar.selectedItem = nil
                stage.update()
                let before = moves()
                #expect(mark.isHidden)
                stage.tap(CGPoint(x: 100, y: 20))
                stage.update()
                #expect(bar.selectedItem === items[0] && !mark.isHidden && mark.frame.midX < 200)
                #expect(moves() <= before)
            }
        }

        @Test("The image stands above the title where there is little room, and beside it in a wide window")
        func sides() throws {
            let items = [item("One"), item("Two")]
            let (narrow, _) = show(items)
            let stacked = try parts(buttons(narrow)[0])
            #expect(stacked.image.frame.maxY <= stacked.label.frame.minY)
            #expect(abs(stacked.image.frame.midX - stacked.label.frame.midX) <= 1)
            #expect(buttons(narrow).map(\.frame.width) == [200, 200])
            let (wide, _) = show(items.map { item($0.title ?? "") }, width: 900)
            let beside = try parts(buttons(wide)[0])
            #expect(beside.image.frame.maxX <= beside.label.frame.minX)
            #expect(abs(beside.image.frame.midY - beside.label.frame.midY) <= 1)
            let frames = buttons(wide).map(\.frame)
            #expect(frames[0].width < 200 && abs(frames[0].minX - (900 - frames[1].maxX)) <= 1)
            wide.frame.size.width = 120
            let squeezed = try parts(buttons(wide)[0])
            #expect(squeezed.image.frame.maxY <= squeezed.label.frame.minY)
        }

        @Test("From right to left the first item is at the right, and its badge at the other side")
        func mirrored() throws {
            let items = [item("One"), item("Two")]
            items[0].badgeValue = "3"
            let (bar, stage) = show(items)
            stage.root.traitOverrides.layoutDirection = .rightToLeft
            stage.update()
            #expect(buttons(bar).map(\.item.title) == ["Two", "One"])
            let button = buttons(bar)[1]
            button.layoutIfNeeded()
            let badge = try #require(button.subviews.lazy.compactMap { $0 as? TabBadge }.first)
            #expect(badge.frame.midX < button.bounds.midX)
        }

        @Test("TAB-05 what changes of an item is shown with the next layout, and its button stays")
        func changes() throws {
            let one = item("One")
            let (bar, stage) = show([one, item("Two")])
            let button = buttons(bar)[0]
            one.title = "First"
            one.badgeValue = "12"
            stage.update()
            #expect(try parts(button).label.text == "First" && buttons(bar)[0] === button)
            let badge = try #require(button.subviews.lazy.compactMap { $0 as? TabBadge }.first)
            #expect(badge.frame.height == 16 && badge.frame.width > 16 && button.bounds.contains(badge.frame))
            #expect(badge.frame.midX > button.bounds.midX)
            let letters = try #require(badge.subviews.lazy.compactMap { $0 as? UILabel }.first)
            #expect(badge.frame.width == letters.sizeThatFits(.zero).width.rounded(.up) + 10)
            #expect(button.accessibilityLabel == "First" && button.accessibilityValue == "12")
            one.badgeColor = .systemGreen
            stage.update()
            #expect(badge.backgroundColor == .systemGreen)
            one.badgeValue = ""
            stage.update()
            #expect(badge.frame.size == CGSize(width: 9, height: 9))
            one.badgeValue = nil
            stage.update()
            #expect(badge.superview == nil)
            one.isEnabled = false
            stage.update()
            #expect(button.accessibilityTraits.contains(.notEnabled))
        }

        @Test("The selected item has the tint colour and its own image, the others theirs")
        func colors() throws {
            let filled = try #require(UIImage(systemName: "heart.fill"))
            let items = [
                UITabBarItem(title: "One", image: UIImage(systemName: "heart"), selectedImage: filled), item("Two"),
            ]
            let (bar, stage) = show(items)
            bar.tintColor = .systemGreen
            bar.unselectedItemTintColor = .systemPurple
            bar.selectedItem = items[0]
            stage.update()
            let (selected, other) = (try parts(buttons(bar)[0]), try parts(buttons(bar)[1]))
            let traits = bar.traitCollection
            #expect(
                selected.label.textColor.resolvedColor(with: traits)
                    == UIColor.systemGreen.onWash.resolvedColor(with: traits))
            #expect(selected.image.image?.isSymbolImage == true && other.label.textColor == .systemPurple)
            #expect(buttons(bar).map { $0.accessibilityTraits.contains(.selected) } == [true, false])
            let before = selected.image.image
            bar.selectedItem = items[1]
            stage.update()
            #expect(selected.image.image != before && other.label.textColor != .systemPurple)
        }

        @Test("Keys move the focus along the items and select them")
        func keys() {
            let items = [item("One"), item("Two")]
            let (bar, stage) = show(items)
            stage.pressKey(.keyboardTab)
            stage.pressKey(.keyboardTab)
            #expect(buttons(bar)[1].isFocused)
            stage.pressKey(.keyboardSpacebar)
            #expect(bar.selectedItem === items[1])
            items[1].title = "Renamed"
            bar.items = [items[1], items[0]]
            #expect(bar.selectedItem === items[1] && buttons(bar)[0].isFocused)
        }

        @Test("An item tells the bar that has it now")
        func otherBar() {
            let one = item("One")
            let (old, _) = show([one])
            let new = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
            new.items = [one]
            old.items = nil
            #expect(one.bar === new && one.onChange != nil && old.items == nil)
            one.title = "Two"
            #expect(buttons(new)[0].accessibilityLabel == "Two")
        }

        @Test("Every system item has a name and an image")
        func systemItems() {
            for raw in 0..<12 {
                guard let kind = UITabBarItem.SystemItem(rawValue: raw) else {
                    Issue.record("No system item \(raw)")
                    continue
                }
                let item = UITabBarItem(tabBarSystemItem: kind, tag: raw)
                #expect(item.tag == raw && item.title?.isEmpty == false && item.image != nil, "\(kind)")
            }
        }

        @Test("A title of a megabyte and a hundred items stay within the bar")
        func tooMuch() {
            let items = (0..<100).map { item("\($0)" + String(repeating: "long ", count: $0 == 0 ? 200_000 : 3)) }
            for width in [400, 900] as [CGFloat] {
                let (bar, _) = show(items, width: width)
                #expect(buttons(bar).allSatisfy { bar.bounds.contains($0.frame) })
            }
        }
    }
}
