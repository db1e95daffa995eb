import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @MainActor struct ConstraintPriorities {
        /// Two views side by side that fill the board.
        private func pair(_ left: FixedView, _ right: FixedView, width: CGFloat) -> UIView {
            let root = board(width, 50)
            root.addPlaced(left)
            root.addPlaced(right)
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: "|[left][right]|", options: [.alignAllTop], metrics: nil,
                    views: ["left": left, "right": right]))
            left.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
            root.layoutIfNeeded()
            return root
        }

        @Test("AUTO-02 the view that hugs its content less is stretched")
        func hugging() {
            let (left, right) = (FixedView(30, 10), FixedView(30, 10))
            left.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
            let root = pair(left, right, width: 100)
            #expect(root.frames == "0 0 30 10\n30 0 70 10")
            left.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
            root.layoutIfNeeded()
            #expect(root.frames == "0 0 70 10\n70 0 30 10")
        }

        @Test("AUTO-02 content hugs with 250 and resists with 750 at first, and no intrinsic size asks for nothing")
        func defaults() {
            let view = UIView()
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                #expect(view.contentHuggingPriority(for: axis) == UILayoutPriority(250))
                #expect(view.contentCompressionResistancePriority(for: axis) == UILayoutPriority(750))
            }
            #expect(pair(FixedView(30, 10), FixedView(-1, 10), width: 100).frames == "0 0 30 10\n30 0 70 10")
            #expect(pair(FixedView(-1, 10), FixedView(30, 10), width: 100).frames == "0 0 70 10\n70 0 30 10")
        }

        @Test("AUTO-03 of two that hug alike the one that constraints name first is stretched")
        func tieOfHugging() {
            let root = pair(FixedView(30, 10), FixedView(30, 10), width: 100)
            #expect(root.frames == "0 0 70 10\n70 0 30 10")
        }

        @Test("AUTO-02 the view that resists less is squeezed")
        func resistance() {
            let (left, right) = (FixedView(80, 10), FixedView(80, 10))
            right.setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)
            let root = pair(left, right, width: 100)
            #expect(root.frames == "0 0 80 10\n80 0 20 10")
            right.setContentCompressionResistancePriority(.required, for: .horizontal)
            root.layoutIfNeeded()
            #expect(root.frames == "0 0 20 10\n20 0 80 10")
        }

        @Test(
            "an active constraint may stop being required and become it again, before and after it was solved",
            arguments: [false, true])
        func requiredAndBack(isSolvedBetween: Bool) {
            let root = board()
            let view = root.addPlaced(FixedView(-1, 10))
            view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
            view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
            let (narrow, wide) = (
                view.widthAnchor.constraint(equalToConstant: 100), view.widthAnchor.constraint(equalToConstant: 200)
            )
            func width() -> CGFloat {
                root.layoutIfNeeded()
                return view.bounds.width
            }
            expectDiagnostics([]) {
                narrow.isActive = true
                if isSolvedBetween { #expect(width() == 100) }
                narrow.priority = .defaultLow
                wide.isActive = true
                #expect(width() == 200)
                #expect(narrow.isActive && narrow.priority == .defaultLow)
                wide.priority = .defaultLow - 1
                if isSolvedBetween { #expect(width() == 100) }
                narrow.priority = .required
                #expect(width() == 100)
                wide.priority = .defaultHigh
                #expect(width() == 100)
                narrow.isActive = false
                #expect(width() == 200)
            }
        }

        @Test("AUTO-01 a higher priority wins completely over many lower ones")
        func lexicographic() {
            let root = board()
            let view = root.addPlaced(FixedView(-1, 10))
            view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
            for _ in 0..<100 {
                let wish = view.widthAnchor.constraint(equalToConstant: 10)
                wish.priority = UILayoutPriority(499)
                wish.isActive = true
            }
            let wish = view.widthAnchor.constraint(equalToConstant: 77)
            wish.priority = UILayoutPriority(500)
            wish.isActive = true
            root.layoutIfNeeded()
            #expect(view.frame.width == 77)
            wish.priority = UILayoutPriority(498)
            root.layoutIfNeeded()
            #expect(view.frame.width == 10)
        }

        @Test("new content and no content at all are followed")
        func contentChanges() {
            let root = board()
            let view = FixedView(30, 10)
            root.addPlaced(view)
            view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
            view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
            root.layoutIfNeeded()
            view.contentSize = CGSize(width: 50, height: 20)
            root.layoutIfNeeded()
            #expect(view.frameText == "0 0 50 20")
            view.contentSize.width = UIView.noIntrinsicMetric
            root.layoutIfNeeded()
            #expect(view.frameText == "0 0 0 20")
            #expect(view.hasAmbiguousLayout)
        }

        @Test("AUTO-12 text that wraps is as high as the width that it gets makes it")
        func wrapping() {
            let root = board(150, 400)
            let label = UILabel()
            label.numberOfLines = 0
            label.text = "Some words that do not fit into one line of this width, and go on for a while"
            root.addPlaced(label)
            let below = root.addPlaced(FixedView(10, 10))
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                label.topAnchor.constraint(equalTo: root.topAnchor),
                below.topAnchor.constraint(equalTo: label.bottomAnchor),
                below.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            ])
            root.layoutIfNeeded()
            let needed = label.sizeThatFits(CGSize(width: 150, height: CGFloat.greatestFiniteMagnitude)).height
            #expect(needed > 60)
            #expect(label.frame.height == needed)
            #expect(below.frame.minY == needed)
            root.frame.size.width = 300
            root.layoutIfNeeded()
            #expect(label.frame.height < needed)
            #expect(below.frame.minY == label.frame.height)
        }
    }
}
