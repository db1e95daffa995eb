/// Shows an image, placed by `contentMode`.
@preconcurrency @MainActor open class UIImageView: UIView {
    override public init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
        coder.decodeInterface(as: UIImageView.self, into: self)
    }

    /// As large as the image.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
    }

    public init(image: UIImage?, highlightedImage: UIImage?) {
        self.image = image
        self.highlightedImage = highlightedImage
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
    }

    open var image: UIImage? {
        didSet { shownImageDidChange(oldValue != image) }
    }

    /// Shown while `isHighlighted`; nil shows `image` then too.
    open var highlightedImage: UIImage? {
        didSet { shownImageDidChange(isHighlighted && oldValue != highlightedImage) }
    }

    open var isHighlighted = false {
        didSet { shownImageDidChange(isHighlighted != oldValue && highlightedImage != nil) }
    }

    /// For symbols: replaces what their own configuration says.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { shownImageDidChange(oldValue != preferredSymbolConfiguration) }
    }

    override var standardAccessibility: StandardAccessibility {
        StandardAccessibility(role: .image, traits: .image)
    }

    private func shownImageDidChange(_ isOther: Bool) {
        guard isOther else { return }
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    private var shownImage: UIImage? {
        guard let set = isHighlighted ? highlightedImage ?? image : image else { return nil }
        let shown = set.variant(for: traitCollection)
        guard let preferredSymbolConfiguration else { return shown }
        return shown.applyingSymbolConfiguration(preferredSymbolConfiguration) ?? shown
    }

    override open var intrinsicContentSize: CGSize {
        shownImage?.size ?? super.intrinsicContentSize
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        shownImage?.size ?? .zero
    }

    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        // The variants of an asset may differ in size.
        if shownImage?.properties.asset != nil { invalidateIntrinsicContentSize() }
    }

    override open func tintColorDidChange() {
        super.tintColorDidChange()
        if shownImage?.isTinted == true { setNeedsDisplay() }
    }

    override package func updateLayerContents() {
        traitCollection.tinted(tintColor).performAsCurrent {
            guard let image = shownImage, image.size.width > 0, image.size.height > 0 else {
                layer.layerContents = .none
                return
            }
            show(image)
        }
    }

    private func show(_ image: UIImage) {
        let tint = image.isTinted ? tintColor.cgColor : image.ownTint?.cgColor
        let isMirrored =
            image.flipsForRightToLeftLayoutDirection && effectiveUserInterfaceLayoutDirection == .rightToLeft
        // Pixels that are shown as they are need no recording.
        if case .pixels(let pixels) = image.content, tint == nil, !isMirrored, image.imageOrientation == .up,
            image.properties.resizing == nil
        {
            layer.contentsGravity = contentMode.gravity
            layer.contentsScale = image.scale
            layer.layerContents = .image(pixels, scale: image.scale)
            return
        }
        // An image with fixed edges, and one whose pixels are made to measure, is drawn for the size that it is shown in.
        let isMadeToMeasure = image.properties.resizing != nil || image.isVectorFile
        let size = isMadeToMeasure ? contentMode.gravity.rect(for: image.size, in: bounds).size : image.size
        guard size.width > 0, size.height > 0 else {
            layer.layerContents = .none
            return
        }
        let context = CGContext()
        if isMirrored {
            context.translateBy(x: size.width, y: 0)
            context.scaleBy(x: -1, y: 1)
        }
        image.record(into: context, in: CGRect(origin: .zero, size: size), tint: tint)
        layer.contentsGravity = contentMode.gravity
        layer.layerContents = .picture(context.drawing, size: size)
    }
}

extension UIImage {
    fileprivate var isVectorFile: Bool {
        if case .vector = content { return true }
        return false
    }
}
