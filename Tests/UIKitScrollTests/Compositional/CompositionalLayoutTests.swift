import Testing
import UIKitTesting

@testable import UIKit

extension UIKitScroll {
    @Suite("Compositional layouts of collection views") @MainActor struct CompositionalLayoutTests {
        private static func size(
            _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
        ) -> NSCollectionLayoutSize {
            NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
        }

        /// Rows of two cells, 50 high.
        private static func grid() -> NSCollectionLayoutSection {
            let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
            return NSCollectionLayoutSection(
                group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item]))
        }

        @Test("Cells lie where the groups of their section have them")
        func cells() {
            let stage = CompositionalStage(UICollectionViewCompositionalLayout(section: Self.grid()), counts: [5, 3])
            stage.show()
            #expect(stage.collection.contentSize == CGSize(width: 400, height: 250))
            #expect(stage.frame(1) == CGRect(x: 200, y: 0, width: 200, height: 50))
            #expect(stage.frame(0, in: 1) == CGRect(x: 0, y: 150, width: 200, height: 50))
        }

        @Test("From right to left a layout is mirrored")
        func mirrored() {
            let section = Self.grid()
            section.contentInsets.leading = 20
            let stage = CompositionalStage(
                UICollectionViewCompositionalLayout(section: section), counts: [3], isMirrored: true)
            stage.show()
            #expect(stage.frame(0) == CGRect(x: 190, y: 0, width: 190, height: 50))
            #expect(stage.frame(1) == CGRect(x: 0, y: 0, width: 190, height: 50))
        }

        @Test("From right to left a section that scrolls by itself begins at its right end")
        func mirroredStrip() throws {
            let section = Self.grid()
            section.orthogonalScrollingBehavior = .continuous
            let stage = CompositionalStage(
                UICollectionViewCompositionalLayout(section: section), counts: [6], isMirrored: true)
            stage.show()
            let places = try (0..<2).map { item in
                let cell = try #require(stage.collection.cellForItem(at: IndexPath(item: item, section: 0)))
                return cell.convert(cell.bounds, to: stage.collection)
            }
            #expect(
                places == [
                    CGRect(x: 200, y: 0, width: 200, height: 50), CGRect(x: 0, y: 0, width: 200, height: 50),
                ])
        }

        @Test(
            "A change of the section counts when the layout is invalidated, and none of the section that a layout was made with"
        )
        func copied() {
            let section = Self.grid()
            let layout = UICollectionViewCompositionalLayout(section: section)
            section.interGroupSpacing = 30
            let stage = CompositionalStage(layout, counts: [4])
            stage.show()
            #expect(stage.collection.contentSize.height == 100)
            let own = Self.grid()
            let provided = UICollectionViewCompositionalLayout { _, _ in own }
            let other = CompositionalStage(provided, counts: [4])
            other.show()
            own.interGroupSpacing = 30
            provided.invalidateLayout()
            other.stage.update()
            #expect(other.collection.contentSize.height == 130)
        }

        @Test("Copies of items, groups, sections and configurations are objects of their own with the same values")
        func copies() throws {
            let item = NSCollectionLayoutItem(layoutSize: Self.size(.fractionalWidth(1), .absolute(5)))
            item.contentInsets.top = 3
            let copy = try #require(item.copy() as? NSCollectionLayoutItem)
            copy.contentInsets.top = 4
            #expect(copy !== item && item.contentInsets.top == 3 && copy.layoutSize === item.layoutSize)
            let group = NSCollectionLayoutGroup.vertical(layoutSize: item.layoutSize, repeatingSubitem: item, count: 3)
            group.interItemSpacing = .fixed(7)
            let groupCopy = try #require(group.copy() as? NSCollectionLayoutGroup)
            #expect(groupCopy.interItemSpacing?.spacing == 7 && groupCopy.subitems == [item])
            let section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = .paging
            let sectionCopy = try #require(section.copy() as? NSCollectionLayoutSection)
            #expect(sectionCopy.orthogonalScrollingBehavior == .paging)
            let configuration = UICollectionViewCompositionalLayoutConfiguration()
            configuration.interSectionSpacing = 9
            let other = try #require(configuration.copy() as? UICollectionViewCompositionalLayoutConfiguration)
            #expect(other !== configuration && other.interSectionSpacing == 9)
        }

        @Test("Headers and badges are views of the data source, backgrounds those of the layout")
        func surroundings() {
            let badge = NSCollectionLayoutSupplementaryItem(
                layoutSize: Self.size(.absolute(20), .absolute(20)), elementKind: "badge",
                containerAnchor: NSCollectionLayoutAnchor(
                    edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: 0)))
            let item = NSCollectionLayoutItem(
                layoutSize: Self.size(.absolute(100), .absolute(50)), supplementaryItems: [badge])
            let section = NSCollectionLayoutSection(
                group: .horizontal(layoutSize: Self.size(.fractionalWidth(1), .absolute(50)), subitems: [item]))
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: Self.size(.fractionalWidth(1), .absolute(30)),
                    elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            ]
            section.decorationItems = [.background(elementKind: "card")]
            let layout = UICollectionViewCompositionalLayout(section: section)
            layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "card")
            let stage = CompositionalStage(layout, counts: [2])
            stage.show()
            let place = IndexPath(item: 1, section: 0)
            #expect(
                stage.collection.supplementaryView(forElementKind: "badge", at: place)?.frame
                    == CGRect(x: 190, y: 30, width: 20, height: 20))
            #expect(
                stage.collection.supplementaryView(
                    forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))?
                    .frame == CGRect(x: 0, y: 0, width: 400, height: 30))
            let card = layout.layoutAttributesForDecorationView(ofKind: "card", at: IndexPath(item: 0, section: 0))
            #expect(card?.frame == CGRect(x: 0, y: 0, width: 400, height: 80))
        }

        @Test("The environment of a section provider is the collection view with its traits")
        func environment() {
            var seen: [(section: Int, size: CGSize)] = []
            let layout = UICollectionViewCompositionalLayout { section, environment in
                seen.append((section, environment.container.effectiveContentSize))
                return Self.grid()
            }
            let stage = CompositionalStage(layout, counts: [1, 1])
            stage.collection.contentInset.top = 40
            stage.show()
            #expect(Set(seen.map(\.section)) == [0, 1])
            #expect(seen.last?.size == CGSize(width: 400, height: 260))
        }

        @Test("A section for which the provider has nothing is left empty, with a report")
        func noSection() {
            let outer = UsageDiagnostic.observer
            var reported: [UsageDiagnostic.Rule] = []
            UsageDiagnostic.observer = { rule, _ in reported.append(rule) }
            defer { UsageDiagnostic.observer = outer }
            let layout = UICollectionViewCompositionalLayout { section, _ in section == 0 ? nil : Self.grid() }
            let stage = CompositionalStage(layout, counts: [2, 2])
            stage.show()
            #expect(stage.frame(0) == nil)
            #expect(stage.frame(0, in: 1)?.minY == 0)
            #expect(Set(reported) == [.invalidCollection])
        }

        @Test("A handler changes how items look while their section is scrolled")
        func handler() {
            let section = Self.grid()
            var offsets: [CGFloat] = []
            section.visibleItemsInvalidationHandler = { items, offset, _ in
                offsets.append(offset.y)
                for item in items where item.indexPath.item == 0 { item.alpha = 0.5 }
            }
            let stage = CompositionalStage(UICollectionViewCompositionalLayout(section: section), counts: [40])
            stage.show()
            #expect(stage.collection.cellForItem(at: IndexPath(item: 0, section: 0))?.alpha == 0.5)
            #expect(stage.collection.cellForItem(at: IndexPath(item: 1, section: 0))?.alpha == 1)
            stage.collection.contentOffset.y = 30
            stage.stage.update()
            #expect(offsets.last == 30)
        }

        @Test("A pinned header stays in sight while its section is scrolled")
        func pinned() {
            let section = Self.grid()
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: Self.size(.fractionalWidth(1), .absolute(30)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            header.pinToVisibleBounds = true
            section.boundarySupplementaryItems = [header]
            let stage = CompositionalStage(UICollectionViewCompositionalLayout(section: section), counts: [40])
            stage.show()
            stage.collection.contentOffset.y = 200
            stage.stage.update()
            let shown = stage.collection.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
            #expect(shown?.frame == CGRect(x: 0, y: 200, width: 400, height: 30))
        }

        @Test("Cells get the height that their content asks for")
        func selfSizing() {
            final class TallCell: UICollectionViewCell {
                override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 10, height: 70) }
            }
            let row = Self.size(.fractionalWidth(1), .estimated(20))
            let section = NSCollectionLayoutSection(
                group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
            let stage = CompositionalStage(
                UICollectionViewCompositionalLayout(section: section), counts: [3], cellClass: TallCell.self)
            stage.show()
            stage.stage.update()
            #expect(stage.frame(2) == CGRect(x: 0, y: 140, width: 400, height: 70))
            #expect(stage.collection.contentSize.height == 210)
        }

        @Test("Rounding of sizes leaves no gap between cells that lie side by side")
        func pixels() {
            let item = NSCollectionLayoutItem(
                layoutSize: Self.size(.fractionalWidth(1.0 / 3), .fractionalHeight(1)))
            let section = NSCollectionLayoutSection(
                group: .horizontal(layoutSize: Self.size(.fractionalWidth(1), .absolute(50)), subitems: [item]))
            let stage = CompositionalStage(UICollectionViewCompositionalLayout(section: section), counts: [3])
            stage.show()
            #expect(stage.frame(0).map { $0.maxX } == stage.frame(1).map { $0.minX })
            #expect(stage.frame(1).map { $0.maxX } == stage.frame(2).map { $0.minX })
            #expect(stage.frame(2)?.maxX == 400)
        }
    }
}
