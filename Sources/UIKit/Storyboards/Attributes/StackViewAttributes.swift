/// The attributes that Interface Builder writes of stack views. The subviews of a stack view are its arranged ones.
@MainActor enum StackViewAttributes {
    static let table = AttributeTable(UIStackView.self) { table in
        table.choice("axis", missing: .horizontal, ["horizontal": .horizontal, "vertical": .vertical]) { $0.axis = $1 }
        table.choice("distribution", missing: .fill, distributions) { $0.distribution = $1 }
        table.choice("alignment", missing: .fill, alignments) { $0.alignment = $1 }
        table.number("spacing", missing: 0) { $0.spacing = $1 }
        table.choice("spacingType", ["standard": UIStackView.spacingUseSystem]) { $0.spacing = $1 }
        table.flag("baselineRelativeArrangement", missing: false) { $0.isBaselineRelativeArrangement = $1 }
        table.flag("layoutMarginsRelativeArrangement") { $0.isLayoutMarginsRelativeArrangement = $1 }
        // Margins of a stack view are written where they count.
        table.child("layoutMargins") { stack, element, _ in
            if element.name == "edgeInsets" { stack.isLayoutMarginsRelativeArrangement = true }
        }
        table.child("directionalLayoutMargins") { stack, _, _ in stack.isLayoutMarginsRelativeArrangement = true }
    }

    private static let distributions: [String: UIStackView.Distribution] = [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]

    private static let alignments: [String: UIStackView.Alignment] = [
        "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
        "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
    ]
}
