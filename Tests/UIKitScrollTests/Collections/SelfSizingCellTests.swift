import Testing
import UIKitTesting

@testable import UIKit

extension UIKitScroll {
    @Suite("Cells that say how large they are") @MainActor struct SelfSizingCellTests {
        private final class TallCell: UICollectionViewCell {
            var height: CGFloat = 30
            override func preferredLayoutAttributesFitting(
                _ layoutAttributes: UICollectionViewLayoutAttributes
            ) -> UICollectionViewLayoutAttributes {
                layoutAttributes.frame.size = CGSize(width: 400, height: height)
                return layoutAttributes
            }
        }

        private func layout() -> UICollectionViewFlowLayout {
            let layout = UICollectionViewFlowLayout()
            layout.estimatedItemSize = CGSize(width: 400, height: 50)
            layout.minimumLineSpacing = 0
            return layout
        }

        private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

        private func staging(count: Int, _ height: @escaping (Int) -> CGFloat) -> CollectionStaging {
            let staging = CollectionStaging([[]], layout: layout())
            staging.view.register(TallCell.self, forCellWithReuseIdentifier: "tall")
            staging.source.sections = [(0..<count).map(String.init)]
            staging.source.makeCell = { view, place in
                let cell = view.dequeueReusableCell(withReuseIdentifier: "tall", for: place)
                (cell as? TallCell)?.height = height(place.item)
                return cell
            }
            staging.view.reloadData()
            staging.stage.update()
            return staging
        }

        @Test("The layout takes over what cells prefer, and more of them come into sight")
        func preferred() {
            let staging = staging(count: 100) { _ in 30 }
            #expect(staging.frame(3) == CGRect(x: 0, y: 90, width: 400, height: 30))
            #expect(staging.view.visibleCells.count == 10)
        }

        @Test("What is seen stands still while cells above it turn out to be larger")
        func standsStill() {
            let staging = staging(count: 100) { $0 < 50 ? 80 : 50 }
            staging.view.scrollToItem(at: path(52), at: .top, animated: false)
            staging.stage.update()
            #expect(staging.frame(52)?.minY == staging.view.contentOffset.y)
            for _ in 0..<20 {
                let first = staging.view.indexPathsForVisibleItems.first { item in
                    (staging.frame(item.item)?.minY ?? 0) >= staging.view.contentOffset.y
                }
                guard let first, let before = staging.frame(first.item) else { continue }
                let distance = before.minY - staging.view.contentOffset.y
                staging.view.contentOffset.y -= 20
                staging.stage.update()
                guard let after = staging.frame(first.item) else { continue }
                #expect(abs(after.minY - staging.view.contentOffset.y - distance - 20) < 0.01)
            }
        }

        @Test("A cell that wants another size each time is asked a bounded number of times")
        func endless() {
            var asked: CGFloat = 0
            let staging = CollectionStaging([[]], layout: layout())
            final class RestlessCell: UICollectionViewCell {
                var ask: () -> CGFloat = { 0 }
                override func preferredLayoutAttributesFitting(
                    _ layoutAttributes: UICollectionViewLayoutAttributes
                ) -> UICollectionViewLayoutAttributes {
                    layoutAttributes.frame.size.height = ask()
                    return layoutAttributes
                }
            }
            staging.view.register(RestlessCell.self, forCellWithReuseIdentifier: "restless")
            staging.source.sections = [["a"]]
            staging.source.makeCell = { view, place in
                let cell = view.dequeueReusableCell(withReuseIdentifier: "restless", for: place)
                (cell as? RestlessCell)?.ask = {
                    asked += 1
                    return 50 + asked
                }
                return cell
            }
            staging.view.reloadData()
            staging.stage.update()
            #expect(asked < 20 && staging.view.visibleCells.count == 1)
        }

        @Test("A cell's constraints say how large it is")
        func constraints() {
            final class WideCell: UICollectionViewCell {
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    let inner = UIView(frame: .zero)
                    inner.translatesAutoresizingMaskIntoConstraints = false
                    contentView.addSubview(inner)
                    NSLayoutConstraint.activate([
                        inner.widthAnchor.constraint(equalToConstant: 120),
                        inner.heightAnchor.constraint(equalToConstant: 33),
                        inner.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                        inner.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                        inner.topAnchor.constraint(equalTo: contentView.topAnchor),
                        inner.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                    ])
                }
                required init?(coder: NSCoder) { nil }
            }
            let flow = UICollectionViewFlowLayout()
            flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
            let staging = CollectionStaging([[]], layout: flow)
            staging.view.register(WideCell.self, forCellWithReuseIdentifier: "wide")
            staging.source.makeCell = { $0.dequeueReusableCell(withReuseIdentifier: "wide", for: $1) }
            staging.source.sections = [["a", "b", "c"]]
            staging.view.reloadData()
            staging.stage.update()
            #expect(staging.frame(1)?.size == CGSize(width: 120, height: 33))
        }
    }
}
