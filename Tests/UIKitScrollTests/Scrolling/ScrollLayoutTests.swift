import Testing
import UIKitTesting

@testable import UIKit

extension UIKitScroll {
    @Suite("A scroll view and constraints") @MainActor struct ScrollLayoutTests {
        private let stage = Stage()
        private let scrollView = UIScrollView()

        init() {
            scrollView.translatesAutoresizingMaskIntoConstraints = false
            stage.root.view.addSubview(scrollView)
            let root = stage.root.view!
            NSLayoutConstraint.activate([
                scrollView.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                scrollView.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                scrollView.topAnchor.constraint(equalTo: root.topAnchor),
                scrollView.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            ])
        }

        private func fill(_ view: UIView, height: CGFloat) {
            view.translatesAutoresizingMaskIntoConstraints = false
            scrollView.addSubview(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
                view.topAnchor.constraint(equalTo: scrollView.topAnchor),
                view.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
                view.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
                view.heightAnchor.constraint(equalToConstant: height),
            ])
        }

        @Test("Edges of the scroll view are those of the content for what is in it, its width and height its own")
        func edges() {
            let content = UIView()
            fill(content, height: 900)
            stage.update()
            #expect(content.frame == CGRect(x: 0, y: 0, width: 400, height: 900))
            #expect(scrollView.contentSize == CGSize(width: 400, height: 900))
            #expect(scrollView.frame == CGRect(x: 0, y: 0, width: 400, height: 300))
        }

        @Test("The content guide says the same, and a stack in it grows with what is in it")
        func guide() {
            let stack = UIStackView()
            stack.axis = .vertical
            stack.translatesAutoresizingMaskIntoConstraints = false
            scrollView.addSubview(stack)
            let guide = scrollView.contentLayoutGuide
            NSLayoutConstraint.activate([
                stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 10),
                stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -10),
                stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20),
                stack.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -20),
                stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -20),
            ])
            func add() {
                let row = UIView()
                row.heightAnchor.constraint(equalToConstant: 100).isActive = true
                stack.addArrangedSubview(row)
            }
            add()
            add()
            stage.update()
            #expect(scrollView.contentSize == CGSize(width: 400, height: 240))
            for _ in 0..<4 { add() }
            stage.update()
            #expect(scrollView.contentSize == CGSize(width: 400, height: 640) && guide.layoutFrame.height == 640)
            scrollView.contentOffset.y = 340
            for row in stack.arrangedSubviews.prefix(3) { row.removeFromSuperview() }
            stage.update()
            #expect(scrollView.contentSize.height == 340 && scrollView.contentOffset.y == 40)
        }

        @Test("What is held to the frame, or to something outside, stays where it is seen")
        func frame() {
            fill(UIView(), height: 900)
            let badge = UIView()
            let other = UIView()
            for view in [badge, other] {
                view.translatesAutoresizingMaskIntoConstraints = false
                scrollView.addSubview(view)
                view.widthAnchor.constraint(equalToConstant: 50).isActive = true
                view.heightAnchor.constraint(equalToConstant: 50).isActive = true
            }
            NSLayoutConstraint.activate([
                badge.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 10),
                badge.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor),
                other.topAnchor.constraint(equalTo: stage.root.view.topAnchor, constant: 100),
                other.leadingAnchor.constraint(equalTo: stage.root.view.leadingAnchor),
            ])
            stage.update()
            #expect(badge.frame.minY == 10 && other.frame.minY == 100)
            scrollView.contentOffset.y = 200
            stage.update()
            #expect(badge.frame.minY == 210 && other.frame.minY == 300)
        }

        @Test("Labels of several lines in a stack are as high as the width of what is seen makes them")
        func wrapped() {
            let stack = UIStackView()
            stack.axis = .vertical
            stack.translatesAutoresizingMaskIntoConstraints = false
            scrollView.addSubview(stack)
            let guide = scrollView.contentLayoutGuide
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
                stack.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -16),
                stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
                stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
                stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -32),
            ])
            for _ in 0..<5 {
                let label = UILabel()
                label.numberOfLines = 0
                label.text = String(repeating: "many words ", count: 60)
                stack.addArrangedSubview(label)
            }
            stage.update()
            let needed = stack.arrangedSubviews.map { $0.sizeThatFits(CGSize(width: 368, height: 1e5)).height }
            #expect(stack.frame.width == 368 && needed.allSatisfy { $0 > 100 })
            #expect(abs(scrollView.contentSize.height - needed.reduce(32, +)) < 3)
        }

        @Test("Where no constraint says how large the content is, code does")
        func code() {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            scrollView.addSubview(view)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: scrollView.topAnchor),
                view.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
            ])
            scrollView.contentSize = CGSize(width: 500, height: 700)
            stage.update()
            #expect(scrollView.contentSize == CGSize(width: 500, height: 700))
        }
    }
}
