/// The constraints that lay a stack's views out.
@MainActor struct StackArrangement {
    private typealias Attribute = NSLayoutConstraint.Attribute

    private let stack: UIStackView
    /// Those that are not hidden.
    private let views: [UIView]
    private let isHorizontal: Bool
    private(set) var constraints: [NSLayoutConstraint] = []

    init(of stack: UIStackView) {
        self.stack = stack
        views = stack.arrangedSubviews.filter { !$0.isHidden }
        isHorizontal = stack.axis == .horizontal
        distribute()
        for view in views { align(view) }
        if stack.alignment.isBaseline, isHorizontal { alignBaselines() }
        if stack.alignment != .fill { hugAcross() }
        hide()
    }

    // MARK: Parts

    private var canvas: any LayoutItem {
        stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    }

    private var start: Attribute { isHorizontal ? .leading : .top }
    private var end: Attribute { isHorizontal ? .trailing : .bottom }
    private var middle: Attribute { isHorizontal ? .centerX : .centerY }
    private var length: Attribute { isHorizontal ? .width : .height }
    private var crossStart: Attribute { isHorizontal ? .top : .leading }
    private var crossEnd: Attribute { isHorizontal ? .bottom : .trailing }
    private var crossMiddle: Attribute { isHorizontal ? .centerY : .centerX }
    private var crossLength: Attribute { isHorizontal ? .height : .width }

    private mutating func add(
        _ identifier: String, _ first: LayoutOperand, _ relation: NSLayoutConstraint.Relation,
        _ second: LayoutOperand?, multiplier: CGFloat = 1, constant: CGFloat = 0,
        priority: UILayoutPriority = .required
    ) {
        let constraint = NSLayoutConstraint(first, relation, second, multiplier: multiplier, constant: constant)
        constraint.identifier = "UISV-" + identifier
        constraint.priority = priority
        constraints.append(constraint)
    }

    // MARK: Along the axis

    private mutating func distribute() {
        guard let first = views.first, let last = views.last else { return }
        add("canvas-connection", LayoutOperand(first, start), .equal, LayoutOperand(canvas, start))
        add("canvas-connection", LayoutOperand(last, end), .equal, LayoutOperand(canvas, end))
        let pairs = Array(zip(views, views.dropFirst()))
        let isLoose = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
        let isByBaseline = stack.isBaselineRelativeArrangement && !isHorizontal
        for (before, after) in pairs {
            add(
                "spacing", LayoutOperand(after, isByBaseline ? .firstBaseline : start),
                isLoose ? .greaterThanOrEqual : .equal,
                LayoutOperand(before, isByBaseline ? .lastBaseline : end), constant: stack.space(after: before))
        }
        switch stack.distribution {
        case .fill:
            break
        case .fillEqually:
            for view in views.dropFirst() {
                add("fill-equally", LayoutOperand(view, length), .equal, LayoutOperand(first, length))
            }
        case .fillProportionally:
            fillProportionally()
        case .equalSpacing:
            equate(pairs, from: end, to: start, "equal-spacing", .required)
        case .equalCentering:
            equate(pairs, from: middle, to: middle, "equal-centering", Self.centering)
        }
    }

    /// Below hugging and resistance: middles move before views are stretched or squeezed.
    private static let centering = UILayoutPriority(149)

    private mutating func equate(
        _ pairs: [(UIView, UIView)], from origin: Attribute, to place: Attribute, _ identifier: String,
        _ priority: UILayoutPriority
    ) {
        let distances = pairs.map { before, after in
            LayoutOperand(
                from: LayoutOperand.Place(item: before, attribute: origin),
                to: LayoutOperand.Place(item: after, attribute: place))
        }
        for (distance, next) in zip(distances, distances.dropFirst()) {
            add(identifier, next, .equal, distance, priority: priority)
        }
    }

    private mutating func fillProportionally() {
        let lengths = views.map(contentLength)
        guard let reference = lengths.firstIndex(where: { $0 > 0 }) else { return }
        for (index, view) in views.enumerated() where index != reference && lengths[index] > 0 {
            add(
                "fill-proportionally", LayoutOperand(view, length), .equal, LayoutOperand(views[reference], length),
                multiplier: lengths[index] / lengths[reference], priority: .required - 1)
        }
    }

    private func contentLength(of view: UIView) -> CGFloat {
        let size = view.intrinsicContentSize
        let own = isHorizontal ? size.width : size.height
        guard own < 0 else { return own }
        let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return isHorizontal ? fitting.width : fitting.height
    }

    // MARK: Across the axis

    private mutating func align(_ view: UIView) {
        let edges = [(crossStart, NSLayoutConstraint.Relation.greaterThanOrEqual), (crossEnd, .lessThanOrEqual)]
        for (edge, relation) in edges {
            add(
                "canvas-connection", LayoutOperand(view, edge), isHeld(edge) ? .equal : relation,
                LayoutOperand(canvas, edge))
        }
        if stack.alignment == .center {
            add("alignment", LayoutOperand(view, crossMiddle), .equal, LayoutOperand(canvas, crossMiddle))
        }
    }

    /// Whether views lie at this edge of the canvas.
    private func isHeld(_ edge: Attribute) -> Bool {
        switch stack.alignment {
        case .fill: true
        case .leading: edge == crossStart
        case .trailing: edge == crossEnd
        case .center: false
        // Columns have no baselines to share; their views go where reading begins.
        case .firstBaseline, .lastBaseline: !isHorizontal && edge == crossStart
        }
    }

    private mutating func alignBaselines() {
        let baseline: Attribute = stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
        for (before, after) in zip(views, views.dropFirst()) {
            add("alignment", LayoutOperand(after, baseline), .equal, LayoutOperand(before, baseline))
        }
    }

    /// Views that do not reach from edge to edge leave the stack's breadth open: it is as small as they allow.
    private mutating func hugAcross() {
        add(
            "ambiguity-suppression", LayoutOperand(stack, crossLength), .equal, nil,
            priority: .fittingSizeLevel + 1)
        guard stack.alignment.isBaseline, isHorizontal else { return }
        // And where they are up and down in it.
        for view in views {
            let edge = stack.alignment == .firstBaseline ? crossStart : crossEnd
            add(
                "ambiguity-suppression", LayoutOperand(view, edge), .equal, LayoutOperand(canvas, edge),
                priority: .fittingSizeLevel - 1)
        }
    }

    // MARK: Hidden views

    /// Places hidden views without length behind the visible view before them. An animation lets them shrink to this place, and grow
    /// from it. Across the stack they keep their size, without a constraint that would keep the stack from getting smaller.
    private mutating func hide() {
        var before: UIView?
        for view in stack.arrangedSubviews {
            guard view.isHidden else {
                before = view
                continue
            }
            let place = before.map { LayoutOperand($0, end) } ?? LayoutOperand(canvas, start)
            add("hiding", LayoutOperand(view, length), .equal, nil, priority: Self.hiding)
            add("hiding", LayoutOperand(view, start), .equal, place, priority: Self.hiding)
            hideAcross(view)
        }
    }

    private static let hiding = UILayoutPriority.required - 1

    private mutating func hideAcross(_ view: UIView) {
        let edge: Attribute
        switch stack.alignment {
        case .fill, .leading, .firstBaseline, .lastBaseline: edge = crossStart
        case .center: edge = crossMiddle
        case .trailing: edge = crossEnd
        }
        add("hiding", LayoutOperand(view, edge), .equal, LayoutOperand(canvas, edge), priority: Self.hiding)
        guard stack.alignment == .fill else { return }
        // A view that is held at both edges would keep the stack from becoming narrower than the view's content.
        let breadth = isHorizontal ? view.bounds.height : view.bounds.width
        if breadth > 0 {
            add("hiding", LayoutOperand(view, crossLength), .equal, nil, constant: breadth, priority: Self.hiding)
        } else {
            add(
                "hiding", LayoutOperand(view, crossLength), .equal, LayoutOperand(canvas, crossLength),
                priority: .fittingSizeLevel - 1)
        }
    }
}

extension UIStackView.Alignment {
    fileprivate var isBaseline: Bool {
        self == .firstBaseline || self == .lastBaseline
    }
}
