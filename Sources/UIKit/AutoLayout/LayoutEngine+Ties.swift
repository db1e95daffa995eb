import ConstraintSolver

/// What the engine asks for by itself: that frames, insets and contents count.
extension LayoutEngine {
    /// Whether the size of `view` is found by the engine, and not given.
    func isSolved(_ view: UIView) -> Bool {
        if view === root { return !isForLayout }
        return !view.followsFrame
    }

    /// Holds the item where something other than constraints puts it, and asks for room for its content.
    func tie(_ entry: LayoutEntry) {
        if let guide = entry.guide {
            if let area = guide.area, let owner = guide.owningView { tie(entry, to: area, of: owner) }
            return
        }
        guard let view = entry.view else { return }
        if view === root {
            tieRoot(entry)
        } else if view.followsFrame {
            entry.isTiedToFrame = true
            let spans = frameEquations(of: view)
            entry.ties = spans.map { add($0, for: entry) }
        }
        if isSolved(view) { noteContent(of: entry) }
    }

    func untie(_ entry: LayoutEntry) {
        for id in entry.ties { removeFromSolver(id) }
        entry.ties = []
        entry.isTiedToFrame = false
        entry.isContentKnown = true
        for id in [entry.contentWidth, entry.contentHeight].compactMap(\.self) { removeFromSolver(id) }
        entry.contentWidth = nil
        entry.contentHeight = nil
    }

    /// Takes over new numbers. Answers whether any is new.
    func retie(_ entry: LayoutEntry) -> Bool {
        let equations: [Equation]
        if let guide = entry.guide, let area = guide.area, let owner = guide.owningView {
            equations = self.equations(of: area, in: owner, entry).map(\.equation)
        } else if let view = entry.view {
            equations = view === root ? rootEquations(entry) : frameEquations(of: view)
        } else {
            return false
        }
        var isNew = false
        for (id, equation) in zip(entry.ties, equations) where solver.setConstant(equation.constant, of: id) {
            isNew = true
        }
        return isNew
    }

    private func add(_ equation: Equation, _ relation: Relation = .equal, for entry: LayoutEntry) -> ConstraintID {
        let id = solver.add(equation.terms, constant: equation.constant, relation, isFixture: true)
        sources[id] = .place(entry.item)
        return id
    }

    // MARK: The root

    private func tieRoot(_ entry: LayoutEntry) {
        guard case .fitting(let size, let priorities) = purpose else {
            entry.isTiedToFrame = true
            entry.ties = rootEquations(entry).map { add($0, for: entry) }
            return
        }
        let wishes = [
            (entry.width, size.width, priorities.horizontal), (entry.height, size.height, priorities.vertical),
        ]
        for (variable, length, priority) in wishes {
            _ = solver.add([Term(variable)], constant: -length.forEquations, .equal, strength: priority.strength)
        }
    }

    private func rootEquations(_ entry: LayoutEntry) -> [Equation] {
        // Nothing asks where the root is; it must not look as if that were open.
        [
            ([Term(entry.x)], 0), ([Term(entry.width)], -Double(root.bounds.width)),
            ([Term(entry.y)], 0), ([Term(entry.height)], -Double(root.bounds.height)),
        ]
    }

    // MARK: Frames

    /// Where a view that follows its frame is. If the engine finds its superview's size, the place follows from that size
    /// by the autoresizing mask, and the other way round.
    private func frameEquations(of view: UIView) -> [Equation] {
        guard let entry = entry(of: view), let superview = view.superview else { return [] }
        let (origin, size) = (view.untransformedFrame.origin, view.untransformedFrame.size)
        let mask = view.autoresizingMask
        let outer = superview.bounds.size
        let horizontal = mask.shares(
            start: origin.x, length: size.width, of: outer.width, before: .flexibleLeftMargin,
            inside: .flexibleWidth, after: .flexibleRightMargin)
        let vertical = mask.shares(
            start: origin.y, length: size.height, of: outer.height, before: .flexibleTopMargin,
            inside: .flexibleHeight, after: .flexibleBottomMargin)
        func equation(
            _ variable: Variable, _ value: CGFloat, share: CGFloat, of length: CGFloat,
            _ outer: (LayoutEntry) -> Variable
        ) -> Equation {
            guard isSolved(superview) else { return ([Term(variable)], -Double(value)) }
            let terms =
                [Term(variable)] + (share == 0 ? [] : [Term(outer(entryMakingOne(of: superview)), -Double(share))])
            return (terms, -Double(value - share * length))
        }
        return [
            equation(entry.x, origin.x, share: horizontal.start, of: outer.width, \.width),
            equation(entry.width, size.width, share: horizontal.length, of: outer.width, \.width),
            equation(entry.y, origin.y, share: vertical.start, of: outer.height, \.height),
            equation(entry.height, size.height, share: vertical.length, of: outer.height, \.height),
        ]
    }

    // MARK: The system's guides

    private func tie(_ entry: LayoutEntry, to area: SystemLayoutArea, of owner: UIView) {
        entry.ties = equations(of: area, in: owner, entry).map { add($0.equation, $0.relation, for: entry) }
        if area == .scrollContent {
            // No larger than what is in it needs.
            for length in [entry.width, entry.height] {
                entry.ties.append(solver.add([Term(length)], constant: 0, .equal, strength: Strength(0.5)))
            }
        }
        guard area == .readableContent else { return }
        entry.ties.append(
            solver.add(
                [Term(entry.width)], constant: -Double(SystemLayoutArea.readableWidth), .equal,
                strength: Strength(999.5)))
    }

    private func equations(
        of area: SystemLayoutArea, in owner: UIView, _ entry: LayoutEntry
    ) -> [(equation: Equation, relation: Relation)] {
        if area == .scrollContent { return [(([Term(entry.x)], 0), .equal), (([Term(entry.y)], 0), .equal)] }
        let outer = entryMakingOne(of: owner)
        if area == .scrollFrame {
            return [
                (([Term(entry.x)], -Double(owner.bounds.minX)), .equal),
                (([Term(entry.width), Term(outer.width, -1)], 0), .equal),
                (([Term(entry.y)], -Double(owner.bounds.minY)), .equal),
                (([Term(entry.height), Term(outer.height, -1)], 0), .equal),
            ]
        }
        if area == .keyboard {
            return [
                (([Term(entry.x)], 0), .equal),
                (([Term(entry.width), Term(outer.width, -1)], 0), .equal),
                (([Term(entry.y), Term(entry.height), Term(outer.height, -1)], 0), .equal),
                (([Term(entry.height)], -owner.keyboardLayoutGuide.height.forEquations), .equal),
            ]
        }
        if area == .aboveSafeArea || area == .belowSafeArea {
            let isAbove = area == .aboveSafeArea
            let height = isAbove ? owner.safeAreaInsets.top : owner.safeAreaInsets.bottom
            return [
                (([Term(entry.x)], 0), .equal),
                (([Term(entry.width), Term(outer.width, -1)], 0), .equal),
                ((isAbove ? [Term(entry.y)] : [Term(entry.y), Term(entry.height), Term(outer.height, -1)], 0), .equal),
                (([Term(entry.height)], -Double(height)), .equal),
            ]
        }
        let insets = area.insets(in: owner)
        let (left, right) = (Double(insets.left), Double(insets.right))
        let vertical: [(Equation, Relation)] = [
            (([Term(entry.y)], -Double(insets.top)), .equal),
            (
                ([Term(entry.height), Term(outer.height, -1)], Double(insets.top + insets.bottom)),
                .equal
            ),
        ]
        guard area == .readableContent else {
            return [
                (([Term(entry.x)], -left), .equal),
                (([Term(entry.width), Term(outer.width, -1)], left + right), .equal),
            ] + vertical
        }
        // In the middle of the margins, and not wider than they are.
        return [
            (([Term(entry.x, 2), Term(entry.width), Term(outer.width, -1)], right - left), .equal),
            (([Term(entry.width), Term(outer.width, -1)], left + right), .lessThanOrEqual),
            (([Term(entry.width)], -Double(SystemLayoutArea.readableWidth)), .lessThanOrEqual),
        ] + vertical
    }

    // MARK: Contents

    /// Reads the size of a view's content.
    func tieContent(of entry: LayoutEntry) {
        entry.isContentKnown = true
        guard let view = entry.view else { return }
        var size = view.intrinsicContentSize
        let insets = view.alignmentRectInsets
        entry.wraps = view.wrapsContent
        if entry.wraps {
            // The width may have been found before the content wrapped, and need not become another one for it.
            let found = CGFloat(solver.value(of: entry.width)) - insets.left - insets.right
            if found > 0 { entry.wrappedWidth = found }
            if let width = entry.wrappedWidth { size.height = view.contentHeight(forWidth: width) }
        }
        entry.contentWidth = tie(
            entry, entry.width, to: size.width, insets.left + insets.right, .horizontal, was: entry.contentWidth)
        entry.contentHeight = tie(
            entry, entry.height, to: size.height, insets.top + insets.bottom, .vertical, was: entry.contentHeight)
    }

    private func tie(
        _ entry: LayoutEntry, _ variable: Variable, to length: CGFloat, _ insets: CGFloat,
        _ axis: NSLayoutConstraint.Axis, was id: ConstraintID?
    ) -> ConstraintID? {
        guard length >= 0, length.isFinite, let view = entry.view else {
            if let id { removeFromSolver(id) }
            return nil
        }
        let constant = -(length + insets).forEquations
        let over = view.contentHuggingPriority(for: axis).strength
        let under = view.contentCompressionResistancePriority(for: axis).strength
        if let id {
            solver.setConstant(constant, of: id)
            solver.setStrengths(over: over, under: under, of: id)
            return id
        }
        let id = solver.add([Term(variable)], constant: constant, strengthOver: over, strengthUnder: under)
        sources[id] = .content(view)
        return id
    }

    /// Takes over the height of text that wraps at the width that was found for it. Answers whether it is another one.
    func updateWrappedHeight(of entry: LayoutEntry) -> Bool {
        guard let view = entry.view, let id = entry.contentHeight else { return false }
        let insets = view.alignmentRectInsets
        let width = CGFloat(solver.value(of: entry.width)) - insets.left - insets.right
        guard width > 0, entry.wrappedWidth.map({ abs($0 - width) > 0.001 }) ?? true else { return false }
        entry.wrappedWidth = width
        let height = view.contentHeight(forWidth: width)
        return solver.setConstant(-(height + insets.top + insets.bottom).forEquations, of: id)
    }
}

extension UIView.AutoresizingMask {
    /// How much of a change of the superview's length goes to the start and to the length of a view.
    func shares(
        start: CGFloat, length: CGFloat, of outer: CGFloat, before: Self, inside: Self, after: Self
    ) -> (start: CGFloat, length: CGFloat) {
        let parts = [
            contains(before) ? max(start, 0) : nil, contains(inside) ? max(length, 0) : nil,
            contains(after) ? max(outer - start - length, 0) : nil,
        ]
        let count = CGFloat(parts.count { $0 != nil })
        guard count > 0 else { return (0, 0) }
        let total = parts.reduce(0) { $0 + ($1 ?? 0) }
        func share(_ index: Int) -> CGFloat {
            guard let part = parts[index] else { return 0 }
            return total > 0 ? part / total : 1 / count
        }
        return (share(0), share(1))
    }
}
