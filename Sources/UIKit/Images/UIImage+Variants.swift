extension UIImage {
    /// Returns the image with changed properties. An animated image has each of its images changed too.
    private func with(_ change: (inout Properties) -> Void) -> UIImage {
        var properties = properties
        change(&properties)
        if let frames = properties.frames { properties.frames?.images = frames.images.map { $0.with(change) } }
        return UIImage(content, properties)
    }

    /// The image as a variant of an asset that has several looks.
    func variant(of asset: ImageAsset) -> UIImage {
        with { $0.asset = asset }
    }

    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        with { $0.renderingMode = renderingMode }
    }

    /// The image in one colour: only its opacity counts.
    public func withTintColor(_ color: UIColor) -> UIImage {
        with { $0.tint = color }
    }

    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        with {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    /// An image whose edges, as wide as `capInsets`, keep their size while the middle is repeated.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        with { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
    }

    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        with { $0.alignmentRectInsets = alignmentInsets }
    }

    /// The image for views that mirror it where they run from right to left.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        with { $0.flipsForRightToLeftLayoutDirection = true }
    }

    public func withHorizontallyFlippedOrientation() -> UIImage {
        with {
            $0.orientation =
                switch $0.orientation {
                case .up: .upMirrored
                case .upMirrored: .up
                case .down: .downMirrored
                case .downMirrored: .down
                case .left: .rightMirrored
                case .rightMirrored: .left
                case .right: .leftMirrored
                case .leftMirrored: .right
                }
        }
    }

    /// The symbol in another size or weight; an image that is no symbol answers itself.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard let symbol = properties.symbol, let configuration = configuration as? SymbolConfiguration else {
            return self
        }
        return applyingSymbolConfiguration(symbol.configuration.replaced(by: configuration)) ?? self
    }

    /// The symbol with what `configuration` says of it, and its own where that says nothing; nil where the image is no
    /// symbol.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard let symbol = properties.symbol else { return nil }
        let replaced = symbol.configuration.replaced(by: configuration)
        var properties = properties
        properties.symbol?.configuration = replaced
        if let frames = properties.frames {
            properties.frames?.images = frames.images.map { $0.applyingSymbolConfiguration(configuration) ?? $0 }
        }
        return UIImage(SymbolLibrary.content(of: symbol.name, replaced), properties)
    }
}
