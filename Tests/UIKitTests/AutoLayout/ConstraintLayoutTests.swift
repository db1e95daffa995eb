import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @MainActor struct ConstraintLayout {
        @Test("LAYO-06 LAYO-17 a new size is solved anew, with width and height swapped too")
        func resize() {
            let stage = Stage()
            let root = stage.root.view!
            let view = root.addPlaced()
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
                view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
                view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
                view.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5),
            ])
            stage.update()
            #expect(view.frameText == "10 20 380 150")
            stage.window.resize(to: CGSize(width: 300, height: 400))
            stage.update()
            #expect(view.frameText == "10 20 280 200")
            #expect(!UpdateCycle.main.needsUpdate)
        }

        @Test("LAYO-05 constraints and constants that change mark the layout dirty; frames follow in the next update")
        func dirty() {
            let stage = Stage()
            let root = stage.root.view!
            let view = root.addPlaced(FixedView(20, 10))
            let left = view.leftAnchor.constraint(equalTo: root.leftAnchor)
            left.isActive = true
            view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
            #expect(view.frame == .zero)
            #expect(UpdateCycle.main.needsUpdate)
            stage.update()
            #expect(view.frameText == "0 0 20 10")
            left.constant = 30
            left.constant = 40
            #expect(view.frame.minX == 0)
            stage.update()
            #expect(view.frame.minX == 40)
            #expect(!UpdateCycle.main.needsUpdate)
        }

        @Test("LAYO-08 a constant that viewWillLayoutSubviews changes counts in the same pass")
        func constantInWillLayout() {
            final class Changing: UIViewController {
                let part = FixedView(20, 10)
                var left: NSLayoutConstraint?
                var seen: [CGFloat] = []

                override func viewDidLoad() {
                    view.addSubview(part)
                    left = part.leftAnchor.constraint(equalTo: view.leftAnchor)
                    left?.isActive = true
                    part.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
                }

                override func viewWillLayoutSubviews() { left?.constant = view.bounds.width / 10 }
                override func viewDidLayoutSubviews() { seen.append(part.frame.minX) }
            }
            let stage = Stage()
            let child = Changing()
            stage.embed(child)
            #expect(child.seen.last == 20)
            #expect(child.seen.allSatisfy { $0 == 20 })
            #expect(!UpdateCycle.main.needsUpdate)
        }

        @Test("LAYO-10 removing a view removes the constraints that join it to what stays, and keeps those in it")
        func removal() {
            let root = board()
            let (box, other) = (root.addPlaced(), root.addPlaced())
            let inner = box.addPlaced(FixedView(30, 20))
            let outside = [
                box.leftAnchor.constraint(equalTo: root.leftAnchor),
                inner.topAnchor.constraint(equalTo: other.topAnchor),
                other.topAnchor.constraint(equalTo: root.topAnchor, constant: 7),
            ]
            let inside = [
                inner.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 3),
                box.rightAnchor.constraint(equalTo: inner.rightAnchor),
            ]
            NSLayoutConstraint.activate(outside + inside)
            root.layoutIfNeeded()
            box.removeFromSuperview()
            #expect(outside.map(\.isActive) == [false, false, true])
            #expect(inside.map(\.isActive) == [true, true])
            root.layoutIfNeeded()
            let second = board()
            second.addSubview(box)
            box.rightAnchor.constraint(equalTo: second.rightAnchor).isActive = true
            second.layoutIfNeeded()
            #expect(box.frame.minX == 167)
            #expect(box.frame.width == 33)
            #expect(inner.frame.minX == 3)
            #expect(root.constraints == [outside[2]])
        }

        @Test("AUTO-05 a constraint is installed in the nearest common ancestor, or in the item itself")
        func installPlace() {
            let root = board()
            let (first, second) = (root.addPlaced(), root.addPlaced())
            let inner = first.addPlaced()
            let across = inner.leftAnchor.constraint(equalTo: second.leftAnchor)
            let down = inner.topAnchor.constraint(equalTo: first.topAnchor)
            let alone = inner.widthAnchor.constraint(equalToConstant: 3)
            NSLayoutConstraint.activate([across, down, alone])
            #expect(root.constraints == [across])
            #expect(first.constraints == [down])
            #expect(inner.constraints == [alone])
            inner.removeConstraint(alone)
            #expect(!alone.isActive)
            root.addConstraint(alone)
            #expect(root.constraints == [across, alone])
            root.removeConstraints([across, alone])
            #expect(root.constraints == [])
        }

        @Test("CONT-12 the container's constraints place the child's root view and leave the constraints in it alone")
        func containment() {
            final class Child: UIViewController {
                let part = FixedView(20, 10)
                override func viewDidLoad() {
                    view.addSubview(part)
                    part.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
                    part.topAnchor.constraint(equalTo: view.topAnchor, constant: 4).isActive = true
                }
            }
            let stage = Stage()
            let (container, child) = (stage.root, Child())
            container.addChild(child)
            let (outer, inner) = (container.view!, child.view!)
            let before = inner.constraints
            inner.translatesAutoresizingMaskIntoConstraints = false
            let constraints = [
                inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 100),
                inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
                inner.topAnchor.constraint(equalTo: outer.topAnchor),
                inner.heightAnchor.constraint(equalToConstant: 50),
            ]
            // Not before the view is in the hierarchy.
            expectDiagnostics([.constraintWithoutCommonAncestor]) { constraints[0].isActive = true }
            outer.addSubview(inner)
            child.didMove(toParent: container)
            NSLayoutConstraint.activate(constraints)
            stage.update()
            #expect(inner.frameText == "100 0 300 50")
            #expect(child.part.frameText == "140 4 20 10")
            #expect(inner.constraints.filter { before.contains($0) } == before)
            child.willMove(toParent: nil)
            NSLayoutConstraint.deactivate(constraints)
            inner.removeFromSuperview()
            child.removeFromParent()
            #expect(inner.constraints == before)
        }

        @Test(
            "AUTO-04 edges are rounded to pixels one by one, halves away from zero",
            arguments: [
                (CGFloat(1), "0 0 181 10\n181 0 180 10"), (2, "0 0 180.5 10\n180.5 0 180.5 10"),
                (3, "0 0 180.667 10\n180.667 0 180.333 10"),
            ])
        func rounding(scale: CGFloat, frames: String) {
            UIScreen.main.update(
                size: CGSize(width: 400, height: 300), scale: scale, userInterfaceStyle: .light)
            let root = board(361, 50)
            let (left, right) = (root.addPlaced(FixedView(-1, 10)), root.addPlaced(FixedView(-1, 10)))
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: "|[l][r(==l)]|", options: .alignAllTop, metrics: nil,
                    views: ["l": left, "r": right]))
            left.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
            root.layoutIfNeeded()
            #expect(root.frames == frames)
        }

        // MARK: Masks

        @Test("AUTO-09 a view that follows its frame takes part in constraints with that frame")
        func masked() {
            let root = board()
            let framed = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
            root.addSubview(framed)
            let view = root.addPlaced(FixedView(20, 10))
            view.leftAnchor.constraint(equalTo: framed.rightAnchor, constant: 5).isActive = true
            view.bottomAnchor.constraint(equalTo: framed.bottomAnchor).isActive = true
            root.layoutIfNeeded()
            #expect(view.frameText == "45 50 20 10")
            framed.frame.origin.x = 60
            framed.frame.size.height = 30
            root.layoutIfNeeded()
            #expect(view.frameText == "95 40 20 10")
            framed.center.y += 10
            root.layoutIfNeeded()
            #expect(view.frameText == "95 50 20 10")
            #expect(framed.frameText == "60 30 30 30")
        }

        @Test("a masked view in a view that constraints size follows it, in the equations too")
        func maskedInSolved() {
            let root = board()
            let box = root.addPlaced()
            box.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
            let filling = UIView(frame: CGRect(x: 10, y: 0, width: 80, height: 50))
            filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            box.addSubview(filling)
            let mark = box.addPlaced(FixedView(4, 4))
            NSLayoutConstraint.activate([
                box.leftAnchor.constraint(equalTo: root.leftAnchor), box.topAnchor.constraint(equalTo: root.topAnchor),
                box.widthAnchor.constraint(equalTo: root.widthAnchor),
                box.heightAnchor.constraint(equalTo: root.heightAnchor),
                mark.rightAnchor.constraint(equalTo: filling.rightAnchor),
                mark.bottomAnchor.constraint(equalTo: filling.bottomAnchor),
            ])
            root.layoutIfNeeded()
            #expect(filling.frameText == "10 0 180 100")
            #expect(mark.frameText == "186 96 4 4")
            root.frame.size.width = 300
            root.layoutIfNeeded()
            #expect(filling.frameText == "10 0 280 100")
            #expect(mark.frameText == "286 96 4 4")
        }

        @Test("going back to masks keeps the frame that constraints gave")
        func backToMasks() {
            let root = board()
            let view = root.addPlaced(FixedView(20, 10))
            let constraints = [
                view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 9),
                view.topAnchor.constraint(equalTo: root.topAnchor),
            ]
            NSLayoutConstraint.activate(constraints)
            root.layoutIfNeeded()
            NSLayoutConstraint.deactivate(constraints)
            view.translatesAutoresizingMaskIntoConstraints = true
            root.frame.size.width = 400
            root.layoutIfNeeded()
            #expect(view.frameText == "9 0 20 10")
        }

        @Test("a transform does not change where constraints put a view")
        func transformed() {
            let root = board()
            let view = root.addPlaced(FixedView(20, 10))
            view.transform = CGAffineTransform(scaleX: 2, y: 2)
            let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 50)
            left.isActive = true
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 50).isActive = true
            root.layoutIfNeeded()
            #expect(view.center == CGPoint(x: 60, y: 55))
            #expect(view.bounds.size == CGSize(width: 20, height: 10))
            left.constant = 70
            root.layoutIfNeeded()
            #expect(view.center.x == 80)
        }

        // MARK: Direction

        @Test("AUTO-08 leading and trailing follow the direction of reading, and follow it when it changes")
        func direction() {
            let root = board()
            let (first, second) = (root.addPlaced(FixedView(20, 10)), root.addPlaced(FixedView(-1, 10)))
            NSLayoutConstraint.activate([
                first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
                second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
                second.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -40),
                second.widthAnchor.constraint(greaterThanOrEqualToConstant: 122),
            ])
            root.layoutIfNeeded()
            #expect([first.frame.minX, second.frame.minX, second.frame.maxX] == [10, 38, 160])
            root.semanticContentAttribute = .forceRightToLeft
            root.layoutIfNeeded()
            #expect([first.frame.maxX, second.frame.maxX, second.frame.minX] == [190, 162, 40])
            root.semanticContentAttribute = .unspecified
            root.layoutIfNeeded()
            #expect(first.frame.minX == 10)
        }

        // MARK: Fitting

        @Test("AUTO-04 the fitting size follows from the constraints in a view, and is not rounded")
        func fitting() {
            let box = board(1, 1)
            let label = FixedView(40.3, 10)
            box.addPlaced(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 5),
                box.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 5),
                label.topAnchor.constraint(equalTo: box.topAnchor),
                label.bottomAnchor.constraint(equalTo: box.bottomAnchor),
            ])
            let size = box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            #expect(abs(size.width - 50.3) < 1e-6)
            #expect(size.height == 10)
            #expect(box.frame.size == CGSize(width: 1, height: 1))
            let wide = box.systemLayoutSizeFitting(
                CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            #expect(wide == CGSize(width: 200, height: 10))
        }

        @Test("numbers without bounds are bounded: fitting sizes, limits and what content asks for stay finite")
        func boundless() {
            let box = board()
            let (limited, boundless) = (box.addPlaced(FixedView(30, 10)), box.addPlaced(FixedView(.infinity, .nan)))
            NSLayoutConstraint.activate([
                limited.leftAnchor.constraint(equalTo: box.leftAnchor),
                limited.topAnchor.constraint(equalTo: box.topAnchor),
                limited.widthAnchor.constraint(lessThanOrEqualToConstant: .greatestFiniteMagnitude),
                boundless.leftAnchor.constraint(equalTo: limited.rightAnchor),
                boundless.rightAnchor.constraint(equalTo: box.rightAnchor),
                boundless.topAnchor.constraint(equalTo: box.topAnchor),
                boundless.bottomAnchor.constraint(equalTo: box.bottomAnchor),
            ])
            box.layoutIfNeeded()
            #expect(box.frames == "0 0 30 10\n30 0 170 100")
            for length in [CGFloat.infinity, .greatestFiniteMagnitude, .nan] {
                let size = box.systemLayoutSizeFitting(
                    CGSize(width: length, height: 40), withHorizontalFittingPriority: .fittingSizeLevel,
                    verticalFittingPriority: .required)
                #expect(size.width.isFinite)
                #expect(size.height == 40)
            }
        }

        @Test("with the width given, the fitting height is that of the text wrapped at it")
        func fittingText() {
            let box = UIView()
            let label = UILabel()
            label.numberOfLines = 0
            label.text = "Some words that do not fit into one line of this width, and go on for a while"
            box.addPlaced(label)
            NSLayoutConstraint.activate(
                ["H:|-(10)-[l]-(10)-|", "V:|[l]|"].flatMap {
                    NSLayoutConstraint.constraints(withVisualFormat: $0, metrics: nil, views: ["l": label])
                })
            let size = box.systemLayoutSizeFitting(
                CGSize(width: 140, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            #expect(size.width == 140)
            #expect(
                size.height == label.sizeThatFits(CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude)).height)
        }
    }
}
