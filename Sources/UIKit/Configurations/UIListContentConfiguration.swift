/// An image and two texts, as rows, headers and footers of lists show them.
///
/// The static methods make configurations with the fonts, colours and spaces of one kind of row. What they do not say is
/// changed afterwards, and the whole is given to a cell, a header, or a `UIListContentView`.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    /// The standard look that this was made with.
    let kind: ListContentKind
    /// The style of the list to which the look has been fitted.
    var environment = UIListEnvironment.unspecified

    // MARK: Content

    public var image: UIImage?
    public var imageProperties: ImageProperties
    public var text: String?
    private var fixedText: FixedText?

    /// A text with attributes, which counts in place of `text`. Font and colour that it does not name are those of
    /// `textProperties`.
    public var attributedText: NSAttributedString? {
        get { fixedText?.text }
        set { fixedText = newValue.map(FixedText.init) }
    }

    public var textProperties: TextProperties
    /// The second text, which is below the first one, or beside it.
    public var secondaryText: String?
    private var fixedSecondaryText: FixedText?

    /// A text with attributes, which counts in place of `secondaryText`.
    public var secondaryAttributedText: NSAttributedString? {
        get { fixedSecondaryText?.text }
        set { fixedSecondaryText = newValue.map(FixedText.init) }
    }

    public var secondaryTextProperties: TextProperties

    // MARK: Arrangement

    /// The axes on which the margins are at least those of the superview.
    public var axesPreservingSuperviewLayoutMargins = UIAxis.horizontal
    /// The margins around the content, in points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// Whether the texts stand side by side where both have room in one line.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The distance between the image and the texts, in points.
    public var imageToTextPadding: CGFloat = 16
    /// The least distance between texts that stand side by side, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    /// The distance between texts of which one stands below the other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    /// The opacity of image and texts together, from 0 to 1.
    public var alpha: CGFloat = 1
    /// The least height of a view that shows this, in points.
    var minimumHeight: CGFloat = 0

    init(
        _ kind: ListContentKind, text: TextProperties, secondaryText: TextProperties, margins: NSDirectionalEdgeInsets
    ) {
        self.kind = kind
        imageProperties = ImageProperties()
        textProperties = text
        secondaryTextProperties = secondaryText
        directionalLayoutMargins = margins
    }

    public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: self)
    }

    /// A copy with the colours for the state. A configuration made by `cell()`, `subtitleCell()`, `valueCell()`, `header()`
    /// or `footer()` gets the look that these have in the list that the state's traits name, too. What was set stays.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        var updated = fitted(to: state.traitCollection.listEnvironment)
        let flags = ConfigurationFlags(state)
        updated.textProperties.isDisabled = flags.isDisabled
        updated.secondaryTextProperties.isDisabled = flags.isDisabled
        return updated
    }

    /// The transformers do not count, because functions have no hash.
    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(image)
        hasher.combine(text)
        hasher.combine(secondaryText)
        hasher.combine(fixedText)
        hasher.combine(fixedSecondaryText)
        hasher.combine(textProperties)
        hasher.combine(secondaryTextProperties)
        hasher.combine(imageProperties)
    }
}
