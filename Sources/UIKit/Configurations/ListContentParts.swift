/// The views that show the content of a list content view. Each is made when there is something for it to show.
@MainActor final class ListContentParts {
    private unowned let view: UIListContentView
    private(set) var textLabel: UILabel?
    private(set) var secondaryTextLabel: UILabel?
    private(set) var imageView: UIImageView?

    /// The room of a symbol beside text of 17 points, in points.
    private static let symbolRoom = CGSize(width: 28, height: 22)

    init(in view: UIListContentView) {
        self.view = view
    }

    func show(_ configuration: UIListContentConfiguration) {
        textLabel = show(
            configuration.text, configuration.attributedText, configuration.textProperties, on: textLabel,
            alpha: configuration.alpha)
        secondaryTextLabel = show(
            configuration.secondaryText, configuration.secondaryAttributedText, configuration.secondaryTextProperties,
            on: secondaryTextLabel, alpha: configuration.alpha)
        showImage(configuration)
        updateColors(configuration)
    }

    // MARK: Texts

    private func show(
        _ string: String?, _ attributed: NSAttributedString?, _ properties: UIListContentConfiguration.TextProperties,
        on old: UILabel?, alpha: CGFloat
    ) -> UILabel? {
        let text = ShownText(
            string: string.map { properties.transform.applied(to: $0) },
            attributed: attributed.map { properties.transform.applied(to: $0) }, font: properties.font,
            color: properties.resolvedColor(), alignment: properties.alignment.label,
            lineBreakMode: properties.lineBreakMode, numberOfLines: properties.numberOfLines,
            adjustsFontSizeToFitWidth: properties.adjustsFontSizeToFitWidth,
            minimumScaleFactor: properties.minimumScaleFactor,
            allowsDefaultTighteningForTruncation: properties.allowsDefaultTighteningForTruncation,
            adjustsFontForContentSizeCategory: properties.adjustsFontForContentSizeCategory)
        let label = text.show(in: view, on: old)
        label?.alpha = alpha
        return label
    }

    // MARK: The image

    private func showImage(_ configuration: UIListContentConfiguration) {
        guard let image = configuration.image else {
            imageView?.removeFromSuperview()
            imageView = nil
            return
        }
        let properties = configuration.imageProperties
        let shown = imageView ?? UIImageView(image: nil)
        shown.contentMode = .scaleAspectFit
        shown.image = image
        shown.preferredSymbolConfiguration = image.isSymbolImage ? symbols(for: image, configuration) : nil
        shown.alpha = configuration.alpha
        shown.layer.cornerRadius = max(properties.cornerRadius, 0)
        shown.layer.cornerCurve = .continuous
        shown.clipsToBounds = properties.cornerRadius > 0
        shown.layer.borderWidth = max(properties.strokeWidth, 0)
        if imageView == nil {
            view.insertSubview(shown, at: 0)
            imageView = shown
        }
    }

    /// The configuration of the symbol in `image`: as large as the text, unless the symbol or the configuration says otherwise.
    private func symbols(
        for image: UIImage, _ configuration: UIListContentConfiguration
    ) -> UIImage.SymbolConfiguration {
        var symbols = UIImage.SymbolConfiguration(font: font(of: configuration), scale: .large)
        if let own = image.symbolConfiguration { symbols = symbols.replaced(by: own) }
        if let preferred = configuration.imageProperties.preferredSymbolConfiguration {
            symbols = symbols.replaced(by: preferred)
        }
        return symbols
    }

    /// The font of the text, in the size that the user prefers if the configuration follows that.
    private func font(of configuration: UIListContentConfiguration) -> UIFont {
        let properties = configuration.textProperties
        return properties.adjustsFontForContentSizeCategory
            ? properties.font.adjusted(for: view.traitCollection.preferredContentSizeCategory) : properties.font
    }

    /// Shows what depends on the tint of the view.
    func updateColors(_ configuration: UIListContentConfiguration) {
        guard let imageView else { return }
        let properties = configuration.imageProperties
        let tint: UIColor = view.tintColor
        let isOwn = properties.tintColor != nil || properties.tintColorTransformer != nil
        imageView.tintColor = isOwn ? properties.resolvedTintColor(for: tint) : nil
        imageView.layer.borderColor =
            properties.strokeWidth > 0
            ? properties.resolvedStrokeColor(for: tint).cgColor(with: view.traitCollection.tinted(tint)) : nil
    }

    // MARK: Measures

    /// The layout of the content, without margins.
    func measured(_ configuration: UIListContentConfiguration) -> ListContentLayout {
        var layout = ListContentLayout()
        layout.image = imageSize(configuration)
        layout.imageRoom = imageRoom(configuration)
        layout.imageToTextPadding = configuration.imageToTextPadding
        layout.horizontalPadding = configuration.textToSecondaryTextHorizontalPadding
        layout.verticalPadding = configuration.textToSecondaryTextVerticalPadding
        layout.prefersSideBySide = configuration.prefersSideBySideTextAndSecondaryText
        layout.text = textLabel.map(measured)
        layout.secondaryText = secondaryTextLabel.map(measured)
        layout.minimumHeight = configuration.minimumHeight
        return layout
    }

    private func measured(_ label: UILabel) -> ListContentLayout.Text {
        let far = CGFloat.greatestFiniteMagnitude
        let natural = label.sizeThatFits(CGSize(width: far, height: far))
        let scale = max(view.traitCollection.displayScale, 1)
        return ListContentLayout.Text(
            natural: natural, line: min((label.font.lineHeight * scale).rounded(.up) / scale, natural.height),
            firstBaseline: label.baselineOffsets(in: natural).first,
            broken: { label.sizeThatFits(CGSize(width: $0, height: far)) })
    }

    private func imageSize(_ configuration: UIListContentConfiguration) -> CGSize {
        guard let size = imageView?.intrinsicContentSize, size.width > 0, size.height > 0 else { return .zero }
        let most = configuration.imageProperties.maximumSize
        let scale = min(
            1, most.width > 0 ? most.width / size.width : 1, most.height > 0 ? most.height / size.height : 1)
        return CGSize(width: size.width * scale, height: size.height * scale)
    }

    private func imageRoom(_ configuration: UIListContentConfiguration) -> CGSize {
        let reserved = configuration.imageProperties.reservedLayoutSize
        let isSymbol = configuration.image?.isSymbolImage == true
        let scale = font(of: configuration).pointSize / UIFont.labelFontSize
        func side(_ reserved: CGFloat, standard: CGFloat) -> CGFloat {
            if reserved == UIListContentConfiguration.ImageProperties.standardDimension { return standard * scale }
            return reserved > 0 ? reserved : isSymbol ? standard * scale : 0
        }
        return CGSize(
            width: side(reserved.width, standard: Self.symbolRoom.width),
            height: side(reserved.height, standard: Self.symbolRoom.height))
    }
}
