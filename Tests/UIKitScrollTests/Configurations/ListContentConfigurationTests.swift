import Testing

@testable import UIKit

@Suite("The content of lists, as values") @MainActor struct ListContentConfigurationTests {
    private static let kinds: [@MainActor () -> UIListContentConfiguration] = [
        UIListContentConfiguration.cell, UIListContentConfiguration.subtitleCell,
        UIListContentConfiguration.valueCell, UIListContentConfiguration.sidebarCell,
        UIListContentConfiguration.sidebarSubtitleCell, UIListContentConfiguration.accompaniedSidebarCell,
        UIListContentConfiguration.accompaniedSidebarSubtitleCell, UIListContentConfiguration.sidebarHeader,
        UIListContentConfiguration.plainHeader, UIListContentConfiguration.plainFooter,
        UIListContentConfiguration.groupedHeader, UIListContentConfiguration.groupedFooter,
        UIListContentConfiguration.prominentInsetGroupedHeader,
        UIListContentConfiguration.extraProminentInsetGroupedHeader, UIListContentConfiguration.header,
        UIListContentConfiguration.footer,
    ]

    private func state(_ environment: UIListEnvironment = .unspecified) -> UICellConfigurationState {
        UICellConfigurationState(traitCollection: UITraitCollection(listEnvironment: environment))
    }

    @Test("The margins and spaces of a cell are UIKit's")
    func metrics() {
        let cell = UIListContentConfiguration.cell()
        #expect(
            cell.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8))
        #expect(cell.axesPreservingSuperviewLayoutMargins == .horizontal)
        #expect(cell.imageToTextPadding == 16 && cell.textToSecondaryTextVerticalPadding == 3)
        #expect(cell.textProperties.font == .preferredFont(forTextStyle: .body))
        #expect(cell.textProperties.numberOfLines == 0 && cell.textProperties.alignment == .natural)
        #expect(cell.imageProperties.maximumSize == .zero && cell.imageProperties.reservedLayoutSize == .zero)
    }

    @Test("Only a value cell prefers its texts side by side")
    func sideBySide() {
        let preferring = Self.kinds.map { $0() }.filter { $0.prefersSideBySideTextAndSecondaryText }
        #expect(preferring == [.valueCell()])
    }

    @Test("Every kind has no content, is equal to itself and to no other")
    func kinds() {
        let all = Self.kinds.map { $0() }
        #expect(all.allSatisfy { $0.text == nil && $0.secondaryText == nil && $0.image == nil })
        #expect(Set(all).count == Self.kinds.count)
        #expect(Self.kinds.allSatisfy { $0() == $0() && $0().hashValue == $0().hashValue })
    }

    @Test("A text with attributes is kept beside the plain one, and no later change of it is seen")
    func attributed() {
        var cell = UIListContentConfiguration.cell()
        let text = NSMutableAttributedString(string: "One")
        cell.text = "Plain"
        cell.attributedText = text
        text.append(NSAttributedString(string: " two"))
        #expect(cell.attributedText?.string == "One" && cell.text == "Plain")
        cell.attributedText = nil
        #expect(cell.attributedText == nil)
    }

    @Test("Disabled text is grey, unless a colour was set, and is as before afterwards")
    func disabled() {
        var disabled = state()
        disabled.isDisabled = true
        var cell = UIListContentConfiguration.cell()
        cell.secondaryTextProperties.color = .red
        let grey = cell.updated(for: disabled)
        #expect(grey.textProperties.color == ControlColors.disabledText)
        #expect(grey.secondaryTextProperties.color == .red)
        #expect(grey.updated(for: state()) == cell.updated(for: state()))
        #expect(grey.updated(for: state()).textProperties.color == .label)
    }

    @Test("A state leaves alone what was set")
    func setValues() {
        var cell = UIListContentConfiguration.cell()
        cell.text = "Text"
        cell.textProperties.font = .systemFont(ofSize: 30)
        cell.directionalLayoutMargins.leading = 40
        var selected = state(.sidebar)
        selected.isSelected = true
        let updated = cell.updated(for: selected)
        #expect(updated.text == "Text" && updated.textProperties.font == .systemFont(ofSize: 30))
        #expect(updated.directionalLayoutMargins.leading == 40)
    }

    @Test("A header follows the list that it is in")
    func header() {
        let expectations: [(UIListEnvironment, UIListContentConfiguration)] = [
            (.unspecified, .plainHeader()), (.plain, .plainHeader()), (.grouped, .groupedHeader()),
            (.insetGrouped, .groupedHeader()), (.sidebar, .sidebarHeader()), (.sidebarPlain, .sidebarHeader()),
        ]
        for (environment, expected) in expectations {
            let header = UIListContentConfiguration.header().updated(for: state(environment))
            #expect(header.textProperties == expected.textProperties)
            #expect(header.directionalLayoutMargins == expected.directionalLayoutMargins)
            #expect(header.axesPreservingSuperviewLayoutMargins == expected.axesPreservingSuperviewLayoutMargins)
            // And back again.
            let plain = header.updated(for: state(.plain))
            #expect(plain.textProperties == UIListContentConfiguration.plainHeader().textProperties)
        }
    }

    @Test("A colour and a tint are passed through their transformers")
    func transformers() {
        var cell = UIListContentConfiguration.cell()
        cell.textProperties.color = .red
        cell.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in .blue }
        #expect(cell.textProperties.resolvedColor() == .blue)
        #expect(cell.imageProperties.resolvedTintColor(for: .green) == .green)
        cell.imageProperties.tintColor = .red
        #expect(cell.imageProperties.resolvedTintColor(for: .green) == .red)
        cell.imageProperties.tintColorTransformer = UIConfigurationColorTransformer { _ in .blue }
        #expect(cell.imageProperties.resolvedTintColor(for: .green) == .blue)
    }

    @Test("A transform changes the letters, and each run of a text keeps its attributes")
    func transform() {
        typealias Transform = UIListContentConfiguration.TextProperties.TextTransform
        #expect(Transform.uppercase.applied(to: "Straße") == "STRASSE")
        #expect(Transform.lowercase.applied(to: "LIST") == "list")
        #expect(Transform.capitalized.applied(to: "two words") == "Two Words")
        let text = NSMutableAttributedString(string: "groß", attributes: [.foregroundColor: UIColor.red])
        text.append(NSAttributedString(string: "er"))
        let upper = Transform.uppercase.applied(to: text)
        #expect(upper.string == "GROSSER")
        #expect(upper.attribute(.foregroundColor, at: 4, effectiveRange: nil) as? UIColor == .red)
        #expect(upper.attribute(.foregroundColor, at: 5, effectiveRange: nil) == nil)
    }
}
