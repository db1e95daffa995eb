import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour.ConstraintLayout {
    @Test("a size that only an upper bound is about is 0, and the lower bound where there is one")
    func upperBound() {
        let stage = Stage()
        let root = stage.root.view!
        let (bounded, both, between, inOtherOrder) = (
            root.addPlaced(), root.addPlaced(), root.addPlaced(), root.addPlaced()
        )
        NSLayoutConstraint.activate([
            bounded.widthAnchor.constraint(lessThanOrEqualToConstant: 23),
            bounded.heightAnchor.constraint(lessThanOrEqualTo: root.heightAnchor),
            both.widthAnchor.constraint(greaterThanOrEqualToConstant: 30),
            both.widthAnchor.constraint(lessThanOrEqualToConstant: 60),
            both.heightAnchor.constraint(lessThanOrEqualToConstant: 60),
            both.heightAnchor.constraint(greaterThanOrEqualToConstant: 30),
            between.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            between.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
            between.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor),
            between.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor),
            inOtherOrder.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
            inOtherOrder.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
        ])
        stage.update()
        #expect(bounded.frame.size == .zero)
        #expect(both.frame.size == CGSize(width: 30, height: 30))
        #expect(between.frame.minX == 10)
        #expect(between.frame.size == .zero)
        #expect(inOtherOrder.frame.minX == 10)
        #expect(inOtherOrder.frame.width == 0)
    }

    @Test("an upper bound leaves a size to its content, to wishes and to what it is compared with")
    func upperBoundAndContent() {
        let stage = Stage()
        let root = stage.root.view!
        let (content, wishing, follower) = (root.addPlaced(FixedView(20, 10)), root.addPlaced(), root.addPlaced())
        let wish = wishing.widthAnchor.constraint(equalToConstant: 80)
        wish.priority = .defaultLow
        NSLayoutConstraint.activate([
            content.widthAnchor.constraint(lessThanOrEqualToConstant: 60),
            content.heightAnchor.constraint(lessThanOrEqualToConstant: 6),
            wishing.widthAnchor.constraint(lessThanOrEqualToConstant: 60), wish,
            follower.widthAnchor.constraint(equalTo: wishing.widthAnchor),
        ])
        stage.update()
        #expect(content.frame.size == CGSize(width: 20, height: 6))
        #expect(wishing.frame.width == 60)
        #expect(follower.frame.width == 60)
        wish.isActive = false
        stage.update()
        #expect(wishing.frame.width == follower.frame.width)
    }
}
