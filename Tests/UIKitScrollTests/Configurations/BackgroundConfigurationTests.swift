import Testing
import UIKitTesting

@testable import UIKit

extension UIKitScroll {
    @Suite("The background of a cell") @MainActor struct BackgroundConfigurationTests {
        private let stage = Stage()

        private func state(
            _ environment: UIListEnvironment = .unspecified, isSelected: Bool = false
        ) -> UICellConfigurationState {
            var state = UICellConfigurationState(traitCollection: UITraitCollection(listEnvironment: environment))
            state.isSelected = isSelected
            return state
        }

        private func show(_ configuration: UIBackgroundConfiguration) -> CellBackgroundView {
            let view = CellBackgroundView(configuration: configuration)
            view.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
            stage.root.view.addSubview(view)
            stage.update()
            return view
        }

        // MARK: Values

        @Test("A selected or pressed cell is marked, and not marked afterwards")
        func marked() {
            let cell = UIBackgroundConfiguration.listPlainCell()
            #expect(cell.backgroundColor == .systemBackground)
            let selected = cell.updated(for: state(isSelected: true))
            #expect(selected.backgroundColor == ListColors.marked)
            #expect(selected.updated(for: state()) == cell)
            var pressed = state()
            pressed.isHighlighted = true
            #expect(cell.updated(for: pressed).backgroundColor == ListColors.marked)
        }

        @Test("A colour that was set stays in every state, none too")
        func ownColor() {
            var cell = UIBackgroundConfiguration.listGroupedCell()
            cell.backgroundColor = .systemBackground
            #expect(cell.updated(for: state(isSelected: true)).backgroundColor == .systemBackground)
            cell.backgroundColor = nil
            #expect(cell.updated(for: state(isSelected: true)).backgroundColor == nil)
            #expect(cell.resolvedBackgroundColor(for: .red) == .red)
        }

        @Test("A cell of whatever list it is in has the look that cells have there")
        func environments() {
            let cell = UIBackgroundConfiguration.listCell()
            #expect(cell.updated(for: state()).backgroundColor == .systemBackground)
            #expect(
                cell.updated(for: state(.insetGrouped)).backgroundColor == .secondarySystemGroupedBackground)
            let inSidebar = cell.updated(for: state(.sidebar))
            let sidebar = UIBackgroundConfiguration.listSidebarCell()
            #expect(inSidebar.backgroundColor == .clear && inSidebar.cornerRadius == sidebar.cornerRadius)
            #expect(inSidebar.backgroundInsets == sidebar.backgroundInsets && sidebar.backgroundInsets != .zero)
            // One that was made for a certain list stays as it is.
            #expect(UIBackgroundConfiguration.listPlainCell().updated(for: state(.sidebar)).cornerRadius == nil)
        }

        @Test("Headers of grouped lists and of sidebars have no background, and those of plain lists cover the rows")
        func headers() {
            #expect(UIBackgroundConfiguration.listPlainHeaderFooter().backgroundColor == .systemBackground)
            #expect(UIBackgroundConfiguration.listGroupedHeaderFooter().backgroundColor == .clear)
            #expect(UIBackgroundConfiguration.listSidebarHeader().backgroundColor == .clear)
            let footer = UIBackgroundConfiguration.listFooter()
            #expect(footer.updated(for: state(.grouped)).backgroundColor == .clear)
        }

        @Test("A background of no list is not changed by a state")
        func clear() {
            let clear = UIBackgroundConfiguration.clear()
            #expect(clear.updated(for: state(.sidebar, isSelected: true)) == clear)
        }

        @Test(
            "Texts can be read on rows that are marked, and marks can be told from what is not marked",
            arguments: [
                UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark),
                UITraitCollection {
                    $0.userInterfaceStyle = .dark
                    $0.userInterfaceLevel = .elevated
                },
            ])
        func contrast(traits: UITraitCollection) {
            let rows = [UIColor.systemBackground, .secondarySystemGroupedBackground]
            for row in rows + [ListColors.marked] {
                for text in [UIColor.label, ListColors.secondaryText] {
                    #expect(contrast(text, row, traits) >= 4.5)
                }
            }
            for row in rows {
                #expect(contrast(ListColors.marked, row, traits) >= 1.2)
            }
        }

        private func contrast(_ one: UIColor, _ other: UIColor, _ traits: UITraitCollection) -> CGFloat {
            func luminance(_ color: UIColor) -> CGFloat {
                let color = color.cgColor(with: traits)
                func linear(_ value: CGFloat) -> CGFloat {
                    value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
                }
                return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
            }
            let (first, second) = (luminance(one), luminance(other))
            return (max(first, second) + 0.05) / (min(first, second) + 0.05)
        }

        // MARK: The view

        @Test("The background lies within its insets, with its colour, its radius and its line")
        func drawn() throws {
            var configuration = UIBackgroundConfiguration.clear()
            configuration.backgroundColor = .red
            configuration.cornerRadius = 6
            configuration.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 10, bottom: 2, trailing: 20)
            configuration.strokeColor = .blue
            configuration.strokeWidth = 2
            configuration.strokeOutset = 1
            let view = show(configuration)
            let shape = try #require(view.subviews.first)
            #expect(shape.frame == CGRect(x: 10, y: 1, width: 270, height: 41))
            #expect(shape.backgroundColor == .red && shape.layer.cornerRadius == 6)
            let line = try #require(view.layer.sublayers?.first { $0 !== shape.layer })
            #expect(line.frame == CGRect(x: 9, y: 0, width: 272, height: 43))
            #expect(line.borderWidth == 2 && line.borderColor == UIColor.blue.cgColor && line.cornerRadius == 7)
            view.configuration = .clear()
            stage.update()
            #expect(shape.frame == view.bounds && line.superlayer == nil && shape.layer.cornerRadius == 0)
        }

        @Test("Insets change sides where the interface runs from right to left")
        func mirrored() {
            var configuration = UIBackgroundConfiguration.clear()
            configuration.backgroundInsets.leading = 10
            let view = show(configuration)
            stage.root.traitOverrides.layoutDirection = .rightToLeft
            stage.update()
            #expect(view.subviews.first?.frame == CGRect(x: 0, y: 0, width: 290, height: 44))
        }

        @Test("Margins are added to the insets at the edges that the configuration names")
        func margins() {
            stage.root.view.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
            var configuration = UIBackgroundConfiguration.clear()
            configuration.backgroundInsets.leading = 5
            configuration.edgesAddingLayoutMarginsToBackgroundInsets = .leading
            let view = show(configuration)
            #expect(view.subviews.first?.frame.minX == 35)
        }

        @Test("Rows of one body have round corners at its ends only, of the radius that the list has")
        func corners() throws {
            let view = show(.listGroupedCell())
            let shape = try #require(view.subviews.first)
            #expect(shape.layer.cornerRadius == 0)
            view.standardCornerRadius = 10
            view.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
            #expect(shape.layer.cornerRadius == 10)
            #expect(shape.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        }

        @Test("A custom view and an image fill the background, and go with the configuration")
        func custom() throws {
            var configuration = UIBackgroundConfiguration.clear()
            let custom = UIView()
            configuration.customView = custom
            configuration.image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
            configuration.imageContentMode = .center
            configuration.cornerRadius = 4
            let view = show(configuration)
            let shape = try #require(view.subviews.first)
            let image = try #require(shape.subviews.first as? UIImageView)
            #expect(custom.superview === shape && custom.frame == shape.bounds && image.frame == shape.bounds)
            #expect(image.contentMode == .center && shape.clipsToBounds && view.isUserInteractionEnabled)
            view.configuration = .clear()
            #expect(custom.superview == nil && shape.subviews.isEmpty && !view.isUserInteractionEnabled)
        }

        @Test("A material fills the background behind the image, and goes with the configuration")
        func material() throws {
            var configuration = UIBackgroundConfiguration.clear()
            configuration.visualEffect = UIBlurEffect(style: .regular)
            configuration.cornerRadius = 4
            let view = show(configuration)
            let shape = try #require(view.subviews.first)
            let material = try #require(shape.subviews.first as? UIVisualEffectView)
            #expect(material.frame == shape.bounds && material.effect != nil && shape.clipsToBounds)
            configuration.image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
            view.configuration = configuration
            #expect(shape.subviews.count == 2 && shape.subviews[0] === material)
            view.configuration = .clear()
            #expect(shape.subviews.isEmpty)
        }

        @Test("Without a colour of its own the background has the tint")
        func tint() {
            var configuration = UIBackgroundConfiguration.clear()
            configuration.backgroundColor = nil
            let view = show(configuration)
            view.tintColor = .green
            #expect(view.subviews.first?.backgroundColor == .green)
        }
    }
}
