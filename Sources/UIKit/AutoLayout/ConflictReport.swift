/// Says which constraints contradict each other, in words for the one who wrote them.
@MainActor struct ConflictReport {
    private let sources: [LayoutSource]
    private let broken: LayoutSource?
    private var names: [ObjectIdentifier: String] = [:]
    private var order: [any LayoutItem] = []

    init(sources: [LayoutSource], broken: LayoutSource?) {
        self.sources = sources
        self.broken = broken
        for item in sources.flatMap(\.items) where !order.contains(where: { $0 === item }) { order.append(item) }
        let counts = Dictionary(grouping: order, by: \.layoutName)
        for item in order {
            let same = counts[item.layoutName] ?? []
            let number = same.firstIndex { $0 === item }.map { " #\($0 + 1)" } ?? ""
            names[ObjectIdentifier(item)] = item.layoutName + (same.count > 1 ? number : "")
        }
    }

    private func name(_ item: any LayoutItem) -> String {
        names[ObjectIdentifier(item)] ?? item.layoutName
    }

    var text: String {
        var lines = ["these constraints cannot hold together:"]
        for source in sources { lines.append("    " + line(of: source)) }
        if let broken { lines.append("left out: \(line(of: broken))") }
        for item in order {
            if let place = item.layoutView?.placeInHierarchy { lines.append("    \(name(item)) is \(place)") }
        }
        lines.append(
            "deactivate one of them, or give it a priority below 1000; an identifier makes it easy to find here")
        return lines.joined(separator: "\n")
    }

    private func line(of source: LayoutSource) -> String {
        switch source {
        case .constraint(let constraint):
            return constraint.description(naming: name)
        case .content(let item):
            return "<content size of \(name(item))>"
        case .place(let item):
            guard let view = item as? UIView else { return "<insets of \(name(item))>" }
            let frame = "(\(view.frame.minX), \(view.frame.minY), \(view.frame.width), \(view.frame.height))"
            return "<frame \(frame) of \(name(item))"
                + (view.superview == nil ? ">" : ", whose translatesAutoresizingMaskIntoConstraints is true>")
        }
    }
}

extension UIView {
    /// Such as "subview 0 of UIView, in UIWindow".
    fileprivate var placeInHierarchy: String? {
        guard let superview, let index = superview.subviews.firstIndex(of: self) else { return nil }
        let owner = managingController.map { ", in the hierarchy of \(type(of: $0))" } ?? ""
        return "subview \(index) of \(superview.layoutName)\(owner)"
    }
}
