import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @MainActor struct AmbiguityReports {
        /// What UIKit reports while a window with what `fill` puts into it is updated, and updated again.
        private func reports(isAsked: Bool = true, _ fill: (UIView) -> Void) -> [String] {
            let outer = UsageDiagnostic.observer
            let wasAsked = UsageDiagnostic.reportsAmbiguity
            var texts: [String] = []
            UsageDiagnostic.observer = { rule, text in texts.append("\(rule.rawValue): \(text)") }
            UsageDiagnostic.reportsAmbiguity = isAsked
            defer {
                UsageDiagnostic.observer = outer
                UsageDiagnostic.reportsAmbiguity = wasAsked
            }
            let stage = Stage()
            fill(stage.root.view)
            stage.update()
            stage.window.resize(to: CGSize(width: 300, height: 400))
            stage.update()
            return texts
        }

        private func tile(_ tag: Int, _ width: CGFloat = 20, _ height: CGFloat = 10) -> FixedView {
            let tile = FixedView(width, height)
            tile.tag = tag
            return tile
        }

        @Test(
            "AUTO-15 a place and a height that nothing says are reported once, with what hangs on them and what to add")
        func placeAndLength() {
            let texts = reports { root in
                let (first, second) = (root.addPlaced(tile(1)), root.addPlaced(tile(2, 20, UIView.noIntrinsicMetric)))
                NSLayoutConstraint.activate([
                    first.topAnchor.constraint(equalTo: root.topAnchor),
                    second.topAnchor.constraint(equalTo: root.topAnchor),
                    second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
                ])
            }
            #expect(
                texts == [
                    """
                    ambiguousLayout: the layout is ambiguous, and the frames are where the arithmetic ended:
                        nothing says where FixedView (tag 1) is from left to right
                            add a constraint for its leading, trailing or centerX anchor
                            on it hang the frames of FixedView (tag 2)
                        nothing says how high FixedView (tag 2) is
                            add a constraint for its height or both its edges, or give it content with a height
                        FixedView (tag 1) is subview 0 of UIView, in the hierarchy of UIViewController
                        FixedView (tag 2) is subview 1 of UIView, in the hierarchy of UIViewController
                    """
                ])
        }

        @Test("AUTO-15 an inequality alone is reported as a limit, and a wish beside it closes the question")
        func limit() {
            func fill(_ root: UIView, isClosed: Bool) {
                let view = root.addPlaced(tile(1))
                let limit = view.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 5)
                let wish = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5)
                wish.priority = .defaultLow
                NSLayoutConstraint.activate(
                    [limit, view.topAnchor.constraint(equalTo: root.topAnchor)] + (isClosed ? [wish] : []))
            }
            let open = reports { fill($0, isClosed: false) }
            #expect(open.count == 1)
            #expect(
                open.first?.contains(
                    """
                        <NSLayoutConstraint FixedView (tag 1).left >= UIView.left + 5> is only a limit, and nothing says \
                    how near to it
                            add an equation beside it; that may have a priority below 1000
                            on it hang the frames of FixedView (tag 1)
                    """) == true)
            #expect(reports { fill($0, isClosed: true) } == [])
        }

        @Test(
            "AUTO-15 of two that give way with the same priority one is named, and another priority closes the question"
        )
        func wish() {
            func fill(_ root: UIView, _ priority: UILayoutPriority) {
                let (first, second) = (root.addPlaced(tile(1)), root.addPlaced(tile(2)))
                second.setContentHuggingPriority(priority, for: .horizontal)
                NSLayoutConstraint.activate([
                    first.topAnchor.constraint(equalTo: root.topAnchor),
                    second.topAnchor.constraint(equalTo: root.topAnchor),
                    first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                    second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
                    second.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                ])
            }
            let open = reports { fill($0, .defaultLow) }
            #expect(open.count == 1)
            #expect(
                open.first?.contains(
                    "<content size of FixedView (tag 2)> gives way, or another of the same priority does\n"
                        + "        give its content another hugging or compression resistance priority") == true)
            #expect(reports { fill($0, .defaultLow - 1) } == [])
        }

        @Test("AUTO-15 one open place of a long list is one question, with the first names and how many more")
        func list() {
            let texts = reports { root in
                var last: UIView?
                for tag in 1...20 {
                    let view = root.addPlaced(tile(tag))
                    view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
                    if let last { view.topAnchor.constraint(equalTo: last.bottomAnchor).isActive = true }
                    last = view
                }
            }
            #expect(texts.count == 1)
            #expect(texts.first?.split(separator: "\n").count == 7)
            #expect(
                texts.first?.contains(
                    "frames of FixedView (tag 2), FixedView (tag 3), FixedView (tag 4), 16 more") == true)
        }

        @Test("AUTO-15 nobody asked: nothing is reported")
        func unasked() {
            #expect(reports(isAsked: false) { $0.addPlaced(tile(1)) } == [])
        }
    }
}
