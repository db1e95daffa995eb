import Testing
import UIKitTesting

@testable import UIKit

extension UIKitScroll {
    @Suite("A collection view controller") @MainActor struct CollectionControllerTests {
        private final class Controller: UICollectionViewController {
            var items = (0..<8).map(String.init)
            var chosen: [Int] = []
            override func viewDidLoad() {
                super.viewDidLoad()
                collectionView.register(TextCell.self, forCellWithReuseIdentifier: "text")
            }
            override func collectionView(
                _ collectionView: UICollectionView, numberOfItemsInSection section: Int
            ) -> Int { items.count }
            override func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
                (cell as? TextCell)?.text = items[indexPath.item]
                return cell
            }
            override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
                chosen.append(indexPath.item)
            }
        }

        private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

        @Test("It is the data source and the delegate of a collection view that fills its view")
        func shows() throws {
            let controller = Controller(collectionViewLayout: CollectionStaging.grid())
            let stage = Stage(root: controller)
            let view = try #require(controller.collectionView)
            #expect(view.superview === controller.view && view.frame == controller.view.bounds)
            #expect(view.dataSource === controller && view.delegate === controller)
            #expect(view.visibleCells.count == 8 && controller.collectionViewLayout === view.collectionViewLayout)
            stage.tap(CGPoint(x: 150, y: 25))
            stage.update()
            #expect(controller.chosen == [1])
        }

        @Test("It deselects what is selected when it comes back, and not when it comes first")
        func clearsSelection() {
            let controller = Controller(collectionViewLayout: CollectionStaging.grid())
            let navigation = UINavigationController(rootViewController: controller)
            controller.collectionView.selectItem(at: path(2), animated: false, scrollPosition: [])
            let stage = Stage(root: navigation)
            #expect(controller.collectionView.indexPathsForSelectedItems == [path(2)])
            navigation.pushViewController(UIViewController(), animated: false)
            stage.update()
            navigation.popViewController(animated: false)
            stage.update()
            #expect(controller.collectionView.indexPathsForSelectedItems == nil)
        }

        @Test("Editing goes on to the collection view and its cells")
        func editing() {
            let controller = Controller(collectionViewLayout: CollectionStaging.grid())
            let stage = Stage(root: controller)
            controller.setEditing(true, animated: false)
            stage.update()
            #expect(controller.collectionView.isEditing)
            #expect(controller.collectionView.cellForItem(at: path(0))?.configurationState.isEditing == true)
        }
    }
}
