extension NSLayoutConstraint {
    /// Such as `<NSLayoutConstraint 'gap' UILabel.leading == UIView.leading + 8 @750>`.
    var text: String {
        description { $0.layoutName }
    }

    /// The same with other names for the items.
    func description(naming name: (any LayoutItem) -> String) -> String {
        func text(_ place: LayoutOperand.Place) -> String {
            "\(place.item.map(name) ?? "(gone)").\(place.attribute)"
        }
        func text(_ operand: LayoutOperand) -> String {
            operand.origin.map { "(\(text(operand.place)) - \(text($0)))" } ?? text(operand.place)
        }
        var result = "<NSLayoutConstraint "
        if let identifier { result += "'\(identifier)' " }
        result += "\(text(first)) \(relation.symbol) "
        if let second {
            if multiplier != 1 { result += multiplier.shortText + "*" }
            result += text(second)
            if constant != 0 { result += (constant < 0 ? " - " : " + ") + abs(constant).shortText }
        } else {
            result += constant.shortText
        }
        if !priority.isRequired { result += " @" + CGFloat(priority.rawValue).shortText }
        return result + ">"
    }
}
