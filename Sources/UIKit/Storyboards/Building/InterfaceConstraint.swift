import StoryboardFormat

/// Reads a constraint of a file.
@MainActor struct InterfaceConstraint {
    private struct Operand {
        var item: AnyObject
        var attribute: NSLayoutConstraint.Attribute
    }

    private let element: InterfaceElement
    private let holder: UIView
    private let scope: InterfaceScope
    private let source: InterfaceSource
    /// The views whose margins are those of readable content.
    private let readable: Set<ObjectIdentifier>
    private let first: Operand
    private let second: Operand?

    private static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
        "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
        "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
        "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
        "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ]

    /// Nil, with a report, where it names what is not there.
    init?(
        _ element: InterfaceElement, _ holder: UIView, _ scope: InterfaceScope, _ source: InterfaceSource,
        _ readable: Set<ObjectIdentifier>
    ) {
        self.element = element
        self.holder = holder
        self.scope = scope
        self.source = source
        self.readable = readable
        func operand(_ prefix: String) -> Operand? {
            guard let attribute = element["\(prefix)Attribute"].flatMap({ Self.attributes[$0] }) else {
                source.report(element, "unknown attribute \"\(element["\(prefix)Attribute"] ?? "")\" (skipped)")
                return nil
            }
            guard let id = element["\(prefix)Item"] else { return Operand(item: holder, attribute: attribute) }
            guard let item = scope[id] else {
                source.report(element, "its \(prefix) item \(id) is not there (skipped)")
                return nil
            }
            return Operand(item: item, attribute: attribute)
        }
        guard let first = operand("first") else { return nil }
        self.first = Self.settled(first, readable)
        if element["secondItem"] != nil || element["secondAttribute"] != nil {
            guard let second = operand("second") else { return nil }
            self.second = Self.settled(second, readable)
        } else {
            second = nil
        }
    }

    /// The operand as layout has it: a cell stands for its content view, an old guide for an edge of the safe area.
    private static func settled(_ operand: Operand, _ readable: Set<ObjectIdentifier>) -> Operand {
        var operand = operand
        switch operand.item {
        case let cell as UITableViewCell: operand.item = cell.contentView
        case let cell as UICollectionViewCell: operand.item = cell.contentView
        case let guide as InterfacePlaceholder:
            guard let view = guide.controller?.viewIfLoaded ?? guide.controller?.loadedView else { break }
            let isInner = (guide.kind == .topGuide) == (operand.attribute == .bottom)
            operand.item = isInner ? view.safeAreaLayoutGuide : view
            operand.attribute = guide.kind == .topGuide ? .top : .bottom
        default: break
        }
        if let view = operand.item as? UIView, readable.contains(ObjectIdentifier(view)),
            let attribute = insideMargins[operand.attribute]
        {
            operand = Operand(item: view.readableContentGuide, attribute: attribute)
        }
        return operand
    }

    private static let insideMargins: [NSLayoutConstraint.Attribute: NSLayoutConstraint.Attribute] = [
        .leftMargin: .left, .rightMargin: .right, .leadingMargin: .leading, .trailingMargin: .trailing,
    ]

    func make() -> NSLayoutConstraint {
        let relation: NSLayoutConstraint.Relation =
            switch element["relation"] {
            case "greaterThanOrEqual": .greaterThanOrEqual
            case "lessThanOrEqual": .lessThanOrEqual
            default: .equal
            }
        var multiplier: CGFloat = 1
        if let text = element["multiplier"] {
            if let ratio = InterfaceText.ratio(text) {
                multiplier = ratio
            } else {
                source.report(element, "the multiplier cannot be \"\(text)\"; 1 is used")
            }
        }
        let constraint = NSLayoutConstraint(
            item: first.item, attribute: first.attribute, relatedBy: relation, toItem: second?.item,
            attribute: second?.attribute ?? .notAnAttribute, multiplier: multiplier,
            constant: element["constant"].flatMap(InterfaceText.number) ?? 0)
        if let priority = element["priority"].flatMap(InterfaceText.number) {
            constraint.priority = UILayoutPriority(Float(min(max(priority, 1), 1000)))
        }
        constraint.identifier = element["identifier"]
        return constraint
    }
}
