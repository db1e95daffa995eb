/// The views that a button is made of.
@MainActor final class ButtonContent {
    private unowned let button: UIButton
    let label = UILabel(frame: .zero)
    private(set) var subtitle: UILabel?
    private(set) var indicator: UIActivityIndicatorView?
    private(set) var background: ButtonBackgroundView?
    private(set) var backgroundImage: UIImageView?
    /// Made when somebody asks for it; in the button only while there is an image.
    private(set) lazy var imageView = UIImageView(frame: .zero)
    private(set) var showsImage = false

    init(button: UIButton) {
        self.button = button
        label.lineBreakMode = .byTruncatingMiddle
    }

    /// What stands where the image is to stand.
    var imageSlot: UIView? {
        indicator ?? (showsImage ? imageView : nil)
    }

    // MARK: By a configuration

    func show(_ configuration: UIButton.Configuration, title: AttributedString?, look: ButtonLook) {
        let size = configuration.buttonSize
        show(
            title, on: label, font: size.titleFont, look.foreground, configuration.titleTextAttributesTransformer,
            configuration.titleLineBreakMode)
        showSubtitle(configuration, look.foreground)
        let indicatorColor = configuration.activityIndicatorColorTransformer?(look.foreground) ?? look.foreground
        showIndicator(configuration.showsActivityIndicator ? indicatorColor : nil)
        let image = configuration.showsActivityIndicator ? nil : configuration.image
        showImage(
            image, tint: configuration.imageColorTransformer?(look.foreground) ?? look.foreground,
            symbols: button.currentPreferredSymbolConfiguration ?? .init(font: size.titleFont))
        showBackgroundImage(nil)
        showBackground(configuration.background, color: look.background, line: look.line)
    }

    private func showBackground(_ configuration: UIBackgroundConfiguration, color: UIColor, line: UIColor?) {
        let shown = background ?? ButtonBackgroundView(frame: button.bounds)
        if background == nil {
            button.insertSubview(shown, at: 0)
            background = shown
        }
        shown.show(configuration, color: color, line: line)
    }

    private func showSubtitle(_ configuration: UIButton.Configuration?, _ color: UIColor) {
        guard let configuration, let text = configuration.attributedSubtitle else {
            if let subtitle { linesGiven[ObjectIdentifier(subtitle)] = nil }
            subtitle?.removeFromSuperview()
            subtitle = nil
            return
        }
        let shown = subtitle ?? UILabel(frame: .zero)
        if subtitle == nil {
            shown.textAlignment = .center
            button.addSubview(shown)
            subtitle = shown
        }
        show(
            text, on: shown, font: configuration.buttonSize.subtitleFont, color,
            configuration.subtitleTextAttributesTransformer, configuration.subtitleLineBreakMode)
    }

    /// Gives the text what it does not say itself.
    private func show(
        _ text: AttributedString?, on label: UILabel, font: UIFont, _ color: UIColor,
        _ transformer: UIConfigurationTextAttributesTransformer?, _ lineBreakMode: NSLineBreakMode
    ) {
        if let text, transformer != nil || text.runs.contains(where: { $0.attributes != AttributeContainer() }) {
            var base = AttributeContainer()
            base[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
            base[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = color
            if let transformer { base = transformer(base) }
            var styled = text
            styled.mergeAttributes(base, mergePolicy: .keepCurrent)
            label.attributedText = NSAttributedString(styled)
            label.textAlignment = .center
        } else {
            label.text = text.map { String($0.characters) }
            label.font = font
            label.textColor = color
        }
        label.lineBreakMode = lineBreakMode
        setLines(of: label, to: lineBreakMode.breaksLines ? 0 : 1)
    }

    /// The numbers of lines that configurations gave the labels; another number is the app's, and stays.
    private var linesGiven: [ObjectIdentifier: Int] = [:]

    private func setLines(of label: UILabel, to lines: Int) {
        guard label.numberOfLines == linesGiven[ObjectIdentifier(label)] ?? 1 else { return }
        linesGiven[ObjectIdentifier(label)] = lines
        label.numberOfLines = lines
    }

    private func showIndicator(_ color: UIColor?) {
        guard let color else {
            indicator?.removeFromSuperview()
            indicator = nil
            return
        }
        let shown = indicator ?? UIActivityIndicatorView(style: .medium)
        shown.color = color
        if indicator == nil {
            button.addSubview(shown)
            indicator = shown
            shown.startAnimating()
        }
    }

    private func showImage(_ image: UIImage?, tint: UIColor, symbols: UIImage.SymbolConfiguration?) {
        showsImage = image != nil
        guard let image else {
            if imageViewIsShown { imageView.removeFromSuperview() }
            imageViewIsShown = false
            return
        }
        imageView.image = button.buttonType == .custom ? image : image.templateUnlessSaid
        imageView.preferredSymbolConfiguration = image.isSymbolImage ? symbols : nil
        imageView.tintColor = tint
        if !imageViewIsShown { button.addSubview(imageView) }
        imageViewIsShown = true
    }

    private var imageViewIsShown = false

    private var tintedImageView: UIImageView? {
        imageViewIsShown && imageView.image?.isTinted == true ? imageView : nil
    }

    private func showBackgroundImage(_ image: UIImage?) {
        guard let image else {
            backgroundImage?.removeFromSuperview()
            backgroundImage = nil
            return
        }
        let shown = backgroundImage ?? UIImageView(frame: button.bounds)
        if backgroundImage == nil {
            button.insertSubview(shown, at: 0)
            backgroundImage = shown
        }
        shown.image = image
    }

    // MARK: By what was set one by one

    func showPlain(color: UIColor) {
        if linesGiven[ObjectIdentifier(label)] != nil {
            setLines(of: label, to: 1)
            label.lineBreakMode = .byTruncatingMiddle
            label.textAlignment = .natural
            linesGiven = [:]
        }
        if let title = button.currentAttributedTitle {
            label.attributedText = title
        } else {
            label.text = button.currentTitle
            label.textColor = color
        }
        if let shadow = button.currentTitleShadowColor { label.shadowColor = shadow }
        if button.buttonType == .close {
            let color = button.isHighlighted ? ControlColors.pressedSurface : ControlColors.surface
            showBackground(UIBackgroundConfiguration(), color: color, line: nil)
        } else {
            background?.removeFromSuperview()
            background = nil
        }
        showSubtitle(nil, color)
        showIndicator(nil)
        showImage(button.currentImage, tint: color, symbols: button.currentPreferredSymbolConfiguration)
        showBackgroundImage(button.currentBackgroundImage)
    }

    // MARK: Fading

    /// Lets title and image become as strong as they are now; their colours are drawn, so that their opacity does it.
    func fadeIn(from faintness: Float, duration: Double) {
        guard UIView.areAnimationsEnabled else { return }
        for view in [label, subtitle, tintedImageView].compactMap({ $0 }) {
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = view.layer.opacity * faintness
            fade.duration = duration
            fade.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
            view.layer.add(fade, forKey: "fade")
        }
    }

    // MARK: Arrangement

    /// Whether the height of the texts depends on the width that they have.
    var wraps: Bool {
        [label, subtitle].contains { $0.map { $0.numberOfLines != 1 && $0.content != nil } ?? false }
    }

    /// - Parameter width: What there is for image and texts, in points; texts of several lines are broken in it. Nil: as much as they need.
    func arrangement(_ configuration: UIButton.Configuration?, within width: CGFloat?) -> ButtonLayout {
        var layout = ButtonLayout()
        layout.image = imageSlot?.intrinsicContentSize ?? .zero
        if let configuration {
            layout.imagePlacement = configuration.imagePlacement
            layout.imagePadding = configuration.imagePadding
            layout.titlePadding = configuration.titlePadding
            layout.titleAlignment = configuration.titleAlignment
        }
        layout.title = label.intrinsicContentSize
        layout.subtitle = subtitle?.intrinsicContentSize ?? .zero
        // One line stays as high as it is, however low the button.
        layout.titleLine = label.numberOfLines == 1 ? layout.title.height : label.font.lineHeight.rounded(.up)
        layout.subtitleLine =
            subtitle.map { $0.numberOfLines == 1 ? layout.subtitle.height : $0.font.lineHeight.rounded(.up) } ?? 0
        guard let width, width > 0, wraps else { return layout }
        let room = layout.textWidth(within: width)
        layout.title = label.size(layout.title, brokenWithin: room)
        if let subtitle { layout.subtitle = subtitle.size(layout.subtitle, brokenWithin: room) }
        return layout
    }

    /// Has the lines of texts lean where the texts lean to.
    func alignTexts(_ alignment: NSTextAlignment) {
        for label in [label, subtitle].compactMap(\.self) where label.textAlignment != alignment {
            label.textAlignment = alignment
        }
    }
}

extension UILabel {
    /// The size of the text where lines are as long as `width` at most, in points; `size` where all fits.
    fileprivate func size(_ size: CGSize, brokenWithin width: CGFloat) -> CGSize {
        // A hair less is a rounding error, and no reason for another line.
        guard numberOfLines != 1, size.width > width + 0.01 else { return size }
        return sizeThatFits(CGSize(width: max(width, 1), height: .greatestFiniteMagnitude))
    }
}

extension NSLineBreakMode {
    fileprivate var breaksLines: Bool {
        self == .byWordWrapping || self == .byCharWrapping
    }
}
