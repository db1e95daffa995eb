/// The content that stands where there is no other, such as in an empty list: an image, two texts and two buttons, one below the other.
@preconcurrency @MainActor public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
    enum Kind: Hashable, Sendable {
        case empty
        case loading
        case search
    }

    /// The standard look that this was made with.
    let kind: Kind

    // MARK: Content

    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    private var fixedText: FixedText?

    /// A text with attributes, which counts in place of `text`.
    public var attributedText: NSAttributedString? {
        get { fixedText?.text }
        set { fixedText = newValue.map(FixedText.init) }
    }

    public var textProperties: TextProperties
    public var secondaryText: String?
    private var fixedSecondaryText: FixedText?

    /// A text with attributes, which counts in place of `secondaryText`.
    public var secondaryAttributedText: NSAttributedString? {
        get { fixedSecondaryText?.text }
        set { fixedSecondaryText = newValue.map(FixedText.init) }
    }

    public var secondaryTextProperties: TextProperties
    /// The button is there once this has a title or an image.
    public var button = UIButton.Configuration.plain()
    public var buttonProperties = ButtonProperties()
    /// The second button is there once this has a title or an image.
    public var secondaryButton = UIButton.Configuration.plain()
    public var secondaryButtonProperties = ButtonProperties()

    // MARK: Arrangement

    public var alignment = Alignment.center
    /// The axes on which the margins are at least those of the superview.
    public var axesPreservingSuperviewLayoutMargins = UIAxis.both
    /// The margins around the content, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    /// The distance between the image and what is below it, in points.
    public var imageToTextPadding: CGFloat = 15
    /// The distance between the texts, in points.
    public var textToSecondaryTextPadding: CGFloat = 4
    /// The distance between the texts and what is below them, in points.
    public var textToButtonPadding: CGFloat = 15
    /// The distance between the buttons, in points.
    public var buttonToSecondaryButtonPadding: CGFloat = 8
    public var background = UIBackgroundConfiguration.clear()

    private init(_ kind: Kind, text: TextProperties, secondaryText: TextProperties) {
        self.kind = kind
        textProperties = text
        secondaryTextProperties = secondaryText
    }

    // MARK: Standard looks

    /// A configuration for something that is empty.
    public static func empty() -> UIContentUnavailableConfiguration {
        standard(.empty, .title2)
    }

    /// A configuration for content that is still on its way: something turns in place of the image.
    public static func loading() -> UIContentUnavailableConfiguration {
        var configuration = standard(.loading, .subheadline)
        configuration.text = "Loading…"
        configuration.textProperties.color = ListColors.secondaryText
        return configuration
    }

    /// A configuration for a search that has found nothing. A state with a text that was looked for puts it into the words.
    public static func search() -> UIContentUnavailableConfiguration {
        var configuration = standard(.search, .title2)
        configuration.image = UIImage(systemName: "magnifyingglass")
        configuration.text = noResults
        configuration.secondaryText = "Check the spelling or try a new search."
        return configuration
    }

    private static func standard(_ kind: Kind, _ style: UIFont.TextStyle) -> UIContentUnavailableConfiguration {
        var font = UIFont.preferredFont(forTextStyle: style)
        if kind != .loading, let bold = font.fontDescriptor.withSymbolicTraits(.traitBold) {
            font = UIFont(descriptor: bold, size: 0)
        }
        return UIContentUnavailableConfiguration(
            kind, text: TextProperties(font, ControlColors.text),
            secondaryText: TextProperties(.preferredFont(forTextStyle: .subheadline), ListColors.secondaryText))
    }

    private static let noResults = "No Results"

    // MARK: Showing

    public func makeContentView() -> any UIView & UIContentView {
        UIContentUnavailableView(configuration: self)
    }

    /// A copy for the state: `search()` names what was looked for, unless another text was set.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        guard kind == .search, text == Self.noResults,
            let searchText = (state as? UIContentUnavailableConfigurationState)?.searchText, !searchText.isEmpty
        else { return self }
        var updated = self
        updated.text = "\(Self.noResults) for “\(searchText)”"
        return updated
    }

    /// Buttons do not count, because their configurations have no hash.
    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(image)
        hasher.combine(imageProperties)
        hasher.combine(text)
        hasher.combine(fixedText)
        hasher.combine(textProperties)
        hasher.combine(secondaryText)
        hasher.combine(fixedSecondaryText)
        hasher.combine(secondaryTextProperties)
        hasher.combine(buttonProperties)
        hasher.combine(secondaryButtonProperties)
        hasher.combine(alignment)
    }
}
