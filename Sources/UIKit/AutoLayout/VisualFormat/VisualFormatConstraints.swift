/// Makes constraints of a visual format.
@MainActor struct VisualFormatConstraints {
    private typealias Attribute = NSLayoutConstraint.Attribute

    private let format: VisualFormat
    private let options: NSLayoutConstraint.FormatOptions
    private let metrics: [String: Any]
    private let views: [String: Any]
    private var result: [NSLayoutConstraint] = []

    static func make(
        _ format: VisualFormat, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
        views: [String: Any]
    ) throws(VisualFormatError) -> [NSLayoutConstraint] {
        var maker = VisualFormatConstraints(format: format, options: options, metrics: metrics, views: views)
        try maker.make()
        return maker.result
    }

    private init(
        format: VisualFormat, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]
    ) {
        self.format = format
        self.options = options
        self.metrics = metrics
        self.views = views
    }

    private mutating func make() throws(VisualFormatError) {
        var items: [any LayoutItem] = []
        for element in format.elements { items.append(try item(named: element.name, at: element.position)) }
        guard let first = items.first, let last = items.last else { return }
        if let start = format.start {
            try join(try superview(of: first), edges.start, first, edges.start, start, isSuperview: true)
        }
        for (index, element) in format.elements.enumerated() {
            try size(items[index], element.predicates)
            guard index + 1 < items.count else { continue }
            let isBaseline = options.contains(.spacingBaselineToBaseline) && !format.isHorizontal
            try join(
                items[index], isBaseline ? .lastBaseline : edges.end, items[index + 1],
                isBaseline ? .firstBaseline : edges.start, format.connections[index], isSuperview: false)
        }
        if let end = format.end {
            try join(last, edges.end, try superview(of: last), edges.end, end, isSuperview: true)
        }
        try align(items)
    }

    /// The edges at which a view begins and ends on the way.
    private var edges: (start: Attribute, end: Attribute) {
        guard format.isHorizontal else { return (.top, .bottom) }
        if options.contains(.directionLeftToRight) { return (.left, .right) }
        if options.contains(.directionRightToLeft) { return (.right, .left) }
        return (.leading, .trailing)
    }

    private var isReversed: Bool {
        format.isHorizontal && options.contains(.directionRightToLeft)
    }

    // MARK: Names

    private func item(named name: String, at position: Int) throws(VisualFormatError) -> any LayoutItem {
        guard let found = views[name] else {
            throw VisualFormatError(message: "'\(name)' is not in the dictionary of views", position: position)
        }
        guard let item = found as? any LayoutItem else {
            throw VisualFormatError(message: "'\(name)' is neither a view nor a layout guide", position: position)
        }
        return item
    }

    private func superview(of item: any LayoutItem) throws(VisualFormatError) -> any LayoutItem {
        guard let superview = item.coordinateView else {
            throw VisualFormatError(
                message: "'|' stands for the superview, but \(item.layoutName) has none", position: 0)
        }
        return superview
    }

    private func metric(_ name: String) -> CGFloat? {
        switch metrics[name] {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }

    private func number(_ quantity: VisualFormat.Quantity) throws(VisualFormatError) -> CGFloat {
        switch quantity {
        case .number(let number): return number
        case .name(let name, let position):
            if let number = metric(name) { return number }
            throw VisualFormatError(message: "'\(name)' is not in the dictionary of metrics", position: position)
        }
    }

    private func priority(_ predicate: VisualFormat.Predicate) throws(VisualFormatError) -> UILayoutPriority {
        guard let quantity = predicate.priority else { return .required }
        return UILayoutPriority(Float(try number(quantity)))
    }

    // MARK: Constraints

    private mutating func join(
        _ before: any LayoutItem, _ end: Attribute, _ after: any LayoutItem, _ start: Attribute,
        _ connection: VisualFormat.Connection, isSuperview: Bool
    ) throws(VisualFormatError) {
        switch connection {
        case .flush:
            add(before, end, after, start, .equal, 0, .required)
        case .standard where isSuperview:
            // The space that the system leaves to a superview is the superview's margin.
            let isBefore = before === after.coordinateView
            add(
                before, isBefore ? end.atMargin : end, after, isBefore ? start : start.atMargin, .equal, 0, .required)
        case .standard:
            add(before, end, after, start, .equal, systemSpacing, .required)
        case .predicates(let predicates):
            for predicate in predicates {
                add(
                    before, end, after, start, predicate.relation, try number(predicate.object),
                    try priority(predicate))
            }
        }
    }

    /// `after` begins by `space` behind where `before` ends.
    private mutating func add(
        _ before: any LayoutItem, _ end: Attribute, _ after: any LayoutItem, _ start: Attribute,
        _ relation: NSLayoutConstraint.Relation, _ space: CGFloat, _ priority: UILayoutPriority
    ) {
        let constraint =
            isReversed
            ? NSLayoutConstraint(
                LayoutOperand(before, end), relation, LayoutOperand(after, start), constant: space)
            : NSLayoutConstraint(
                LayoutOperand(after, start), relation, LayoutOperand(before, end), constant: space)
        constraint.priority = priority
        result.append(constraint)
    }

    private mutating func size(
        _ item: any LayoutItem, _ predicates: [VisualFormat.Predicate]
    ) throws(VisualFormatError) {
        let attribute: Attribute = format.isHorizontal ? .width : .height
        for predicate in predicates {
            var other: LayoutOperand?
            var constant: CGFloat = 0
            if case .name(let name, let position) = predicate.object, metric(name) == nil {
                other = LayoutOperand(try self.item(named: name, at: position), attribute)
            } else {
                constant = try number(predicate.object)
            }
            let constraint = NSLayoutConstraint(
                LayoutOperand(item, attribute), predicate.relation, other, constant: constant)
            constraint.priority = try priority(predicate)
            result.append(constraint)
        }
    }

    private mutating func align(_ items: [any LayoutItem]) throws(VisualFormatError) {
        for attribute in options.alignments {
            guard attribute.isHorizontal != format.isHorizontal else {
                throw VisualFormatError(
                    message: "the views cannot be aligned by .\(attribute) in a format that runs the same way",
                    position: 0)
            }
            for (item, next) in zip(items, items.dropFirst()) {
                result.append(
                    NSLayoutConstraint(LayoutOperand(item, attribute), .equal, LayoutOperand(next, attribute)))
            }
        }
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var atMargin: NSLayoutConstraint.Attribute {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        default: self
        }
    }
}
