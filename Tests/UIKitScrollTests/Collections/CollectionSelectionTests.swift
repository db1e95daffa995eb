import Testing
import UIKitTesting

@testable import UIKit

extension UIKitScroll {
    @Suite("Selecting items of a collection view") @MainActor struct CollectionSelectionTests {
        private let staging = CollectionStaging(count: 40)
        private var view: UICollectionView { staging.view }
        private var source: CollectionSource { staging.source }

        private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

        @Test("A tap tells the delegate in UIKit's order, and the next one deselects first")
        func order() {
            staging.tap(1)
            #expect(
                source.log == [
                    "shouldHighlight 1", "didHighlight 1", "shouldSelect 1", "didSelect 1", "didUnhighlight 1",
                ])
            #expect(view.indexPathsForSelectedItems == [path(1)])
            #expect(view.cellForItem(at: path(1))?.isSelected == true)
            source.log = []
            staging.tap(2)
            #expect(
                source.log == [
                    "shouldHighlight 2", "didHighlight 2", "shouldSelect 2", "didDeselect 1", "didSelect 2",
                    "didUnhighlight 2",
                ])
            #expect(view.indexPathsForSelectedItems == [path(2)])
            #expect(view.cellForItem(at: path(1))?.isSelected == false)
        }

        @Test("Where several items can be selected, a tap on one that is deselects it")
        func several() {
            view.allowsMultipleSelection = true
            staging.tap(1)
            staging.tap(3)
            #expect(view.indexPathsForSelectedItems == [path(1), path(3)])
            source.log = []
            staging.tap(1)
            #expect(
                source.log == [
                    "shouldHighlight 1", "didHighlight 1", "shouldDeselect 1", "didDeselect 1", "didUnhighlight 1",
                ])
            #expect(view.indexPathsForSelectedItems == [path(3)])
        }

        @Test("What is not to be highlighted is not selected, nor is what is not to be selected")
        func refused() {
            source.mayHighlight = false
            staging.tap(1)
            #expect(source.log == ["shouldHighlight 1"] && view.indexPathsForSelectedItems == nil)
            (source.mayHighlight, source.maySelect, source.log) = (true, false, [])
            staging.tap(1)
            #expect(source.log == ["shouldHighlight 1", "didHighlight 1", "shouldSelect 1", "didUnhighlight 1"])
            #expect(view.indexPathsForSelectedItems == nil)
            (source.maySelect, source.log) = (true, [])
            view.allowsSelection = false
            staging.tap(1)
            #expect(source.log.isEmpty)
        }

        @Test("A finger that leaves the cell selects nothing")
        func left() {
            view.isScrollEnabled = false
            staging.stage.press(CGPoint(x: 150, y: 25), at: 0)
            staging.clock.advance(by: .milliseconds(300))
            #expect(view.cellForItem(at: path(1))?.isHighlighted == true)
            staging.stage.drag(to: CGPoint(x: 150, y: 290), at: 0.3)
            staging.stage.release(CGPoint(x: 150, y: 290), at: 0.4)
            staging.settle()
            #expect(source.log == ["shouldHighlight 1", "didHighlight 1", "didUnhighlight 1"])
            #expect(view.cellForItem(at: path(1))?.isHighlighted == false)
        }

        @Test("Code selects without a word to the delegate, and cells that come into sight know it")
        func byCode() {
            view.selectItem(at: path(36), animated: false, scrollPosition: .bottom)
            #expect(source.log.isEmpty && view.indexPathsForSelectedItems == [path(36)])
            staging.stage.update()
            #expect(view.contentOffset.y == 200)
            #expect(view.cellForItem(at: path(36))?.isSelected == true)
            view.deselectItem(at: path(36), animated: false)
            #expect(source.log.isEmpty && view.indexPathsForSelectedItems == nil)
            #expect(view.cellForItem(at: path(36))?.isSelected == false)
        }

        @Test("A cell that is used again is neither selected nor highlighted, and the item still is")
        func reuse() {
            staging.tap(0)
            view.contentOffset.y = 200
            staging.stage.update()
            #expect(view.visibleCells.allSatisfy { !$0.isSelected })
            view.contentOffset.y = 0
            staging.stage.update()
            #expect(view.cellForItem(at: path(0))?.isSelected == true)
        }

        @Test("A header that is a cell is no item's cell: it is neither selected nor pressed")
        func headerCell() throws {
            let layout = CollectionStaging.grid()
            layout.headerReferenceSize = CGSize(width: 0, height: 30)
            let staging = CollectionStaging([["a"]], layout: layout)
            let kind = UICollectionView.elementKindSectionHeader
            staging.view.register(TextCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
            staging.view.reloadData()
            staging.view.selectItem(at: path(0), animated: false, scrollPosition: [])
            staging.stage.update()
            let header = try #require(
                staging.view.supplementaryView(forElementKind: kind, at: path(0)) as? TextCell)
            #expect(!header.isSelected && staging.view.indexPath(for: header) == nil)
            #expect(staging.view.indexPath(forSupplementaryView: header) == path(0))
            staging.stage.tap(CGPoint(x: 50, y: 10))
            staging.settle()
            #expect(staging.source.log.isEmpty && staging.view.visibleCells.count == 1)
        }

        @Test("Arrows lead the focus from item to item, and the space bar selects")
        func keys() throws {
            let first = try #require(view.cellForItem(at: path(0)))
            staging.stage.window.focusSystem.requestFocusUpdate(to: view)
            #expect(first.isFocused)
            staging.stage.pressKey(.keyboardRightArrow)
            staging.stage.pressKey(.keyboardDownArrow)
            #expect(view.cellForItem(at: path(5))?.isFocused == true)
            for _ in 0..<8 { staging.stage.pressKey(.keyboardDownArrow) }
            #expect(view.cellForItem(at: path(37))?.isFocused == true && view.contentOffset.y == 200)
            source.log = []
            staging.stage.pressKey(.keyboardSpacebar)
            #expect(source.log == ["shouldSelect 37", "didSelect 37"])
        }

        @Test("The Tab key comes to one item, and leaves from there")
        func tab() {
            let button = UIButton(frame: CGRect(x: 0, y: 300, width: 100, height: 40))
            staging.stage.root.view.addSubview(button)
            staging.stage.update()
            view.selectItem(at: path(6), animated: false, scrollPosition: [])
            staging.stage.pressKey(.keyboardTab)
            #expect(view.cellForItem(at: path(6))?.isFocused == true)
            staging.stage.pressKey(.keyboardTab)
            #expect(button.isFocused)
        }
    }
}
