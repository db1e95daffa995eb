/// Shows an image, placed by `contentMode`, or several one after the other.
///
/// An animated image (`UIImage.animatedImage(with:duration:)`) begins as soon as the view is in a window. While the view is in no window what is
/// animated rests; it draws nothing while nobody sees it.
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
        playImage()
    }

    public init(image: UIImage?, highlightedImage: UIImage?) {
        self.image = image
        self.highlightedImage = highlightedImage
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        playImage()
    }

    open var image: UIImage? {
        didSet { imageDidChange(oldValue != image) }
    }

    /// Shown while `isHighlighted`; nil shows `image` then too.
    open var highlightedImage: UIImage? {
        didSet { imageDidChange(isHighlighted && oldValue != highlightedImage) }
    }

    open var isHighlighted = false {
        didSet {
            guard isHighlighted != oldValue else { return }
            if isAnimating, showsAnimationImages, highlightedAnimationImages != nil { startAnimating() }
            imageDidChange(highlightedImage != nil)
        }
    }

    /// For symbols: replaces what their own configuration says.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { shownImageDidChange(oldValue != preferredSymbolConfiguration) }
    }

    override var standardAccessibility: StandardAccessibility {
        StandardAccessibility(role: .image, traits: .image)
    }

    // MARK: Animation

    /// The images that `startAnimating()` shows one after the other in the place of `image`; nil at first. Without an `image` the view is as
    /// large as the first of them. Another value ends what is animated.
    open var animationImages: [UIImage]? {
        didSet { animationImagesDidChange(animationImages != oldValue) }
    }

    /// The images that are shown in the place of `animationImages` while `isHighlighted`; nil, as it is at first, leaves these there.
    open var highlightedAnimationImages: [UIImage]? {
        didSet { animationImagesDidChange(highlightedAnimationImages != oldValue) }
    }

    /// The time for all images, in seconds. 0, as it is at first, stands for a thirtieth of a second for each. A change counts from the next
    /// `startAnimating()` on.
    open var animationDuration: TimeInterval = 0

    /// The number of times that the images are shown; 0, as it is at first, is without end. After that `image` is shown. A change counts from the next
    /// `startAnimating()` on.
    open var animationRepeatCount = 0

    /// Whether images are shown one after the other, also while that rests because the view is in no window.
    open var isAnimating: Bool { pictures != nil }

    /// Begins with the first of `animationImages`; without these, with that of an animated `image`.
    open func startAnimating() {
        let images = (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages ?? []
        guard !images.isEmpty else { return playImage() }
        showsAnimationImages = true
        pictures = PictureSequence(
            images, duration: animationDuration, repeatCount: animationRepeatCount, in: self)
    }

    /// Ends what is animated: `image` is shown, of an animated one its first.
    open func stopAnimating() {
        pictures = nil
    }

    private var showsAnimationImages = false
    private var pictures: PictureSequence? {
        didSet {
            guard pictures !== oldValue else { return }
            oldValue?.rest()
            if window != nil { pictures?.resume() }
            setNeedsDisplay()
        }
    }

    /// Shows the images of an animated image, and ends what is animated where the image is another one.
    private func playImage() {
        showsAnimationImages = false
        let frames = stillImage?.properties.frames
        pictures = PictureSequence(frames?.images ?? [], duration: frames?.duration ?? 0, repeatCount: 0, in: self)
    }

    private func animationImagesDidChange(_ isOther: Bool) {
        guard isOther else { return }
        if showsAnimationImages { stopAnimating() }
        invalidateIntrinsicContentSize()
    }

    func picturesDidEnd(_ ended: PictureSequence) {
        if ended === pictures { stopAnimating() }
    }

    /// The area in which the images that are animated are seen, in the view's coordinates.
    var pictureArea: CGRect {
        guard let size = shownImage?.size, !clipsToBounds else { return bounds }
        return bounds.union(contentMode.gravity.rect(for: size, in: bounds))
    }

    override open func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { pictures?.rest() } else { pictures?.resume() }
    }

    // MARK: What is shown

    /// Plays the new image, unless an animation that `startAnimating()` has begun goes on.
    private func imageDidChange(_ isOther: Bool) {
        if isOther, !isAnimating || !showsAnimationImages { playImage() }
        shownImageDidChange(isOther)
    }

    private func shownImageDidChange(_ isOther: Bool) {
        guard isOther else { return }
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    /// The image that is shown while nothing is animated.
    private var stillImage: UIImage? {
        isHighlighted ? highlightedImage ?? image : image
    }

    private var shownImage: UIImage? {
        prepared(pictures?.current ?? stillImage)
    }

    /// The image by which the view has its size, which does not change while it is animated.
    private var measuredImage: UIImage? {
        prepared(stillImage ?? animationImages?.first)
    }

    private func prepared(_ image: UIImage?) -> UIImage? {
        guard let image else { return nil }
        let shown = image.variant(for: traitCollection)
        guard let preferredSymbolConfiguration else { return shown }
        return shown.applyingSymbolConfiguration(preferredSymbolConfiguration) ?? shown
    }

    override open var intrinsicContentSize: CGSize {
        measuredImage?.size ?? super.intrinsicContentSize
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        measuredImage?.size ?? .zero
    }

    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        // The variants of an asset may differ in size.
        if measuredImage?.properties.asset != nil { invalidateIntrinsicContentSize() }
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
