import Testing
import UIKitTesting

@testable import UIKit

extension UIKitScroll {
    @Suite("The content of a cell by configurations") @MainActor struct ContentConfigurationHostTests {
        /// A square of a colour, whose side constraints hold.
        private struct Square: UIContentConfiguration {
            var side: CGFloat

            func makeContentView() -> any UIView & UIContentView { SquareView(self) }
            func updated(for state: any UIConfigurationState) -> Square { self }
        }

        private final class SquareView: UIView, UIContentView {
            private let square = UIView()
            private let side: NSLayoutConstraint

            init(_ configuration: Square) {
                self.configuration = configuration
                side = square.heightAnchor.constraint(equalToConstant: configuration.side)
                super.init(frame: .zero)
                square.translatesAutoresizingMaskIntoConstraints = false
                addSubview(square)
                NSLayoutConstraint.activate([
                    side, square.topAnchor.constraint(equalTo: topAnchor, constant: 5),
                    square.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -5),
                    square.leadingAnchor.constraint(equalTo: leadingAnchor),
                    square.widthAnchor.constraint(equalTo: square.heightAnchor),
                ])
            }

            required init?(coder: NSCoder) { nil }

            var configuration: any UIContentConfiguration {
                didSet { side.constant = (configuration as? Square)?.side ?? 0 }
            }
        }

        private let stage = Stage()
        private let contentView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        private let host: ContentConfigurationHost

        init() {
            host = ContentConfigurationHost(in: contentView)
            stage.root.view.addSubview(contentView)
        }

        private var fittingHeight: CGFloat {
            contentView.systemLayoutSizeFitting(
                CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }

        private func cell(_ text: String) -> UIListContentConfiguration {
            var cell = UIListContentConfiguration.cell()
            cell.text = text
            return cell
        }

        @Test("The view of the configuration fills the cell's, which is as high as its content needs")
        func fills() throws {
            host.configuration = cell("One")
            let view = try #require(host.view)
            stage.update()
            #expect(view.superview === contentView && view.frame == contentView.bounds)
            #expect(fittingHeight == 44)
            contentView.frame.size = CGSize(width: 200, height: 80)
            stage.update()
            #expect(view.frame == contentView.bounds)
            host.configuration = cell(Array(repeating: "word", count: 60).joined(separator: " "))
            #expect(fittingHeight > 100)
        }

        @Test("A view that supports the new configuration stays, and another one is replaced")
        func replaced() throws {
            host.configuration = cell("One")
            let first = try #require(host.view)
            host.configuration = cell("Two")
            #expect(host.view === first && contentView.subviews.count == 1)
            host.configuration = Square(side: 30)
            #expect(host.view !== first && first.superview == nil && contentView.subviews.count == 1)
            host.configuration = nil
            #expect(host.view == nil && contentView.subviews.isEmpty)
        }

        @Test("What the app has put into the cell lies above the content")
        func below() {
            let mark = UIView()
            contentView.addSubview(mark)
            host.configuration = cell("One")
            #expect(contentView.subviews.last === mark && contentView.subviews.count == 2)
        }

        @Test("A cell is as high as the constraints of an app's content view say, and says nothing where it is lower")
        func constraints() {
            host.configuration = Square(side: 90)
            #expect(fittingHeight == 100)
            // The cell is lower than that, which contradicts nothing.
            stage.update()
            host.configuration = Square(side: 20)
            #expect(fittingHeight == 30)
        }

        @Test("The cell's margins are those of the content, whatever size it had before")
        func margins() throws {
            contentView.layoutMargins = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 60)
            host.configuration = cell("One")
            stage.update()
            let label = try #require(host.view?.subviews.first)
            #expect(label.frame.minX == 40 && label.frame.maxX == 320 - 60)
        }
    }
}
