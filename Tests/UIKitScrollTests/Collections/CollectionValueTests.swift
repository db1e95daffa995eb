import Testing

@testable import UIKit

extension UIKitScroll {
    @Suite("Values of a collection view") struct CollectionValueTests {
        @Test("While an item is held, the others stand where they would if it were put down")
        func move() {
            let counts = CollectionCounts(items: [4, 3])
            for origin in places(counts.items) {
                for target in places([counts.items[0] + 1, counts.items[1] + 1]) {
                    let most = counts.items[target.section] - (target.section == origin.section ? 1 : 0)
                    guard target.item <= most else { continue }
                    var model = counts.items.enumerated().map { section, count in
                        (0..<count).map { IndexPath(item: $0, section: section) }
                    }
                    let held = model[origin.section].remove(at: origin.item)
                    model[target.section].insert(held, at: target.item)
                    let move = ItemMove(origin: origin, target: target)
                    #expect(move.counts(counts).items == model.map(\.count))
                    for place in places(model.map(\.count)) {
                        let item = model[place.section][place.item]
                        #expect(move.dataPlace(ofLayoutPlace: place) == item)
                        #expect(move.layoutPlace(ofDataPlace: item) == place)
                    }
                }
            }
        }

        private func places(_ counts: [Int]) -> [IndexPath] {
            counts.enumerated().flatMap { section, count in
                (0..<count).map { IndexPath(item: $0, section: section) }
            }
        }

        @Test("An item is scrolled to the place that is named, clear of what bars cover")
        func placement() {
            func offset(_ position: UICollectionView.ScrollPosition) -> CGPoint {
                ItemPlacement(
                    frame: CGRect(x: 10, y: 1000, width: 100, height: 40), position: position,
                    bounds: CGRect(x: 0, y: 100, width: 300, height: 600),
                    inset: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
                ).offset
            }
            #expect(offset(.top) == CGPoint(x: 0, y: 950))
            #expect(offset(.centeredVertically) == CGPoint(x: 0, y: 710))
            #expect(offset(.bottom) == CGPoint(x: 0, y: 470))
            #expect(offset([]) == CGPoint(x: 0, y: 100))
            #expect(offset([.top, .left]) == CGPoint(x: 10, y: 950))
            #expect(offset(.right) == CGPoint(x: -190, y: 100))
            #expect(UICollectionView.ScrollPosition([.top, .left]).isConsistent)
            #expect(!UICollectionView.ScrollPosition([.top, .bottom]).isConsistent)
        }

        @Test("An arrow leads to the nearest item on the next line, and stays on its own line sideways")
        func neighbor() {
            let grid = (0..<9).map { item in
                (
                    place: IndexPath(item: item, section: 0),
                    frame: CGRect(x: CGFloat(item % 3) * 110, y: CGFloat(item / 3) * 60, width: 100, height: 50)
                )
            }
            func next(_ item: Int, _ direction: ItemNeighbor.Direction) -> Int? {
                ItemNeighbor(direction: direction).find(from: grid[item].frame, among: grid)?.item
            }
            #expect(next(4, .up) == 1 && next(4, .down) == 7 && next(4, .left) == 3 && next(4, .right) == 5)
            #expect(next(0, .up) == nil && next(2, .right) == nil && next(8, .down) == nil && next(3, .left) == nil)
        }

        @Test("Items are asked for once before they are seen, and called off if they are not seen after all")
        func prefetching() {
            func item(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
            var plan = PrefetchPlan()
            let first = plan.update(shown: [item(0)], ahead: [item(1), item(2)])
            #expect(first.wanted == [item(1), item(2)] && first.cancelled.isEmpty)
            let second = plan.update(shown: [item(0), item(1)], ahead: [item(2), item(3)])
            #expect(second.wanted == [item(3)] && second.cancelled.isEmpty)
            let third = plan.update(shown: [item(1)], ahead: [item(0)])
            #expect(third.wanted == [item(0)] && third.cancelled == [item(2), item(3)])
        }

        @Test("A mirrored place comes back when it is mirrored again")
        func mirror() {
            let mirror = LayoutMirror(width: 300)
            let rect = CGRect(x: 10, y: 5, width: 40, height: 20)
            #expect(mirror.turn(rect) == CGRect(x: 250, y: 5, width: 40, height: 20))
            #expect(mirror.turn(mirror.turn(rect)) == rect)
            #expect(LayoutMirror().turn(rect) == rect)
        }

        @Test("A copy of attributes has the class and the values of the original, and is equal to it")
        func attributes() throws {
            let original = TiltedAttributes(forCellWith: IndexPath(item: 3, section: 1))
            original.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
            original.alpha = 0.5
            original.zIndex = 7
            original.tilt = 9
            let copy = try #require(original.copy() as? TiltedAttributes)
            #expect(copy == original && copy !== original)
            #expect(copy.frame == CGRect(x: 10, y: 20, width: 30, height: 40) && copy.tilt == 9)
            #expect(copy.center == CGPoint(x: 25, y: 40) && copy.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
            copy.size = CGSize(width: 10, height: 10)
            #expect(copy.center == CGPoint(x: 25, y: 40) && copy != original)
            copy.transform = CGAffineTransform(scaleX: 2, y: 2)
            #expect(copy.frame == CGRect(x: 15, y: 30, width: 20, height: 20) && copy.size.width == 10)
        }

        private final class TiltedAttributes: UICollectionViewLayoutAttributes {
            var tilt = 0

            override func copy(with zone: NSZone? = nil) -> Any {
                let copy = super.copy(with: zone)
                (copy as? TiltedAttributes)?.tilt = tilt
                return copy
            }
        }
    }
}
