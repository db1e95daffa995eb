import StoryboardFormat

/// The attributes that Interface Builder writes of buttons. A button whose type is not written is a custom one.
@MainActor enum ButtonAttributes {
    static let table = AttributeTable(UIButton.self) { table in
        table.choice("buttonType", missing: .custom, types) { show($1, on: $0) }
        // The button's own label is not asked for, which would be laid out for that.
        table.font("fontDescription") { $0.content.label.font = $1 }
        table.choice("lineBreakMode", TextChoices.lineBreaks) { $0.content.label.lineBreakMode = $1 }
        table.prepare("state") { element, source in
            // A configuration says all that the states would say.
            guard element.child(key: "configuration") == nil else { return nil }
            let states = element.children.filter { $0.name == "state" }
            let lines = states.flatMap { Self.lines(of: $0, element.id, source) }
            return lines.isEmpty ? nil : { button, coder in for line in lines { line(button, coder) } }
        }
        for name in states.keys { table.skip(name) }
        table.insets("contentEdgeInsets") { $0.contentEdgeInsets = $1 }
        table.insets("titleEdgeInsets") { $0.titleEdgeInsets = $1 }
        table.insets("imageEdgeInsets") { $0.imageEdgeInsets = $1 }
        table.flag("changesSelectionAsPrimaryAction") { $0.changesSelectionAsPrimaryAction = $1 }
        table.choice("role", roles) { $0.role = $1 }
        table.child("configuration") { button, element, coder in
            button.configuration = ButtonConfigurationElement.configuration(
                element, of: coder.element, coder.archive.source)
        }
        table.flag("springLoaded") { $0.isSpringLoaded = $1 }
        table.refuse("titleShadowOffset")
        table.skip("hasAttributedTitle")
    }

    private static func show(_ type: UIButton.ButtonType, on button: UIButton) {
        button.buttonType = type
        button.content.label.font = .systemFont(ofSize: 15)
        if let image = type.image { button.setImage(image, for: .normal) }
        button.updateLook()
    }

    private static let types: [String: UIButton.ButtonType] = [
        "custom": .custom, "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure,
        "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
    ]

    private static let roles: [String: UIButton.Role] = [
        "normal": .normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive,
    ]

    private static let states: [String: UIControl.State] = [
        "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
    ]

    /// The look that a state's element gives a button.
    ///
    /// - Parameter id: That of the button.
    private static func lines(
        of element: InterfaceElement, _ id: String?, _ source: InterfaceSource
    ) -> [AttributeTable<UIButton>.Line] {
        guard let key = element.key, let state = states[key] else {
            return [{ $1.archive.source.report(element, "unknown state \"\(element.key ?? "")\" (skipped)") }]
        }
        var lines: [AttributeTable<UIButton>.Line] = []
        if let title = source.translated(id, "\(key)Title") ?? source.text("title", of: element) {
            lines.append { button, _ in button.setTitle(title, for: state) }
        }
        if element["image"] != nil || element.child(key: "image") != nil {
            lines.append { button, coder in
                if let image = coder.archive.source.image("image", of: element) { button.setImage(image, for: state) }
            }
        }
        if element["backgroundImage"] != nil || element.child(key: "backgroundImage") != nil {
            lines.append { button, coder in
                guard let image = coder.archive.source.image("backgroundImage", of: element) else { return }
                button.setBackgroundImage(image, for: state)
            }
        }
        for child in element.children where !["title", "image", "backgroundImage"].contains(child.key) {
            lines.append { button, coder in apply(child, for: state, to: button, coder.archive.source) }
        }
        return lines
    }

    private static func apply(
        _ child: InterfaceElement, for state: UIControl.State, to button: UIButton, _ source: InterfaceSource
    ) {
        switch child.key {
        case "titleColor": if let color = source.color(child) { button.setTitleColor(color, for: state) }
        case "titleShadowColor":
            if let color = source.color(child) { button.setTitleShadowColor(color, for: state) }
        case "attributedTitle": button.setAttributedTitle(source.attributedText(child), for: state)
        case "preferredSymbolConfiguration":
            button.setPreferredSymbolConfiguration(source.symbolConfiguration(child), forImageIn: state)
        default: source.reportUnknown(child, "element in state", child.key ?? child.name)
        }
    }
}
