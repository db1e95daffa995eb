import Testing
import UIKit

extension UIKitBehaviour {
    @MainActor struct StackViews {
        /// A stack of these views with a frame, laid out.
        private func stack(
            _ views: [UIView], _ size: CGSize, _ set: (UIStackView) -> Void = { _ in }
        ) -> UIStackView {
            let stack = UIStackView(arrangedSubviews: views)
            stack.frame = CGRect(origin: .zero, size: size)
            set(stack)
            stack.layoutIfNeeded()
            return stack
        }

        private var three: [UIView] {
            [FixedView(20, 10), FixedView(40, 30), FixedView(60, 20)]
        }

        @Test("AUTO-13 arranged views become subviews that constraints place; the lists go as documented")
        func lists() {
            let (a, b, c) = (UIView(), UIView(), UIView())
            let stack = UIStackView(arrangedSubviews: [a, b])
            #expect(!a.translatesAutoresizingMaskIntoConstraints)
            stack.insertArrangedSubview(c, at: 1)
            #expect(stack.arrangedSubviews == [a, c, b])
            #expect(stack.subviews == [a, b, c])
            stack.insertArrangedSubview(a, at: 2)
            #expect(stack.arrangedSubviews == [c, b, a])
            stack.removeArrangedSubview(c)
            #expect(stack.arrangedSubviews == [b, a])
            #expect(c.superview === stack)
            b.removeFromSuperview()
            #expect(stack.arrangedSubviews == [a])
            stack.addArrangedSubview(c)
            stack.addArrangedSubview(c)
            #expect(stack.arrangedSubviews == [a, c])
            stack.insertArrangedSubview(b, at: 99)
            #expect(stack.arrangedSubviews == [a, c, b])
        }

        @Test("fill: the views fill the stack, one is stretched or squeezed")
        func fill() {
            let views = three
            views[1].setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
            let stack = stack(views, CGSize(width: 200, height: 50)) { $0.spacing = 5 }
            #expect(stack.frames == "0 0 20 50\n25 0 110 50\n140 0 60 50")
            views[2].setContentCompressionResistancePriority(UILayoutPriority(1), for: .horizontal)
            stack.frame.size.width = 100
            stack.layoutIfNeeded()
            #expect(stack.frames == "0 0 20 50\n25 0 40 50\n70 0 30 50")
        }

        @Test("fillEqually: the views are of one length")
        func fillEqually() {
            let stack = stack(three, CGSize(width: 200, height: 50)) {
                $0.distribution = .fillEqually
                $0.spacing = 10
            }
            #expect(stack.frames == "0 0 60 50\n70 0 60 50\n140 0 60 50")
        }

        @Test("fillProportionally: the views are in proportion to their content")
        func fillProportionally() {
            let views = three
            let stack = stack(views, CGSize(width: 260, height: 50)) {
                $0.distribution = .fillProportionally
                $0.spacing = 10
            }
            #expect(stack.frames == "0 0 40 50\n50 0 80 50\n140 0 120 50")
            (views[0] as? FixedView)?.contentSize.width = 140
            stack.layoutIfNeeded()
            #expect(stack.frames == "0 0 140 50\n150 0 40 50\n200 0 60 50")
        }

        @Test("equalSpacing: the spaces are of one length, at least the spacing")
        func equalSpacing() {
            let views = three
            let stack = stack(views, CGSize(width: 200, height: 50)) {
                $0.distribution = .equalSpacing
                $0.spacing = 10
            }
            #expect(stack.frames == "0 0 20 50\n60 0 40 50\n140 0 60 50")
            views[2].setContentCompressionResistancePriority(UILayoutPriority(1), for: .horizontal)
            stack.frame.size.width = 110
            stack.layoutIfNeeded()
            #expect(stack.frames == "0 0 20 50\n30 0 40 50\n80 0 30 50")
        }

        @Test("equalCentering: the middles are at one distance, where the spacing leaves room for it")
        func equalCentering() {
            let stack = stack(three, CGSize(width: 200, height: 50)) {
                $0.distribution = .equalCentering
                $0.spacing = 10
            }
            // Middles at 10, 90 and 170.
            #expect(stack.frames == "0 0 20 50\n70 0 40 50\n140 0 60 50")
            stack.frame.size.width = 140
            stack.layoutIfNeeded()
            #expect(stack.frames == "0 0 20 50\n30 0 40 50\n80 0 60 50")
        }

        @Test(
            "alignments of a row",
            arguments: [
                (UIStackView.Alignment.fill, "0 0 20 50\n20 0 40 50\n60 0 60 50"),
                (.top, "0 0 20 10\n20 0 40 30\n60 0 60 20"), (.bottom, "0 40 20 10\n20 20 40 30\n60 30 60 20"),
                (.center, "0 20 20 10\n20 10 40 30\n60 15 60 20"),
                // Without text the bottom is the baseline.
                (.firstBaseline, "0 20 20 10\n20 0 40 30\n60 10 60 20"),
                (.lastBaseline, "0 40 20 10\n20 20 40 30\n60 30 60 20"),
            ])
        func rowAlignment(alignment: UIStackView.Alignment, frames: String) {
            #expect(stack(three, CGSize(width: 120, height: 50)) { $0.alignment = alignment }.frames == frames)
        }

        @Test(
            "alignments of a column",
            arguments: [
                (UIStackView.Alignment.fill, "0 0 80 10\n0 10 80 30\n0 40 80 20"),
                (.leading, "0 0 20 10\n0 10 40 30\n0 40 60 20"), (.trailing, "60 0 20 10\n40 10 40 30\n20 40 60 20"),
                (.center, "30 0 20 10\n20 10 40 30\n10 40 60 20"),
            ])
        func columnAlignment(alignment: UIStackView.Alignment, frames: String) {
            let stack = stack(three, CGSize(width: 80, height: 60)) {
                $0.axis = .vertical
                $0.alignment = alignment
            }
            #expect(stack.frames == frames)
        }

        @Test(
            "a stack is as large as its views, its spaces and its margins",
            arguments: [
                UIStackView.Alignment.fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline,
            ])
        func fitting(alignment: UIStackView.Alignment) {
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                let root = board(500, 500)
                let stack = UIStackView(arrangedSubviews: three)
                stack.axis = axis
                stack.alignment = alignment
                stack.spacing = 10
                stack.isLayoutMarginsRelativeArrangement = true
                stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
                root.addPlaced(stack)
                stack.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
                stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
                root.layoutIfNeeded()
                let size = axis == .horizontal ? CGSize(width: 146, height: 34) : CGSize(width: 66, height: 84)
                #expect(stack.frame.size == size, "\(axis)")
                #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == size, "\(axis)")
                #expect(!stack.subviews.contains { $0.hasAmbiguousLayout }, "\(axis)")
            }
        }

        @Test("AUTO-13 hidden views take no room, and are back when they are shown")
        func hidden() {
            let views = three
            let stack = stack(views, CGSize(width: 140, height: 50)) { $0.spacing = 10 }
            views[1].isHidden = true
            stack.layoutIfNeeded()
            #expect(views[0].frame.width + views[2].frame.width == 130)
            #expect(views[1].frame.width == 0)
            views[1].isHidden = false
            stack.layoutIfNeeded()
            #expect(stack.frames == "0 0 20 50\n30 0 40 50\n80 0 60 50")
            for view in views { view.isHidden = true }
            #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
        }

        @Test("custom spaces win over the spacing, and the system's space has a name")
        func customSpacing() {
            let views = three
            let stack = stack(views, CGSize(width: 157, height: 50)) {
                $0.spacing = 10
                $0.setCustomSpacing(29, after: views[0])
                $0.setCustomSpacing(UIStackView.spacingUseSystem, after: views[1])
            }
            #expect(stack.frames == "0 0 20 50\n49 0 40 50\n97 0 60 50")
            #expect(stack.customSpacing(after: views[0]) == 29)
            #expect(stack.customSpacing(after: views[2]) == UIStackView.spacingUseDefault)
            stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
            stack.frame.size.width = 138
            stack.layoutIfNeeded()
            #expect(stack.frames == "0 0 20 50\n30 0 40 50\n78 0 60 50")
        }

        @Test("spacing, axis and views may change at any time")
        func changes() {
            let views = three
            let stack = stack(Array(views.dropLast()), CGSize(width: 60, height: 40)) { _ in }
            #expect(stack.frames == "0 0 20 40\n20 0 40 40")
            stack.axis = .vertical
            stack.layoutIfNeeded()
            #expect(stack.frames == "0 0 60 10\n0 10 60 30")
            stack.insertArrangedSubview(views[2], at: 0)
            stack.frame.size.height = 64
            stack.spacing = 2
            stack.layoutIfNeeded()
            #expect(views.map(\.frameText) == ["0 22 60 10", "0 34 60 30", "0 0 60 20"])
            stack.removeArrangedSubview(views[2])
            views[2].removeFromSuperview()
            stack.frame.size.height = 42
            stack.layoutIfNeeded()
            #expect(stack.frames == "0 0 60 10\n0 12 60 30")
        }

        @Test("a row begins where reading begins")
        func rightToLeft() {
            let stack = stack(three, CGSize(width: 140, height: 50)) {
                $0.spacing = 10
                $0.semanticContentAttribute = .forceRightToLeft
            }
            #expect(stack.frames == "120 0 20 50\n70 0 40 50\n0 0 60 50")
        }

        @Test("columns can count spacing from baseline to baseline")
        func baselineRelative() {
            let labels = [UILabel(), UILabel()]
            for label in labels { label.text = "Text" }
            let stack = UIStackView(arrangedSubviews: labels)
            stack.axis = .vertical
            stack.isBaselineRelativeArrangement = true
            stack.spacing = 40
            let height = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
            stack.frame = CGRect(x: 0, y: 0, width: 100, height: height)
            stack.layoutIfNeeded()
            let distance = labels[1].frame.minY - labels[0].frame.minY
            #expect(abs(distance - 40) <= 1)
        }

        @Test("stacks in stacks: a form")
        func nested() {
            func row(_ width: CGFloat) -> UIStackView {
                let field = FixedView(-1, 20)
                field.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
                let row = UIStackView(arrangedSubviews: [FixedView(width, 15), field])
                row.spacing = 8
                row.alignment = .center
                return row
            }
            let form = UIStackView(arrangedSubviews: [row(50), row(70), FixedView(-1, 30)])
            form.axis = .vertical
            form.spacing = 10
            let root = board(300, 200)
            root.addPlaced(form)
            NSLayoutConstraint.activate([
                form.topAnchor.constraint(equalTo: root.topAnchor),
                form.leftAnchor.constraint(equalTo: root.leftAnchor),
                form.rightAnchor.constraint(equalTo: root.rightAnchor),
            ])
            root.layoutIfNeeded()
            #expect(
                root.hierarchyDump == """
                    UIView 0,0 300x200
                      UIStackView 0,0 300x90
                        UIStackView 0,0 300x20
                          FixedView 0,3 50x15
                          FixedView 58,0 242x20
                        UIStackView 0,30 300x20
                          FixedView 0,3 70x15
                          FixedView 78,0 222x20
                        FixedView 0,60 300x30
                    """)
        }
    }
}
