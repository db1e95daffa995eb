import Diagnostics
import ConstraintSolver

/// Constraints as equations of the engine's variables.
extension LayoutEngine {
    typealias Equation = (terms: [Term], constant: Double)

    /// `first - multiplier × second - constant`, which is to stand to zero as the constraint says.
    ///
    /// Places are counted in the coordinates of the view that holds the constraint. Where reading runs from right to left,
    /// leading and trailing count from the right edge to the left.
    func equation(of constraint: NSLayoutConstraint) -> Equation {
        var sum = Sum()
        let space = Space(view: constraint.holder ?? root, constraint: constraint)
        // The direction is looked for up to the window, so only where it counts.
        let isMirrored = constraint.isHorizontal && constraint.isMirrored
        if constraint.involvesBaseline { noteBaselines(of: constraint) }
        add(constraint.first, times: 1, to: &sum, in: space, isMirrored: isMirrored)
        if let second = constraint.second {
            add(second, times: -Double(constraint.multiplier), to: &sum, in: space, isMirrored: isMirrored)
        }
        return (sum.terms, sum.constant - constraint.constant.forEquations)
    }

    /// What places of a constraint are counted in.
    private struct Space {
        let view: UIView
        let constraint: NSLayoutConstraint
    }

    /// Terms of the same variable are added up by the solver.
    private struct Sum {
        var terms: [Term] = []
        var constant = 0.0

        mutating func add(_ variable: Variable, _ coefficient: Double) {
            terms.append(Term(variable, coefficient))
        }
    }

    private func add(
        _ operand: LayoutOperand, times factor: Double, to sum: inout Sum, in space: Space, isMirrored: Bool
    ) {
        add(operand.place, times: factor, to: &sum, in: space, isMirrored: isMirrored)
        if let origin = operand.origin {
            add(origin, times: -factor, to: &sum, in: space, isMirrored: isMirrored)
        }
    }

    private func add(
        _ place: LayoutOperand.Place, times factor: Double, to sum: inout Sum, in space: Space, isMirrored: Bool
    ) {
        guard var item = place.item else { return }
        var attribute = place.attribute
        if let inside = attribute.withinMargins, let view = item as? UIView {
            item = view.layoutMarginsGuide
            attribute = inside
        }
        if attribute.isBaseline, let view = item as? UIView {
            item = attribute == .firstBaseline ? view.deepestFirstBaselineView : view.deepestLastBaselineView
        }
        if let scrollView = item as? UIScrollView, item === space.view, attribute.family != .size {
            // To what is in it, the edges of a scroll view are those of its content.
            item = scrollView.contentLayoutGuide
        }
        if let guide = item as? UILayoutGuide, guide.area == .scrollContent,
            let scrollView = guide.owningView as? UIScrollView
        {
            scrollView.noteContentConstraint(attribute)
        }
        let entry = entryMakingOne(of: item)
        let insets = (item as? UIView)?.alignmentRectInsets ?? .zero
        switch attribute {
        case .width:
            sum.add(entry.width, factor)
            sum.constant -= factor * Double(insets.left + insets.right)
        case .height:
            sum.add(entry.height, factor)
            sum.constant -= factor * Double(insets.top + insets.bottom)
        case .left, .right, .leading, .trailing, .centerX:
            // Mirrored, the leading edge is minus the right one.
            let isReversed = isMirrored && attribute.isDirectional
            let factor = isReversed ? -factor : factor
            let part = attribute.part(isMirrored: isMirrored)
            addOrigin(of: item, entry, horizontally: true, times: factor, to: &sum, in: space)
            if part != 0 { sum.add(entry.width, factor * part) }
            sum.constant += factor * Double(insets.left * (1 - part) - insets.right * part)
        default:
            let baselines = attribute.isBaseline ? baselines(of: entry) : nil
            let isFromTop = attribute == .firstBaseline && baselines != nil
            let part = isFromTop ? 0 : attribute.part(isMirrored: false)
            addOrigin(of: item, entry, horizontally: false, times: factor, to: &sum, in: space)
            if part != 0 { sum.add(entry.height, factor * part) }
            sum.constant += factor * Double(insets.top * (1 - part) - insets.bottom * part)
            if let baselines {
                sum.constant += factor * Double(isFromTop ? baselines.firstFromTop : -baselines.lastFromBottom)
            }
        }
    }

    /// Where the text of a view stands when the view has the size that was found for it last.
    private func baselines(of entry: LayoutEntry) -> TextBaselines? {
        guard let view = entry.view else { return nil }
        var size = frame(of: entry).size
        if size.width <= 0 || size.height <= 0 { size = view.intrinsicContentSize }
        return view.baselines(in: size)
    }

    /// The constraint changes when the text of one of its views moves.
    private func noteBaselines(of constraint: NSLayoutConstraint) {
        for place in constraint.places where place.attribute.isBaseline {
            guard let view = place.item as? UIView else { continue }
            let standing =
                place.attribute == .firstBaseline ? view.deepestFirstBaselineView : view.deepestLastBaselineView
            entryMakingOne(of: standing).standingOnText[ObjectIdentifier(constraint)] = Weak(constraint)
        }
    }

    /// Where the item's rectangle begins, in the coordinates of `space`.
    private func addOrigin(
        of item: any LayoutItem, _ entry: LayoutEntry, horizontally: Bool, times factor: Double, to sum: inout Sum,
        in space: Space
    ) {
        guard item !== space.view else { return }
        sum.add(horizontally ? entry.x : entry.y, factor)
        var ancestor = item.coordinateView
        while let view = ancestor, view !== space.view {
            if let scrollView = view as? UIScrollView {
                // From outside, content is where it was scrolled to.
                sum.constant -= factor * Double(horizontally ? view.bounds.minX : view.bounds.minY)
                scrollView.noteOutwardConstraint(space.constraint)
            }
            let entry = entryMakingOne(of: view)
            sum.add(horizontally ? entry.x : entry.y, factor)
            ancestor = view.superview
        }
    }

}

extension CGFloat {
    /// The number as equations can count with it: not so large that the size of a pixel is lost beside it. What is no
    /// number counts as zero.
    var forEquations: Double {
        isNaN ? 0 : Double(Swift.min(Swift.max(self, -1e8), 1e8))
    }
}

extension NSLayoutConstraint.Attribute {
    var isDirectional: Bool {
        family == .directionalX
    }

    /// How much of the width or height lies before the place.
    fileprivate func part(isMirrored: Bool) -> Double {
        switch self {
        case .centerX, .centerY: 0.5
        case .right, .bottom, .firstBaseline, .lastBaseline: 1
        case .leading: isMirrored ? 1 : 0
        case .trailing: isMirrored ? 0 : 1
        default: 0
        }
    }
}
