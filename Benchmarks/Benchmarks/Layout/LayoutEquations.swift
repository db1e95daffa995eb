import UIKit

/// The constraints of a hierarchy as equations, for solvers that know nothing of views.
@MainActor struct LayoutEquations: Encodable {
    /// Terms and constant together are zero, or not above or below it.
    struct Equation: Encodable {
        var variables: [Int]
        var factors: [Double]
        var constant: Double
        /// As `Relation` numbers them.
        var relation: Int
        var priority: Double
    }

    /// Each item has four: left and top edge, width and height, in the root's coordinates.
    private(set) var variableCount = 0
    private(set) var equations: [Equation] = []
    /// The root's width and height among the variables.
    let size = [2, 3]
    /// Those that the root has one after the other.
    let sizes: [[Double]]

    private var numbers: [ObjectIdentifier: Int] = [:]

    private enum CodingKeys: CodingKey {
        case variableCount, equations, size, sizes
    }

    init(of root: UIView, sizes: [CGSize]) {
        self.sizes = sizes.map { [Double($0.width), Double($0.height)] }
        let origin = number(of: root)
        for variable in [origin, origin + 1] {
            equations.append(
                Equation(variables: [variable], factors: [1], constant: 0, relation: 0, priority: 1000))
        }
        add(root)
    }

    private mutating func number(of item: AnyObject) -> Int {
        if let known = numbers[ObjectIdentifier(item)] { return known }
        defer { variableCount += 4 }
        numbers[ObjectIdentifier(item)] = variableCount
        return variableCount
    }

    private mutating func add(_ view: UIView) {
        for constraint in view.constraints where constraint.isActive { add(constraint) }
        addContent(of: view)
        for subview in view.subviews { add(subview) }
    }

    private mutating func add(_ constraint: NSLayoutConstraint) {
        guard let item = constraint.firstItem else { return }
        var terms = terms(constraint.firstAttribute, of: item)
        if let other = constraint.secondItem {
            terms += self.terms(constraint.secondAttribute, of: other).map { ($0, -$1 * constraint.multiplier) }
        }
        equations.append(
            Equation(
                variables: terms.map(\.0), factors: terms.map(\.1), constant: -constraint.constant,
                relation: constraint.relation.rawValue, priority: Double(constraint.priority.rawValue)))
    }

    private mutating func addContent(of view: UIView) {
        let size = view.intrinsicContentSize
        let lengths: [(CGFloat, NSLayoutConstraint.Axis, Int)] = [
            (size.width, .horizontal, 2), (size.height, .vertical, 3),
        ]
        for (length, axis, offset) in lengths where length != UIView.noIntrinsicMetric {
            let variable = number(of: view) + offset
            for (relation, priority) in [
                (-1, view.contentHuggingPriority(for: axis)), (1, view.contentCompressionResistancePriority(for: axis)),
            ] {
                equations.append(
                    Equation(
                        variables: [variable], factors: [1], constant: -length, relation: relation,
                        priority: Double(priority.rawValue)))
            }
        }
    }

    private mutating func terms(_ attribute: NSLayoutConstraint.Attribute, of item: AnyObject) -> [(Int, Double)] {
        let first = number(of: item)
        let (left, top, width, height) = (first, first + 1, first + 2, first + 3)
        return switch attribute {
        case .left, .leading: [(left, 1)]
        case .right, .trailing: [(left, 1), (width, 1)]
        case .top: [(top, 1)]
        case .bottom: [(top, 1), (height, 1)]
        case .width: [(width, 1)]
        case .height: [(height, 1)]
        case .centerX: [(left, 1), (width, 0.5)]
        case .centerY: [(top, 1), (height, 0.5)]
        default: preconditionFailure("No shape of this benchmark has the attribute \(attribute)")
        }
    }
}
