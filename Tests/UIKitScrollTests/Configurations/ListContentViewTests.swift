import Testing
import UIKitTesting

@testable import UIKit

extension UIKitScroll {
    @Suite("The view of a list's content") @MainActor struct ListContentViewTests {
        private let stage = Stage()

        init() {
            stage.root.viewRespectsSystemMinimumLayoutMargins = false
            stage.root.view.layoutMargins = .zero
        }

        private func show(
            _ configuration: UIListContentConfiguration, width: CGFloat = 320, height: CGFloat = 44
        ) -> UIListContentView {
            let view = UIListContentView(configuration: configuration)
            view.frame = CGRect(x: 0, y: 0, width: width, height: height)
            stage.root.view.addSubview(view)
            stage.update()
            return view
        }

        private func labels(_ view: UIView) -> [UILabel] {
            view.subviews.compactMap { $0 as? UILabel }
        }

        private func cell(_ text: String, _ secondaryText: String? = nil) -> UIListContentConfiguration {
            var cell = UIListContentConfiguration.cell()
            cell.text = text
            cell.secondaryText = secondaryText
            return cell
        }

        private static let long = Array(repeating: "word", count: 60).joined(separator: " ")

        // MARK: Size

        @Test("A row of one line is 44 points high, and one with a subtitle higher")
        func heights() {
            let target = CGSize(width: 320, height: 0)
            func height(_ configuration: UIListContentConfiguration) -> CGFloat {
                UIListContentView(configuration: configuration).systemLayoutSizeFitting(
                    target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
                ).height
            }
            #expect(height(cell("One")) == 44)
            var value = UIListContentConfiguration.valueCell()
            value.text = "Name"
            value.secondaryText = "Value"
            #expect(height(value) == 44)
            var subtitle = UIListContentConfiguration.subtitleCell()
            subtitle.text = "Name"
            subtitle.secondaryText = "More"
            #expect(height(subtitle) > 55 && height(subtitle) < 65)
        }

        @Test("Text breaks at the width that the view gets, and makes the row higher")
        func lines() {
            let view = UIListContentView(configuration: cell(Self.long))
            let far = CGFloat.greatestFiniteMagnitude
            let narrow = view.sizeThatFits(CGSize(width: 200, height: far))
            let wide = view.sizeThatFits(CGSize(width: 600, height: far))
            #expect(narrow.height > wide.height && wide.height > 44)
            #expect(narrow.width == 200 && view.intrinsicContentSize.height == 44)
        }

        @Test("Within constraints the height follows the width")
        func constraints() {
            let view = UIListContentView(configuration: cell(Self.long))
            view.translatesAutoresizingMaskIntoConstraints = false
            stage.root.view.addSubview(view)
            let width = view.widthAnchor.constraint(equalToConstant: 200)
            NSLayoutConstraint.activate([
                width, view.leadingAnchor.constraint(equalTo: stage.root.view.leadingAnchor),
                view.topAnchor.constraint(equalTo: stage.root.view.topAnchor),
            ])
            stage.update()
            let far = CGFloat.greatestFiniteMagnitude
            #expect(view.frame.height == view.sizeThatFits(CGSize(width: 200, height: far)).height)
            width.constant = 300
            stage.update()
            #expect(view.frame.height == view.sizeThatFits(CGSize(width: 300, height: far)).height)
            view.configuration = cell("Short")
            stage.update()
            #expect(view.frame.height == 44)
        }

        @Test("A row is higher for those who prefer larger text")
        func largeText() {
            let view = show(cell("One", "Two"))
            let usual = view.intrinsicContentSize.height
            stage.root.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
            stage.update()
            #expect(view.intrinsicContentSize.height > usual * 1.5)
        }

        // MARK: Content

        @Test("Labels and an image view are there for what there is to show")
        func content() throws {
            let view = show(cell("One"))
            #expect(labels(view).map(\.text) == ["One"])
            var other = cell("One", "Two")
            other.image = try #require(UIImage(systemName: "star"))
            view.configuration = other
            stage.update()
            #expect(labels(view).map(\.text) == ["One", "Two"])
            let image = try #require(view.subviews.compactMap { $0 as? UIImageView }.first)
            #expect(image.frame.maxX <= labels(view)[0].frame.minX)
            #expect(view.textStart == labels(view)[0].frame.minX)
            other.image = nil
            other.text = nil
            view.configuration = other
            stage.update()
            #expect(labels(view).map(\.text) == ["Two"] && view.subviews.count == 1)
        }

        @Test("The labels are as the properties say")
        func properties() throws {
            var configuration = cell("one two")
            configuration.textProperties.font = .boldSystemFont(ofSize: 20)
            configuration.textProperties.color = .red
            configuration.textProperties.numberOfLines = 2
            configuration.textProperties.alignment = .center
            configuration.textProperties.lineBreakMode = .byTruncatingMiddle
            configuration.textProperties.transform = .uppercase
            configuration.textProperties.adjustsFontSizeToFitWidth = true
            configuration.textProperties.minimumScaleFactor = 0.5
            configuration.alpha = 0.5
            let label = try #require(labels(show(configuration)).first)
            #expect(label.text == "ONE TWO" && label.font == .boldSystemFont(ofSize: 20) && label.textColor == .red)
            #expect(label.numberOfLines == 2 && label.textAlignment == .center && label.alpha == 0.5)
            #expect(label.lineBreakMode == .byTruncatingMiddle)
            #expect(label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0.5)
        }

        @Test("A text with attributes has the font and the colour of the properties where it names none")
        func attributed() throws {
            var configuration = cell("Plain")
            configuration.textProperties.color = .red
            let text = NSMutableAttributedString(string: "a", attributes: [.foregroundColor: UIColor.green])
            text.append(NSAttributedString(string: "b"))
            configuration.attributedText = text
            let view = show(configuration)
            let label = try #require(labels(view).first)
            let shown = try #require(label.attributedText)
            #expect(shown.string == "ab")
            #expect(shown.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .green)
            #expect(shown.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
            #expect(shown.attribute(.font, at: 1, effectiveRange: nil) is UIFont)
            configuration.attributedText = nil
            view.configuration = configuration
            #expect(label.text == "Plain" && label.textColor == .red)
        }

        @Test("An image is no larger than it may be, and keeps its shape")
        func maximumSize() throws {
            let picture = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 50)).image { _ in }
            var configuration = cell("One")
            configuration.image = picture
            configuration.imageProperties.maximumSize = CGSize(width: 40, height: 0)
            configuration.imageProperties.cornerRadius = 4
            let view = show(configuration)
            let image = try #require(view.subviews.compactMap { $0 as? UIImageView }.first)
            #expect(image.frame == CGRect(x: 16, y: 12, width: 40, height: 20))
            #expect(image.layer.cornerRadius == 4 && image.clipsToBounds)
            #expect(labels(view)[0].frame.minX == 72)
            configuration.imageProperties.reservedLayoutSize = CGSize(width: 60, height: 60)
            view.configuration = configuration
            stage.update()
            #expect(image.frame.midX == 46 && labels(view)[0].frame.minX == 92)
            #expect(view.intrinsicContentSize.height == 82)
        }

        @Test("An image has the tint of the view until it has one of its own, and its line too")
        func tint() throws {
            var configuration = cell("One")
            configuration.image = try #require(UIImage(systemName: "star"))
            configuration.imageProperties.strokeWidth = 1
            let view = show(configuration)
            view.tintColor = .red
            let image = try #require(view.subviews.compactMap { $0 as? UIImageView }.first)
            #expect(image.tintColor == .red && image.layer.borderColor == UIColor.red.cgColor)
            configuration.imageProperties.tintColor = .green
            configuration.imageProperties.strokeColor = .blue
            view.configuration = configuration
            #expect(image.tintColor == .green && image.layer.borderColor == UIColor.blue.cgColor)
        }

        // MARK: Places

        @Test("Where the interface runs from right to left, text and value change their ends")
        func mirrored() throws {
            var value = UIListContentConfiguration.valueCell()
            value.text = "Name"
            value.secondaryText = "Value"
            let view = show(value)
            #expect(labels(view)[0].frame.minX == 16 && labels(view)[1].frame.maxX == 320 - 8)
            stage.root.traitOverrides.layoutDirection = .rightToLeft
            stage.update()
            #expect(labels(view)[0].frame.maxX == 320 - 16 && labels(view)[1].frame.minX == 8)
        }

        @Test("The superview's margins count on the axes that the configuration names, and there only")
        func margins() {
            stage.root.view.layoutMargins = UIEdgeInsets(top: 30, left: 50, bottom: 30, right: 0)
            let view = show(cell("One"))
            #expect(labels(view)[0].frame.minX == 50 && view.intrinsicContentSize.height == 44)
            stage.root.view.layoutMargins.left = 70
            stage.update()
            #expect(labels(view)[0].frame.minX == 70)
            var own = cell("One")
            own.axesPreservingSuperviewLayoutMargins = []
            view.configuration = own
            stage.update()
            #expect(labels(view)[0].frame.minX == 16)
        }

        @Test("A guide lies where its part is, and there is none for what is not shown")
        func guides() throws {
            let view = show(cell("One"))
            #expect(view.secondaryTextLayoutGuide == nil && view.imageLayoutGuide == nil)
            let guide = try #require(view.textLayoutGuide)
            let mark = UIView()
            mark.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(mark)
            NSLayoutConstraint.activate([
                mark.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                mark.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                mark.topAnchor.constraint(equalTo: guide.bottomAnchor),
                mark.heightAnchor.constraint(equalToConstant: 2),
            ])
            stage.update()
            let label = labels(view)[0]
            #expect(mark.frame == CGRect(x: 16, y: label.frame.maxY, width: label.frame.width, height: 2))
            view.frame.size.width = 200
            stage.update()
            #expect(mark.frame.width == 200 - 16 - 8 && guide === view.textLayoutGuide)
        }

        // MARK: Misuse

        @Test("A configuration of another kind is refused")
        func refused() {
            struct Other: UIContentConfiguration {
                func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: .cell()) }
                func updated(for state: any UIConfigurationState) -> Other { self }
            }
            let view = show(cell("One"))
            #expect(view.supports(cell("Two")) && !view.supports(Other()))
            expectDiagnostics([.invalidConfiguration]) { view.configuration = Other() }
            #expect(labels(view).map(\.text) == ["One"])
        }
    }
}
