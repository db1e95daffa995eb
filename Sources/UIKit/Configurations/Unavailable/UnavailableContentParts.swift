/// The views that show what stands where there is no content. Each is made when there is something for it to show.
@MainActor final class UnavailableContentParts {
    private unowned let view: UIView
    private var indicator: UIActivityIndicatorView?
    private var imageView: UIImageView?
    private var textLabel: UILabel?
    private var secondaryTextLabel: UILabel?
    private var button: Button?
    private var secondaryButton: Button?

    /// A button and the action that it runs, which cannot be changed afterwards.
    private struct Button {
        let view: UIButton
        let action: UIAction?
    }

    /// The size of the font beside which a symbol would stand, in points.
    private static let symbolSize: CGFloat = 48

    init(in view: UIView) {
        self.view = view
    }

    /// The views that are there, from top to bottom.
    var views: [UIView] {
        let all: [UIView?] = [
            indicator, imageView, textLabel, secondaryTextLabel, button?.view, secondaryButton?.view,
        ]
        return all.compactMap(\.self)
    }

    // MARK: Content

    func show(_ configuration: UIContentUnavailableConfiguration) {
        showIndicator(configuration.kind == .loading && configuration.image == nil)
        showImage(configuration.image, configuration.imageProperties)
        let alignment: NSTextAlignment = configuration.alignment == .center ? .center : .natural
        textLabel = shown(
            configuration.text, configuration.attributedText, configuration.textProperties, alignment
        ).show(in: view, on: textLabel)
        secondaryTextLabel = shown(
            configuration.secondaryText, configuration.secondaryAttributedText, configuration.secondaryTextProperties,
            alignment
        ).show(in: view, on: secondaryTextLabel)
        button = show(configuration.button, configuration.buttonProperties, on: button)
        secondaryButton = show(
            configuration.secondaryButton, configuration.secondaryButtonProperties, on: secondaryButton)
    }

    private func shown(
        _ string: String?, _ attributed: NSAttributedString?,
        _ properties: UIContentUnavailableConfiguration.TextProperties, _ alignment: NSTextAlignment
    ) -> ShownText {
        ShownText(
            string: string, attributed: attributed, font: properties.font, color: properties.color,
            alignment: alignment, lineBreakMode: properties.lineBreakMode, numberOfLines: properties.numberOfLines,
            adjustsFontSizeToFitWidth: properties.adjustsFontSizeToFitWidth,
            minimumScaleFactor: properties.minimumScaleFactor,
            allowsDefaultTighteningForTruncation: properties.allowsDefaultTighteningForTruncation,
            adjustsFontForContentSizeCategory: true)
    }

    private func showIndicator(_ isShown: Bool) {
        guard isShown else {
            indicator?.removeFromSuperview()
            indicator = nil
            return
        }
        guard indicator == nil else { return }
        let shown = UIActivityIndicatorView(style: .large)
        view.addSubview(shown)
        shown.startAnimating()
        indicator = shown
    }

    private func showImage(_ image: UIImage?, _ properties: UIContentUnavailableConfiguration.ImageProperties) {
        guard let image else {
            imageView?.removeFromSuperview()
            imageView = nil
            return
        }
        let shown = imageView ?? UIImageView(image: nil)
        shown.contentMode = .scaleAspectFit
        shown.image = image
        shown.preferredSymbolConfiguration = image.isSymbolImage ? symbols(for: image, properties) : nil
        shown.tintColor = properties.tintColor ?? ListColors.secondaryText
        shown.layer.cornerRadius = max(properties.cornerRadius, 0)
        shown.clipsToBounds = properties.cornerRadius > 0
        if imageView == nil { view.addSubview(shown) }
        imageView = shown
    }

    private func symbols(
        for image: UIImage, _ properties: UIContentUnavailableConfiguration.ImageProperties
    ) -> UIImage.SymbolConfiguration {
        var symbols = UIImage.SymbolConfiguration(pointSize: Self.symbolSize)
        if let own = image.symbolConfiguration { symbols = symbols.replaced(by: own) }
        if let preferred = properties.preferredSymbolConfiguration { symbols = symbols.replaced(by: preferred) }
        return symbols
    }

    private func show(
        _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties,
        on old: Button?
    ) -> Button? {
        let hasContent =
            configuration.title?.isEmpty == false || configuration.subtitle?.isEmpty == false
            || configuration.image != nil || configuration.showsActivityIndicator
        guard hasContent else {
            old?.view.removeFromSuperview()
            return nil
        }
        var shown = old
        if let old, old.action !== properties.primaryAction {
            old.view.removeFromSuperview()
            shown = nil
        }
        let button =
            shown
            ?? Button(
                view: UIButton(configuration: configuration, primaryAction: properties.primaryAction),
                action: properties.primaryAction)
        button.view.configuration = configuration
        button.view.role = properties.role
        button.view.isEnabled = properties.isEnabled
        button.view.menu = properties.menu
        button.view.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
        if shown == nil { view.addSubview(button.view) }
        return button
    }

    // MARK: Arrangement

    /// - Parameter width: The greatest width of texts and buttons, in points.
    func layout(_ configuration: UIContentUnavailableConfiguration, within width: CGFloat) -> ColumnLayout {
        var layout = ColumnLayout()
        layout.isCentered = configuration.alignment == .center
        func add(_ size: CGSize, below gap: CGFloat) {
            layout.parts.append(ColumnLayout.Part(size: size, gap: gap))
        }
        let far = CGFloat.greatestFiniteMagnitude
        if let indicator { add(indicator.intrinsicContentSize, below: 0) }
        if let imageView { add(imageSize(imageView, configuration.imageProperties, within: width), below: 0) }
        for (index, label) in [textLabel, secondaryTextLabel].enumerated() {
            guard let label else { continue }
            let size = label.sizeThatFits(CGSize(width: width, height: far))
            let isBelowText = index == 1 && textLabel != nil
            add(
                CGSize(width: min(size.width, width), height: size.height),
                below: isBelowText ? configuration.textToSecondaryTextPadding : configuration.imageToTextPadding)
        }
        for (index, button) in [button, secondaryButton].enumerated() {
            guard let button else { continue }
            let size = button.view.sizeThatFits(CGSize(width: width, height: far))
            let isBelowButton = index == 1 && self.button != nil
            add(
                CGSize(width: min(size.width, width), height: size.height),
                below: isBelowButton
                    ? configuration.buttonToSecondaryButtonPadding : configuration.textToButtonPadding)
        }
        return layout
    }

    private func imageSize(
        _ imageView: UIImageView, _ properties: UIContentUnavailableConfiguration.ImageProperties, within width: CGFloat
    ) -> CGSize {
        let (size, most) = (imageView.intrinsicContentSize, properties.maximumSize)
        guard size.width > 0, size.height > 0 else { return .zero }
        let scale = min(
            1, width / size.width, most.width > 0 ? most.width / size.width : 1,
            most.height > 0 ? most.height / size.height : 1)
        return CGSize(width: size.width * scale, height: size.height * scale)
    }
}
