import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @MainActor struct Anchors {
        @Test("edges, sizes and middles place a view, with constants and multipliers")
        func places() {
            let root = board()
            let (first, second) = (root.addPlaced(), root.addPlaced())
            NSLayoutConstraint.activate([
                first.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
                first.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
                first.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25, constant: 2),
                first.heightAnchor.constraint(equalToConstant: 30),
                second.centerXAnchor.constraint(equalTo: root.centerXAnchor),
                second.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: -1),
                second.widthAnchor.constraint(equalTo: first.widthAnchor),
                second.heightAnchor.constraint(equalTo: second.widthAnchor, multiplier: 0.5),
            ])
            root.layoutIfNeeded()
            #expect(root.frames == "10 5 52 30\n74 36 52 26")
        }

        @Test("inequalities hold, and the weaker wish gives way")
        func inequalities() {
            let root = board()
            let view = root.addPlaced()
            let wish = view.widthAnchor.constraint(equalToConstant: 500)
            wish.priority = .defaultHigh
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 20),
                view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -30),
                view.topAnchor.constraint(equalTo: root.topAnchor),
                view.heightAnchor.constraint(greaterThanOrEqualToConstant: 10),
                view.heightAnchor.constraint(lessThanOrEqualToConstant: 10),
                wish,
            ])
            root.layoutIfNeeded()
            #expect(root.frames == "20 0 150 10")
        }

        @Test("system spacing is eight points times the multiplier")
        func systemSpacing() {
            let root = board()
            let view = root.addPlaced(FixedView(20, 10))
            view.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 2).isActive = true
            view.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 0.5).isActive = true
            root.layoutIfNeeded()
            #expect(root.frames == "16 4 20 10")
        }

        @Test("the distance between two anchors can be compared with another and with a number")
        func distances() {
            let root = board()
            let (first, second) = (root.addPlaced(FixedView(20, 10)), root.addPlaced(FixedView(40, 10)))
            let before = root.leftAnchor.anchorWithOffset(to: first.leftAnchor)
            let between = first.rightAnchor.anchorWithOffset(to: second.leftAnchor)
            let after = second.rightAnchor.anchorWithOffset(to: root.rightAnchor)
            NSLayoutConstraint.activate([
                between.constraint(equalTo: before, multiplier: 2),
                after.constraint(equalTo: before),
                root.topAnchor.anchorWithOffset(to: first.topAnchor).constraint(equalToConstant: 7),
                second.topAnchor.constraint(equalTo: first.topAnchor),
            ])
            root.layoutIfNeeded()
            #expect(root.frames == "35 7 20 10\n125 7 40 10")
        }

        @Test("constraints reach across levels, in the coordinates of the common ancestor")
        func acrossLevels() {
            let root = board()
            let (box, side) = (root.addPlaced(), root.addPlaced())
            let inner = box.addPlaced()
            NSLayoutConstraint.activate([
                box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30),
                box.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
                box.widthAnchor.constraint(equalToConstant: 100), box.heightAnchor.constraint(equalToConstant: 60),
                inner.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 50),
                inner.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -30),
                inner.widthAnchor.constraint(equalToConstant: 10), inner.heightAnchor.constraint(equalToConstant: 10),
                side.leftAnchor.constraint(equalTo: inner.rightAnchor),
                side.topAnchor.constraint(equalTo: inner.topAnchor),
                side.rightAnchor.constraint(equalTo: root.rightAnchor),
                side.heightAnchor.constraint(equalToConstant: 1),
            ])
            root.layoutIfNeeded()
            #expect(box.frameText == "30 20 100 60")
            #expect(inner.frameText == "20 40 10 10")
            #expect(side.frameText == "60 60 140 1")
        }

        @Test("the long initialiser makes the same constraints as anchors, with margins too")
        func longInitialiser() {
            let root = board()
            root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            let view = root.addPlaced()
            for (attribute, margin) in [
                (NSLayoutConstraint.Attribute.left, NSLayoutConstraint.Attribute.leftMargin),
                (.right, .rightMargin), (.top, .topMargin), (.bottom, .bottomMargin),
            ] {
                NSLayoutConstraint(
                    item: view, attribute: attribute, relatedBy: .equal, toItem: root, attribute: margin,
                    multiplier: 1, constant: 0
                ).isActive = true
            }
            root.layoutIfNeeded()
            #expect(root.frames == "2 1 194 96")
            root.layoutMargins.left = 12
            root.layoutIfNeeded()
            #expect(root.frames == "12 1 184 96")
        }

        @Test("a guide takes part like a view, and its frame is in its owner's coordinates")
        func guides() {
            let root = board()
            let box = root.addPlaced()
            let guide = UILayoutGuide()
            guide.identifier = "gap"
            box.addLayoutGuide(guide)
            #expect(box.layoutGuides == [guide])
            NSLayoutConstraint.activate([
                box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
                box.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
                box.rightAnchor.constraint(equalTo: guide.rightAnchor, constant: 5),
                box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 40),
                guide.topAnchor.constraint(equalTo: box.topAnchor, constant: 3),
                guide.widthAnchor.constraint(equalToConstant: 20), guide.heightAnchor.constraint(equalToConstant: 6),
            ])
            root.layoutIfNeeded()
            #expect(guide.layoutFrame == CGRect(x: 30, y: 3, width: 20, height: 6))
            #expect(box.frameText == "10 10 55 9")
            box.removeLayoutGuide(guide)
            #expect(guide.owningView == nil)
            #expect(box.constraints == [])
            #expect(root.constraints.count == 2)
        }

        @Test("the readable content is centred in the margins and not wider than lines are good to read")
        func readableContent() {
            let root = board(1000, 100)
            root.layoutMargins = UIEdgeInsets(top: 0, left: 100, bottom: 0, right: 50)
            let view = root.addPlaced()
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: root.readableContentGuide.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: root.readableContentGuide.trailingAnchor),
                view.topAnchor.constraint(equalTo: root.readableContentGuide.topAnchor),
                view.heightAnchor.constraint(equalToConstant: 10),
            ])
            root.layoutIfNeeded()
            #expect(root.frames == "189 0 672 10")
            #expect(root.readableContentGuide.layoutFrame.width == 672)
            root.frame.size.width = 400
            root.layoutIfNeeded()
            #expect(root.frames == "100 0 250 10")
        }

        @Test("the safe area guide follows the safe area")
        func safeArea() {
            let stage = Stage()
            let root = stage.root.view!
            let view = root.addPlaced()
            let guide = root.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                view.topAnchor.constraint(equalTo: guide.topAnchor),
                view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            ])
            stage.update()
            #expect(view.frameText == "0 0 400 300")
            stage.root.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 1, bottom: 10, right: 2)
            stage.update()
            #expect(view.frameText == "1 44 397 246")
            #expect(guide.layoutFrame == view.frame)
        }

        @Test("AUTO-11 two labels stand on one baseline")
        func baselines() {
            let root = board(400, 100)
            let (small, large) = (UILabel(), UILabel())
            (small.text, large.text) = ("small", "large")
            large.font = .systemFont(ofSize: 40)
            root.addPlaced(small)
            root.addPlaced(large)
            NSLayoutConstraint.activate([
                large.topAnchor.constraint(equalTo: root.topAnchor),
                large.leftAnchor.constraint(equalTo: root.leftAnchor),
                small.leftAnchor.constraint(equalTo: large.rightAnchor, constant: 8),
                small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
            ])
            root.layoutIfNeeded()
            let baselines = [small, large].map { $0.frame.minY + $0.font.ascender }
            #expect(abs(baselines[0] - baselines[1]) <= 1)
            #expect(small.frame.minY > large.frame.minY + 10)
        }

        @Test("AUTO-11 a view without text has its baseline at its bottom edge")
        func baselineOfPlainView() {
            let root = board()
            let (first, second) = (root.addPlaced(FixedView(10, 40)), root.addPlaced(FixedView(10, 20)))
            NSLayoutConstraint.activate([
                first.topAnchor.constraint(equalTo: root.topAnchor),
                second.lastBaselineAnchor.constraint(equalTo: first.firstBaselineAnchor),
            ])
            root.layoutIfNeeded()
            #expect(second.frame.maxY == 40)
        }

        @Test("AUTO-10 alignment rectangles, not frames, are what constraints are about")
        func alignmentRects() {
            final class Shadowed: UIView {
                override var alignmentRectInsets: UIEdgeInsets {
                    UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
                }
                override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 10) }
            }
            let root = board()
            let view = root.addPlaced(Shadowed())
            NSLayoutConstraint.activate([
                view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
                view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            ])
            root.layoutIfNeeded()
            #expect(view.frameText == "8 9 26 14")
            #expect(view.alignmentRect(forFrame: view.frame) == CGRect(x: 10, y: 10, width: 20, height: 10))
            #expect(view.frame(forAlignmentRect: CGRect(x: 10, y: 10, width: 20, height: 10)) == view.frame)
        }
    }
}
