import Testing
import UIKitTesting

@testable import UIKit

extension UIKitScroll {
    @Suite("Lists in collection views") @MainActor struct ListSectionTests {
        private func stage(
            _ configuration: UICollectionLayoutListConfiguration, _ counts: [Int]
        ) -> CompositionalStage {
            let stage = CompositionalStage(
                UICollectionViewCompositionalLayout.list(using: configuration), counts: counts,
                cellClass: UICollectionViewListCell.self)
            stage.configure = { cell, place in
                guard let cell = cell as? UICollectionViewListCell else { return }
                var content = cell.defaultContentConfiguration()
                content.text = "Row \(place.item)"
                cell.contentConfiguration = content
            }
            stage.show()
            stage.stage.update()
            return stage
        }

        private func cell(_ stage: CompositionalStage, _ item: Int, in section: Int = 0) -> UICollectionViewListCell? {
            stage.collection.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
        }

        @Test("The rows of a plain list reach from side to side and are 44 high")
        func plain() {
            let stage = stage(UICollectionLayoutListConfiguration(appearance: .plain), [3])
            #expect(stage.frame(0) == CGRect(x: 0, y: 0, width: 400, height: 44))
            #expect(stage.frame(2) == CGRect(x: 0, y: 88, width: 400, height: 44))
            #expect(cell(stage, 1)?.traitCollection.listEnvironment == .plain)
        }

        @Test("The sections of an inset grouped list are cards that stand apart")
        func insetGrouped() {
            let stage = stage(UICollectionLayoutListConfiguration(appearance: .insetGrouped), [2, 1])
            #expect(stage.frame(0) == CGRect(x: 16, y: 35, width: 368, height: 44))
            #expect(stage.frame(0, in: 1) == CGRect(x: 16, y: 158, width: 368, height: 44))
            let upper: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
            let lower: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
            #expect(cell(stage, 0)?.row?.roundCorners == upper)
            #expect(cell(stage, 1)?.row?.roundCorners == lower)
            #expect(cell(stage, 0, in: 1)?.row?.roundCorners == upper.union(lower))
            #expect(cell(stage, 1)?.row?.hasBottomSeparator == false)
            #expect(cell(stage, 0)?.row?.hasBottomSeparator == true)
        }

        @Test("The background of a list reaches beyond its first and its last section")
        func background() {
            var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
            configuration.backgroundColor = .separator
            let stage = stage(configuration, [1, 1])
            let layout = stage.collection.collectionViewLayout
            let attributes = layout.layoutAttributesForDecorationView(
                ofKind: ListBackgroundView.kind, at: IndexPath(item: 0, section: 0))
            #expect(attributes?.frame == CGRect(x: 0, y: -300, width: 400, height: 344))
            #expect((attributes as? ListLayoutAttributes)?.row?.backgroundColor === UIColor.separator)
            #expect(attributes.map { $0.zIndex < 0 } == true)
        }

        @Test("The first item of a section can be its header")
        func firstItem() {
            var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
            configuration.headerMode = .firstItemInSection
            let stage = stage(configuration, [3])
            #expect(cell(stage, 0)?.row?.part == .header)
            #expect(cell(stage, 0)?.row?.roundCorners == [])
            #expect(cell(stage, 1)?.row?.isFirst == true)
            #expect(cell(stage, 0)?.backgroundConfiguration?.list?.part == .header)
        }

        @Test("A handler says the separators of single rows")
        func separators() {
            var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
            configuration.separatorConfiguration.color = .systemBackground
            configuration.itemSeparatorHandler = { place, section in
                var own = section
                if place.item == 0 { own.bottomSeparatorVisibility = .hidden }
                own.bottomSeparatorInsets.leading = 30
                return own
            }
            let stage = stage(configuration, [2])
            #expect(cell(stage, 0)?.row?.hasBottomSeparator == false)
            #expect(cell(stage, 1)?.row?.hasBottomSeparator == true)
            #expect(cell(stage, 1)?.row?.bottomSeparatorInsets(text: 16).leading == 30)
            #expect(cell(stage, 1)?.row?.separators?.color === UIColor.systemBackground)
        }

        @Test("A line is seen at each edge of a row at which there is to be one, and at no other")
        func lines() throws {
            var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
            configuration.itemSeparatorHandler = { place, section in
                var own = section
                own.topSeparatorVisibility = place.item == 0 ? .visible : .hidden
                own.bottomSeparatorVisibility = place.item == 1 ? .visible : .hidden
                return own
            }
            let stage = stage(configuration, [3])
            let edges = try (0..<3).map { item in
                let row = try #require(cell(stage, item))
                return row.subviews.filter { $0.frame.height == row.hairline && !$0.isHidden }.map {
                    $0.frame.minY == 0
                }
            }
            #expect(edges == [[true], [false], []])
        }

        @Test("Swipe actions come from the providers of the section's configuration")
        func swipes() throws {
            var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
            configuration.trailingSwipeActionsConfigurationProvider = { place in
                place.item == 1 ? UISwipeActionsConfiguration(actions: []) : nil
            }
            let stage = stage(configuration, [2])
            let layout = try #require(
                stage.collection.collectionViewLayout as? UICollectionViewCompositionalLayout)
            #expect(layout.hasSwipeActions)
            #expect(layout.swipeActions(atLeadingEdge: false, of: IndexPath(item: 1, section: 0)) != nil)
            #expect(layout.swipeActions(atLeadingEdge: false, of: IndexPath(item: 0, section: 0)) == nil)
            #expect(layout.swipeActions(atLeadingEdge: true, of: IndexPath(item: 1, section: 0)) == nil)
            #expect(layout.swipeActions(atLeadingEdge: false, of: IndexPath(item: 1, section: 7)) == nil)
        }

        @Test("Accessories and indentation take room from the content of a cell")
        func accessories() throws {
            let stage = CompositionalStage(
                UICollectionViewCompositionalLayout.list(
                    using: UICollectionLayoutListConfiguration(appearance: .plain)),
                counts: [1], cellClass: UICollectionViewListCell.self)
            stage.configure = { cell, _ in
                guard let cell = cell as? UICollectionViewListCell else { return }
                cell.accessories = [.disclosureIndicator()]
                cell.indentationLevel = 2
            }
            stage.show()
            let cell = try #require(self.cell(stage, 0))
            #expect(cell.contentView.frame.minX == 20)
            #expect(cell.contentView.frame.maxX <= 400 - 16)
            #expect(cell.frame.height == 44)
            cell.indentationLevel = 0
            stage.stage.update()
            #expect(cell.contentView.frame.minX == 0)
        }

        @Test("A cell that is swiped aside says so, and is back in its place when it is used again")
        func swiped() {
            let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
            cell.swipeOffset = -80
            #expect(cell.configurationState.isSwiped)
            #expect(cell.contentView.transform.tx == -80)
            cell.prepareForReuse()
            #expect(!cell.configurationState.isSwiped)
            #expect(cell.contentView.transform.tx == 0)
        }
    }
}
