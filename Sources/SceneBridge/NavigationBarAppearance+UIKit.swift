import PluginProtocol
import UIKit

@MainActor extension NavigationBarAppearance {
    /// - Parameter traits: The traits of the place where the colours are seen.
    package init(_ appearance: UINavigationBarAppearance, _ traits: UITraitCollection) {
        self.init()
        background = appearance.backgroundColor?.resolvedColor(with: traits).cgColor
        shadow = appearance.shadowColor?.resolvedColor(with: traits).cgColor
        title = BarTextStyle(appearance.titleTextAttributes, traits)
        largeTitle = BarTextStyle(appearance.largeTitleTextAttributes, traits)
        button = BarButtonAppearance(appearance.buttonAppearance, traits)
        doneButton = BarButtonAppearance(appearance.doneButtonAppearance, traits)
        backButton = BarButtonAppearance(appearance.backButtonAppearance, traits)
    }

    package var uiAppearance: UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        appearance.backgroundColor = background.map { UIColor(cgColor: $0) }
        appearance.shadowColor = shadow.map { UIColor(cgColor: $0) }
        appearance.titleTextAttributes = title.attributes
        appearance.largeTitleTextAttributes = largeTitle.attributes
        button.apply(to: appearance.buttonAppearance)
        doneButton.apply(to: appearance.doneButtonAppearance)
        backButton.apply(to: appearance.backButtonAppearance)
        return appearance
    }
}

@MainActor extension BarButtonAppearance {
    fileprivate init(_ appearance: UIBarButtonItemAppearance, _ traits: UITraitCollection) {
        self.init()
        normal = BarTextStyle(appearance.normal.titleTextAttributes, traits)
        highlighted = BarTextStyle(appearance.highlighted.titleTextAttributes, traits)
        disabled = BarTextStyle(appearance.disabled.titleTextAttributes, traits)
        focused = BarTextStyle(appearance.focused.titleTextAttributes, traits)
    }

    fileprivate func apply(to appearance: UIBarButtonItemAppearance) {
        appearance.normal.titleTextAttributes = normal.attributes
        appearance.highlighted.titleTextAttributes = highlighted.attributes
        appearance.disabled.titleTextAttributes = disabled.attributes
        appearance.focused.titleTextAttributes = focused.attributes
    }
}

extension BarTextStyle {
    fileprivate init(_ attributes: [NSAttributedString.Key: Any], _ traits: UITraitCollection) {
        let look = BarTextLook(attributes)
        self.init(
            color: look.color?.resolvedColor(with: traits).cgColor,
            font: look.font.map { Font(size: $0.pointSize, weight: $0.fontDescription.weight) })
    }

    fileprivate var attributes: [NSAttributedString.Key: Any] {
        let font = font.map {
            UIFont.systemFont(ofSize: CGFloat($0.size), weight: UIFont.Weight(css: $0.weight))
        }
        return BarTextLook(font: font, color: color.map { UIColor(cgColor: $0) }).attributes
    }
}
