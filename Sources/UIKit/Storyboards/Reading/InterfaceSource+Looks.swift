import StoryboardFormat

/// Colours, fonts, images and texts with attributes.
extension InterfaceSource {
    // MARK: Colours

    /// The colour of an element; nil, with a report, where it is none.
    func color(_ element: InterfaceElement) -> UIColor? {
        if let color = Self.systemColor(element) { return color }
        if let name = element["name"] ?? element["systemColor"] {
            if element["name"] != nil, let color = AssetColors.color(named: name, in: bundle) { return color }
            if let fallback = document.colors[name] { return components(of: fallback) }
        }
        if let color = components(of: element) { return color }
        report(
            element, "\(element["name"] ?? element["systemColor"] ?? "the colour") is no colour that is known (skipped)"
        )
        return nil
    }

    /// The colour that an element says by itself; nil where others have a say in it, or where it is none.
    func ownColor(_ element: InterfaceElement) -> UIColor? {
        if let color = Self.systemColor(element) { return color }
        return element["name"] == nil && element["systemColor"] == nil ? components(of: element) : nil
    }

    private static func systemColor(_ element: InterfaceElement) -> UIColor? {
        for attribute in ["systemColor", "cocoaTouchSystemColor", "xcode11CocoaTouchSystemColor"] {
            if let name = element[attribute], let color = SystemColorNames.color(name) { return color }
        }
        return nil
    }

    /// The colour that is written as numbers; nil where there are none.
    private func components(of element: InterfaceElement) -> UIColor? {
        let alpha = element["alpha"].flatMap(InterfaceText.number) ?? 1
        if let white = element["white"].flatMap(InterfaceText.number) { return UIColor(white: white, alpha: alpha) }
        guard let red = element["red"].flatMap(InterfaceText.number),
            let green = element["green"].flatMap(InterfaceText.number),
            let blue = element["blue"].flatMap(InterfaceText.number)
        else { return nil }
        if element["customColorSpace"] == "displayP3" {
            return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        }
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    // MARK: Fonts

    /// The font of a `fontDescription` or a `font`; nil, with a report, where it is none.
    func font(_ element: InterfaceElement) -> UIFont? {
        if let style = element["style"] { return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style)) }
        let size = (element["pointSize"] ?? element["size"]).flatMap(InterfaceText.number) ?? UIFont.systemFontSize
        if let name = element["name"] {
            if let font = UIFont(name: name, size: size) { return font }
            report(element, "there is no font \"\(name)\"; the system's is used")
            return .systemFont(ofSize: size)
        }
        return systemFont(element, size: size)
    }

    /// The font that an element says by itself; nil where it is one of the fonts that there are, or of the size that the user prefers.
    func ownFont(_ element: InterfaceElement) -> UIFont? {
        element["style"] == nil && element["name"] == nil ? font(element) : nil
    }

    private func systemFont(_ element: InterfaceElement, size: CGFloat) -> UIFont {
        switch element["type"] ?? element["metaFont"] {
        case "boldSystem", "systemBold": return .boldSystemFont(ofSize: size)
        case "italicSystem": return .italicSystemFont(ofSize: size)
        case "label": return .systemFont(ofSize: size > 0 ? size : UIFont.labelFontSize)
        case "smallSystem": return .systemFont(ofSize: size > 0 ? size : UIFont.smallSystemFontSize)
        default: return .systemFont(ofSize: size, weight: Self.weights[element["weight"] ?? ""] ?? .regular)
        }
    }

    private static let weights: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    // MARK: Images

    /// The image that an attribute, or an `imageReference` with its key, names.
    func image(_ name: String, of element: InterfaceElement) -> UIImage? {
        if let named = element[name] {
            return image(named: named, isSymbol: element["catalog"] == "system", of: element)
        }
        guard let reference = element.child(key: name), let named = reference["image"] else { return nil }
        var found = image(named: named, isSymbol: reference["catalog"] == "system", of: reference)
        if let scale = reference["symbolScale"].flatMap({ Self.scales[$0] }) {
            found = found?.withConfiguration(UIImage.SymbolConfiguration(scale: scale))
        }
        switch reference["renderingMode"] {
        case "template": return found?.withRenderingMode(.alwaysTemplate)
        case "original": return found?.withRenderingMode(.alwaysOriginal)
        default: return found
        }
    }

    func image(named name: String, isSymbol: Bool, of element: InterfaceElement) -> UIImage? {
        let found =
            isSymbol ? UIImage(systemName: name) : UIImage(named: name, in: bundle, compatibleWith: .current)
        if found == nil { report(element, "there is no image \"\(name)\" (skipped)") }
        return found
    }

    private static let scales: [String: UIImage.SymbolScale] = [
        "default": .default, "small": .small, "medium": .medium, "large": .large,
    ]

    private static let symbolWeights: [String: UIImage.SymbolWeight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    func symbolConfiguration(_ element: InterfaceElement) -> UIImage.SymbolConfiguration? {
        let scale = Self.scales[element["scale"] ?? ""] ?? .unspecified
        let weight = Self.symbolWeights[element["weight"] ?? ""] ?? .unspecified
        if let size = element["pointSize"].flatMap(InterfaceText.number), size > 0 {
            return UIImage.SymbolConfiguration(pointSize: size, weight: weight, scale: scale)
        }
        if let description = element.child(key: "fontDescription"), let font = font(description) {
            return UIImage.SymbolConfiguration(font: font, scale: scale)
        }
        return UIImage.SymbolConfiguration(weight: weight)
            .applying(UIImage.SymbolConfiguration(scale: scale))
    }

    // MARK: Text with attributes

    func attributedText(_ element: InterfaceElement) -> NSAttributedString {
        let text = NSMutableAttributedString()
        for fragment in element.children where fragment.name == "fragment" {
            guard let content = self.text("content", of: fragment) else { continue }
            text.append(
                NSAttributedString(string: content, attributes: attributes(fragment.child(named: "attributes"))))
        }
        return text
    }

    /// The attributes of an `attributes` or `textAttributes` element.
    func attributes(_ element: InterfaceElement?) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        for child in element?.children ?? [] {
            guard let key = child.key else { continue }
            let value: Any? =
                switch child.name {
                case "font", "fontDescription": font(child)
                case "color": color(child)
                case "paragraphStyle": paragraphStyle(child)
                case "integer": child["value"].flatMap(InterfaceText.integer)
                case "real": child["value"].flatMap(InterfaceText.number)
                case "url": child["string"].flatMap { URL(string: $0) }
                default: nil
                }
            if let value { attributes[Self.keys[key] ?? NSAttributedString.Key(key)] = value }
        }
        return attributes
    }

    /// The keys that stand elsewhere than in a fragment have the properties' names.
    private static let keys: [String: NSAttributedString.Key] = [
        "textColor": .foregroundColor, "fontDescription": .font, "titleColor": .foregroundColor,
    ]

    private func paragraphStyle(_ element: InterfaceElement) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        if let alignment = element["alignment"].flatMap({ TextChoices.alignments[$0] }) { style.alignment = alignment }
        if let mode = element["lineBreakMode"].flatMap({ TextChoices.paragraphBreaks[$0] }) {
            style.lineBreakMode = mode
        }
        switch element["baseWritingDirection"] {
        case "leftToRight": style.baseWritingDirection = .leftToRight
        case "rightToLeft": style.baseWritingDirection = .rightToLeft
        default: break
        }
        func number(_ name: String) -> CGFloat? { element[name].flatMap(InterfaceText.number) }
        if let value = number("lineSpacing") { style.lineSpacing = value }
        if let value = number("paragraphSpacing") { style.paragraphSpacing = value }
        if let value = number("paragraphSpacingBefore") { style.paragraphSpacingBefore = value }
        if let value = number("minimumLineHeight") { style.minimumLineHeight = value }
        if let value = number("maximumLineHeight") { style.maximumLineHeight = value }
        if let value = number("lineHeightMultiple") { style.lineHeightMultiple = value }
        if let value = number("firstLineHeadIndent") { style.firstLineHeadIndent = value }
        if let value = number("headIndent") { style.headIndent = value }
        if let value = number("tailIndent") { style.tailIndent = value }
        return style
    }
}
