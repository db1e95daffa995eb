import StoryboardFormat

/// The attributes that Interface Builder writes of buttons. A button whose type is not written is a custom one.
@MainActor enum ButtonAttributes {
    static let table = AttributeTable(UIButton.self) { table in
        table.choice("buttonType", missing: .custom, types) { show($1, on: $0) }
        table.font("fontDescription") { $0.titleLabel?.font = $1 }
        table.choice("lineBreakMode", TextChoices.lineBreaks) { $0.titleLabel?.lineBreakMode = $1 }
        table.add("state") { button, coder in
            // A configuration says all that the states would say.
            guard coder.element.child(key: "configuration") == nil else { return }
            for state in coder.element.children where state.name == "state" { apply(state, to: button, coder) }
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

    private static func apply(_ element: InterfaceElement, to button: UIButton, _ coder: InterfaceCoder) {
        let source = coder.archive.source
        guard let key = element.key, let state = states[key] else {
            return source.report(element, "unknown state \"\(element.key ?? "")\" (skipped)")
        }
        if let title = source.translated(coder.element.id, "\(key)Title") ?? source.text("title", of: element) {
            button.setTitle(title, for: state)
        }
        if let image = source.image("image", of: element) { button.setImage(image, for: state) }
        if element["backgroundImage"] != nil || element.child(key: "backgroundImage") != nil,
            let image = source.image("backgroundImage", of: element)
        {
            button.setBackgroundImage(image, for: state)
        }
        for child in element.children {
            switch child.key {
            case "titleColor": if let color = source.color(child) { button.setTitleColor(color, for: state) }
            case "titleShadowColor":
                if let color = source.color(child) { button.setTitleShadowColor(color, for: state) }
            case "attributedTitle": button.setAttributedTitle(source.attributedText(child), for: state)
            case "preferredSymbolConfiguration":
                button.setPreferredSymbolConfiguration(source.symbolConfiguration(child), forImageIn: state)
            case "title", "image", "backgroundImage": break
            default: source.reportUnknown(child, "element in state", child.key ?? child.name)
            }
        }
    }
}
