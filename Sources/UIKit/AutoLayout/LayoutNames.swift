/// What a report calls views and guides: by their class and text, with a number where two would be called the same.
@MainActor struct LayoutNames {
    private var names: [ObjectIdentifier: String] = [:]
    private var items: [any LayoutItem] = []

    /// Numbers go by the order of `mentioned`, in which an item may be more than once.
    init(of mentioned: [any LayoutItem]) {
        var seen: Set<ObjectIdentifier> = []
        items = mentioned.filter { seen.insert(ObjectIdentifier($0)).inserted }
        for (name, same) in Dictionary(grouping: items, by: \.layoutName) {
            for (index, item) in same.enumerated() {
                names[ObjectIdentifier(item)] = same.count > 1 ? "\(name) #\(index + 1)" : name
            }
        }
    }

    func name(_ item: any LayoutItem) -> String {
        names[ObjectIdentifier(item)] ?? item.layoutName
    }

    func describe(_ source: LayoutSource) -> String {
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

    /// A line for each view in a superview: where it is in the hierarchy.
    var places: [String] {
        items.compactMap { item in item.layoutView?.placeInHierarchy.map { "    \(name(item)) is \($0)" } }
    }
}

extension UIView {
    /// Such as "subview 0 of UIView, in the hierarchy of UIViewController".
    fileprivate var placeInHierarchy: String? {
        guard let superview, let index = superview.subviews.firstIndex(of: self) else { return nil }
        let owner = managingController.map { ", in the hierarchy of \(type(of: $0))" } ?? ""
        return "subview \(index) of \(superview.layoutName)\(owner)"
    }
}
