import StoryboardFormat

/// Reads the texts of attributes. Numbers are finite, and within what can be laid out.
enum InterfaceText {
    static func flag(_ text: String) -> Bool? {
        switch text {
        case "YES": true
        case "NO": false
        default: nil
        }
    }

    static func integer(_ text: String) -> Int? {
        Int(text) ?? number(text).map { Int(clamping: $0) }
    }

    /// The greatest number that is read. An infinite one, as the format has it, becomes this.
    private static let most: CGFloat = 1e9

    static func number(_ text: String) -> CGFloat? {
        guard let number = Double(text), !number.isNaN else { return nil }
        return min(max(CGFloat(number), -most), most)
    }

    /// The number of an attribute that is part of a value; 0 where there is none.
    static func part(_ name: String, of element: InterfaceElement) -> CGFloat {
        element[name].flatMap(number) ?? 0
    }

    static func size(_ element: InterfaceElement) -> CGSize {
        CGSize(width: part("width", of: element), height: part("height", of: element))
    }

    static func point(_ element: InterfaceElement) -> CGPoint {
        CGPoint(x: part("x", of: element), y: part("y", of: element))
    }

    /// A `rect`, or a `frame` by its edges.
    static func rect(_ element: InterfaceElement) -> CGRect {
        let origin =
            element.name == "frame"
            ? CGPoint(x: part("minX", of: element), y: part("minY", of: element)) : point(element)
        return CGRect(origin: origin, size: size(element))
    }

    /// An `inset` or `edgeInsets`.
    static func insets(_ element: InterfaceElement) -> UIEdgeInsets {
        element.name == "inset"
            ? UIEdgeInsets(
                top: part("minY", of: element), left: part("minX", of: element), bottom: part("maxY", of: element),
                right: part("maxX", of: element))
            : UIEdgeInsets(
                top: part("top", of: element), left: part("left", of: element), bottom: part("bottom", of: element),
                right: part("right", of: element))
    }

    static func directionalInsets(_ element: InterfaceElement) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: part("top", of: element), leading: part("leading", of: element), bottom: part("bottom", of: element),
            trailing: part("trailing", of: element))
    }

    /// A number, or a ratio of two: `2`, `16:9`, `1/3`. Nil also for one that is too great or too small for layout to count with.
    static func ratio(_ text: String) -> CGFloat? {
        let parts = text.split { $0 == ":" || $0 == "/" }.map { number(String($0)) }
        guard let first = parts.first ?? nil, let second = parts.count == 1 ? 1 : parts.last ?? nil, parts.count <= 2
        else { return nil }
        let ratio = first / second
        return ratio == 0 || (1 / most...most).contains(abs(ratio)) ? ratio : nil
    }
}
