import StoryboardFormat

/// Reads the configuration of a button.
@MainActor enum ButtonConfigurationElement {
    /// - Parameter button: The element of the button, whose id translations use.
    static func configuration(
        _ element: InterfaceElement, of button: InterfaceElement, _ source: InterfaceSource
    ) -> UIButton.Configuration {
        var configuration = style(element, source)
        if let title = source.translated(button.id, "configuration.title") ?? source.text("title", of: element) {
            configuration.title = title
        }
        if let subtitle = source.translated(button.id, "configuration.subtitle") ?? source.text("subtitle", of: element)
        {
            configuration.subtitle = subtitle
        }
        if let image = source.image("image", of: element) { configuration.image = image }
        if let edge = element["imagePlacement"].flatMap({ edges[$0] }) { configuration.imagePlacement = edge }
        if let padding = element["imagePadding"].flatMap(InterfaceText.number) { configuration.imagePadding = padding }
        if let padding = element["titlePadding"].flatMap(InterfaceText.number) { configuration.titlePadding = padding }
        if let size = element["buttonSize"].flatMap({ sizes[$0] }) { configuration.buttonSize = size }
        if let corner = element["cornerStyle"].flatMap({ corners[$0] }) { configuration.cornerStyle = corner }
        if let alignment = element["titleAlignment"].flatMap({ alignments[$0] }) {
            configuration.titleAlignment = alignment
        }
        if element.isSet("showsActivityIndicator") { configuration.showsActivityIndicator = true }
        for child in element.children { apply(child, &configuration, source) }
        return configuration
    }

    private static func apply(
        _ element: InterfaceElement, _ configuration: inout UIButton.Configuration, _ source: InterfaceSource
    ) {
        switch element.key {
        case "titleFontDescription", "fontDescription":
            guard let font = source.font(element) else { return }
            configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
                var attributes = attributes
                attributes.font = font
                return attributes
            }
        case "attributedTitle": configuration.attributedTitle = AttributedString(source.attributedText(element))
        case "attributedSubtitle": configuration.attributedSubtitle = AttributedString(source.attributedText(element))
        case "baseForegroundColor": configuration.baseForegroundColor = source.color(element)
        case "baseBackgroundColor": configuration.baseBackgroundColor = source.color(element)
        case "preferredSymbolConfigurationForImage":
            configuration.preferredSymbolConfigurationForImage = source.symbolConfiguration(element)
        case "contentInsets":
            let insets = InterfaceText.insets(element)
            configuration.contentInsets =
                element.name == "directionalEdgeInsets"
                ? InterfaceText.directionalInsets(element)
                : NSDirectionalEdgeInsets(
                    top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
        case "background": applyBackground(element, &configuration, source)
        case "image", "title", "subtitle": break
        default: source.reportUnknown(element, "element in buttonConfiguration", element.key ?? element.name)
        }
    }

    private static func applyBackground(
        _ element: InterfaceElement, _ configuration: inout UIButton.Configuration, _ source: InterfaceSource
    ) {
        if let image = source.image("image", of: element) { configuration.background.image = image }
        if let radius = element["cornerRadius"].flatMap(InterfaceText.number) {
            configuration.background.cornerRadius = radius
        }
        if let width = element["strokeWidth"].flatMap(InterfaceText.number) {
            configuration.background.strokeWidth = width
        }
        if let color = element.child(key: "backgroundColor").flatMap(source.color) {
            configuration.background.backgroundColor = color
        }
        if let color = element.child(key: "strokeColor").flatMap(source.color) {
            configuration.background.strokeColor = color
        }
    }

    private static func style(_ element: InterfaceElement, _ source: InterfaceSource) -> UIButton.Configuration {
        switch element["style"] {
        case "plain", nil: return .plain()
        case "gray": return .gray()
        case "tinted": return .tinted()
        case "filled": return .filled()
        case "borderless": return .borderless()
        case "bordered": return .bordered()
        case "borderedTinted": return .borderedTinted()
        case "borderedProminent": return .borderedProminent()
        case let other?:
            source.report(element, "unknown style of a button \"\(other)\"; a plain one is used")
            return .plain()
        }
    }

    private static let edges: [String: NSDirectionalRectEdge] = [
        "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
    ]

    private static let sizes: [String: UIButton.Configuration.Size] = [
        "mini": .mini, "small": .small, "medium": .medium, "large": .large,
    ]

    private static let corners: [String: UIButton.Configuration.CornerStyle] = [
        "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
    ]

    private static let alignments: [String: UIButton.Configuration.TitleAlignment] = [
        "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
    ]
}
