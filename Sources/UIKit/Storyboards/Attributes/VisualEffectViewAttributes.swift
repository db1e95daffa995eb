import StoryboardFormat

/// The attributes that Interface Builder writes of visual effect views.
@MainActor enum VisualEffectViewAttributes {
    static let table = AttributeTable(UIVisualEffectView.self) { table in
        table.add("blurEffect") { view, coder in
            if let element = coder.element.child(named: "blurEffect") { view.effect = blur(element, coder) }
        }
        table.add("vibrancyEffect") { view, coder in
            guard let element = coder.element.child(named: "vibrancyEffect") else { return }
            let effect = element.child(named: "blurEffect").map { blur($0, coder) } ?? UIBlurEffect(style: .regular)
            view.effect = UIVibrancyEffect(blurEffect: effect)
        }
        table.child("contentView") { view, element, coder in
            coder.archive.configure(view.contentView, element)
            // It fills the view, whatever the file says.
            view.contentView.frame = view.bounds
            view.contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        table.skip("effect")
    }

    private static func blur(_ element: InterfaceElement, _ coder: InterfaceCoder) -> UIBlurEffect {
        if let style = element["style"].flatMap({ styles[$0] }) { return UIBlurEffect(style: style) }
        coder.archive.source.report(
            element, "unknown style of a blur \"\(element["style"] ?? "")\"; the regular one is used")
        return UIBlurEffect(style: .regular)
    }

    private static let styles: [String: UIBlurEffect.Style] = [
        "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
        "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
        "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
        "systemChromeMaterial": .systemChromeMaterial,
        "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
        "systemThinMaterialLight": .systemThinMaterialLight, "systemMaterialLight": .systemMaterialLight,
        "systemThickMaterialLight": .systemThickMaterialLight,
        "systemChromeMaterialLight": .systemChromeMaterialLight,
        "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
        "systemThinMaterialDark": .systemThinMaterialDark, "systemMaterialDark": .systemMaterialDark,
        "systemThickMaterialDark": .systemThickMaterialDark, "systemChromeMaterialDark": .systemChromeMaterialDark,
    ]
}
