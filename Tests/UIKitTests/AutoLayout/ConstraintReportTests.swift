import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @MainActor struct ConstraintReports {
        /// The text of what UIKit reports meanwhile.
        private func reports(_ body: () -> Void) -> [String] {
            let outer = UsageDiagnostic.observer
            var texts: [String] = []
            UsageDiagnostic.observer = { rule, text in texts.append("\(rule.rawValue): \(text)") }
            defer { UsageDiagnostic.observer = outer }
            body()
            return texts
        }

        @Test("a constraint describes itself in one line")
        func descriptions() {
            let root = board()
            let label = UILabel()
            label.text = "Name"
            root.addPlaced(label)
            let gap = label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8)
            gap.identifier = "gap"
            #expect("\(gap)" == "<NSLayoutConstraint 'gap' UILabel \"Name\".leading == UIView.leading + 8>")
            let size = label.heightAnchor.constraint(
                greaterThanOrEqualTo: root.heightAnchor, multiplier: 0.5, constant: -3)
            size.priority = .defaultHigh
            #expect("\(size)" == "<NSLayoutConstraint UILabel \"Name\".height >= 0.5*UIView.height - 3 @750>")
            #expect(
                "\(label.widthAnchor.constraint(lessThanOrEqualToConstant: 20))"
                    == "<NSLayoutConstraint UILabel \"Name\".width <= 20>")
        }

        @Test(
            "AUTO-07 a conflict is reported once, with the constraints, the one that is left out and where the views are"
        )
        func conflict() {
            let root = board()
            let view = root.addPlaced()
            let first = view.widthAnchor.constraint(equalToConstant: 10)
            first.identifier = "first"
            let second = view.widthAnchor.constraint(equalToConstant: 20)
            view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
            let texts = reports {
                NSLayoutConstraint.activate([first, second])
                root.layoutIfNeeded()
                root.setNeedsLayout()
                root.layoutIfNeeded()
                root.frame.size.width = 300
                root.layoutIfNeeded()
            }
            #expect(
                texts == [
                    """
                    unsatisfiableConstraints: these constraints cannot hold together:
                        <NSLayoutConstraint 'first' UIView.width == 10>
                        <NSLayoutConstraint UIView.width == 20>
                    left out: <NSLayoutConstraint UIView.width == 20>
                        UIView is subview 0 of UIView
                    deactivate one of them, or give it a priority below 1000; an identifier makes it easy to find here
                    """
                ])
            #expect(view.frame.width == 10)
            first.isActive = false
            root.layoutIfNeeded()
            #expect(view.frame.width == 20)
        }

        @Test("AUTO-07 a conflict with the size of the window ends when the window is large enough again")
        func conflictWithSize() {
            let root = board(200, 100)
            let view = root.addPlaced(FixedView(-1, 10))
            NSLayoutConstraint.activate([
                view.leftAnchor.constraint(equalTo: root.leftAnchor),
                view.rightAnchor.constraint(equalTo: root.rightAnchor),
                view.widthAnchor.constraint(greaterThanOrEqualToConstant: 50),
            ])
            root.layoutIfNeeded()
            let texts = reports {
                for width in [40.0, 30, 20] {
                    root.frame.size.width = width
                    root.layoutIfNeeded()
                }
            }
            #expect(texts.count == 1)
            #expect(view.frame.width == 20)
            root.frame.size.width = 120
            root.layoutIfNeeded()
            #expect(view.frame.width == 120)
            view.widthAnchor.constraint(lessThanOrEqualToConstant: 120).isActive = true
            root.layoutIfNeeded()
            #expect(view.frame.width == 120)
        }

        @Test("AUTO-06 constraints without a common ancestor stay inactive, and the report names the views")
        func noCommonAncestor() {
            let (root, other) = (board(), UILabel())
            other.text = "elsewhere"
            let view = root.addPlaced()
            let constraint = view.topAnchor.constraint(equalTo: other.topAnchor)
            let texts = reports { constraint.isActive = true }
            #expect(!constraint.isActive)
            #expect(texts.count == 1)
            #expect(texts[0].contains("UIView and UILabel \"elsewhere\""))
            expectDiagnostics([.constraintWithoutCommonAncestor]) { view.addConstraint(constraint) }
            #expect(view.constraints == [])
        }

        @Test("what makes no sense is reported where it is made, and cannot be activated")
        func nonsense() {
            let root = board()
            let view = root.addPlaced()
            var made: [NSLayoutConstraint] = []
            func make(
                _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute, to item: Any?,
                multiplier: CGFloat = 1, constant: CGFloat = 0
            ) {
                expectDiagnostics([.invalidConstraint]) {
                    made.append(
                        NSLayoutConstraint(
                            item: view, attribute: first, relatedBy: .equal, toItem: item, attribute: second,
                            multiplier: multiplier, constant: constant))
                }
            }
            make(.left, .leading, to: root)
            make(.width, .left, to: root)
            make(.left, .notAnAttribute, to: nil)
            make(.left, .left, to: root, multiplier: 0)
            make(.notAnAttribute, .left, to: root)
            make(.width, .width, to: root, multiplier: .infinity)
            make(.width, .notAnAttribute, to: nil, constant: .nan)
            make(.width, .width, to: "a string")
            for constraint in made {
                expectDiagnostics([.invalidConstraint]) { constraint.isActive = true }
                #expect(!constraint.isActive)
            }
            root.layoutIfNeeded()
        }

        @Test("a place across compared with one down counts as it is written, and is reported")
        func acrossAndDown() {
            let root = board()
            let (low, aside) = (root.addPlaced(), root.addPlaced())
            low.topAnchor.constraint(equalTo: root.topAnchor, constant: 30).isActive = true
            var constraint: NSLayoutConstraint?
            expectDiagnostics([.crossedAxes]) {
                constraint = NSLayoutConstraint(
                    item: aside, attribute: .left, relatedBy: .equal, toItem: low, attribute: .top, multiplier: 1,
                    constant: 50)
                constraint?.isActive = true
            }
            #expect(constraint?.isActive == true)
            #expect(root.constraints.contains { $0 === constraint })
            root.layoutIfNeeded()
            #expect(aside.frame.minX == 80)
        }

        @Test("a constant that is no number and a priority that there is not are refused")
        func refusedChanges() {
            let root = board()
            let view = root.addPlaced()
            let constraint = view.widthAnchor.constraint(equalToConstant: 10)
            constraint.isActive = true
            expectDiagnostics([.invalidConstraint, .invalidConstraint]) {
                constraint.constant = .nan
                constraint.priority = UILayoutPriority(1001)
            }
            #expect(constraint.constant == 10)
            #expect(constraint.priority == .required)
        }

        @Test("a view whose place is open is ambiguous, and one that is placed is not")
        func ambiguity() {
            let root = board()
            let view = root.addPlaced(FixedView(20, 10))
            #expect(view.hasAmbiguousLayout)
            let left = view.leftAnchor.constraint(equalTo: root.leftAnchor)
            left.isActive = true
            #expect(view.hasAmbiguousLayout)
            let top = view.topAnchor.constraint(equalTo: root.topAnchor)
            top.isActive = true
            #expect(!view.hasAmbiguousLayout)
            #expect(!root.hasAmbiguousLayout)
            #expect(view.constraintsAffectingLayout(for: .horizontal) == [left])
            #expect(view.constraintsAffectingLayout(for: .vertical) == [top])
        }
    }
}
